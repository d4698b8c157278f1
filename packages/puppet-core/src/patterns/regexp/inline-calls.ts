/** A pattern with `\g<name>` replaced by the group of that name, where that has no groups inside: JavaScript calls none. */
export function inlineCalls(source: string): string {
  return source.replace(/\\g<(\w+)>/g, (call, name: string) => {
    const group = new RegExp(`\\(\\?<${name}>([^()]*)\\)`).exec(source);
    return group ? `(?:${group[1]!})` : call;
  });
}
