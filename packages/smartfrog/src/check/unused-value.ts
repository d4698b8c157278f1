import { createSpan, withoutLines, words, type Fix, type Source } from "@cairn/diagnostics";
import type { Assignment, Statement, Value } from "../ast/ast.js";
import { pathOf } from "../evaluate/index.js";
import { declare, type Rule } from "./rule.js";

const declared = declare("unused-value", {
  severity: "warning",
  message: words`nothing reads this value of \`${"path"}\`: another one takes its place`,
  help: words`keep one of the two; the attribute stays where the first one is`,
  page: {
    why: `An attribute that is assigned twice in one body has the value of the second assignment, and the place of the first (definition 12,
*put*). With only plain values between the two nothing can have seen the first: no link, no prototype and no included file. So it is a
leftover, or one of the two was meant to have another name.`,
    failing: { "site.sf": "sfConfig extends {\n  port 80;\n  port 443;\n}\n" },
    repaired: { "site.sf": "sfConfig extends {\n  port 443;\n}\n" },
    args: ["check", "site.sf"],
  },
});

/** By body: each assignment whose value nothing reads, with the one that takes its place; worked out once. */
const knownBodies = new WeakMap<readonly Statement[], ReadonlyMap<Assignment, Assignment>>();

function replacedIn(statements: readonly Statement[]): ReadonlyMap<Assignment, Assignment> {
  let replaced = knownBodies.get(statements);
  if (!replaced) knownBodies.set(statements, (replaced = findReplaced(statements)));
  return replaced;
}

/** Whatever isn't a plain value may read what was assigned before, by any path. */
function findReplaced(statements: readonly Statement[]): ReadonlyMap<Assignment, Assignment> {
  const replaced = new Map<Assignment, Assignment>();
  const unread = new Map<string, Assignment>();
  for (const statement of statements) {
    if (statement.kind === "include" || !isPlain(statement.value)) {
      unread.clear();
      continue;
    }
    const path = statement.target.path.join(":");
    const before = unread.get(path);
    if (before) replaced.set(before, statement);
    unread.set(path, statement);
  }
  return replaced;
}

/** Whether a value is neither copied from elsewhere nor, as ordering constraints are, one of several that count. */
function isPlain({ kind }: Value): boolean {
  return kind !== "link" && kind !== "extends" && kind !== "order";
}

/** The attribute keeps its place, which is that of the first assignment. */
function mergedInto(source: Source, first: Assignment, second: Assignment): Fix {
  const text = source.text.slice(second.value.start, second.value.end);
  const edit = { span: createSpan(source, first.value.start, first.value.end), text };
  return { label: "assign the last value alone", edits: [edit, ...withoutLines(source, second).edits] };
}

/** A value that another one replaces in the same body before anything can have read it. */
export const unusedValue: Rule = {
  declared,
  visit: {
    assigned({ assignment, frame: { level, source, statements } }, machine) {
      const second = replacedIn(statements).get(assignment);
      if (!second) return;
      const path = [...pathOf(level), ...assignment.target.path].join(":");
      const span = createSpan(source, assignment.start, assignment.end);
      const labels = [{ span: createSpan(source, second.start, second.end), message: "which is assigned here" }];
      const fixes = [mergedInto(source, assignment, second), withoutLines(source, second, "keep the first value")];
      machine.report(declared.create(span, { path }, { labels, fixes }));
    },
  },
};
