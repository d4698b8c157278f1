/** A line of a configuration file up to a comment: a `#` after a blank begins one. */
export function withoutComment(line: string): string {
  const comment = line.search(/\s#/);
  return (comment < 0 ? line : line.slice(0, comment)).trim();
}
