import type { Diagnostic as Found, DiagnosticPage, PlainPage } from "@cairn/diagnostics";
import { renderExplanation } from "@cairn/store";
import type { Hover } from "vscode-languageserver";
import { nameAt, symbolsAround } from "../name-index.js";
import type { NameUse, OutlineSymbol } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

type Pages = Readonly<Record<string, DiagnosticPage | PlainPage>>;

/** A longer explanation is cut. */
const mostLines = 40;

/** What is known of an offset: the page of a diagnostic, where the value comes from, what a name is and says of itself. */
export async function hover(
  workspace: Workspace,
  document: OpenDocument,
  offset: number,
  found: readonly Found[],
): Promise<Hover | undefined> {
  const analysis = workspace.analysisOf(document);
  const name = nameAt(analysis, offset);
  const symbol = symbolsAround(analysis.symbols, offset).findLast(
    (each) => each.nameStart <= offset && offset <= each.nameEnd,
  );
  const parts = [
    ...(await explanation(workspace, document, symbol ?? (name && definedBy(workspace, document, name)))),
    ...(name ? aboutName(workspace, document.path, name) : []),
    ...(await pagesAt(workspace, document, offset, found)),
  ];
  if (parts.length === 0) return undefined;
  const place = symbol ? { start: symbol.nameStart, end: symbol.nameEnd } : name;
  const contents = { kind: "markdown" as const, value: parts.join("\n\n---\n\n") };
  return { contents, ...(place ? { range: document.text.range(place.start, place.end) } : {}) };
}

/** The part of an outline that a name leads to. */
function definedBy(workspace: Workspace, { path }: OpenDocument, name: NameUse): OutlineSymbol | undefined {
  const within = workspace.within(path);
  const [definition] = workspace.index.definitionsFor(workspace.index.keyOf(name, within), within);
  if (!definition) return undefined;
  const { start } = definition.place;
  return symbolsAround(definition.analysis.symbols, start).findLast(
    (each) => each.nameStart <= start && start <= each.nameEnd,
  );
}

/** What `explain` says of the value; nothing where the text can't be compiled. */
async function explanation(
  workspace: Workspace,
  document: OpenDocument,
  symbol: OutlineSymbol | undefined,
): Promise<string[]> {
  if (symbol?.path === undefined) return [];
  const compilation = await workspace.folderOf(document.path).compile(document.path, workspace.version);
  const explained = compilation?.explain(symbol.path).value;
  if (!explained) return [];
  const lines = renderExplanation(explained, "text").trimEnd().split("\n");
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), "…"] : lines;
  return [fenced(shown.join("\n"), "text")];
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
  const code = fenced(line.text.trim(), workspace.service.language.name);
  const comment = commentAbove(source.text, line.start);
  return [[code, ...(comment === "" ? [] : [comment]), `*${where}*`].join("\n\n"), ...said];
}

function lineAround(text: string, offset: number): { readonly start: number; readonly text: string } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return { start, text: text.slice(start, end < 0 ? text.length : end) };
}

/** The comment that stands directly above a line: what it says, without its signs. */
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
