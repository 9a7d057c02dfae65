import { createRequire } from "node:module";

/** The version of the package. */
export function packageVersion(): string {
  // By its name, since this file and the bundle lie at different depths.
  const manifest: { readonly version: string } = createRequire(import.meta.url)(
    "perfect-home-rules/package.json",
  );
  return manifest.version;
}
