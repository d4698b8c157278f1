/** What a command tells the shell when it ends. */
export const exitCodes = {
  /** All is well; warnings may have been printed. */
  fine: 0,
  /** The input has errors. */
  inputErrors: 1,
  /** `diff` or `fmt --check` found differences. */
  differences: 2,
  /** The command line or the configuration file is wrong; nothing was read. */
  usage: 64,
  /** A bug of ours. */
  bug: 70,
  /** Stopped by the user. */
  interrupted: 130,
} as const;

/** Each code with what help and manual say of it. */
export const exitCodeMeanings: readonly (readonly [code: number, meaning: string])[] = [
  [exitCodes.fine, "fine (warnings too)"],
  [exitCodes.inputErrors, "the input has errors"],
  [exitCodes.differences, "differences found (`diff`, `fmt --check`)"],
  [exitCodes.usage, "wrong usage"],
  [exitCodes.bug, "a bug of ours"],
  [exitCodes.interrupted, "interrupted"],
];
