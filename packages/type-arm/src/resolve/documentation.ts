import type { Source } from "@cairn/diagnostics";

/** The comment lines directly before a definition, without `#` and the following blank. */
export interface CommentsBefore {
  /** The documentation; empty if there is none. */
  readonly documentation: string;
  /** Parts of an Ecore model that the language can't express, as lines of XML: those that begin with `@ecore`. */
  readonly kept: readonly string[];
}

/** Marks comment lines that preserve a part of an Ecore model. */
export const keptMark = "@ecore";

/** Documentation as lines of comments, each with its line break. */
export function commentOf(documentation: string): string {
  if (documentation === "") return "";
  const lines = documentation.split(/\r\n?|\n/).map((line) => (line.startsWith(keptMark) ? ` ${line}` : line));
  return lines.map((line) => `${`# ${line}`.trimEnd()}\n`).join("");
}

/** The documentation of the definition that begins at `start`. */
export function documentationBefore(source: Source, start: number): string {
  return commentsBefore(source, start).documentation;
}

export function commentsBefore(source: Source, start: number): CommentsBefore {
  const lines = linesBefore(source, start);
  const kept = lines.filter((line) => line.startsWith(keptMark)).map((line) => line.slice(keptMark.length));
  const told = lines.filter((line) => !line.startsWith(keptMark));
  return { documentation: told.join("\n").trim(), kept };
}

function linesBefore({ text }: Source, start: number): readonly string[] {
  const lines: string[] = [];
  let lineStart = text.lastIndexOf("\n", start - 1) + 1;
  if (text.slice(lineStart, start).trim() !== "") return [];
  while (lineStart > 0) {
    const before = text.lastIndexOf("\n", lineStart - 2) + 1;
    const comment = /^\s*# ?(.*)\r?$/.exec(text.slice(before, lineStart - 1));
    if (!comment) break;
    lines.push(comment[1]!.trimEnd());
    lineStart = before;
  }
  return lines.reverse();
}
