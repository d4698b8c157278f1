/** The outcome of one input of a deep run. */
export interface Outcome {
  /** The failure, `kind: details`; undefined if there is none. */
  readonly problem?: string;
  /** Whether the input was a valid program. */
  readonly valid: boolean;
  /** What it covered: cases of definitions, kinds of errors. */
  readonly labels: Iterable<string>;
}

/**
 * A part of a deep run: an endless numbered sequence of inputs, the same for the same seed and index, and what to do
 * with one.
 */
export interface DeepPart {
  readonly name: string;
  /** How many inputs are to be run in total, over all runs. */
  readonly goal: number;
  /** The minimum share of valid inputs, in percent. */
  readonly validShare?: number;
  /** Labels that at least one input in a hundred must have. */
  readonly demanded?: readonly string[];
  input(seed: number, index: number): string;
  run(input: string): Outcome;
}

/** What `test/deep.ts` of a language exports as `deepRun`: its parts; `folder` is the language's package. */
export type DeepRun = (folder: string) => readonly DeepPart[];

/** A part whose inputs take long, because each starts processes or sends requests. */
export interface SlowPart extends Omit<DeepPart, "run"> {
  readonly isSlow: true;
  run(input: string): Promise<Outcome>;
  /** Removes what the part has made. */
  end?(): Promise<void> | void;
}

/** What `test/deep.ts` of a package exports as `deepRun` if all its parts are slow. */
export type SlowDeepRun = (folder: string) => readonly SlowPart[];

/** The same of a package with parts of both kinds. */
export type MixedDeepRun = (folder: string) => readonly (DeepPart | SlowPart)[];
