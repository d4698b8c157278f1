const float = /^[-+]?(?:0[xX][0-9a-fA-F]+|(?:\d(?:_?\d)*)?(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?)$/;

/** The number that the whole of a string is for Ruby's `Float(…)`; undefined if it isn't one. */
export function strictFloat(text: string): number | undefined {
  const written = text.trim();
  if (!float.test(written) || !/^[-+]?(?:\d|\.\d)/.test(written)) return undefined;
  const digits = written.replaceAll("_", "");
  const hexadecimal = /^([-+]?)(0[xX].*)$/.exec(digits);
  return hexadecimal ? Number(hexadecimal[2]) * (hexadecimal[1] === "-" ? -1 : 1) : Number(digits);
}

/** The number that a text begins with, or zero: Ruby's `to_f`. */
export function leadingFloat(text: string): number {
  const match = /^\s*[-+]?(?:\d[\d_]*)(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?/.exec(text);
  return match ? Number(match[0].replaceAll("_", "")) : 0;
}

/** The integer that a text begins with, or zero: Ruby's `to_i`. */
export function leadingInteger(text: string): bigint {
  const match = /^\s*([-+]?)(\d[\d_]*)/.exec(text);
  if (!match) return 0n;
  const [digits] = match[2]!.split("__", 1) as [string];
  const value = BigInt(digits.replaceAll("_", ""));
  return match[1] === "-" ? -value : value;
}
