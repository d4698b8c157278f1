import { applyEdits, createSource, type Edit, type Result, type Source } from "@cairn/diagnostics";
import type { ParseOptions } from "@cairn/syntax";
import { lint, lintOptions } from "../lint/index.js";
import { isPlan } from "../parse/plan.js";
import { format } from "./format.js";

/** The rules of the style guide whose fixes leave the meaning as it is; a mode becomes the string that it stands for. */
const rules = [
  "double_quoted_strings",
  "file_mode",
  "trailing_comma",
  "unquoted_file_mode",
  "unquoted_node_name",
  "unquoted_resource_title",
  "variables_not_enclosed",
];

/** A fix may leave something to another one, such as the comma of a list that the line's length breaks. */
const mostRounds = 5;

/**
 * The source in the form of `format`, and in the style of Puppet's style guide: quotes, modes, braces around variables
 * in strings, commas after last elements. There is no value if the source has a syntax error.
 */
export function formatInStyle(source: Source, options: ParseOptions = {}): Result<string> {
  let formatted = format(source, options);
  if (isPlan(source)) return formatted;
  for (let round = 0; round < mostRounds && formatted.value !== undefined; round++) {
    const fixed = withFixes(createSource(source.name, formatted.value));
    if (fixed === formatted.value) break;
    formatted = format(createSource(source.name, fixed), options);
  }
  return formatted;
}

function withFixes(source: Source): string {
  const found = lint(source, lintOptions([`--only-checks ${rules.join(",")}`]));
  const edits: Edit[] = [];
  for (const { fixes } of found) {
    const next = fixes[0]?.edits ?? [];
    const last = edits.at(-1)?.span.end ?? 0;
    if (next.every(({ span }) => span.start >= last)) edits.push(...next);
  }
  return applyEdits(source, edits);
}
