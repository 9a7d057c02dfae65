import { configure } from "mobx-6";

// Two versions in one process share what is global unless one of them is told not to, right after it is loaded.
configure({ isolateGlobalState: true });

export * from "mobx-6";
