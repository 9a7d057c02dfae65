import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const TARBALL = "temp/package.tgz";

/**
 * An example in a folder of its own, with the package as it would be published, and built as its README says. All else that
 * its package.json wants comes from this repository, so that nothing is downloaded.
 */
export function packedExample(name: string): string {
  if (!existsSync(TARBALL)) throw new Error(`${TARBALL} is missing: npm run build && node scripts/pack.mjs`);
  const folder = mkdtempSync(join(tmpdir(), `example-${name}-`));
  cpSync(`examples/${name}`, folder, { recursive: true });
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "perfect-home-rules"), { recursive: true });
  execFileSync("tar", [
    "xzf",
    resolve(TARBALL),
    "-C",
    join(modules, "perfect-home-rules"),
    "--strip-components=1",
  ]);
  const manifests = [join(folder, "package.json"), join(modules, "perfect-home-rules/package.json")];
  const wanted = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    return Object.keys(file === manifests[0] ? { ...dependencies, ...devDependencies } : dependencies);
  });
  for (const each of wanted.filter((other) => other !== "perfect-home-rules")) {
    mkdirSync(dirname(join(modules, each)), { recursive: true });
    if (!existsSync(join(modules, each)))
      symlinkSync(resolve("node_modules", each), join(modules, each), "junction");
  }
  mkdirSync(join(modules, ".bin"));
  for (const program of ["esbuild", "tsc"].filter((each) => wanted.includes(each)))
    symlinkSync(resolve("node_modules/.bin", program), join(modules, ".bin", program));
  execFileSync("npm", ["run", "--silent", "build"], { cwd: folder });
  return folder;
}
