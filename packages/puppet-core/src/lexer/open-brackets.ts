/** What a bracket encloses; for a brace: the result of a `case` option, the entries of a hash, or anything else. */
export type Bracket = "option" | "hash" | "body" | "call" | "group" | "array" | "index";

type Closing = "}" | ")" | "]";

const closings: Readonly<Record<Bracket, Closing>> = {
  option: "}",
  hash: "}",
  body: "}",
  call: ")",
  group: ")",
  array: "]",
  index: "]",
};

/** The brackets that are open. */
export class OpenBrackets {
  private readonly all: Bracket[] = [];
  private readonly counts: Record<Closing, number> = { "}": 0, ")": 0, "]": 0 };

  get innermost(): Bracket | undefined {
    return this.all[this.all.length - 1];
  }

  push(bracket: Bracket): void {
    this.all.push(bracket);
    this.counts[closings[bracket]]++;
  }

  /** The bracket that is closed, with those inside it that nothing closes; undefined if none of its kind is open. */
  close(closing: Closing): Bracket | undefined {
    if (this.counts[closing] === 0) return undefined;
    for (;;) {
      const bracket = this.all.pop()!;
      this.counts[closings[bracket]]--;
      if (closings[bracket] === closing) return bracket;
    }
  }
}
