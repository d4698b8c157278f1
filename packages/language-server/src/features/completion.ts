import type { CompletionItem, CompletionItemKind, SignatureHelp } from "vscode-languageserver";
import type { NameKind, Suggestion } from "../service.js";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

const kinds: Readonly<Record<Suggestion["kind"], CompletionItemKind>> = {
  attribute: 10,
  class: 7,
  dataKey: 5,
  feature: 5,
  file: 17,
  function: 3,
  keyword: 14,
  macro: 3,
  node: 9,
  parameter: 10,
  prototype: 7,
  resource: 18,
  resourceType: 22,
  type: 25,
  value: 12,
  variable: 6,
} satisfies Record<NameKind | "file" | "keyword" | "value", CompletionItemKind>;

/** More is never shown, and costs time on its way. */
const mostItems = 1000;

/** What may be typed at an offset, narrowed to what begins with what stands there, whatever its case. */
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

export function signatures(workspace: Workspace, document: OpenDocument, offset: number): SignatureHelp | undefined {
  const analysis = workspace.analysisOf(document);
  const signature = workspace.service.signature?.(analysis, offset, workspace.around(document.path));
  if (!signature) return undefined;
  const { active, documentation, label, parameters } = signature;
  const known = parameters.map((parameter) => ({ label: parameter }));
  const said = documentation === undefined ? {} : { documentation };
  return { signatures: [{ label, parameters: known, ...said }], activeSignature: 0, activeParameter: active };
}
