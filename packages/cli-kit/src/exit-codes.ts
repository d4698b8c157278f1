/** The exit codes of commands. */
export const exitCodes = {
  /** Success; warnings may have been printed. */
  fine: 0,
  /** The input has errors. */
  inputErrors: 1,
  /** `diff` or `fmt --check` found differences. */
  differences: 2,
  /** The command line or the configuration file is invalid; no input was read. */
  usage: 64,
  /** An internal error. */
  bug: 70,
  /** Interrupted by the user. */
  interrupted: 130,
} as const;

/** Each code with its description in help and manual. */
export const exitCodeMeanings: readonly (readonly [code: number, meaning: string])[] = [
  [exitCodes.fine, "success (maybe with warnings)"],
  [exitCodes.inputErrors, "the input has errors"],
  [exitCodes.differences, "differences found (`diff`, `fmt --check`)"],
  [exitCodes.usage, "wrong usage"],
  [exitCodes.bug, "internal error"],
  [exitCodes.interrupted, "interrupted"],
];
