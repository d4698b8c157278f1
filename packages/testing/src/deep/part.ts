/** What became of one input of a deep run. */
export interface Outcome {
  /** What is wrong, `kind: details`; nothing where all is well. */
  readonly problem?: string;
  /** Whether the input was a valid program. */
  readonly valid: boolean;
  /** What it hit: cases of definitions, kinds of errors. */
  readonly labels: Iterable<string>;
}

/** A part of a deep run: inputs without end, numbered, the same for the same seed and index, and what to do with one. */
export interface DeepPart {
  readonly name: string;
  /** How many inputs are to be seen, all runs together. */
  readonly goal: number;
  /** The least share of valid inputs, in percent. */
  readonly validShare?: number;
  /** Labels that one input in a hundred must have. */
  readonly demanded?: readonly string[];
  input(seed: number, index: number): string;
  run(input: string): Outcome;
}

/** What `test/deep.ts` of a language exports as `deepRun`: its parts; `folder` is the language's package. */
export type DeepRun = (folder: string) => readonly DeepPart[];
