import { positionAt, visible } from "@cairn/diagnostics";
import type { Comparison } from "./compare.js";
import type { Difference, DifferenceSide } from "./difference.js";
import { formatPath } from "./path.js";
import type { DescribedViolation } from "./policy/judge.js";
import { visiblyDifferent, visibleText } from "./visible-difference.js";
import { textDifference } from "./text-difference.js";

/** The forms in which differences are written. */
export type DifferencesFormat = "text" | "json" | "markdown";

/** How differences are written. */
export interface RenderDifferencesOptions {
  /** By default `text`. */
  readonly format?: DifferencesFormat;
  /** By default that of the comparison. */
  readonly formatPath?: (path: readonly string[]) => string;
  /** Whether text may have ANSI colours. */
  readonly color?: boolean;
  /** What makes a difference, as one line. */
  readonly causeOf?: ((difference: Difference) => string | undefined) | undefined;
  /** The differences that a policy forbids. */
  readonly violations?: ReadonlyMap<Difference, DescribedViolation> | undefined;
  /** Further members of the JSON object. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/**
 * The differences for people (`text`, `markdown`) or programs (`json`: an object with `differences` and `complete`).
 */
export function renderDifferences(comparison: Comparison, options: RenderDifferencesOptions = {}): string {
  const { color, format = "text" } = options;
  const print = options.formatPath ?? comparison.formatPath ?? ((path: readonly string[]) => formatPath(path));
  const render = { text: renderText, json: renderJson, markdown: renderMarkdown }[format];
  const pathOf = (difference: Difference) => (difference.path.length === 0 ? "" : print(difference.path));
  const { causeOf = () => undefined, members = {}, violations = new Map<Difference, DescribedViolation>() } = options;
  const text = render(comparison, { pathOf, causeOf, violations, members });
  return color && format === "text" ? colored(text) : text;
}

const colors: Readonly<Record<string, number>> = {
  "-": 31,
  "+": 32,
  "@": 36,
  removed: 31,
  added: 32,
  changed: 33,
  moved: 36,
};

/** The kinds of differences, and the differing lines of strings. */
function colored(text: string): string {
  const paint = (words: string, key: string): string => `\u001b[${colors[key]}m${words}\u001b[39m`;
  return text.replace(/^ {4}([-+@]).*$/gm, paint).replace(/^(removed|added|changed|moved)(?= )/gm, paint);
}

/** How the parts of a difference are written. */
interface Rendering {
  readonly pathOf: (difference: Difference) => string;
  readonly causeOf: NonNullable<RenderDifferencesOptions["causeOf"]>;
  readonly violations: NonNullable<RenderDifferencesOptions["violations"]>;
  readonly members: NonNullable<RenderDifferencesOptions["members"]>;
}

function renderText(comparison: Comparison, { causeOf, pathOf, violations }: Rendering): string {
  const lines = comparison.differences.map((difference) => {
    const places = [difference.left, difference.right].flatMap((side) => (side?.span ? [printedPlace(side)] : []));
    const path = visibleText(pathOf(difference)) || "the whole value";
    const place = places.length > 0 ? `\n    ${visible(places.join(" -> "))}` : "";
    const cause = causeOf(difference);
    const because = cause === undefined ? "" : `\n    because of ${visible(cause)}`;
    const violation = violations.get(difference);
    const forbidden = violation ? `\n    violates ${visible(violationText(violation))}` : "";
    const strings = textDifference(difference);
    const values = strings ? "" : valuesOf(difference);
    const body =
      strings?.map((line) => `    ${line}`) ?? contentsOf(difference).map((line) => `      ${visible(line)}`);
    return `${difference.kind.padEnd(7)} ${path}${values}${place}${because}${forbidden}${body.map((line) => `\n${line}`).join("")}\n`;
  });
  return `${lines.join("")}${summary(comparison)}\n`;
}

/** `policy.json:1:8: the rule …`. */
function violationText({ column, file, line, reason }: DescribedViolation): string {
  return `${file}:${line}:${column}: ${reason}`;
}

function valuesOf(difference: Difference): string {
  if (difference.kind === "moved") return ": is in a different position";
  const { left, right } = visibleSides(difference);
  const strings = [left, right].flatMap((side) => (side && !side.contents ? [side.text] : []));
  return strings.length === 0 ? "" : `: ${strings.join(" -> ")}`;
}

/** A difference whose values show their invisible characters. */
function visibleSides(difference: Difference): Difference {
  const { left, right } = difference;
  if (left && right) {
    const [first, second] = visiblyDifferent(left.text, right.text);
    return { ...difference, left: { ...left, text: first }, right: { ...right, text: second } };
  }
  const side = (each: DifferenceSide) => ({ ...each, text: visibleText(each.text) });
  return { ...difference, ...(left ? { left: side(left) } : {}), ...(right ? { right: side(right) } : {}) };
}

function contentsOf({ left, right }: Difference): readonly string[] {
  return left?.contents ?? right?.contents ?? [];
}

function summary({ differences, complete }: Comparison): string {
  if (differences.length === 0) return "no differences";
  const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  return complete ? count : `${count} shown; there are more`;
}

function printedPlace({ span }: DifferenceSide): string {
  const { line, column } = positionAt(span!.source, span!.start);
  return `${span!.source.name}:${line}:${column}`;
}

function renderJson(
  { differences, complete }: Comparison,
  { causeOf, members: more, pathOf, violations }: Rendering,
): string {
  const members = differences.map((difference) => {
    const sides = [jsonSide("left", difference.left), jsonSide("right", difference.right)].join("");
    const because = causeOf(difference);
    const cause = because === undefined ? "" : `, "cause": ${JSON.stringify(because)}`;
    const violation = violationMember(violations.get(difference));
    return `    {"kind": "${difference.kind}", "path": ${JSON.stringify(pathOf(difference))}${sides}${cause}${violation}}`;
  });
  const list = members.length === 0 ? "[]" : `[\n${members.join(",\n")}\n  ]`;
  const rest = Object.entries(more).map(([name, value]) => `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n  "differences": ${list},\n  "complete": ${complete}${rest.join("")}\n}\n`;
}

function violationMember(violation: DescribedViolation | undefined): string {
  if (!violation) return "";
  const { column, file, line, reason, who } = violation;
  return `, "violation": ${JSON.stringify({ who, reason, file, line, column })}`;
}

/** The printed value is spliced in, so that it keeps its digits. */
function jsonSide(name: string, side: DifferenceSide | undefined): string {
  if (side === undefined) return "";
  if (!side.span) return `, "${name}": {"value": ${side.json}}`;
  const { line, column } = positionAt(side.span.source, side.span.start);
  const place = `"file": ${JSON.stringify(side.span.source.name)}, "line": ${line}, "column": ${column}`;
  return `, "${name}": {"value": ${side.json}, ${place}}`;
}

function renderMarkdown(comparison: Comparison, { pathOf, violations }: Rendering): string {
  const rows = comparison.differences
    .filter((each) => !textDifference(each))
    .map((difference) => {
      const { left, right } = visibleSides(difference);
      const cells = [codeOf(visibleText(pathOf(difference))), sideCell(left), sideCell(right)];
      return `| ${difference.kind} | ${cells.join(" | ")} |\n`;
    });
  const table =
    rows.length === 0 ? "" : `| what | path | left | right |\n| --- | --- | --- | --- |\n${rows.join("")}\n`;
  const blocks = comparison.differences.flatMap((difference) => {
    const lines = textDifference(difference);
    return lines ? [`${difference.kind} ${codeOf(visibleText(pathOf(difference)))}\n\n${fenced(lines)}\n`] : [];
  });
  const forbidden = [...violations].map(([difference, violation]) => violationItem(pathOf(difference), violation));
  const list = forbidden.length === 0 ? "" : `${forbiddenTitle(forbidden.length)}\n\n${forbidden.join("")}\n`;
  return `${list}${table}${blocks.join("")}${summary(comparison)}\n`;
}

/** `**2 changes violate the policy**`. */
export function forbiddenTitle(count: number): string {
  return `**${count === 1 ? "1 change violates" : `${count} changes violate`} the policy**`;
}

/** A violation as an item of a list in Markdown. */
export function violationItem(path: string, violation: DescribedViolation): string {
  return `- ${codeOf(visibleText(path), false)}: ${codeOf(visible(violationText(violation)), false)}\n`;
}

/** Differing lines, between fences longer than any inside. */
function fenced(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
  const fence = "`".repeat(longest + 1);
  return `${fence}diff\n${lines.join("\n")}\n${fence}\n`;
}

/** A value, with its contents below. */
function sideCell(side: DifferenceSide | undefined): string {
  return side ? (side.contents ?? [side.text]).map((line) => codeOf(visible(line.trim()))).join("<br>") : "";
}

/** Code in Markdown: a longer fence than any inside; in a cell of a table no bare `|`, which would end the cell. */
export function codeOf(text: string, isInCell = true): string {
  if (text === "") return "";
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return fence + pad + (isInCell ? text.replaceAll("|", "\\|") : text).replace(/[\r\n]+/g, " ") + pad + fence;
}
