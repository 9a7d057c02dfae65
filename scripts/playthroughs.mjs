// Rewrites the playthroughs of test/playthroughs, each with its moves as far as they are legal; then they are compared.
// docs/playthroughs.md says how to review what has changed.
import { startVitest } from "vitest/node";

process.env.PHR_PLAYTHROUGHS = "rewrite";
const vitest = await startVitest("test", ["test/playthroughs"], { watch: false });
await vitest.close();
