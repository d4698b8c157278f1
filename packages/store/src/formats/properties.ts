import { lineFormat } from "./lines.js";

/** A Java properties file: `A.B.0=value`. */
export const properties = lineFormat({
  name: "properties",
  title: "a properties file",
  key: (path) => path.join("."),
  line: (key, text) => `${escapeProperty(key, true)}=${escapeProperty(text, false)}\n`,
});

const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f" };

/** Escapes like `java.util.Properties`: ASCII only, special characters after a backslash. */
function escapeProperty(text: string, isKey: boolean): string {
  const marked = text.replace(isKey ? /[\\:=#! ]/g : /\\|^ /g, "\\$&");
  return marked.replace(/[^\x20-\x7e]/g, (unit) => named[unit] ?? `\\u${hex(unit)}`);
}

function hex(unit: string): string {
  return unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
}
