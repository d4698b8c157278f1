import { createSource, lineText, startOf, visible } from "@cairn/diagnostics";
import type { ExplainedStep, Explanation, LostValue } from "./explanation.js";
import { writeParts, type Part } from "./serialize/parts.js";
import type { ShownValue } from "./show.js";

/** How an explanation is written for people. */
export interface RenderExplanationOptions {
  /** Whether text may have ANSI colours. */
  readonly color?: boolean;
  /** The width of a terminal: the value and its place come first, on one line, and no longer line breaks within a word. */
  readonly width?: number | undefined;
}

/** As a tree with code lines (`text`), or in the contract's shape (`json`). */
export function renderExplanation(
  explanation: Explanation,
  format: "text" | "json" = "text",
  options: RenderExplanationOptions = {},
): string {
  return format === "json" ? writeParts(partsOf(explanation)) : renderText(explanation, options);
}

/** The story so many steps back; what is left out is counted. */
export function cutExplanation(explanation: Explanation, depth: number): Explanation {
  const cut = (each: Explanation): Writable => ({ ...each });
  const first = cut(explanation);
  const waiting = [{ each: first, left: depth }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { each, left } = next;
    if (left <= 0) [each.omitted, each.from] = [each.omitted + each.from.length, []];
    else each.from = each.from.map(cut);
    for (const below of each.from) waiting.push({ each: below, left: left - 1 });
  }
  return first;
}

/** The story without private values, and without the lines of code that contain some. */
export function withoutPrivate(explanation: Explanation): Explanation {
  const copy = (each: Explanation): Writable => ({ ...each });
  const first = copy(explanation);
  const waiting = [first];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    const { private: kind } = each;
    if (kind !== undefined) {
      const hide = <Step extends ExplainedStep>(step: Step): Step => hidden(step, kind);
      Object.assign(each, hide(each), { lost: each.lost.map(hide) });
    }
    const from = each.from.map(copy);
    each.from = from;
    waiting.push(...from);
  }
  return first;
}

const privateValue: ShownValue = { text: "(private)", json: '"(private)"' };

function hidden<Step extends ExplainedStep>(step: Step, kind: "value" | "code"): Step {
  const span = startOf(createSource(step.file, ""));
  return { ...step, span, value: kind === "value" ? privateValue : step.value };
}

type Writable = { -readonly [Member in keyof Explanation]: Explanation[Member] };

/** `omitted` is present only if something was omitted. */
function partsOf(explanation: Explanation): Part {
  return {
    members: () => [
      ["path", { json: JSON.stringify(explanation.path) }],
      ...stepMembers(explanation),
      ["from", { elements: () => explanation.from.map(partsOf) }],
      ["lost", { elements: () => explanation.lost.map(lostParts) }],
      ...(explanation.omitted > 0 ? [["omitted", { json: String(explanation.omitted) }] as const] : []),
    ],
  };
}

function lostParts(lost: LostValue): Part {
  return { members: () => [...stepMembers(lost), ["why", { json: JSON.stringify(lost.why) }]] };
}

function stepMembers({ value, step, file, line, column }: ExplainedStep): (readonly [string, Part])[] {
  return [
    ["value", { json: value.json }],
    ["step", { json: JSON.stringify(step) }],
    ["file", { json: JSON.stringify(file) }],
    ["line", { json: String(line) }],
    ["column", { json: String(column) }],
  ];
}

interface Waiting {
  readonly explanation: Explanation;
  readonly indent: number;
  readonly isFirst: boolean;
}

const deepestIndent = 32;

/** A single source is printed at the indentation of its result, several ones further in: so long chains stay narrow. */
function renderText(first: Explanation, { color = false, width }: RenderExplanationOptions): string {
  const lines: string[] = [];
  const stack: Waiting[] = [{ explanation: first, indent: 0, isFirst: true }];
  for (let waiting = stack.pop(); waiting; waiting = stack.pop()) {
    const { explanation, indent } = waiting;
    const [head = "", ...others] = linesOf(waiting);
    const answer = waiting.isFirst && width !== undefined ? answerLine(first) : head;
    for (const line of [answer, ...others]) lines.push(...wrapped("  ".repeat(indent) + line, width));
    const below = explanation.from.length > 1 ? Math.min(indent + 1, deepestIndent) : indent;
    for (const source of explanation.from.toReversed()) {
      stack.push({ explanation: source, indent: below, isFirst: false });
    }
  }
  if (color) lines.forEach((line, at) => (lines[at] = visible(line)));
  const shown = color ? lines.map((line, at) => (at === 0 && width !== undefined ? bold(line) : colored(line))) : lines;
  return `${shown.join("\n")}\n`;
}

/** The answer, before its story. */
function answerLine({ column, file, line, path, value }: Explanation): string {
  return `${path} = ${value.text}  (${file}:${line}:${column})`;
}

/** A line in parts of at most `width` cells, broken at blanks; code stays as it is. */
function wrapped(line: string, width = Infinity): readonly string[] {
  if (line.length <= width || isCode(line)) return [line];
  const indent = `${/^ */.exec(line)![0]}    `;
  const parts: string[] = [];
  let current = "";
  for (const word of line.split(/(?<=\S)(?= )/)) {
    if (current !== "" && current.length + word.length > width) {
      parts.push(current);
      current = indent + word.trimStart();
    } else current += word;
  }
  return [...parts, current];
}

function isCode(line: string): boolean {
  return /^ *\d+ \| /.test(line);
}

function bold(text: string): string {
  return `\u001b[1m${text}\u001b[22m`;
}

/** Colours that can be read on black and on white: code is cyan, what lost magenta, paths bold. */
function colored(line: string): string {
  if (isCode(line)) return line.replace(/^( *\d+ \| )(.*)$/, "$1\u001b[36m$2\u001b[39m");
  if (/^ *instead of /.test(line)) return `\u001b[35m${line}\u001b[39m`;
  return line.replace(/^( *(?:from )?)(\S+)(?= = )/, (_, start: string, path: string) => start + bold(path));
}

function linesOf({ explanation, isFirst }: Waiting): string[] {
  const { path, value, omitted, lost } = explanation;
  return [
    `${isFirst ? "" : "from "}${path} = ${value.text}`,
    ...codeLines(explanation),
    ...lost.flatMap((loser) => [`  instead of ${loser.value.text}: ${loser.why}`, ...codeLines(loser, "  ")]),
    ...(omitted > 0 ? [`  … ${omitted} more omitted here`] : []),
  ];
}

/** The step, its location, and the line of the program. */
function codeLines(step: ExplainedStep, indent = ""): string[] {
  const place = `${step.file}:${step.line}:${step.column}`;
  const code = codeLine(step);
  const head = `${indent}  ${step.step} at ${place}`;
  return code === "" ? [head] : [head, `${indent}    ${step.line} | ${code}`];
}

const longestCode = 120;
const shownBefore = 40;

/** The line, or of a very long one the part around the column. */
function codeLine({ span, line, column }: ExplainedStep): string {
  const text = lineText(span.source, line).replaceAll("\t", "  ").trimEnd();
  if (text.length <= longestCode) return text;
  const start = Math.max(0, column - 1 - shownBefore);
  const end = start + longestCode;
  return (start > 0 ? "…" : "") + text.slice(start, end) + (end < text.length ? "…" : "");
}
