import { chooseFixes, keepLineEnds } from "@cairn/cli-kit/embedding";
import type { Diagnostic as Found, Edit } from "@cairn/diagnostics";
import type { CodeAction, Range, TextEdit, WorkspaceEdit } from "vscode-languageserver";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";
import { Presentation } from "./diagnostics.js";

export const quickFix = "quickfix";
export const fixAll = "source.fixAll.cairn";

/** The fixes of the diagnostics that touch a range, and all that can be made together in this text. */
export function codeActions(
  workspace: Workspace,
  document: OpenDocument,
  found: readonly Found[],
  range: Range,
  only: readonly string[] = [],
): CodeAction[] {
  const wants = (kind: string) =>
    only.length === 0 || only.some((each) => kind === each || kind.startsWith(`${each}.`));
  // What was found in an older text can't be mended in this one.
  const current = found.filter(({ fixes }) =>
    fixes.every(({ edits }) => edits.every((edit) => isCurrent(workspace, document, edit))),
  );
  return [
    ...(wants(quickFix) ? quickFixes(workspace, document, current, range) : []),
    ...(wants(fixAll) ? allFixes(workspace, document, current) : []),
  ];
}

function quickFixes(workspace: Workspace, document: OpenDocument, found: readonly Found[], range: Range): CodeAction[] {
  const presentation = new Presentation(workspace, ({ source }) => pathOf(workspace, document, source.name));
  // Whole lines: a cursor seldom stands exactly where a semicolon is missing.
  const touched = found.filter(({ span }) => {
    if (pathOf(workspace, document, span.source.name) !== document.path) return false;
    const { end, start } = document.text.range(span.start, span.end);
    return start.line <= range.end.line && range.start.line <= end.line;
  });
  return touched.flatMap((each) =>
    each.fixes.map((fix): CodeAction => ({
      title: fix.label,
      kind: quickFix,
      diagnostics: [presentation.diagnostic(each)],
      isPreferred: each.fixes.length === 1,
      edit: workspaceEdit(workspace, document, fix.edits),
    })),
  );
}

function allFixes(workspace: Workspace, document: OpenDocument, found: readonly Found[]): CodeAction[] {
  const { count, edits } = chooseFixes(found, (source) => pathOf(workspace, document, source.name) === document.path);
  if (count === 0) return [];
  const title = `Make ${count === 1 ? "the only fix" : `all ${count} fixes`} that ${count === 1 ? "needs" : "need"} no choice`;
  return [{ title, kind: fixAll, edit: workspaceEdit(workspace, document, [...edits.values()].flat()) }];
}

function workspaceEdit(workspace: Workspace, document: OpenDocument, edits: readonly Edit[]): WorkspaceEdit {
  const changes: Record<string, TextEdit[]> = {};
  for (const { span, text: newText } of edits) {
    const path = pathOf(workspace, document, span.source.name);
    const range = workspace.textOf(span.source, path).range(span.start, span.end);
    (changes[workspace.uriOf(path)] ??= []).push({ range, newText: keepLineEnds(span.source.text, newText) });
  }
  return { changes };
}

function isCurrent(workspace: Workspace, document: OpenDocument, { span }: Edit): boolean {
  const open = workspace.documentAt(pathOf(workspace, document, span.source.name));
  return open === undefined || open.source.text === span.source.text;
}

function pathOf(workspace: Workspace, document: OpenDocument, name: string): string {
  return workspace.folderOf(document.path).host().absolute(name);
}
