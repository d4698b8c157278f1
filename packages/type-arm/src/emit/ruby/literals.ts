/** A string of Ruby's: in single quotes, or in double ones where it holds signs that aren't seen. */
export function rubyString(text: string): string {
  if (!/[\0-\x1f\x7f\u2028\u2029]/.test(text)) return `'${text.replace(/['\\]/g, "\\$&")}'`;
  const inside = text.replace(/["#\\\0-\x1f\x7f\u2028\u2029]/g, (sign) => {
    if (sign === "\n") return "\\n";
    if (/["#\\]/.test(sign)) return `\\${sign}`;
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${inside}"`;
}

/** A regular expression of Ruby's, which the program's are. What would mean more between slashes is made of a string. */
export function rubyRegexp(pattern: string): string {
  const isPlain = /^(?:[^/#\\\0-\x1f\x7f]|\\[^/#\0-\x1f])+$/u.test(pattern);
  return isPlain ? `/${pattern}/` : `Regexp.new(${rubyString(pattern)})`;
}

/** A symbol of Ruby's. */
export function rubySymbol(name: string): string {
  return `:${name}`;
}

const [least, largest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** An integer; what 64 bits don't hold fails when it is reached. */
export function rubyInteger(value: bigint): string {
  return value > largest || value < least ? `RT.too_big(${value})` : String(value);
}

/** A float, which Ruby tells by its point. */
export function rubyFloat(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  if (text.includes(".")) return text;
  return text.includes("e") ? text.replace("e", ".0e") : `${text}.0`;
}

/** A comment of as many lines as the text has. */
export function rubyComment(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n").map((line) => `# ${line}`.trimEnd());
}
