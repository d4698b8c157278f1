/** A line of a text, with its offset. */
interface Line {
  readonly start: number;
  readonly text: string;
}

/** The lines of a text that aren't empty, without their ends. */
export function* linesOf(text: string): Generator<Line> {
  for (const match of text.matchAll(/[^\r\n]+/g)) yield { start: match.index, text: match[0] };
}
