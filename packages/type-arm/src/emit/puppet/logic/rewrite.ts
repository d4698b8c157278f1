import type { Access, Block, Call, Expression, Lambda, MethodCall, Variable } from "@cairn/puppet-core";
import type { Node } from "../../../ast/children.js";
import { calledFunction } from "../../../logic/calls.js";
import { migration } from "../../../logic/function-set.js";
import { partsOf, separatorBefore } from "../../print/expression.js";
import { interpolated, quoted, stringPart } from "../../print/literals.js";
import { variableName } from "../reserved.js";
import { translateNew } from "./create.js";
import { inLambda } from "./lambda.js";
import type { Part } from "./parts.js";
import type { Translation } from "./scope.js";

/** A node in the Puppet language, if it changes no object. */
export function rewrite(node: Node, translation: Translation): readonly Part[] {
  switch (node.kind) {
    case "variable":
      return [variableText(node, translation)];
    case "parameter":
      return [`$${variableName(node.name)}`];
    case "interpolation":
      return ['"', ...node.parts.flatMap((part) => interpolatedParts(part, translation)), '"'];
    case "string":
      return [quoted(node.value)];
    case "hash":
      return partsOf({ ...node, entries: node.entries.map((entry) => ({ ...entry, key: plainKey(entry.key) })) });
    case "access":
      return accessParts(node, translation);
    case "lambda":
      return lambdaParts(node, translation);
    case "call":
    case "method-call":
      return callParts(node, translation);
    case "assignment":
      if (translation.effects.has(node)) {
        return [translation.refuse(node, "an assignment in the middle of an expression has no place there")];
      }
      return partsOf(node);
    default:
      return partsOf(node);
  }
}

/** A variable: the program's own, a feature, or an object. */
export function variableText({ name, ...node }: Variable, translation: Translation): string {
  const { task } = translation;
  const meaning = translation.meaningOf(name);
  if (meaning === "variable" || /^\d/.test(name)) return `$${variableName(name)}`;
  if (meaning) {
    if (meaning.kind === "self") return `${meaning.state}['object']`;
    return translation.refuse({ name, ...node }, "an object that isn't finished has no value yet");
  }
  const feature = task.features.get(name);
  if (!feature) return `$${variableName(name)}`;
  const isComputed = feature.logic.derived !== undefined || feature.logic.get !== undefined;
  if (isComputed || task.role === "set") return translation.engine("read", translation.self.state, quoted(name));
  translation.bound.add(name);
  return `$${variableName(name)}`;
}

/** A capitalised word is a type in Puppet, where this language has the name of a feature. */
function plainKey(key: Expression): Expression {
  if (key.kind === "type-name") return { kind: "string", value: key.name, start: key.start, end: key.end };
  return key.kind === "name" && !/^[a-z]/.test(key.value) ? { ...key, kind: "string" } : key;
}

function interpolatedParts(part: Expression, translation: Translation): Part[] {
  if (part.kind === "string") return [stringPart(part.value)];
  const meta = part.kind === "access" ? metaText(part, translation) : undefined;
  if (meta !== undefined) return meta === "undef" ? [] : ["${", meta, "}"];
  if (mayBeObject(part, translation)) return ["${", `${translation.engine("text").slice(0, -1)}`, part, ")}"];
  if (part.kind !== "variable") return ["${", part, "}"];
  const text = variableText(part, translation);
  return [/^\$\w+$/.test(text) ? interpolated(text.slice(1)) : `\${${text}}`];
}

/** Whether a value converted to a string may be an object, for which Puppet would print its own type name. */
function mayBeObject(node: Expression, translation: Translation): boolean {
  const { features, feature, hasObjects, role } = translation.task;
  if (!hasObjects) return false;
  if (node.kind === "access" || node.kind === "call" || node.kind === "method-call") return true;
  if (node.kind !== "variable") return false;
  const meaning = translation.meaningOf(node.name);
  if (meaning === undefined) return features.get(node.name)?.kind !== "attr";
  const isChecked = role === "check" || role === "get";
  const isData = isChecked && feature?.kind === "attr" && translation.isGiven(node.name);
  return !isData;
}

/** `$meta[name]`, a feature of an object, or the element of a list. */
function accessParts(node: Access, translation: Translation): readonly Part[] {
  const meta = metaText(node, translation);
  if (meta !== undefined) return [meta];
  const { keys, target } = node;
  const meaning = target.kind === "variable" ? translation.meaningOf(target.name) : undefined;
  const [key] = keys;
  if (!key || keys.length > 1 || key.kind === "integer") return partsOf(node);
  if (meaning && meaning !== "variable") {
    const call = translation.engine("read", meaning.state, "\0");
    return around(call, key);
  }
  if (!translation.task.hasObjects) return partsOf(node);
  return [`${translation.task.names.module}::engine::at(`, target, ", ", key, ")"];
}

function around(call: string, key: Expression): Part[] {
  const [before, behind] = call.split("\0") as [string, string];
  return [before, key, behind];
}

/** `$meta` is known when the module is written. */
function metaText(node: Access, translation: Translation): string | undefined {
  const { task } = translation;
  if (task.role === "statement" || !task.type) return undefined;
  const container = task.feature?.container ?? task.type;
  if (node.target.kind === "access" && isMeta(node.target, translation)) {
    return keyOf(node.target) === "container" && keyOf(node) === "name" ? quoted(container.name) : undefined;
  }
  if (!isMeta(node, translation)) return undefined;
  return keyOf(node) === "name" ? task.metaName : `{ 'name' => ${quoted(container.name)} }`;
}

function isMeta({ target }: Access, translation: Translation): boolean {
  return target.kind === "variable" && target.name === "meta" && translation.meaningOf("meta") === undefined;
}

function keyOf({ keys: [key] }: Access): string | undefined {
  return key?.kind === "name" || key?.kind === "string" ? key.value : undefined;
}

function lambdaParts({ body, parameters }: Lambda, translation: Translation): readonly Part[] {
  return inLambda(
    parameters.map(({ name }) => name),
    ["|", ...parameters.flatMap((each, index) => (index > 0 ? [", ", each] : [each])), "| ", body],
    translation,
  );
}

/** The functions of logic by their names in Puppet. */
function callParts(node: Call | MethodCall, translation: Translation): readonly Part[] {
  const called = calledFunction(node);
  if (!called) return partsOf(node);
  if (called.name === "new") return translateNew(node, called, translation);
  const means = migration.functions.get(called.name)?.means ?? called.name;
  const [first, ...others] = called.arguments;
  if (means === "not" && first && others.length === 0) return ["!(", first, ")"];
  if (means === "not") return [`fail(${quoted(`\`not\` takes one value, and got ${called.arguments.length}`)})`];
  if (means === "reject" && called.lambda) return rejectParts(node, called.lambda, translation);
  if (node.kind === "method-call") return partsOf({ ...node, method: { ...node.method, value: means } });
  if (node.target.kind !== "name") return partsOf(node);
  const list = first ? [first, ...others] : [];
  return partsOf({ ...node, target: { ...node.target, value: means }, arguments: list, parenthesized: true });
}

/** Puppet only has `filter`: the last value of the lambda is negated. */
function rejectParts(node: Call | MethodCall, lambda: Lambda, translation: Translation): Part[] {
  const { parameters, body } = lambda;
  const list: Expression[] = node.kind === "method-call" ? [node.receiver, ...node.arguments] : [...node.arguments];
  const head = list.flatMap((each, index): Part[] => (index > 0 ? [", ", each] : [each]));
  const written = parameters.flatMap((each, index): Part[] => (index > 0 ? [", ", each] : [each]));
  const inside = inLambda(
    parameters.map(({ name }) => name),
    ["|", ...written, "| ", ...negatedBlock(body)],
    translation,
  );
  return ["filter(", ...head, ") ", ...inside];
}

function negatedBlock({ statements }: Block): Part[] {
  const last = statements.at(-1);
  if (!last) return ["{ true }"];
  const before = statements.slice(0, -1).flatMap((each): Part[] => [each, separatorBefore(undefined)]);
  return ["{\n", ...before, "!(", last, ")\n}"];
}
