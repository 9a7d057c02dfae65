// Says what a user of the package gets besides it, and fails where that is more than what is promised: the same tarball from
// two builds, two libraries and no more, their licences, nothing that runs when it is installed. Writes a bill of materials
// beside the tarball, temp/package.cdx.json. `npm run build` comes first.
import { execFileSync, execSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LIBRARIES = { immer: "MIT", "pure-rand": "MIT" };
/** What npm runs where a package is installed. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

const problems = [];
const check = (isRight, problem) => isRight || problems.push(problem);

function packed() {
  execFileSync("node", ["scripts/pack.mjs"]);
  return createHash("sha256").update(readFileSync("temp/package.tgz")).digest("hex");
}

/** The bill of the package rather than of its user, without what differs from run to run: of one version it is always the same. */
function billOfPackage({ serialNumber: _number, metadata: { timestamp: _time, ...metadata }, ...bill }) {
  const { "bom-ref": user } = metadata.component;
  const [component] = bill.components.filter(({ name }) => name === "perfect-home-rules");
  return {
    ...bill,
    metadata: { ...metadata, component: { ...component, externalReferences: [] } },
    components: bill.components.filter((each) => each !== component),
    dependencies: bill.dependencies.filter(({ ref }) => ref !== user),
  };
}

const folder = mkdtempSync(join(tmpdir(), "supply-chain-"));
try {
  const first = packed();
  execSync("npm run --silent build");
  const second = packed();
  check(first === second, `two builds are packed differently: ${first} and ${second}`);

  copyFileSync("temp/package.tgz", join(folder, "package.tgz"));
  writeFileSync(join(folder, "package.json"), '{ "name": "user", "version": "1.0.0", "private": true }');
  const inFolder = { cwd: folder, encoding: "utf8" };
  execSync("npm install --ignore-scripts --no-audit --no-fund --prefer-offline ./package.tgz", inFolder);
  const installed = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
  const wanted = [...Object.keys(LIBRARIES), "perfect-home-rules"].sort();
  check(installed.sort().join() === wanted.join(), `installs ${installed.join(", ")}`);
  for (const name of installed) {
    const file = join(folder, "node_modules", name, "package.json");
    const { license, version, scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
    check(license === (LIBRARIES[name] ?? "MIT"), `${name} has the licence ${license}`);
    const run = INSTALL_SCRIPTS.filter((script) => script in scripts);
    check(run.length === 0, `${name} runs ${run.join(", ")} when it is installed`);
    console.log(`${name} ${version}: ${license}`);
  }
  const bill = JSON.parse(execSync("npm sbom --sbom-format cyclonedx --sbom-type library", inFolder));
  writeFileSync("temp/package.cdx.json", `${JSON.stringify(billOfPackage(bill), null, 2)}\n`);
  console.log(`sha256 of the tarball, from two builds: ${second}`);
  console.log(`temp/package.cdx.json names ${bill.components.length - 1} libraries`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
