/**
 * A pattern with `\g<name>` replaced by the group of that name, if that has no groups inside: JavaScript has no calls
 * of groups.
 */
export function inlineCalls(source: string): string {
  return source.replace(/\\g<(\w+)>/g, (call, name: string) => {
    const group = new RegExp(`\\(\\?<${name}>([^()]*)\\)`).exec(source);
    return group ? `(?:${group[1]!})` : call;
  });
}
