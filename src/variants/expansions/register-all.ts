import { withAllExpansions } from "./all.js";

withAllExpansions(null);
