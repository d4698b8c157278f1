/** A string for comparisons that ignore case: Puppet only folds the letters of ASCII. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Ruby's order of strings: by code points. */
export function compareText(left: string, right: string): number {
  const least = Math.min(left.length, right.length);
  for (let index = 0; index < least; index++) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue;
    return Math.sign(left.codePointAt(index)! - right.codePointAt(index)!);
  }
  return Math.sign(left.length - right.length);
}
