import { lineStarts } from "@cairn/diagnostics";
import { shortestEdits } from "@cairn/store";
import type { Position, Range, TextEdit } from "vscode-languageserver";
import type { OpenDocument } from "../text.js";
import type { Workspace } from "../workspace.js";

/**
 * The changes of formatting, in whole lines; for a part of the text the changes that touch its lines. None if the text has
 * a syntax error. A language has one style, so the editor's indentation settings are ignored.
 */
export function format(workspace: Workspace, document: OpenDocument, range?: Range): TextEdit[] {
  const { changes, editOf } = lineChanges(workspace, document);
  const touching = changes.filter(
    ({ leftEnd, leftStart }) => !range || (leftStart <= range.end.line && leftEnd >= range.start.line),
  );
  return touching.map(editOf);
}

/**
 * The changes of formatting what was just finished: the line of a `;`, the line before a line break, and from a closing
 * bracket all lines back to the opening one. Lines that would be joined with others stay as they are.
 */
export function formatTyped(
  workspace: Workspace,
  document: OpenDocument,
  { character, line }: Position,
  typed: string,
): TextEdit[] {
  const last = typed === "\n" ? line - 1 : line;
  const offset = document.text.offset({ line, character });
  const closed = workspace.analysisOf(document).brackets.find(({ end }) => end === offset);
  const first = closed ? document.text.position(closed.start).line : last;
  const { changes, editOf } = lineChanges(workspace, document);
  const inside = changes.flatMap(byLine).filter(({ leftEnd, leftStart }) => leftStart >= first && leftEnd <= last + 1);
  return inside.map(editOf);
}

/** The lines `leftStart` to `leftEnd` become the formatted lines `rightStart` to `rightEnd`; each without the last. */
interface LineChange {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

interface LineChanges {
  readonly changes: readonly LineChange[];
  readonly editOf: (change: LineChange) => TextEdit;
}

function lineChanges(workspace: Workspace, { path, source, text }: OpenDocument): LineChanges {
  const formatted = workspace.folderOf(path).format(source) ?? source.text;
  const starts = lineStarts(source);
  const placeOf = (line: number) => text.position(line < starts.length ? starts[line]! : source.text.length);
  const [before, after] = [linesOf(source.text), linesOf(formatted)];
  return {
    changes: formatted === source.text ? [] : shortestEdits(before, after),
    editOf: ({ leftEnd, leftStart, rightEnd, rightStart }) => ({
      range: { start: placeOf(leftStart), end: placeOf(leftEnd) },
      newText: after.slice(rightStart, rightEnd).join(""),
    }),
  };
}

/** Changed lines that stay as many are changed one by one. */
function byLine(change: LineChange): readonly LineChange[] {
  const { leftEnd, leftStart, rightEnd, rightStart } = change;
  const count = leftEnd - leftStart;
  if (count !== rightEnd - rightStart) return [change];
  return Array.from({ length: count }, (_, index) => ({
    leftStart: leftStart + index,
    leftEnd: leftStart + index + 1,
    rightStart: rightStart + index,
    rightEnd: rightStart + index + 1,
  }));
}

function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}
