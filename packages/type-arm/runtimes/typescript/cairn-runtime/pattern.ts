/** What a pattern finds in a text: the match and its groups; undefined if it finds nothing. */
export type Find = (text: string) => readonly (string | undefined)[] | null | undefined;

/** A regular expression. */
export class Pattern {
  /** As the program has it, in Ruby's notation. */
  readonly source: string;
  readonly find: Find;
  /** The same in JavaScript's notation. */
  readonly native: RegExp;

  constructor(source: string, native: RegExp, find: Find = (text) => native.exec(text)) {
    this.source = source;
    this.native = native;
    this.find = find;
    Object.freeze(this);
  }
}

/** A pattern of the program, with its translation. */
export function pattern(source: string, translation: string, flags = "v"): Pattern {
  return new Pattern(source, new RegExp(translation, flags));
}

/** What the last match found: `$0`, `$1` and so on. A lambda sees those of the logic around it until it finds its own. */
export class Matches {
  readonly #outer: Matches | undefined;
  #groups: readonly (string | null)[] | undefined;

  constructor(outer?: Matches) {
    this.#outer = outer;
  }

  /** `$1` and its like. */
  group(number: number): string | null {
    return this.current()?.[number] ?? null;
  }

  current(): readonly (string | null)[] | undefined {
    return this.#groups ?? this.#outer?.current();
  }

  note(groups: readonly (string | undefined)[]): void {
    this.#groups = Array.from(groups, (group) => group ?? null);
  }

  /** Runs a condition with its branches: after it the groups are those from before. */
  keep<Result>(run: () => Result): Result {
    const groups = this.#groups;
    const result = run();
    this.#groups = groups;
    return result;
  }
}
