import { chooseFixes, editsOf, keepLineEnds } from "@cairn/cli-kit/embedding";
import { applicabilityOf, type Diagnostic as Found, type Edit, type Source } from "@cairn/diagnostics";
import type { CodeAction, Range, TextEdit, WorkspaceEdit } from "vscode-languageserver";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";
import { Presentation } from "./diagnostics.js";
import { explainCommand, type ExplainRequest } from "./explain.js";
import { explainedAt } from "./hover.js";

export const quickFix = "quickfix";
export const fixAll = "source.fixAll.cairn";
export const extraction = "refactor.extract";
export const explanation = "source.explain.cairn";

/**
 * The fixes of the diagnostics that touch a range, all safe fixes of this text that can be applied together, what the
 * language can extract there, and the explanation of the value.
 */
export async function codeActions(
  workspace: Workspace,
  document: OpenDocument,
  found: readonly Found[],
  range: Range,
  only: readonly string[] = [],
): Promise<CodeAction[]> {
  const wants = (kind: string) =>
    only.length === 0 || only.some((each) => kind === each || kind.startsWith(`${each}.`));
  // Diagnostics of an older version of the text can't be fixed in this one.
  const current = found.filter(({ fixes }) =>
    fixes.every(({ edits }) => edits.every((edit) => isCurrent(workspace, document, edit))),
  );
  return [
    ...(wants(quickFix) ? quickFixes(workspace, document, current, range) : []),
    ...(wants(extraction) ? extractions(workspace, document, range) : []),
    ...(wants(fixAll) ? await allFixes(workspace, document, current) : []),
    ...(wants(explanation) ? explanations(workspace, document, range) : []),
  ];
}

function quickFixes(workspace: Workspace, document: OpenDocument, found: readonly Found[], range: Range): CodeAction[] {
  const presentation = new Presentation(workspace, ({ source }) => pathOf(workspace, document, source.name));
  // Whole lines: a cursor is seldom exactly where a semicolon is missing.
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
      data: { applicability: applicabilityOf(fix) },
      edit: workspaceEdit(workspace, document, fix.edits),
    })),
  );
}

function extractions(workspace: Workspace, document: OpenDocument, range: Range): CodeAction[] {
  const selected = { start: document.text.offset(range.start), end: document.text.offset(range.end) };
  const found = workspace.service.extract?.(workspace.analysisOf(document), selected) ?? [];
  return found.map(({ edits, label }) => ({
    title: label,
    kind: extraction,
    edit: workspaceEdit(workspace, document, edits),
  }));
}

function explanations(workspace: Workspace, document: OpenDocument, { start }: Range): CodeAction[] {
  const symbol = explainedAt(workspace, document, document.text.offset(start));
  if (symbol?.path === undefined) return [];
  const command = explainCommand(workspace.service.language.name);
  const title = `Explain ${symbol.path}`;
  const request: ExplainRequest = { uri: workspace.uriOf(document.path), position: start };
  return [{ title, kind: explanation, command: { title, command, arguments: [request] } }];
}

async function allFixes(workspace: Workspace, document: OpenDocument, found: readonly Found[]): Promise<CodeAction[]> {
  const isHere = (source: Source): boolean => pathOf(workspace, document, source.name) === document.path;
  const chosen = chooseFixes(found, "safe", isHere);
  const [first] = chosen;
  if (!first) return [];
  const { source } = first.fix.edits[0]!.span;
  const proven = await workspace.folderOf(document.path).provenFixes(source, chosen, workspace.version);
  if (proven.length === 0) return [];
  const title = proven.length === 1 ? "Make the safe fix" : `Make all ${proven.length} safe fixes`;
  return [{ title, kind: fixAll, edit: workspaceEdit(workspace, document, [...editsOf(proven).values()].flat()) }];
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
