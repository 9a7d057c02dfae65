// Packs what would be published as temp/package.tgz, for checks that look at the tarball.
import { execSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";

mkdirSync("temp", { recursive: true });
const tarball = execSync("npm pack --silent --pack-destination temp", { encoding: "utf8" }).trim();
renameSync(`temp/${tarball}`, "temp/package.tgz");
