/** What may stand in a text without quotes, such as an address, a path or a name with signs. */
const run = /[^\s,;()[\]{}'"$=<>!?&|]*/y;
const runBefore = /[^\s,;()[\]{}'"$=<>!?&|]*$/;
/** Longer ones are no words. */
const longest = 200;

/** The signs around an offset that stand together, as somebody writes who forgot the quotes. */
export function textRunAt(text: string, at: number): { readonly start: number; readonly end: number } {
  const start = at - runBefore.exec(text.slice(Math.max(0, at - longest), at))![0].length;
  run.lastIndex = at;
  return { start, end: at + run.exec(text)![0].length };
}
