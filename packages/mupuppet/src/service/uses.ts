/** Uses of names whose meaning the words around them tell. */
import type { Scan } from "@cairn/language-server";
import { TokenType as T } from "@cairn/puppet-core";
import { keyNames } from "./data-names.js";
import { factKey } from "./fact-names.js";
import { plainName } from "./spelling.js";

export const names: ReadonlySet<number> = new Set<number>([T.NAME, T.WORD]);
export const strings: ReadonlySet<number> = new Set<number>([T.STRING, T.PLAIN_STRING]);

/** The most words of a reference that are looked at for titles. */
const mostTitles = 100;

/** `File['/x']`, `Class['a']`, `Apache::Vhost[…]`, or a type. */
export function useReference(scan: Scan, at: number): void {
  const written = scan.text(at);
  const isClass = written === "Class";
  if (!isClass) scan.use(at, "type", [`type ${written.replace(/^::/, "")}`, `resourceType ${plainName(written)}`]);
  if (scan.type(at + 1) !== T.INDEX_OPEN) return;
  const end = Math.min(scan.closing(at + 1), at + mostTitles);
  for (let index = at + 2; index < end; index++) {
    if (!strings.has(scan.type(index)) && !(isClass && names.has(scan.type(index)))) continue;
    if (isClass) useClass(scan, index);
    else useTitle(scan, index, written);
  }
}

/** A class by its name, with quotes or without. */
function useClass(scan: Scan, index: number): void {
  const mark = strings.has(scan.type(index)) ? 1 : 0;
  const [start, end] = [scan.start(index) + mark, scan.end(index) - mark];
  const name = scan.source.text.slice(start, end);
  if (/^(?:::)?[a-z][\w:]*$/.test(name)) scan.name(start, end, "class", [`class ${plainName(name)}`]);
}

function useTitle(scan: Scan, index: number, type: string): void {
  const title = scan.text(index).slice(1, -1);
  scan.name(scan.start(index) + 1, scan.end(index) - 1, "resource", [`resource ${plainName(type)}[${title}]`]);
}

/** A key of the data, as an argument. */
export function useKey(scan: Scan, index: number): void {
  if (!strings.has(scan.type(index))) return;
  const key = scan.text(index).slice(1, -1);
  scan.names.push(...keyNames(key, scan.start(index) + 1, false));
}

/** `['os']['family']` after `$facts`. */
export function useFacts(scan: Scan, from: number): void {
  const path: string[] = [];
  for (let at = from; scan.type(at) === T.INDEX_OPEN && strings.has(scan.type(at + 1)); at = scan.closing(at) + 1) {
    path.push(scan.text(at + 1).slice(1, -1));
    scan.name(scan.start(at + 1) + 1, scan.end(at + 1) - 1, "fact", [factKey(path)]);
  }
}

const between = new Set<number>([
  ...[T.COMMA, T.OPEN_PAREN, T.CALL_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.CLOSE_BRACKET],
]);

/** The names after `include`: in one row, with commas, parentheses or brackets between them. */
export function useIncluded(scan: Scan, from: number): void {
  for (let at = from + 1, wanted = true; at < scan.count; at++) {
    const isName = names.has(scan.type(at)) || strings.has(scan.type(at));
    if (isName && wanted) useClass(scan, at);
    else if (!between.has(scan.type(at))) return;
    wanted = !isName;
  }
}
