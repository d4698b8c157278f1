/** The characters of an unquoted string, such as an address, a path or a name with special characters. */
const run = /[^\s,;()[\]{}'"$=<>!?&|]*/y;
const runBefore = /[^\s,;()[\]{}'"$=<>!?&|]*$/;
/** The maximum length of such a string. */
const longest = 200;

/** The contiguous characters around an offset that were probably meant as one string without quotes. */
export function textRunAt(text: string, at: number): { readonly start: number; readonly end: number } {
  const start = at - runBefore.exec(text.slice(Math.max(0, at - longest), at))![0].length;
  run.lastIndex = at;
  return { start, end: at + run.exec(text)![0].length };
}
