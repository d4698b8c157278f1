/** The text with ranges replaced, each `{ start, end, text }`, none inside of another. */
export function applyEdits(code, edits) {
  const pieces = [];
  let done = 0;
  for (const { end, start, text } of edits.toSorted((left, right) => left.start - right.start)) {
    pieces.push(code.slice(done, start), text);
    done = end;
  }
  return pieces.join("") + code.slice(done);
}
