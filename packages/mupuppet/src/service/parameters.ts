import { commentAbove, symbolsAround, type Definition, type Surroundings } from "@cairn/language-server";

/** The parameters of a class or defined type. */
export function parametersOf(owner: string, around: Surroundings): readonly Definition[] {
  const start = `$${owner}::`;
  return around
    .definitionsOf("parameter")
    .filter(({ key }) => key.startsWith(start) && !key.slice(start.length).includes("::"));
}

/** The type of a parameter, as it is written. */
export function typeOf({ analysis, place }: Definition): string | undefined {
  return symbolsAround(analysis.symbols, place.start).at(-1)?.detail;
}

/** What `@param` says of a parameter, above what has it. */
export function textOf({ analysis: { source, symbols }, name, place }: Definition): string | undefined {
  const [owner] = symbolsAround(symbols, place.start);
  if (!owner) return undefined;
  const comment = commentAbove(source.text, source.text.lastIndexOf("\n", owner.start - 1) + 1);
  return parameterTexts(comment).get(name);
}

/** What each `@param NAME` of a comment says, with the lines that are indented below it. */
function parameterTexts(comment: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [, name, first, rest] of comment.matchAll(
    /^@param\s+(?:\[[^\]]*\]\s+)?(\w+)[ \t]*(.*)((?:\n[ \t]+.*)*)/gm,
  ))
    texts.set(name!, [first!, ...rest!.split("\n").map((line) => line.trim())].filter((line) => line !== "").join(" "));
  return texts;
}
