const [tab, lineFeed, carriageReturn, blank, hash, star, slash] = [9, 10, 13, 32, 35, 42, 47];

/** The start of the next word or sign: `at`, or the offset after blanks and comments. */
export function skipBlanks(text: string, at: number): number {
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit === blank || unit === lineFeed || unit === tab || unit === carriageReturn) at++;
    else if (unit === hash) at = endOf(text.indexOf("\n", at), 1, text);
    else if (unit === slash && text.charCodeAt(at + 1) === star) at = endOf(text.indexOf("*/", at + 2), 2, text);
    else if (unit > 127 && /[\p{Zs}]/u.test(text[at]!)) at++;
    else return at;
  }
}

function endOf(found: number, length: number, text: string): number {
  return found < 0 ? text.length : found + length;
}

/** Whether `=>` or `+>` comes next. */
export function arrowFollows(text: string, at: number): boolean {
  const next = skipBlanks(text, at);
  const unit = text.charCodeAt(next);
  return (unit === 61 || unit === 43) && text.charCodeAt(next + 1) === 62;
}

/** Whether only blanks precede `at` on its line. */
export function isFirstOnLine(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const unit = text.charCodeAt(before);
    if (unit === lineFeed) return true;
    if (unit !== blank && unit !== tab && unit !== carriageReturn) return false;
  }
  return true;
}

export function isBlank(unit: number): boolean {
  return unit === blank || unit === lineFeed || unit === tab || unit === carriageReturn || unit === 0xa0;
}

/** The end of the regex that begins at `start`; -1 if no slash closes it. */
export function endOfRegex(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const end = text.indexOf("/", at);
    if (end < 0) return -1;
    let backslashes = end;
    while (text.charCodeAt(backslashes - 1) === 92 && backslashes - 1 > start) backslashes--;
    if ((end - backslashes) % 2 === 0) return end + 1;
    at = end + 1;
  }
}
