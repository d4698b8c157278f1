/** A literal whose text is read apart: where its text stands, and where all of it ends. */
export interface LiteralPlace {
  readonly from: number;
  readonly to: number;
  readonly end: number;
  /** Whether `#{…}` means something in it. */
  readonly interpolates: boolean;
}

const closings: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** The regular expression that begins with the slash at `start`; nothing where no slash closes it. */
export function regexAt(text: string, start: number): LiteralPlace | undefined {
  return literalBetween(text, start, start + 1, true, true);
}

/** The literal with `%` that begins at `start` (`%w[…]`, `%(…)`); nothing where there is none. */
export function percentAt(text: string, start: number): LiteralPlace | undefined {
  const [whole, letter] = /^%([wWiIqQr]?)[^\w\s]/.exec(text.slice(start, start + 3)) ?? [];
  if (whole === undefined || whole === "%=" || whole === "%>") return undefined;
  const interpolates = letter === "" || letter === "W" || letter === "I" || letter === "Q" || letter === "r";
  return literalBetween(text, start, start + whole.length, interpolates, letter === "r");
}

function literalBetween(text: string, _start: number, from: number, interpolates: boolean, isRegex: boolean) {
  const opening = text[from - 1]!;
  const closing = closings[opening] ?? opening;
  const tag = text.indexOf("%>", from);
  const limit = tag < 0 ? text.length : tag;
  let depth = 0;
  for (let at = from; at < limit; at++) {
    const unit = text[at]!;
    if (unit === "\\") at++;
    else if (unit === closing && depth === 0) {
      let end = at + 1;
      while (isRegex && /[a-z]/.test(text[end] ?? "")) end++;
      return { from, to: at, end, interpolates };
    } else if (unit === opening) depth++;
    else if (unit === closing) depth--;
  }
  return undefined;
}
