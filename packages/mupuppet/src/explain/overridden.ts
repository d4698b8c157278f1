import { createSpan, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { withoutGroups } from "@cairn/puppet-core/evaluate";
import { equalValues, isHash, toText, type Value } from "@cairn/puppet-core/values";
import { walk } from "@cairn/puppet-core/manifest";
import { attemptQuietly } from "../evaluate/attempt.js";
import type { PuppetScope } from "../evaluate/scopes/puppet-scope.js";
import type { Loser } from "./data.js";
import { calledFunction } from "./program.js";

/** The maximum number of lost values that are shown for one call. */
const most = 100;

/** The functions that merge hashes. */
const merging = /^(?:deep_)?merge$/;

/**
 * Values in the arguments of `merge` and the like (or of `+`) that aren't in the result, because another argument won.
 */
export function overriddenIn(expression: Expression, result: Value, source: Source, scope: PuppetScope): Loser[] {
  const merged = mergedBy(expression);
  if (!merged || !isHash(result)) return [];
  const lost: Loser[] = [];
  for (const part of merged.parts) {
    const given = plainValue(part, scope);
    if (given === undefined || !isHash(given)) continue;
    for (const [key, value] of given.entries()) {
      const winner = result.get(key);
      if (winner === undefined || isSame(value, winner)) continue;
      if (lost.length === most) return lost;
      const why = `${merged.by} has '${toText(key)}' too`;
      lost.push({ value, span: createSpan(source, part.start, part.end), step: "merged", why });
    }
  }
  return lost;
}

/** Nested hashes may have been merged themselves. */
function isSame(value: Value, winner: Value): boolean {
  if (typeof value === "string") return value === winner;
  return equalValues(value, winner) || (isHash(value) && isHash(winner));
}

function mergedBy(expression: Expression): { readonly by: string; readonly parts: readonly Expression[] } | undefined {
  const inner = withoutGroups(expression);
  if (inner.kind === "binary" && inner.operator === "+")
    return { by: "the right side of `+`", parts: [inner.left, inner.right] };
  const name = calledFunction(inner) ?? "";
  if (!merging.test(name)) return undefined;
  const by = `a later argument of ${name}()`;
  if (inner.kind === "method-call") return { by, parts: [inner.receiver, ...inner.arguments] };
  return inner.kind === "call" ? { by, parts: inner.arguments } : undefined;
}

/** The value of an expression that can be evaluated again without side effects. */
export function plainValue(expression: Expression, scope: PuppetScope): Value | undefined {
  let isPlain = true;
  walk(expression, ({ kind }) => {
    if (kind === "call" || kind === "method-call" || kind === "assignment") isPlain = false;
  });
  const { compilation } = scope;
  return isPlain ? attemptQuietly<Value>(compilation, () => compilation.evaluator.begin(expression, scope)) : undefined;
}
