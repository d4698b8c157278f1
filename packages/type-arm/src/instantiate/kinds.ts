import { createSpan } from "@cairn/diagnostics";
import type { HashLiteral, TypeName, Variable } from "@cairn/puppet-core";
import { after, Failure, inOrder, type Pending } from "@cairn/evaluation";
import { handlers, type Evaluator, type Handlers, type Scope } from "@cairn/puppet-core/evaluate";
import { createType } from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { findType } from "../model/index.js";
import { evaluateAssignment } from "./assign.js";
import { noteEntries, WrittenEntries } from "./hash-places.js";
import type { Runtime } from "./runtime.js";
import { ComputedBinding } from "./scopes.js";
import { helpWithTypes } from "../model/known-names.js";

/** The kinds of expressions with a special meaning in this language. */
export function kinds(runtime: Runtime): Handlers {
  return {
    variable: evaluateVariable,
    hash: evaluateHash,
    assignment: (node, scope, evaluator) => evaluateAssignment(runtime, node, scope, evaluator),
    "type-name": (node, scope) => evaluateTypeName(runtime, node, scope),
    "type-definition": () => null,
    "puppet-alias": () => null,
  };
}

function evaluateVariable(node: Variable, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const binding = /^\d/.test(node.name) ? undefined : scope.find(node.name);
  if (binding instanceof ComputedBinding) return binding.read(evaluator.spanOf(node, scope));
  return binding ? binding.value : handlers.variable!(node, scope, evaluator);
}

/** Records its location, for messages about its values. */
function evaluateHash(node: HashLiteral, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const { entries } = node;
  const pairs: [Value, Value][] = [];
  const pending = inOrder<Value>(
    2 * entries.length,
    (index) => evaluator.begin(index & 1 ? entries[index >> 1]!.value : entries[index >> 1]!.key, scope),
    (value, index) => {
      if (index & 1) pairs.at(-1)![1] = value;
      else pairs.push([value, null]);
    },
  );
  return after(pending, () => {
    const hash = new HashValue(pairs);
    const keys = pairs.map(([key]) => key);
    noteEntries(hash, new WrittenEntries(scope.source, node, keys));
    return hash;
  });
}

/** The types of the program; conditions may also name Puppet's built-in ones. */
function evaluateTypeName(runtime: Runtime, node: TypeName, scope: Scope): Pending<Value> {
  const type = findType(runtime.model, node.name);
  if (type) return { kind: "type", name: "Object", definition: type };
  const known = createType(node.name);
  if (known && "kind" in known) return known;
  const span = createSpan(scope.source, node.start, node.end);
  const help = helpWithTypes(runtime.model, node.name, runtime.guesses);
  throw new Failure("unknown-type", `there is no type \`${node.name}\``, { span, help });
}
