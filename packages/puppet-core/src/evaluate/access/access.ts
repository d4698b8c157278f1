/**
 * `target[keys]`: a part of a string, array or hash (`elements`), a type with parameters, a reference to resources and
 * classes or a parameter of one (`references`). The target's value decides which.
 */
import type { Access, Expression } from "../../ast/index.js";
import { createType, parameterizeObject, printType, type PuppetType } from "../../types/index.js";
import { isArray, isHash, isType, kindOf, type BinaryValue, type ObjectValue, type Value } from "../../values/value.js";
import { after, inOrder, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "../evaluator.js";
import { labelOf, withArticle } from "../labels.js";
import { findNamedType } from "../literals.js";
import { patternProblem } from "../../patterns/problem.js";
import { binaryOf, bytesOf } from "../../values/binary.js";
import type { Scope } from "../scope.js";
import { accessArray, accessHash, accessText } from "./elements.js";
import { accessClass, accessResource } from "./references.js";

/** The context of an access: what messages are about, and what they point at. */
export interface Accessing {
  readonly node: Access;
  readonly scope: Scope;
  readonly evaluator: Evaluator;
}

/** `target[keys]` for a known value of the target. */
export function accessWith(target: Value, node: Access, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const isClass = isType(target) && target.name === "Class";
  const keys: Value[] = [];
  const pending = inOrder<Value>(
    node.keys.length,
    (index) => evaluateKey(node.keys[index]!, isClass, scope, evaluator),
    (key) => keys.push(key),
  );
  return after(pending, () => access(target, keys, { node, scope, evaluator }));
}

/** A name that isn't a type may refer to a class. */
function evaluateKey(key: Expression, isClass: boolean, scope: Scope, evaluator: Evaluator): Pending<Value> {
  if (!isClass || key.kind !== "type-name") return evaluator.begin(key, scope);
  const text = key.name;
  return findNamedType(text, scope, evaluator) ?? { kind: "type", name: "TypeReference", text };
}

function access(target: Value, keys: readonly Value[], accessing: Accessing): Pending<Value> {
  if (isHash(target)) return accessHash(target, keys);
  if (isArray(target)) return accessArray(target, keys, accessing);
  if (typeof target === "string") return accessText(target, keys, accessing);
  if (isType(target)) {
    if (target.name === "Resource") return accessResource(target, keys, accessing);
    if (target.name === "Class") return accessClass(target, keys, accessing);
    return specialize(target.name === "TypeAlias" ? "" : target.name, target, keys, accessing);
  }
  if (kindOf(target) === "binary") return accessBinary(target as BinaryValue, keys, accessing);
  if (kindOf(target) === "object") return accessObject(target as ObjectValue, keys, accessing);
  return throwNotIndexable(target, accessing);
}

function accessObject(target: ObjectValue, keys: readonly Value[], accessing: Accessing): Pending<Value> {
  const { node, scope, evaluator } = accessing;
  const { readObject } = evaluator.options;
  return readObject ? readObject(target, keys, evaluator.spanOf(node, scope)) : throwNotIndexable(target, accessing);
}

function specialize(name: string, target: PuppetType, keys: readonly Value[], accessing: Accessing): Value {
  const { node, scope, evaluator } = accessing;
  const created = name === "" ? undefined : createFrom(target, keys);
  if (!created) return throwNotIndexable(target, accessing);
  if ("kind" in created) return checkPatterns(created, accessing);
  if (created.problem.startsWith("Operator")) return throwNotIndexable(target, accessing);
  if (created.isRaised) return evaluator.failIn(node, created.problem, scope);
  const place = created.index === undefined ? node : (node.keys[created.index] ?? node);
  return evaluator.fail("type-specialization", naming(created.problem, target), place, scope);
}

/** A named Object type gets values for its type parameters; other types are made anew. */
function createFrom(target: PuppetType, keys: readonly Value[]): ReturnType<typeof createType> {
  const isNamed = target.name === "Object" && target.definition?.name !== undefined;
  return isNamed
    ? parameterizeObject(
        target,
        keys.flatMap((key) => key),
      )
    : createType(target.name, keys);
}

/** Ruby compiles patterns when their types are made. */
function checkPatterns(type: PuppetType, { node, scope, evaluator }: Accessing): PuppetType {
  const sources = type.name === "Pattern" ? type.patterns.map(({ source }) => source) : [];
  if (type.name === "Regexp" && type.source !== undefined) sources.push(type.source);
  for (const source of sources) {
    const problem = patternProblem(source);
    if (problem !== undefined) evaluator.failIn(node, problem, scope);
  }
  return type;
}

/** A message that names the type with an article refers to the whole type. */
function naming(problem: string, target: PuppetType): string {
  return problem.replace(/^(An? |Error creating type specialization of an? )\w+-Type/, (_, before: string) => {
    return `${before}${printType(target)}-Type`;
  });
}

function throwNotIndexable(target: Value, { node, scope, evaluator }: Accessing): never {
  const message = `Operator '[]' is not applicable to ${withArticle(labelOf(target))}.`;
  const help = target === null ? "give the variable a value first, or test it with `=~ NotUndef`" : undefined;
  return evaluator.fail("evaluation", message, node.target, scope, help);
}

/** Bytes are indexed as characters are. */
function accessBinary(target: BinaryValue, keys: readonly Value[], accessing: Accessing): Value {
  const text = Array.from(bytesOf(target), (byte) => String.fromCharCode(byte)).join("");
  const part = accessText(text, keys, accessing);
  return binaryOf(Array.from(part, (character) => character.charCodeAt(0)));
}
