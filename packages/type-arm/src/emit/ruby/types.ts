import {
  logicNames,
  type DataValue,
  type Model,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../../model/index.js";
import { featureNames, type FeatureNames } from "../code/feature-names.js";
import { featureLogicCode, invariantCode, titleCode, type LogicCode } from "../code/print-logic.js";
import { indented } from "../code/spelling.js";
import { rubyComment, rubyFloat, rubyInteger, rubyString } from "./literals.js";
import { obstacleIn } from "./obstacles.js";
import { rubySpelling } from "./spelling.js";

interface Context {
  readonly model: Model;
  readonly spelling: typeof rubySpelling;
  readonly features: FeatureNames;
}

/** The definition of a type, with its logic as lambdas. */
export function typeLines(type: ModelType, model: Model): readonly string[] {
  const context = { model, spelling: rubySpelling, features: featureNames(type) };
  const members = [
    ...(type.parent ? [[`parent: ${rubyString(type.parent.name)}`]] : []),
    ...(type.isAbstract ? [["abstract: true"]] : []),
    ...(type.isManaged ? [["managed: true"]] : []),
    listLines(
      "features",
      type.features.map((each) => featureLines(each, context)),
    ),
    listLines(
      "invariants",
      type.invariants.map((each) => invariantLines(each, context)),
    ),
  ];
  return [
    ...rubyComment(type.documentation),
    "TYPES.define(",
    `  ${rubyString(type.name)},`,
    ...indented(withCommas(members)),
    ")",
  ];
}

/** Members in order, each but the last followed by a comma. */
function withCommas(members: readonly (readonly string[])[]): readonly string[] {
  return members.flatMap((lines, index) =>
    lines.map((line, at) => (at === lines.length - 1 && index < members.length - 1 ? `${line},` : line)),
  );
}

function listLines(name: string, items: readonly (readonly string[])[]): readonly string[] {
  const some = items.filter(({ length }) => length > 0);
  return some.length === 0 ? [`${name}: []`] : [`${name}: [`, ...indented(withCommas(some)), "]"];
}

function featureLines(feature: ModelFeature, context: Context): readonly string[] {
  const code = logicNames.flatMap((role) => {
    const logic = feature.logic[role];
    if (!logic || obstacleIn(logic.body)) return [];
    return [functionLines(role, featureLogicCode(feature, role, context))];
  });
  return [
    ...rubyComment(feature.documentation),
    "{",
    ...indented(withCommas([...featureMembers(feature).map((line) => [line]), ...code])),
    "}",
  ];
}

function featureMembers(feature: ModelFeature): readonly string[] {
  const { default: given, kind, lower, name, type, upper } = feature;
  const flags = [
    feature.isMany && "many",
    feature.isUnsettable && "unsettable",
    feature.isTransient && "transient",
    feature.isSettable && "settable",
    feature.isContainment && "containment",
  ].filter((flag) => flag !== false);
  return [
    `name: ${rubyString(name)}, kind: '${kind}', lower: ${lower}, upper: ${upper}`,
    type.kind === "enum"
      ? `type: 'enum', names: [${type.names.map(rubyString).join(", ")}]`
      : type.kind === "reference"
        ? `type: 'reference', target: ${rubyString(type.target.name)}`
        : `type: '${type.kind}'`,
    ...(flags.length > 0 ? [flags.map((flag) => `${flag}: true`).join(", ")] : []),
    ...(given ? [`default: ${valueText(given.value)}`] : []),
  ];
}

/** A value of an attribute. */
export function valueText(value: DataValue): string {
  if (typeof value === "bigint") return rubyInteger(value);
  if (typeof value === "number") return rubyFloat(value);
  return typeof value === "string" ? rubyString(value) : String(value);
}

function invariantLines(invariant: ModelInvariant, context: Context): readonly string[] {
  const { logic, title } = invariant;
  if (obstacleIn(logic.body) || (title && obstacleIn(title))) return [];
  const members = [
    ...(title ? [functionLines("title", titleCode(invariant, context))] : []),
    functionLines("run", invariantCode(invariant, context)),
  ];
  return [...rubyComment(invariant.documentation), "{", ...indented(withCommas(members)), "}"];
}

function functionLines(name: string, { lines, parameters }: LogicCode): readonly string[] {
  return [`${name}: ->(${parameters.join(", ")}) {`, ...indented(lines), "}"];
}
