import type { Call, Expression, MethodCall } from "@cairn/puppet-core";
import { listOf, type KnownValue } from "./known.js";

/** A call of a supported function: its arguments, and its implementation. */
interface QuickCall {
  readonly values: readonly Expression[];
  readonly run: (values: readonly KnownValue[]) => KnownValue | undefined;
}

/** The functions of the sets that take only values. */
const functions: ReadonlyMap<string, QuickCall["run"]> = new Map<string, QuickCall["run"]>([
  ["not", ([value]) => value === null || value === false],
  ["size", ([value]) => sizeOf(value!)],
  ["length", ([value]) => sizeOf(value!)],
  ["empty", ([value]) => emptyOf(value!)],
]);

export function callOf(node: Call | MethodCall): QuickCall | undefined {
  const values = node.kind === "call" ? node.arguments : [node.receiver, ...node.arguments];
  const named = node.kind === "call" ? node.target : node.method;
  const run = named.kind === "name" ? functions.get(named.value) : undefined;
  return run && values.length === 1 && !node.lambda ? { values, run } : undefined;
}

/** Ruby counts characters: those of two UTF-16 units are left to the evaluator. */
function sizeOf(value: KnownValue): number | undefined {
  if (typeof value === "string") return /[\ud800-\udfff]/.test(value) ? undefined : value.length;
  return listOf(value)?.length;
}

function emptyOf(value: KnownValue): boolean | undefined {
  if (typeof value === "string") return value === "";
  const list = listOf(value);
  return list && list.length === 0;
}
