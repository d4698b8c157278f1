import { positionAt } from "@cairn/diagnostics";
import type { Comparison } from "./compare.js";
import type { Difference, DifferenceSide } from "./difference.js";
import { formatPath } from "./path.js";

export type DifferencesFormat = "text" | "json" | "markdown";

export interface RenderDifferencesOptions {
  readonly format: DifferencesFormat;
  /** By default joined by `:`. */
  readonly formatPath?: (path: readonly string[]) => string;
}

/** The differences for people (`text`, `markdown`) or programs (`json`: an object with `differences` and `complete`). */
export function renderDifferences(comparison: Comparison, options: RenderDifferencesOptions): string {
  const print = options.formatPath ?? ((path: readonly string[]) => formatPath(path));
  const render = { text: renderText, json: renderJson, markdown: renderMarkdown }[options.format];
  return render(comparison, (difference) => (difference.path.length === 0 ? "" : print(difference.path)));
}

type PathOf = (difference: Difference) => string;

function renderText(comparison: Comparison, pathOf: PathOf): string {
  const lines = comparison.differences.map((difference) => {
    const places = [difference.left, difference.right].flatMap((side) => (side?.span ? [placeOf(side)] : []));
    const path = pathOf(difference) || "the whole value";
    const place = places.length > 0 ? `\n    ${places.join(" -> ")}` : "";
    const contents = contentsOf(difference).map((line) => `\n      ${line}`);
    return `${difference.kind.padEnd(7)} ${path}${valuesOf(difference)}${place}${contents.join("")}\n`;
  });
  return `${lines.join("")}${summary(comparison)}\n`;
}

function valuesOf({ kind, left, right }: Difference): string {
  if (kind === "moved") return ": stands in another order";
  const texts = [left, right].flatMap((side) => (side && !side.contents ? [side.text] : []));
  return texts.length === 0 ? "" : `: ${texts.join(" -> ")}`;
}

function contentsOf({ left, right }: Difference): readonly string[] {
  return left?.contents ?? right?.contents ?? [];
}

function summary({ differences, complete }: Comparison): string {
  if (differences.length === 0) return "no differences";
  const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  return complete ? count : `${count} shown; there are more`;
}

function placeOf({ span }: DifferenceSide): string {
  const { line, column } = positionAt(span!.source, span!.start);
  return `${span!.source.name}:${line}:${column}`;
}

function renderJson({ differences, complete }: Comparison, pathOf: PathOf): string {
  const members = differences.map((difference) => {
    const sides = [jsonSide("left", difference.left), jsonSide("right", difference.right)].join("");
    return `    {"kind": "${difference.kind}", "path": ${JSON.stringify(pathOf(difference))}${sides}}`;
  });
  const list = members.length === 0 ? "[]" : `[\n${members.join(",\n")}\n  ]`;
  return `{\n  "differences": ${list},\n  "complete": ${complete}\n}\n`;
}

/** The value is spliced in as it was printed, so that it keeps its digits. */
function jsonSide(name: string, side: DifferenceSide | undefined): string {
  if (side === undefined) return "";
  if (!side.span) return `, "${name}": {"value": ${side.json}}`;
  const { line, column } = positionAt(side.span.source, side.span.start);
  const place = `"file": ${JSON.stringify(side.span.source.name)}, "line": ${line}, "column": ${column}`;
  return `, "${name}": {"value": ${side.json}, ${place}}`;
}

function renderMarkdown(comparison: Comparison, pathOf: PathOf): string {
  const rows = comparison.differences.map((difference) => {
    const cells = [codeCell(pathOf(difference)), sideCell(difference.left), sideCell(difference.right)];
    return `| ${difference.kind} | ${cells.join(" | ")} |\n`;
  });
  const table =
    rows.length === 0 ? "" : `| what | path | left | right |\n| --- | --- | --- | --- |\n${rows.join("")}\n`;
  return `${table}${summary(comparison)}\n`;
}

/** A value, and what is in it below. */
function sideCell(side: DifferenceSide | undefined): string {
  return side ? (side.contents ?? [side.text]).map((line) => codeCell(line.trim())).join("<br>") : "";
}

/** Code in a cell: a longer fence than any inside, and no bare `|`, which would end the cell. */
function codeCell(text: string): string {
  if (text === "") return "";
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return fence + pad + text.replaceAll("|", "\\|").replace(/[\r\n]+/g, " ") + pad + fence;
}
