import { createSource, type Source } from "@cairn/diagnostics";
import type { Analysis, NameUse, OutlineSymbol, Stretch } from "@cairn/language-server";
import { factKey } from "./fact-names.js";
import { variableKey } from "./scopes.js";
import { erbKey, templateKey } from "./template-calls.js";

/** The name by which manifests call a template of a module; the file's own name if it is in none. */
export function templateName(file: string): string {
  const [, module, path] = /(?:^|\/)([^/]+)\/templates\/(.+)$/.exec(file) ?? [];
  return module === undefined ? file : `${module}/${path}`;
}

/** The definition of a template: its beginning. */
export function templateItself(template: string): NameUse {
  return { start: 0, end: 0, kind: "template", keys: [templateKey(template)], isDefinition: true };
}

const readVariable = /(?<![@\w])@([a-z_]\w*)|\bscope(?:\.lookupvar\(|\[)[ \t]*(["'])(?:::)?([\w:]+)\2[ \t]*[\])]/g;
const index = /[ \t]*\[[ \t]*(["'])([\w.:-]+)\1[ \t]*\]/y;

/** The variables that an ERB template reads. */
export function analyzeErb(source: Source): Analysis {
  const template = templateName(source.name);
  const code = codeOf(source.text);
  const names: NameUse[] = [templateItself(template)];
  for (const match of code.matchAll(readVariable)) {
    const [whole, own, , looked] = match;
    const written = own ?? looked!;
    const end = match.index + whole.lastIndexOf(written) + written.length;
    const plain = written.replace(/^.*::/, "");
    names.push({
      start: end - plain.length,
      end,
      kind: "variable",
      keys: keysOf(template, written),
      isDefinition: false,
    });
    if (written === "facts") names.push(...factsAfter(code, match.index + whole.length));
  }
  return { source, names, symbols: [], tokens: [], tokensAt: () => [], brackets: [], links: [] };
}

/** A variable of whoever calls the template, or of the top scope, or a fact. */
function keysOf(template: string, written: string): string[] {
  const cut = written.lastIndexOf("::");
  if (cut >= 0) return [variableKey(written.slice(0, cut), written.slice(cut + 2))];
  return [erbKey(template, written), variableKey("", written), factKey([written])];
}

/** The parts of a structured fact: `['os']['family']`. */
function factsAfter(code: string, from: number): NameUse[] {
  const names: NameUse[] = [];
  const path: string[] = [];
  index.lastIndex = from;
  for (let match = index.exec(code); match; match = index.exec(code)) {
    const [whole, , part = ""] = match;
    const start = match.index + whole.lastIndexOf(part);
    path.push(part);
    names.push({ start, end: start + part.length, kind: "fact", keys: [factKey(path)], isDefinition: false });
  }
  return names;
}

/** The parameters of an EPP template, and its code without them, with spaces in place of all that is no code. */
export function readEpp(source: Source): { readonly code: Source; readonly parameters: readonly Stretch[] } {
  const code = codeOf(source.text);
  const start = code.search(/\S/);
  if (start < 0 || code.charAt(start) !== "|") return { code: createSource(source.name, code), parameters: [] };
  const parameters: Stretch[] = [];
  let [depth, at, begins] = [0, start + 1, true];
  for (; at < code.length && (depth > 0 || code.charAt(at) !== "|"); at++) {
    const sign = code.charAt(at);
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 0) begins = true;
    else if (sign === "$" && depth === 0 && begins) {
      const [name] = /^\w+/.exec(code.slice(at + 1, at + 200)) ?? [""];
      parameters.push({ start: at + 1, end: at + 1 + name.length });
      begins = false;
    }
  }
  const rest = blank(code.slice(0, at + 1)) + code.slice(at + 1);
  return { code: createSource(source.name, rest), parameters };
}

/** The outline of a template: its parameters. */
export function parameterSymbol({ end, start }: Stretch, text: string): OutlineSymbol {
  const place = { start: start - 1, end, nameStart: start, nameEnd: end };
  return { name: `$${text.slice(start, end)}`, kind: "parameter", children: [], ...place };
}

/** The code of a template; everything else is spaces, so that offsets stay. */
export function codeOf(text: string): string {
  let code = "";
  for (let at = 0; at < text.length;) {
    const open = text.indexOf("<%", at);
    if (open < 0) return code + blank(text.slice(at));
    const sign = text.charAt(open + 2);
    const from = open + ("-=#%".includes(sign) && sign !== "" ? 3 : 2);
    code += blank(text.slice(at, from));
    at = from;
    if (sign === "%") continue;
    const close = text.indexOf("%>", from);
    const end = close < 0 ? text.length : close;
    const last = close > from && text.charAt(close - 1) === "-" ? close - 1 : end;
    const inside = text.slice(from, last);
    const next = close < 0 ? end : end + 2;
    code += (sign === "#" ? blank(inside) : inside) + blank(text.slice(last, next));
    at = next;
  }
  return code;
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}
