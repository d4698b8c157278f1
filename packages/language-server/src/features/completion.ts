import type { CompletionItem, CompletionItemKind, SignatureHelp } from "vscode-languageserver";
import type { NameKind, Suggestion } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

const kinds: Readonly<Record<Suggestion["kind"], CompletionItemKind>> = {
  attribute: 10,
  class: 7,
  dataKey: 5,
  fact: 21,
  feature: 5,
  file: 17,
  function: 3,
  keyword: 14,
  macro: 3,
  node: 9,
  operator: 24,
  parameter: 10,
  prototype: 7,
  resource: 18,
  resourceType: 22,
  template: 17,
  type: 25,
  value: 12,
  variable: 6,
} satisfies Record<NameKind | "file" | "keyword" | "operator" | "value", CompletionItemKind>;

/** Clients never show more, and sending it takes time. */
const mostItems = 1000;

/** The completions at an offset, filtered by the prefix before it, ignoring case. */
export function completions(workspace: Workspace, document: OpenDocument, offset: number) {
  const analysis = workspace.analysisOf(document);
  const { items, start } = workspace.service.complete(analysis, offset, workspace.around(document.path));
  const typed = analysis.source.text.slice(start, offset).toLowerCase();
  const fitting = items.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const range = document.text.range(start, offset);
  const unique = new Map(fitting.map((item) => [item.label, item]));
  const shown = [...unique.values()].slice(0, mostItems);
  return {
    isIncomplete: unique.size > shown.length,
    items: shown.map(({ detail, documentation, kind, label, text }): CompletionItem => ({
      label,
      kind: kinds[kind],
      ...(detail === undefined ? {} : { detail }),
      ...(documentation === undefined ? {} : { documentation: { kind: "markdown", value: documentation } }),
      filterText: label,
      textEdit: { range, newText: text ?? label },
    })),
  };
}

/** The ways to call the function at an offset; the one that has the parameter at the cursor is the active one. */
export function signatures(workspace: Workspace, document: OpenDocument, offset: number): SignatureHelp | undefined {
  const analysis = workspace.analysisOf(document);
  const found = workspace.service.signatures?.(analysis, offset, workspace.around(document.path)) ?? [];
  if (found.length === 0) return undefined;
  const fitting = found.findIndex(({ active, parameters }) => active < Math.max(1, parameters.length));
  const activeSignature = Math.max(0, fitting);
  return {
    signatures: found.map(({ active: activeParameter, documentation, label, parameters }) => ({
      label,
      parameters: parameters.map((parameter) => ({ label: parameter })),
      activeParameter,
      ...(documentation === undefined ? {} : { documentation: { kind: "markdown", value: documentation } }),
    })),
    activeSignature,
    activeParameter: found[activeSignature]!.active,
  };
}
