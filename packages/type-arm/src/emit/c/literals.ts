/** A C string in UTF-8: nothing in it can end it, begin a trigraph, or merge with what follows it. */
export function cString(text: string): string {
  const signs = Array.from(new TextEncoder().encode(text), (byte) => {
    const sign = String.fromCharCode(byte);
    return /^[A-Za-z0-9 _.,:;!#$%&()*+\-/<=>@[\]^`{|}~']$/.test(sign) ? sign : `\\${byte.toString(8).padStart(3, "0")}`;
  });
  return `"${signs.join("")}"`;
}

/** A `ta_text`, which includes its length. */
export function cText(text: string): string {
  return `{${new TextEncoder().encode(text).length}, ${cString(text)}}`;
}

const [least, largest] = [-(2n ** 63n), 2n ** 63n - 1n];

export function isInteger64(value: bigint): boolean {
  return value >= least && value <= largest;
}

/** The smallest one can't be written with digits. */
export function cInteger(value: bigint): string {
  return value === least ? "INT64_MIN" : `INT64_C(${value})`;
}

export function cFloat(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** A comment; sequences that would end it, begin another one or a trigraph are broken up. */
export function cComment(text: string): readonly string[] {
  if (text === "") return [];
  const safe = text
    .replace(/\*(?=\/)/g, "* ")
    .replace(/\/(?=\*)/g, "/ ")
    .replace(/\?(?=\?)/g, "? ");
  const lines = safe.split(/\r\n?|\n/).map((line) => line.replace(/[\0-\x08\x0b-\x1f\x7f]/g, ""));
  const [first = ""] = lines;
  if (lines.length === 1) return [`/* ${first} */`];
  return ["/*", ...lines.map((line) => ` * ${line}`.trimEnd()), " */"];
}
