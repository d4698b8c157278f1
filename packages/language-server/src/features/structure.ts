import { joinPath } from "@cairn/diagnostics";
import type {
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Position,
  SelectionRange,
  SymbolInformation,
  SymbolKind,
} from "vscode-languageserver";
import { allSymbols } from "../symbols.js";
import type { Analysis, NameKind, OutlineSymbol } from "../service.js";
import type { OpenDocument, Text } from "../text.js";
import type { Workspace } from "../workspace.js";

/** The protocol's names for the kinds of names. */
const symbolKinds: Readonly<Record<NameKind, SymbolKind>> = {
  attribute: 7,
  class: 5,
  dataKey: 20,
  fact: 14,
  feature: 8,
  function: 12,
  macro: 12,
  node: 3,
  parameter: 13,
  prototype: 5,
  resource: 19,
  resourceType: 23,
  template: 1,
  type: 11,
  variable: 13,
};

export function symbolKind(kind: NameKind): SymbolKind {
  return symbolKinds[kind];
}

/** The outline; levels deeper than clients can show are omitted. */
export function outline(symbols: readonly OutlineSymbol[], text: Text, levels = 64): DocumentSymbol[] {
  return symbols.map(({ children, detail, end, kind, name, nameEnd, nameStart, start }) => ({
    name: name === "" ? "…" : name,
    kind: symbolKind(kind),
    ...(detail === undefined ? {} : { detail }),
    range: text.range(start, end),
    selectionRange: text.range(nameStart, nameEnd),
    children: levels === 0 ? [] : outline(children, text, levels - 1),
  }));
}

/** The maximum number of workspace symbols in a response. */
const mostSymbols = 1000;

/** The symbols in all files that contain the letters of `query` in order. */
export function workspaceSymbols(workspace: Workspace, query: string): SymbolInformation[] {
  const wanted = query.toLowerCase();
  const found: SymbolInformation[] = [];
  for (const [path, { source, symbols }] of workspace.index.files()) {
    const text = workspace.textOf(source, path);
    for (const { around, symbol } of allSymbols(symbols)) {
      if (!hasLetters(symbol.name.toLowerCase(), wanted)) continue;
      const location = { uri: workspace.uriOf(path), range: text.range(symbol.nameStart, symbol.nameEnd) };
      found.push({ name: symbol.name, kind: symbolKind(symbol.kind), containerName: around, location });
      if (found.length === mostSymbols) return found;
    }
  }
  return found;
}

function hasLetters(name: string, wanted: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === wanted[at]) at++;
  return at >= wanted.length;
}

/** Brackets over several lines, and consecutive comments. */
export function foldings({ brackets, tokens }: Analysis, text: Text): FoldingRange[] {
  const found: FoldingRange[] = [];
  const lineOf = (offset: number) => text.position(offset).line;
  for (const { end, start } of brackets) {
    const [startLine, endLine] = [lineOf(start), lineOf(end) - 1];
    if (endLine > startLine) found.push({ startLine, endLine });
  }
  let last: { startLine: number; endLine: number } | undefined;
  for (const { end, kind, start } of tokens) {
    if (kind !== "comment") continue;
    const [startLine, endLine] = [lineOf(start), lineOf(end)];
    if (last?.endLine === startLine - 1) last.endLine = endLine;
    else found.push({ ...(last = { startLine, endLine }), kind: "comment" });
    found[found.length - 1] = { ...last, kind: "comment" };
  }
  const real = found.filter(({ endLine, startLine }) => endLine > startLine);
  return real.sort((left, right) => left.startLine - right.startLine || right.endLine - left.endLine);
}

/** From a word outwards: the word, the enclosing brackets and parts of the outline, the text. */
export function selection(analysis: Analysis, text: Text, position: Position): SelectionRange {
  const offset = text.offset(position);
  const around = (each: { start: number; end: number }) => each.start <= offset && offset <= each.end;
  const stretches = [
    { start: 0, end: analysis.source.text.length },
    ...[...allSymbols(analysis.symbols)].map(({ symbol }) => symbol).filter(around),
    ...analysis.brackets.filter(around),
    ...analysis.brackets
      .filter(around)
      .map(({ end, start }) => ({ start: start + 1, end: Math.max(start + 1, end - 1) })),
    ...analysis.names.filter(around),
    ...analysis.tokens.filter(around),
  ].filter(around);
  stretches.sort((left, right) => right.end - right.start - (left.end - left.start));
  let range: SelectionRange | undefined;
  let inner = { start: -1, end: Infinity };
  for (const { end, start } of stretches) {
    if (start < inner.start || end > inner.end || (start === inner.start && end === inner.end)) continue;
    range = { range: text.range(start, end), ...(range ? { parent: range } : {}) };
    inner = { start, end };
  }
  return range!;
}

/** Includes, imports and templates that exist. */
export function links(workspace: Workspace, document: OpenDocument): DocumentLink[] {
  const host = workspace.folderOf(document.path).host();
  return workspace.analysisOf(document).links.flatMap(({ end, start, targets }) => {
    const target = targetOf(targets, document.path, (path) => host.kindOf(path) === "file");
    return target === undefined ? [] : [{ range: document.text.range(start, end), target: workspace.uriOf(target) }];
  });
}

/** The first path that exists; one that begins with `~/` is searched for in every folder above the text. */
export function targetOf(
  targets: readonly string[],
  from: string,
  isFile: (path: string) => boolean,
): string | undefined {
  for (const target of targets) {
    if (!target.startsWith("~/")) {
      const path = joinPath(joinPath(from, ".."), target);
      if (isFile(path)) return path;
      continue;
    }
    for (let folder = joinPath(from, ".."); ; folder = joinPath(folder, "..")) {
      const path = joinPath(folder, target.slice(2));
      if (isFile(path)) return path;
      if (folder === "/" || folder.startsWith("..") || folder === ".") break;
    }
  }
  return undefined;
}
