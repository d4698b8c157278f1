import { isWritable } from "../../../xml/index.js";

/** A string as the attributes of a `LiteralString`: escaped if XML can't represent it. */
export function escapeUnwritable(value: string): Readonly<Record<string, string | undefined>> {
  if (isWritable(value)) return { value };
  const escaped = value.replace(
    /[^\x20-\x7e]|[\\"]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return { value: escaped, escaped: "true" };
}

/** The unescaped string. */
export function unescapeUnwritable(value: string): string {
  return value.replace(/\\u([0-9a-f]{4})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
