/** Version of this package, as in `package.json`: `npm run release:version` writes both. */
export const PACKAGE_VERSION: string = "0.0.0";
