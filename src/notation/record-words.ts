/** The word that begins a record. */
export const RECORD_WORD = "record";
/** The word before the version of the package. */
export const PACKAGE_WORD = "package";
/** The word that begins the line of a result. */
export const RESULT_WORD = "result";
/** Whose result it is, where it is the AAA's. */
export const OPPONENT_WORD = "opponent";
