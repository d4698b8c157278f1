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
import { indented, type Spelling } from "../code/spelling.js";
import { luaComment, luaFloat, luaInteger, luaString } from "./literals.js";
import { obstacleIn } from "./obstacles.js";

interface Context {
  readonly model: Model;
  readonly spelling: Spelling;
  readonly features: FeatureNames;
}

/** The definition of a type. Logic that Lua can't run is omitted. */
export function typeLines(type: ModelType, model: Model, spelling: Spelling): readonly string[] {
  const context = { model, spelling, features: featureNames(type) };
  return [
    ...luaComment(type.documentation),
    "types:define({",
    `  name = ${luaString(type.name)},`,
    ...(type.parent ? [`  parent = ${luaString(type.parent.name)},`] : []),
    ...(type.isAbstract ? ["  abstract = true,"] : []),
    ...(type.isManaged ? ["  managed = true,"] : []),
    ...indented(
      listLines(
        "features",
        type.features.map((each) => featureLines(each, context)),
      ),
    ),
    ...indented(
      listLines(
        "invariants",
        type.invariants.map((each) => invariantLines(each, context)),
      ),
    ),
    "})",
    "",
  ];
}

function listLines(name: string, items: readonly (readonly string[])[]): readonly string[] {
  if (items.every(({ length }) => length === 0)) return [`${name} = {},`];
  return [`${name} = {`, ...indented(items.flat()), "},"];
}

function featureLines(feature: ModelFeature, context: Context): readonly string[] {
  const code = logicNames.flatMap((role) => {
    const logic = feature.logic[role];
    if (!logic || obstacleIn(logic.body)) return [];
    return functionLines(role, featureLogicCode(feature, role, context));
  });
  return [...luaComment(feature.documentation), "{", ...indented([...featureMembers(feature), ...code]), "},"];
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
    `name = ${luaString(name)}, kind = "${kind}", lower = ${lower}, upper = ${upper},`,
    type.kind === "enum"
      ? `type = "enum", names = { ${type.names.map(luaString).join(", ")} },`
      : type.kind === "reference"
        ? `type = "reference", target = ${luaString(type.target.name)},`
        : `type = "${type.kind}",`,
    ...(flags.length > 0 ? [`${flags.map((flag) => `${flag} = true`).join(", ")},`] : []),
    ...(given ? [`default = ${valueText(given.value)},`] : []),
  ];
}

function valueText(value: DataValue): string {
  if (typeof value === "bigint") return luaInteger(value);
  if (typeof value === "number") return luaFloat(value);
  return typeof value === "string" ? luaString(value) : String(value);
}

function invariantLines(invariant: ModelInvariant, context: Context): readonly string[] {
  const { logic, title } = invariant;
  if (obstacleIn(logic.body) || (title && obstacleIn(title))) return [];
  return [
    ...luaComment(invariant.documentation),
    "{",
    ...(title ? indented(functionLines("title", titleCode(invariant, context))) : []),
    ...indented(functionLines("run", invariantCode(invariant, context))),
    "},",
  ];
}

function functionLines(name: string, { lines, parameters }: LogicCode): readonly string[] {
  return [`${name} = function(${parameters.join(", ")})`, ...indented(lines), "end,"];
}
