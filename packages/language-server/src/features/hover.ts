import type { Diagnostic as Found, DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import { renderExplanation } from "@cairn/store";
import type { Hover } from "vscode-languageserver";
import { nameAt } from "../name-index.js";
import { symbolsAround } from "../symbols.js";
import type { NameUse, OutlineSymbol } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

type Pages = Readonly<Record<string, DiagnosticPage | PlainPage>>;

/** A longer explanation is truncated. */
const mostLines = 40;

/**
 * The hover text at an offset: the page of a diagnostic, the origin of the value, the kind and documentation of a name.
 */
export async function hover(
  workspace: Workspace,
  document: OpenDocument,
  offset: number,
  found: readonly Found[],
): Promise<Hover | undefined> {
  const analysis = workspace.analysisOf(document);
  const name = nameAt(analysis, offset);
  const symbol = symbolAt(analysis.symbols, offset);
  const explained = await explanation(workspace, document, explainedAt(workspace, document, offset), mostLines);
  const parts = [
    ...explained.map((text) => fenced(text, "text")),
    ...(name ? aboutName(workspace, document.path, name) : []),
    ...(await pagesAt(workspace, document, offset, found)),
  ];
  if (parts.length === 0) return undefined;
  const place = symbol ? { start: symbol.nameStart, end: symbol.nameEnd } : name;
  const contents = { kind: "markdown" as const, value: parts.join("\n\n---\n\n") };
  return { contents, ...(place ? { range: document.text.range(place.start, place.end) } : {}) };
}

/** The part of the outline that is explained at an offset. */
export function explainedAt(workspace: Workspace, document: OpenDocument, offset: number): OutlineSymbol | undefined {
  const analysis = workspace.analysisOf(document);
  const name = nameAt(analysis, offset);
  return symbolAt(analysis.symbols, offset) ?? (name && definedBy(workspace, document, name));
}

function symbolAt(symbols: readonly OutlineSymbol[], offset: number): OutlineSymbol | undefined {
  return symbolsAround(symbols, offset).findLast((each) => each.nameStart <= offset && offset <= each.nameEnd);
}

/** The part of an outline that a name refers to. */
function definedBy(workspace: Workspace, { path }: OpenDocument, name: NameUse): OutlineSymbol | undefined {
  const within = workspace.within(path);
  const [definition] = workspace.index.definitionsFor(workspace.index.keyOf(name, within), within);
  if (!definition) return undefined;
  return symbolAt(definition.analysis.symbols, definition.place.start);
}

/** The `explain` output for the value, of so many lines; nothing if the text can't be compiled. */
export async function explanation(
  workspace: Workspace,
  document: OpenDocument,
  symbol: OutlineSymbol | undefined,
  most: number,
): Promise<string[]> {
  if (symbol?.path === undefined) return [];
  const compilation = await workspace.folderOf(document.path).compile(document.path, workspace.version);
  const explained = compilation?.explain(symbol.path).value;
  if (!explained) return [];
  const lines = renderExplanation(explained, "text").trimEnd().split("\n");
  return [(lines.length > most ? [...lines.slice(0, most), "…"] : lines).join("\n")];
}

function aboutName(workspace: Workspace, path: string, name: NameUse): string[] {
  const analysis = workspace.index.get(path)!;
  const within = workspace.within(path);
  const [definition] = workspace.index.definitionsFor(workspace.index.keyOf(name, within), within);
  const own = workspace.service.describe?.(name, analysis, workspace.around(path));
  const said = own === undefined ? [] : [own];
  if (!definition) return said;
  const { source } = definition.analysis;
  const line = lineAround(source.text, definition.place.start);
  const where = workspace.folderOf(definition.file).nameOf(definition.file);
  const code = fenced(line.text.trim(), codeLanguage(workspace, definition.file));
  const comment = commentAbove(source.text, line.start);
  return [[code, ...(comment === "" ? [] : [comment]), `*${where}*`].join("\n\n"), ...said];
}

/** The language of a code block: the server's own, or the extension of related data, such as `rb`. */
function codeLanguage(workspace: Workspace, file: string): string {
  return workspace.isChecked(file) ? workspace.service.language.name : file.slice(file.lastIndexOf(".") + 1);
}

function lineAround(text: string, offset: number): { readonly start: number; readonly text: string } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** The comment directly above a line, without its comment signs. */
export function commentAbove(text: string, lineStart: number): string {
  const lines: string[] = [];
  for (let end = lineStart - 1; end > 0 && lines.length < mostLines;) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = text.slice(start, end).trim();
    if (!/^(?:#(?!include)|\/\/|\/?\*)/.test(line)) break;
    lines.unshift(line.replace(/^(?:#+|\/\/+|\/?\*+\/?)\s?/, "").replace(/\s*\*\/$/, ""));
    end = start - 1;
  }
  return lines.join("\n").trim();
}

async function pagesAt(
  workspace: Workspace,
  { source }: OpenDocument,
  offset: number,
  found: readonly Found[],
): Promise<string[]> {
  const here = found.filter(
    ({ span }) =>
      span.source.text === source.text &&
      span.source.name === source.name &&
      span.start <= offset &&
      offset <= span.end,
  );
  if (here.length === 0) return [];
  const pages: Pages = await workspace.service.language.pages();
  return [...new Set(here.map(({ code }) => code))].flatMap((code) => {
    const page = pages[code.slice(code.indexOf("/") + 1)];
    return page ? [`**${code}**\n\n${page.why}`] : [];
  });
}

function fenced(text: string, language: string): string {
  const fence = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}
