/**
 * The version of this package, as records have it: another one may give other results for the same seed.
 *
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * recordOf(createRecorder(options), createGame(options)).package === PACKAGE_VERSION // => true
 * ```
 */
export const PACKAGE_VERSION: string = "0.1.0";
