/** A range of offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const [quote, comma, openBracket, backslash, closeBracket, openBrace, closeBrace] = [34, 44, 91, 92, 93, 123, 125];

/** The locations of a list's elements, in valid JSON. */
export function elementsOf(text: string): readonly Stretch[] {
  const elements: Stretch[] = [];
  let depth = 0;
  let start = 0;
  const end = (at: number): void => {
    if (text.slice(start, at).trim() !== "") elements.push({ start: start + blanksAt(text, start), end: at });
    start = at + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfString(text, at);
    else if (unit === openBracket || unit === openBrace) {
      if (++depth === 1) start = at + 1;
    } else if (unit === closeBracket || unit === closeBrace) {
      if (--depth === 0) end(at);
    } else if (unit === comma && depth === 1) end(at);
  }
  return elements;
}

function blanksAt(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= 32) at++;
  return at - from;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end;
  }
}
