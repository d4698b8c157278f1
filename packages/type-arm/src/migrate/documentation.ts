/** Documentation without common indentation and surrounding empty lines. */
export function dedent(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const [first = "", ...others] = lines;
  const widths = others.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)![0].length);
  const shared = widths.reduce((least, width) => Math.min(least, width), Number.MAX_SAFE_INTEGER);
  const straight = [first.trim(), ...others.map((line) => line.slice(Math.min(shared, line.length)).trimEnd())];
  return straight.join("\n").replace(/^\n+|(?<!\n)\n+$/g, "");
}
