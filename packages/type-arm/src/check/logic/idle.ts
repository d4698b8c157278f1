import { pushAll, replacement, words, type Fix, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { childrenOf, type Node } from "../../ast/children.js";
import { declare, spanIn, type CheckContext } from "../rule.js";
import { attribute } from "../../diagnostics/example-attribute.js";
import { ruleFor } from "./walk.js";

const declared = declare("idle-expression", {
  severity: "error",
  message: words`the value of this ${"what"} is never used`,
  help: words`remove it, or make it the last one of its block; a message must be in quotes: \`"…"\``,
  page: {
    why: `A value that isn't the last of its block, and that is never used, is an error: usually an unquoted message, whose words are
then separate names. Puppet rejects it for the same reason. (The first of the specification's own example types has one.)`,
    failing: attribute("check => { if $name =~ /:/ { a colon is not allowed } }"),
    repaired: attribute('check => { if $name =~ /:/ { "a colon is not allowed" } }'),
  },
});

/** Nodes that may have an effect besides their value. */
const effective: ReadonlySet<Node["kind"]> = new Set([
  "assignment",
  "call",
  "method-call",
  "puppet-alias",
  "type-definition",
]);
/** Nodes that have an effect only if one of their parts has. */
const idleByParts: ReadonlySet<Node["kind"]> = new Set(["block", "case", "case-option", "group", "if", "unless"]);

/**
 * Whether an expression has no effect but its value. Like Puppet, counts a match as an effect, because it sets `$0`,
 * `$1` and so on.
 */
export function isIdle(expression: Expression): boolean {
  const waiting: Node[] = [expression];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (effective.has(node.kind)) return false;
    if (node.kind === "binary" && (node.operator === "=~" || node.operator === "!~")) return false;
    if (idleByParts.has(node.kind)) pushAll(waiting, childrenOf(node));
  }
  return true;
}

/** A value before the last one of a block is lost (interpretation R50): such a value may be an unquoted message. */
export const idleInBlock = ruleFor(declared, ["block"], ({ statements }, { place, ...context }) => {
  reportIdle(statements, place.source, context);
});

/** Puts quotes around a message that is all of a block on one line. */
function quotedWords(statements: readonly Expression[], source: Source): Fix[] {
  const [first, last] = [statements[0]!, statements.at(-1)!];
  const text = source.text.slice(first.start, Math.min(last.end, first.start + longest));
  const isMessage = statements.every(({ kind }) => wordKinds.has(kind)) && /^[\w ,.!?-]+$/.test(text);
  return isMessage ? [replacement(spanIn(source, { start: first.start, end: last.end }), `'${text}'`)] : [];
}

const wordKinds: ReadonlySet<Expression["kind"]> = new Set(["name", "type-name", "integer", "call"]);
/** Messages aren't longer. */
const longest = 500;

/** Reports the first such statement, as Puppet does: those after it mostly belong to the same mistake. */
export function reportIdle(statements: readonly Expression[], source: Source, { report }: CheckContext): void {
  const idle = statements.slice(0, -1).find(isIdle);
  if (!idle) return;
  const fixes = quotedWords(statements, source);
  report(declared.create(spanIn(source, idle), { what: describe(idle) }, { fixes }));
}

function describe({ kind }: Expression): string {
  return kind === "if" || kind === "unless" || kind === "case" ? `\`${kind}\`` : "expression";
}
