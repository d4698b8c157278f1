/** A place in a text, as the protocol counts. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** The place of `¦` in `mark`, which with `¦` taken out stands once in `text`. */
export function place(text: string, mark: string): Place {
  const wanted = mark.replace("¦", "");
  const at = text.indexOf(wanted);
  if (at < 0 || text.indexOf(wanted, at + 1) >= 0) throw new Error(`\`${wanted}\` doesn't stand once in the text`);
  const before = text.slice(0, at + mark.indexOf("¦")).split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length };
}
