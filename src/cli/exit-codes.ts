/** What a run comes to. */
export type ExitCode = typeof DONE | typeof NOT_RIGHT | typeof UNUSABLE;

/** Everything is right. */
export const DONE = 0;
/** A sheet or a bot breaks the rules, or a record does not fit. */
export const NOT_RIGHT = 1;
/** The command line can't be understood, or a text can't be read. */
export const UNUSABLE = 2;

/** The exit codes, for the help. */
export const EXIT_CODES = `
Exit codes:
  ${DONE}  everything is right
  ${NOT_RIGHT}  a sheet or bot breaks the rules; a record or its results do not fit
  ${UNUSABLE}  wrong usage, or a file that can't be read or written`;
