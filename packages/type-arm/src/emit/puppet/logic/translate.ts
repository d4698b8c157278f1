/**
 * Logic as Puppet functions. Objects are immutable in Puppet, so assignments are threaded through the logic: a piece of
 * logic returns its value and the resulting object.
 */
import type { Expression } from "@cairn/puppet-core";
import { nodesOf, type Node } from "../../../ast/children.js";
import type { Role } from "../../../check/logic/place.js";
import {
  findFeature,
  type Logic,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../../../model/index.js";
import { separatorBefore } from "../../print/expression.js";
import { quoted } from "../../print/literals.js";
import { variableName } from "../reserved.js";
import { effectsIn } from "./effects.js";
import { writeParts, type Part } from "./parts.js";
import { rewrite } from "./rewrite.js";
import { Translation, type Problem, type Task } from "./scope.js";
import { threadedBlock } from "./threads.js";

/** The body of a function that implements a piece of logic. */
export interface Translated {
  /** The features that are bound to variables. */
  readonly head: string;
  readonly lines: string;
  /** The parameter for its value, with the `$`; undefined if it has none. */
  readonly parameter: string | undefined;
  /** Whether it is a setter that returns a draft besides its value. */
  readonly isThreaded: boolean;
  readonly problem: Problem | undefined;
}

type Place = Pick<Task, "names" | "model" | "hasObjects">;

/** The logic of a feature. */
export function translateFeatureLogic(place: Place, role: Role, feature: ModelFeature, logic: Logic): Translated {
  const isTest = role === "check" || role === "validate";
  const type = feature.container;
  const features = isTest ? new Map<string, ModelFeature>() : featuresOf(type);
  const task: Task = { ...place, role, type, feature, features, metaName: quoted(feature.name) };
  const parameter = logic.parameter ?? (isTest ? "it" : feature.name);
  const effects = effectsIn(logic.body, (name) => role === "set" && name !== parameter && features.has(name));
  const translation = new Translation(task, effects);
  const names = new Set(role === "derived" ? [] : role === "set" ? [parameter] : [parameter, feature.name]);
  for (const name of names) {
    translation.enter(name, "variable");
    translation.given.add(name);
  }
  const given = `$${variableName(parameter)}`;
  const own = `$${variableName(feature.name)}`;
  const needsOwn = names.size > 1 && own !== given && hasVariable(logic.body.statements, feature.name);
  return finish(translation, logic, role === "derived" ? undefined : given, needsOwn ? `${own} = ${given}\n` : "");
}

/** Looked up on demand: all features of each type of a long chain would take quadratic memory. */
function featuresOf(type: ModelType): Task["features"] {
  return { get: (name) => findFeature(type, name), has: (name) => findFeature(type, name) !== undefined };
}

function hasVariable(statements: readonly Expression[], name: string): boolean {
  const isIt = (node: Node): boolean => node.kind === "variable" && node.name === name;
  return statements.some((statement) => [...nodesOf(statement)].some(isIt));
}

/** An invariant: its object is `$it` or the lambda's parameter. */
export function translateInvariant(place: Place, invariant: ModelInvariant, titleName: string | undefined): Translated {
  const { container: type, logic } = invariant;
  const metaName = titleName === undefined ? "undef" : `${titleName}($_self)`;
  const task: Task = { ...place, role: "invariant", type, feature: undefined, features: featuresOf(type), metaName };
  const translation = new Translation(
    task,
    effectsIn(logic.body, () => false),
  );
  translation.enter(logic.parameter ?? "it", translation.self);
  return finish(translation, logic, undefined, "");
}

/** The title of an invariant, as a string. */
export function translateTitle(place: Place, { container: type, logic, title }: ModelInvariant): Translated {
  const task: Task = {
    ...place,
    role: "title",
    type,
    feature: undefined,
    features: featuresOf(type),
    metaName: "undef",
  };
  const translation = new Translation(task, new Set());
  if (!logic.lambda) translation.enter("it", translation.self);
  return finish(translation, { body: { statements: [title!] } }, undefined, "");
}

/** The statements of a program, in order. */
export function translateStatements(place: Place, statements: readonly Expression[]): Translated {
  const none = { type: undefined, feature: undefined, features: new Map<string, ModelFeature>(), metaName: "undef" };
  const task: Task = { ...place, ...none, role: "statement" };
  const block = { kind: "block", statements, start: 0, end: 0 } as const;
  const translation = new Translation(
    task,
    effectsIn(block, () => false),
  );
  return finish(translation, { body: block }, undefined, "");
}

function finish(
  translation: Translation,
  { body }: { readonly body: { readonly statements: readonly Expression[] } },
  parameter: string | undefined,
  before: string,
): Translated {
  const { statements } = body;
  const isThreaded = statements.some((each) => translation.effects.has(each));
  const translate = (node: Node): readonly Part[] => rewrite(node, translation);
  const parts = isThreaded ? threadedLines(statements, translation) : plainLines(statements);
  const text = writeParts(parts, translate);
  const { module } = translation.task.names;
  const bound = [...translation.bound].map(
    (name) => `$${variableName(name)} = ${module}::engine::read($_self, ${quoted(name)})\n`,
  );
  return { head: before + bound.join(""), lines: text, parameter, isThreaded, problem: translation.problem };
}

function plainLines(statements: readonly Expression[]): Part[] {
  return statements.flatMap((each, index): Part[] => [each, separatorBefore(statements[index + 1])]);
}

/** The lines of a block that returns the draft and the value, without its braces. */
function threadedLines(statements: readonly Expression[], translation: Translation): Part[] {
  const block = { kind: "block", statements, start: 0, end: 0 } as const;
  return threadedBlock(block, translation, true, (state, value) => `[${state}, ${value}]`).slice(1, -1);
}
