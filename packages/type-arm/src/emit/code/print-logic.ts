/**
 * Logic as Lua or Ruby code: the common part of the translation is here, and each target's `Spelling` defines its
 * language's syntax. Other targets use its list of unsupported logic.
 */
import type { Lambda } from "@cairn/puppet-core";
import { nodesOf, type Node } from "../../ast/children.js";
import type { LogicName, Logic, ModelFeature, ModelInvariant, Model } from "../../model/index.js";
import { BodyPrinter } from "./body.js";
import type { FeatureNames } from "./feature-names.js";
import { Variables } from "./names.js";
import type { Spelling } from "./spelling.js";

/** A piece of logic in another language: the body of a function, and its parameters' names. */
export interface LogicCode {
  readonly parameters: readonly string[];
  readonly lines: readonly string[];
}

/** The names that are visible to logic initially. */
export interface Surroundings {
  readonly model: Model;
  readonly spelling: Spelling;
  /** Expressions by the names of variables that aren't the logic's own. */
  readonly given: ReadonlyMap<string, string>;
  /** Whether all features of the object are variables. */
  readonly seesFeatures: boolean;
  readonly features: FeatureNames;
  readonly isSetter: boolean;
  /** `$meta`: the name, and that of the container. */
  readonly meta: { readonly name: () => string; readonly container: string };
}

interface Role {
  readonly model: Model;
  readonly spelling: Spelling;
  /** The names of all features of the type. */
  readonly features: FeatureNames;
}

/**
 * The logic of a feature. Checks receive the value; logic that reads receives the object, setters and getters the
 * value, too.
 */
export function featureLogicCode(
  feature: ModelFeature,
  role: LogicName,
  { features, model, spelling }: Role,
): LogicCode {
  const logic = feature.logic[role]!;
  const checks = role === "check" || role === "validate";
  const variables = new Variables(new Set([...spelling.reserved, spelling.self]));
  const value = variables.free(logic.parameter ?? (checks ? "it" : "value"));
  const given = new Map<string, string>();
  if (checks || role === "get") given.set(feature.name, value);
  if (checks && !logic.lambda) given.set("it", value);
  if (logic.parameter !== undefined) given.set(logic.parameter, value);
  const meta = { name: () => spelling.string(feature.name), container: feature.container.name };
  const around = { model, spelling, given, seesFeatures: !checks, features, isSetter: role === "set", meta };
  const parameters = checks ? [value] : role === "derived" ? [spelling.self] : [spelling.self, value];
  return { parameters, lines: linesOf(logic.body, around, variables) };
}

/** An invariant, which receives the object. */
export function invariantCode(invariant: ModelInvariant, { features, model, spelling }: Role): LogicCode {
  const variables = new Variables(new Set([...spelling.reserved, spelling.self]));
  const { logic, title } = invariant;
  const meta = {
    name: () => (title ? titleText(invariant, { features, model, spelling }) : spelling.undef),
    container: invariant.container.name,
  };
  const given = new Map(itself(logic, spelling));
  const around = { model, spelling, given, seesFeatures: true, features, isSetter: false, meta };
  return { parameters: [spelling.self], lines: linesOf(logic.body, around, variables) };
}

/** The title of an invariant, which also receives the object. */
export function titleCode(invariant: ModelInvariant, role: Role): LogicCode {
  return { parameters: [role.spelling.self], lines: role.spelling.result(titleText(invariant, role)) };
}

function titleText({ container, logic, title }: ModelInvariant, { features, model, spelling }: Role): string {
  const variables = new Variables(new Set([...spelling.reserved, spelling.self]));
  const meta = { name: () => spelling.undef, container: container.name };
  const given = new Map(logic.lambda ? [] : itself(logic, spelling));
  const around = { model, spelling, given, seesFeatures: true, features, isSetter: false, meta };
  return new BodyPrinter(around, variables, matchesFor(title!, variables)).value(title!);
}

/** The object itself: `$it`, or the lambda's parameter. */
function itself({ lambda, parameter }: Logic, { self }: Spelling): [string, string][] {
  if (!lambda) return [["it", self]];
  return parameter === undefined ? [] : [[parameter, self]];
}

function linesOf(body: Lambda["body"], around: Surroundings, variables: Variables): readonly string[] {
  return new BodyPrinter(around, variables, matchesFor(body, variables)).body(body);
}

/** The variable with the groups of the last match, if the logic reads `$0`, `$1`, …. */
function matchesFor(root: Node, variables: Variables): string | undefined {
  for (const node of nodesOf(root)) {
    if (node.kind === "variable" && /^\d/.test(node.name)) return variables.free("matches");
  }
  return undefined;
}
