import { lineStarts } from "@cairn/diagnostics";
import { shortestEdits } from "@cairn/store";
import type { Range, TextEdit } from "vscode-languageserver";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

/**
 * What formatting changes, in whole lines; of a part of the text the changes that touch its lines. Nothing where the text has a
 * syntax error. A language has one style, so the editor's indentation isn't heeded.
 */
export function format(workspace: Workspace, document: OpenDocument, range?: Range): TextEdit[] {
  const { source, text } = document;
  const formatted = workspace.folderOf(document.path).format(source);
  if (formatted === undefined || formatted === source.text) return [];
  const starts = lineStarts(source);
  const placeOf = (line: number) => text.position(line < starts.length ? starts[line]! : source.text.length);
  const [before, after] = [linesOf(source.text), linesOf(formatted)];
  const edits = shortestEdits(before, after).filter(
    ({ leftEnd, leftStart }) => !range || (leftStart <= range.end.line && leftEnd >= range.start.line),
  );
  return edits.map(({ leftEnd, leftStart, rightEnd, rightStart }) => ({
    range: { start: placeOf(leftStart), end: placeOf(leftEnd) },
    newText: after.slice(rightStart, rightEnd).join(""),
  }));
}

function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
