import type { Catalog } from "../catalog/catalog.js";
import type { Parameter, Resource } from "../catalog/resource.js";
import { textOf } from "./templates.js";

/** A line of a string. */
export interface TextLine {
  /** The path as the user wrote it: `/etc/motd:3`. */
  readonly path: string;
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** Offsets in the whole string, without the line break. */
  readonly start: number;
  readonly end: number;
}

/** A line of a file that a catalog writes. */
export interface FileLine {
  readonly resource: Resource;
  readonly content: Parameter;
  readonly line: TextLine;
}

/** The notation of a line of a file: `file:/etc/motd:3`. */
const notation = /^file:(.+):(\d+)$/s;

/** Whether a path denotes a line of a file. */
export function asksForLine(path: string): boolean {
  return notation.test(path);
}

/** The line that a path denotes, or why there is none. */
export function findLine(catalog: Catalog, asked: string): FileLine | string {
  const [, path = "", number = ""] = notation.exec(asked)!;
  const resource = catalog.resources.find(
    ({ parameters, title, type }) => type === "File" && (parameters.get("path")?.value ?? title) === path,
  );
  if (!resource) return `no resource is the file \`${path}\``;
  const content = resource.parameters.get("content");
  const text = content && textOf(content.value);
  if (!content || text === undefined) return `the file \`${path}\` has no content that is known here`;
  const line = lineOf(text, Number(number), `${path}:${number}`);
  return line ? { resource, content, line } : `the file \`${path}\` has no line ${number}`;
}

function lineOf(text: string, number: number, path: string): TextLine | undefined {
  let start = 0;
  for (let count = 1; count < number; count++) {
    const next = text.indexOf("\n", start);
    if (next < 0) return undefined;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  const last = end < 0 ? text.length : end;
  if (number < 1 || (start === text.length && number > 1)) return undefined;
  return { path, number, text: text.slice(start, last), start, end: last };
}
