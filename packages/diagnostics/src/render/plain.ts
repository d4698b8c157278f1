import type { Diagnostic } from "../diagnostic.js";
import { positionAt } from "../source.js";
import type { Span } from "../span.js";
import { visible, visibleLines } from "./visible.js";

/** For logs and editors: one line per diagnostic, with its details indented below. */
export function renderPlain(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .flatMap(lines)
    .map((line) => `${line}\n`)
    .join("");
}

function lines({ severity, code, message, span, labels, notes, help, fixes }: Diagnostic): string[] {
  return [
    `${place(span)}: ${severity} ${visible(code)}: ${visible(message)}`,
    ...labels.map((label) => `    ${place(label.span)}: note: ${visible(label.message)}`),
    ...notes.flatMap((note) => indented("note", note)),
    ...(help === undefined ? [] : indented("help", help)),
    ...fixes.flatMap((fix) => indented("fix", fix.label)),
  ];
}

function place({ source, start }: Span): string {
  const { line, column } = positionAt(source, start);
  return `${visible(source.name)}:${line}:${column}`;
}

function indented(name: string, text: string): string[] {
  const [first, ...rest] = visibleLines(text);
  return [`    ${name}: ${first}`, ...rest.map((line) => `    ${" ".repeat(name.length + 2)}${line}`)];
}
