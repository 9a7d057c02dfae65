// Compares the public types of every entry with etc/<entry>.api.md; `--update` rewrites those reports.
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";

const update = process.argv.includes("--update");
const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const root = resolve(".");
const compilerOptions = {
  target: "es2023",
  lib: ["es2023"],
  module: "nodenext",
  strict: true,
  types: ["node"],
  skipLibCheck: true,
};
mkdirSync("etc", { recursive: true });

const reports = Object.values(exports)
  .filter(({ import: target }) => target?.types)
  .map(({ import: { types } }) => ({ types, entry: types.replace("./dist/", "").replace(".d.ts", "") }));
const files = reports.map(({ types }) => resolve(types));

function configOf({ types, entry }) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: resolve("package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: resolve(types),
      // Without the paths of tsconfig.json, so that entries meet each other as they are built.
      compiler: { overrideTsconfig: { compilerOptions, files } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry}.api.md`,
        reportFolder: resolve("etc"),
        reportTempFolder: resolve("temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: { default: { logLevel: "error" } },
        extractorMessageReporting: {
          default: { logLevel: "error" },
          "ae-missing-release-tag": { logLevel: "none" },
          // typedoc sees all entries together: it says what is undocumented or missing from every one of them.
          "ae-forgotten-export": { logLevel: "none" },
          "ae-undocumented": { logLevel: "none" },
          "ae-unresolved-link": { logLevel: "none" },
        },
        tsdocMessageReporting: { default: { logLevel: "none" } },
      },
    },
  });
}

const configs = reports.map(configOf);
// One program for all of them: most of the time goes into reading the types.
const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: files });

for (const [index, { entry }] of reports.entries()) {
  const { succeeded, apiReportChanged } = Extractor.invoke(configs[index], {
    compilerState,
    localBuild: update,
    messageCallback: (message) => {
      // Left are the errors; the notes on versions and copying are said better below.
      if (message.category === "console") message.handled = true;
    },
  });
  if (apiReportChanged)
    console.log(`etc/${entry}.api.md ${update ? "rewritten" : "differs: npm run api:update"}`);
  if (!succeeded) process.exitCode = 1;
}
