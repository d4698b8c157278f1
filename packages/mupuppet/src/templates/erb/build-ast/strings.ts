const simple: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  s: " ",
  e: "\x1b",
  a: "\x07",
  b: "\b",
  v: "\v",
  f: "\f",
  "0": "\0",
};

/** The text between single quotes: only the quote and the backslash are escaped. */
export function singleQuoted(inside: string, closing = "'"): string {
  return inside.replace(/\\([\s\S])/g, (whole, sign: string) => (sign === closing || sign === "\\" ? sign : whole));
}

/** The text between double quotes. */
export function doubleQuoted(inside: string): string {
  if (!inside.includes("\\")) return inside;
  return inside.replace(
    /\\(?:u\{([0-9A-Fa-f\s]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{1,2})|([0-7]{1,3})|(\r?\n)|([\s\S]))/g,
    (_whole, points?: string, unit?: string, byte?: string, octal?: string, line?: string, sign?: string) => {
      if (points !== undefined) return points.trim().split(/\s+/).map(characterOf).join("");
      if (unit !== undefined) return characterOf(unit);
      if (byte !== undefined) return characterOf(byte);
      if (octal !== undefined) return String.fromCodePoint(parseInt(octal, 8) & 255);
      return line === undefined ? (simple[sign!] ?? sign!) : "";
    },
  );
}

function characterOf(digits: string): string {
  const point = parseInt(digits, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
}

/** The words of `%w[…]`. */
export function wordsOf(inside: string): string[] {
  const words = inside.match(/(?:\\[\s\S]|[^\s\\])+/g) ?? [];
  return words.map((word) => word.replace(/\\([\s\S])/g, "$1"));
}

/** The value of a number as it is written. */
export function numberOf(written: string): bigint | number {
  const plain = written.replaceAll("_", "").toLowerCase();
  if (/^0[xbo]/.test(plain)) return BigInt(plain);
  if (/^\d+$/.test(plain)) return /^0[0-7]+$/.test(plain) ? BigInt(`0o${plain.slice(1)}`) : BigInt(plain);
  return Number(plain);
}
