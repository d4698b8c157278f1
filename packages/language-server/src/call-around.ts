import type { Analysis, Enclosed, Stretch } from "./service.js";

/** A call whose arguments are being written. */
export interface CallAround {
  readonly name: string;
  /** Whether it is written after its first argument: `$list.join(…)`. */
  readonly isMethod: boolean;
  /** The index of the argument at the offset, without the one that a method is written after. */
  readonly active: number;
}

/** What a call's name looks like before its parenthesis. */
const nameBefore = /[\p{L}_][\p{L}\p{N}_:]*$/u;

/**
 * The innermost call around an offset that has a name. Brackets, strings and comments inside of its arguments separate
 * nothing; `separator` is what does.
 */
export function callAround(analysis: Analysis, offset: number, separator = /,/g): CallAround | undefined {
  const { text } = analysis.source;
  const around = analysis.brackets.filter((each) => isInside(each, offset, text));
  for (let index = around.length - 1, end = offset; index >= 0; end = around[index--]!.start) {
    const { open, start } = around[index]!;
    if (open !== "(") continue;
    const before = text.slice(Math.max(0, start - 200), start);
    const [name] = nameBefore.exec(before) ?? [];
    if (name === undefined) continue;
    const isMethod = before.charAt(before.length - name.length - 1) === ".";
    return { name, isMethod, active: separatorsIn(analysis, { start: start + 1, end }, separator) };
  }
  return undefined;
}

/** A bracket that isn't closed contains what is written at its end. */
function isInside({ end, start }: Enclosed, offset: number, text: string): boolean {
  if (offset <= start) return false;
  return ")]}".includes(text.charAt(end - 1)) ? offset < end : offset <= end;
}

function separatorsIn({ brackets, source, tokens }: Analysis, whole: Stretch, separator: RegExp): number {
  const isWithin = ({ end, start }: Stretch) => start >= whole.start && end <= whole.end;
  const texts = tokens.filter(({ kind }) => kind === "string" || kind === "comment" || kind === "regexp");
  const skipped: Stretch[] = [...brackets, ...texts].filter(isWithin).sort((left, right) => left.start - right.start);
  let [count, at] = [0, whole.start];
  for (const { end, start } of [...skipped, { start: whole.end, end: whole.end }]) {
    if (start < at) continue;
    count += source.text.slice(at, start).match(separator)?.length ?? 0;
    at = end;
  }
  return count;
}
