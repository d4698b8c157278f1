/** The strings of a range in Ruby's order (`a`, `b`, …, `z`, `aa`); none if the second comes first. */
export function stringsBetween(first: string, last: string, isExclusive: boolean): Iterable<string> {
  if (isPlain(first) && isPlain(last)) return singles(first, last, isExclusive);
  if (/^\d+$/.test(first) && /^\d+$/.test(last)) return numerals(first, last, isExclusive);
  if (first > last || (isExclusive && first === last)) return [];
  return successors(first, last, isExclusive);
}

function* successors(first: string, last: string, isExclusive: boolean): Generator<string> {
  const end = successor(last);
  for (let at = first; at !== end;) {
    yield at;
    if (at === last) break;
    at = successor(at);
    if ((isExclusive && at === last) || at.length > last.length || at === "") break;
  }
}

/** One ASCII character. */
function isPlain(text: string): boolean {
  return text.length === 1 && text.charCodeAt(0) < 128;
}

function singles(first: string, last: string, isExclusive: boolean): string[] {
  const count = last.charCodeAt(0) - first.charCodeAt(0) + (isExclusive ? 0 : 1);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index));
}

function* numerals(first: string, last: string, isExclusive: boolean): Generator<string> {
  const [from, to] = [BigInt(first), BigInt(last)];
  for (let at = from; isExclusive ? at < to : at <= to; at++) yield String(at).padStart(first.length, "0");
}

const kinds = [
  ["0", "9", "1"],
  ["a", "z", "a"],
  ["A", "Z", "A"],
] as const;

/** The next string: its last letter or digit is incremented, with carry. */
function successor(text: string): string {
  const letters = [...text];
  if (!/[a-zA-Z\d]/.test(text)) return plainSuccessor(letters);
  let at = letters.findLastIndex((each) => /[a-zA-Z\d]/.test(each));
  for (;;) {
    const [first, last, more] = kinds.find(([low, high]) => letters[at]! >= low && letters[at]! <= high)!;
    if (letters[at] !== last) {
      letters[at] = String.fromCharCode(letters[at]!.charCodeAt(0) + 1);
      return letters.join("");
    }
    letters[at] = first;
    const next = letters.slice(0, at).findLastIndex((each) => /[a-zA-Z\d]/.test(each));
    if (next < 0 || next < at - 1) {
      letters.splice(at, 0, more);
      return letters.join("");
    }
    at = next;
  }
}

function plainSuccessor(letters: string[]): string {
  if (letters.length === 0) return "";
  const last = letters.pop() ?? "";
  return letters.join("") + String.fromCharCode(last.charCodeAt(0) + 1);
}
