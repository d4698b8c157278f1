import type { Source } from "@cairn/diagnostics";
import type { Analysis, NameUse, OutlineSymbol } from "@cairn/language-server";
import { variableKey } from "./scopes.js";

/** A key of Hiera's data at the beginning of a line. */
const keyLine = /^(?:(["'])([\w:.-]+)\1|((?:::)?[A-Za-z_][\w.-]*(?:::[\w.-]+)*))[ \t]*:(?=[ \t\r\n]|$)/gm;

/** The keys of a file of data; one such as `apache::port` also names the class and its parameter. */
export function analyzeData(source: Source): Analysis {
  const names: NameUse[] = [];
  const symbols: OutlineSymbol[] = [];
  for (const match of source.text.matchAll(keyLine)) {
    const key = match[2] ?? match[3]!;
    const start = match.index + (match[2] === undefined ? 0 : 1);
    const end = start + key.length;
    names.push({ start, end, kind: "dataKey", keys: [`data ${key}`], isDefinition: true });
    const cut = key.lastIndexOf("::");
    if (cut > 0) {
      const scope = key.slice(0, cut).replace(/^::/, "");
      names.push({ start, end: start + cut, kind: "class", keys: [`class ${scope}`], isDefinition: false });
      const parameter = variableKey(scope, key.slice(cut + 2));
      names.push({ start: start + cut + 2, end, kind: "parameter", keys: [parameter], isDefinition: false });
    }
    symbols.push({ name: key, kind: "dataKey", start, end, nameStart: start, nameEnd: end, children: [] });
  }
  return { source, names, symbols, tokens: [], brackets: [], links: [] };
}
