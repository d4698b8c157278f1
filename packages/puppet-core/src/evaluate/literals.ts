import type { ArrayLiteral, Group, HashLiteral, IntegerLiteral, RegexLiteral, TypeName } from "../ast/index.js";
import { createType, type PuppetType } from "../types/index.js";
import { HashValue } from "../values/hash.js";
import { isInteger64, type RegexpValue, type Value } from "../values/value.js";
import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import { refuseOverflow } from "./operators/refusals.js";
import type { Scope } from "./scope.js";

export function evaluateInteger(node: IntegerLiteral, scope: Scope, evaluator: Evaluator): Value {
  return isInteger64(node.value) ? node.value : refuseOverflow(node.value, node, scope, evaluator);
}

export function evaluateRegex(node: RegexLiteral): RegexpValue {
  return { kind: "regexp", source: node.pattern };
}

export function evaluateGroup(node: Group, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return evaluator.begin(node.expression, scope);
}

export function evaluateArray(node: ArrayLiteral, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return after(evaluator.all(node.items, scope), exactly);
}

/** Shorter lists that have grown have room for more than they hold: as values they would take several times their size. */
const shortest = 16;

function exactly(list: Value[]): Value[] {
  return list.length < shortest ? list.slice() : list;
}

/** Keys and values, entry by entry. */
export function evaluateHash({ entries }: HashLiteral, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const pairs: [Value, Value][] = [];
  const pending = inOrder<Value>(
    2 * entries.length,
    (index) => {
      const entry = entries[index >> 1]!;
      return evaluator.begin(index & 1 ? entry.value : entry.key, scope);
    },
    (value, index) => {
      if (index & 1) pairs.at(-1)![1] = value;
      else pairs.push([value, null]);
    },
  );
  return after(pending, () => new HashValue(pairs));
}

export function evaluateTypeName(node: TypeName, scope: Scope, evaluator: Evaluator): Value {
  const type = typeOf(node, scope, evaluator);
  if (type) return type;
  const span = evaluator.spanOf(node, scope);
  const meant = { wrong: node.name, names: wordsOfOthers[node.name] ?? [] };
  throw new Failure("unknown-type", `Resource type not found: ${node.name}`, { span, meant });
}

/** A type that can't be defined is reported where it is used. */
function typeOf(node: TypeName, scope: Scope, evaluator: Evaluator): PuppetType | undefined {
  try {
    return findNamedType(node.name, scope, evaluator);
  } catch (error) {
    if (error instanceof Failure) error.span ??= evaluator.spanOf(node, scope);
    throw error;
  }
}

/** Capital words for values in other languages. */
const wordsOfOthers: Readonly<Record<string, readonly string[]>> = {
  True: ["true"],
  False: ["false"],
  None: ["undef"],
  Null: ["undef"],
  Nil: ["undef"],
};

/** A type by its name as written: one of Puppet's own, or one of the language's. */
export function findNamedType(name: string, scope: Scope, evaluator: Evaluator): PuppetType | undefined {
  const known = createType(name);
  if (known && "kind" in known) return known;
  return evaluator.options.findType(name, scope);
}
