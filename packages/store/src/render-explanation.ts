import { lineText } from "@cairn/diagnostics";
import type { ExplainedStep, Explanation, LostValue } from "./explanation.js";
import { writeParts, type Part } from "./serialize/parts.js";

/** As a tree with code lines (`text`), or in the contract's shape (`json`). */
export function renderExplanation(explanation: Explanation, format: "text" | "json"): string {
  return format === "json" ? writeParts(partsOf(explanation)) : renderText(explanation);
}

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
function renderText(first: Explanation): string {
  const lines: string[] = [];
  const stack: Waiting[] = [{ explanation: first, indent: 0, isFirst: true }];
  for (let waiting = stack.pop(); waiting; waiting = stack.pop()) {
    const { explanation, indent } = waiting;
    for (const line of linesOf(waiting)) lines.push("  ".repeat(indent) + line);
    const below = explanation.from.length > 1 ? Math.min(indent + 1, deepestIndent) : indent;
    for (const source of explanation.from.toReversed()) {
      stack.push({ explanation: source, indent: below, isFirst: false });
    }
  }
  return `${lines.join("\n")}\n`;
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
