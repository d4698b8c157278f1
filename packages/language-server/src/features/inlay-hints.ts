import type { InlayHint, Position, Range } from "vscode-languageserver";
import { allSymbols } from "../symbols.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

/** The maximum number of values that are computed at once. */
const mostHints = 500;
/** A longer value is cut in the line, and whole in the tooltip. */
const longest = 80;

/** Inlay hints: the values of expressions that aren't literals, after them. */
export async function inlayHints(workspace: Workspace, document: OpenDocument, range: Range): Promise<InlayHint[]> {
  const { text } = document;
  const [start, end] = [text.offset(range.start), text.offset(range.end)];
  const wanted = [...allSymbols(workspace.analysisOf(document).symbols)]
    .map(({ symbol }) => symbol)
    .filter(({ hintAt, path }) => path !== undefined && hintAt !== undefined && start <= hintAt && hintAt <= end);
  if (wanted.length === 0) return [];
  const compilation = await workspace.folderOf(document.path).compile(document.path, workspace.version);
  if (!compilation) return [];
  return wanted.slice(0, mostHints).flatMap(({ hintAt, path }) => {
    const value = compilation.explain(path!).value?.value.text;
    return value === undefined || isWritten(value, text.source.text, hintAt!)
      ? []
      : [hint(text.position(hintAt!), value)];
  });
}

/** Whether the value is what is written before the hint, perhaps in other quotes. */
function isWritten(value: string, source: string, end: number): boolean {
  const written = source.slice(Math.max(0, end - value.length), end);
  return written.replace(/^'|'$/g, '"') === value;
}

function hint(position: Position, value: string): InlayHint {
  const isLong = value.length > longest;
  const shown = isLong ? `${value.slice(0, longest)}…` : value;
  return { position, label: `→ ${shown}`, paddingLeft: true, ...(isLong ? { tooltip: value } : {}) };
}
