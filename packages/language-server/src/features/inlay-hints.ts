import type { InlayHint, Range } from "vscode-languageserver";
import { allSymbols } from "../name-index.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

/** At most so many values are worked out at once. */
const mostHints = 500;

/** What values that aren't written out come to, behind them. */
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
    return value === undefined ? [] : [{ position: text.position(hintAt!), label: `→ ${value}`, paddingLeft: true }];
  });
}
