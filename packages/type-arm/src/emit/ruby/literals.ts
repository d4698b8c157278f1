/** A Ruby string: in single quotes, or in double ones if it contains invisible characters. */
export function rubyString(text: string): string {
  if (!/[\0-\x1f\x7f\u2028\u2029]/.test(text)) return `'${text.replace(/['\\]/g, "\\$&")}'`;
  const inside = text.replace(/["#\\\0-\x1f\x7f\u2028\u2029]/g, (sign) => {
    if (sign === "\n") return "\\n";
    if (/["#\\]/.test(sign)) return `\\${sign}`;
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${inside}"`;
}

/**
 * A Ruby regular expression, the same as the program's. One that would mean more between slashes is created from a
 * string.
 */
export function rubyRegexp(pattern: string): string {
  const isPlain = /^(?:[^/#\\\0-\x1f\x7f]|\\[^/#\0-\x1f])+$/u.test(pattern);
  return isPlain ? `/${pattern}/` : `Regexp.new(${rubyString(pattern)})`;
}

/** A Ruby symbol. */
export function rubySymbol(name: string): string {
  return `:${name}`;
}

const [least, largest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** An integer; one that exceeds 64 bits fails when it is evaluated. */
export function rubyInteger(value: bigint): string {
  return value > largest || value < least ? `RT.too_big(${value})` : String(value);
}

/** A float, which Ruby recognises by its point. */
export function rubyFloat(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  if (text.includes(".")) return text;
  return text.includes("e") ? text.replace("e", ".0e") : `${text}.0`;
}

/** A comment with as many lines as the text. */
export function rubyComment(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n").map((line) => `# ${line}`.trimEnd());
}
