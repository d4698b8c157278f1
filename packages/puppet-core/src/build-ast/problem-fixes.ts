import { createSpan, replacement, type Fix, type Source } from "@cairn/diagnostics";
import type { Problem } from "./problem.js";

/** Lines that are longer aren't looked through. */
const longest = 1000;

const simple = String.raw`(?:'[^'\\\n]*'|"[^"\\$\n]*"|\$\w+|\w+)`;
const argumentsToEnd = new RegExp(`^(?:,[ \\t]*${simple}[ \\t]*)+(?=\\r?\\n|$|\\})`);

/** The fixes for what the grammar accepts: a second comma, and a call without parentheses. */
export function fixesOf({ kind, start, end, subject }: Problem, source: Source): Fix[] {
  if (kind === "unexpected") return subject === "," ? withoutComma(source, start, end) : [];
  return kind === "arguments-without-function" && subject !== "" ? withParentheses(source, start, subject) : [];
}

/** Only the second of two adjacent commas is certainly too much. */
function withoutComma(source: Source, start: number, end: number): Fix[] {
  const before = source.text.slice(Math.max(0, start - longest), start).trimEnd();
  return before.endsWith(",") ? [replacement(createSpan(source, start, end), "", "remove `,`")] : [];
}

function withParentheses(source: Source, comma: number, name: string): Fix[] {
  const before = source.text.slice(Math.max(0, comma - longest), comma);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const [gap, first] = new RegExp(`(?<=(?:^|[\\s{])${name})[ \\t]+(?=(${simple})[ \\t]*$)`).exec(line) ?? [];
  const [rest] = argumentsToEnd.exec(source.text.slice(comma, comma + longest)) ?? [];
  if (gap === undefined || first === undefined || rest === undefined) return [];
  const open = comma - (line.length - line.lastIndexOf(gap + first));
  const close = comma + rest.trimEnd().length;
  const edits = [
    { span: createSpan(source, open, open + gap.length), text: "(" },
    { span: createSpan(source, close, close), text: ")" },
  ];
  return [{ label: "write parentheses around the arguments", edits }];
}
