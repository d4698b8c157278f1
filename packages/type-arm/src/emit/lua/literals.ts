/** A Lua string. */
export function luaString(text: string): string {
  const inside = text.replace(/["\\\0-\x1f\x7f]/g, (sign) => {
    if (sign === "\n") return "\\n";
    return sign === '"' || sign === "\\" ? `\\${sign}` : `\\${String(sign.charCodeAt(0)).padStart(3, "0")}`;
  });
  return `"${inside}"`;
}

const [least, largest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** A Lua integer, which has 64 bits; the smallest one can't be written with digits. */
export function luaInteger(value: bigint): string {
  if (value === least) return "math.mininteger";
  return value > largest || value < least ? `rt.too_big(${luaString(String(value))})` : String(value);
}

/** A float, which Lua recognises by its point or exponent. */
export function luaFloat(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** A comment with as many lines as the text. */
export function luaComment(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n").map((line) => `-- ${line}`.trimEnd());
}
