import { logicNames, type Logic, type ModelFeature, type ModelInvariant, type ModelType } from "../../model/index.js";
import { cText } from "./literals.js";
import type { NodeTables } from "./logic.js";
import { obstacleIn } from "./obstacles.js";

/** The context of the tables of types. */
export interface Tables {
  readonly nodes: NodeTables;
  /** The index of each type. */
  readonly places: ReadonlyMap<ModelType, number>;
}

/** The features and invariants of a type, as separate tables; logic that C can't run is omitted. */
export function memberLines(type: ModelType, place: number, tables: Tables): readonly string[] {
  const features = type.features.flatMap((feature) => featureLines(feature, place, tables));
  const invariants = type.invariants.map((each) => `  ${invariantRow(each, place, tables)},`);
  const names = type.features.flatMap(({ type: of }, index) =>
    of.kind === "enum" ? [`static const ta_text names_${place}_${index}[] = {${of.names.map(cText).join(", ")}};`] : [],
  );
  return [
    ...names,
    ...(features.length > 0 ? [`static const ta_feature features_${place}[] = {`, ...features, "};"] : []),
    ...(invariants.length > 0 ? [`static const ta_invariant invariants_${place}[] = {`, ...invariants, "};"] : []),
  ];
}

/** A type, as a row of the table of types. */
export function typeRow(type: ModelType, place: number, { places }: Tables): string {
  const { features, invariants, isAbstract, isManaged, name, parent } = type;
  const above = parent === undefined ? -1 : (places.get(parent) ?? -1);
  const members = [
    features.length > 0 ? `features_${place}, ${features.length}` : "NULL, 0",
    invariants.length > 0 ? `invariants_${place}, ${invariants.length}` : "NULL, 0",
  ];
  return `{${[cText(name), above, isAbstract, isManaged, ...members].join(", ")}}`;
}

function featureLines(feature: ModelFeature, place: number, tables: Tables): readonly string[] {
  const { default: given, lower, name, type, upper } = feature;
  const flags = {
    is_reference: feature.kind === "has",
    is_many: feature.isMany,
    is_unsettable: feature.isUnsettable,
    is_derived: feature.isDerived,
    is_settable: feature.isSettable,
    is_containment: feature.isContainment,
  };
  const index = feature.container.features.indexOf(feature);
  const set = Object.entries(flags).flatMap(([flag, holds]) => (holds ? [`.${flag} = true`] : []));
  const logic = logicNames.map((role) => `      ${logicRow(feature.logic[role], tables)},`);
  return [
    "  {",
    `    .name = ${cText(name)}, .type = TA_T_${type.kind.toUpperCase()},`,
    `    .target = ${type.kind === "reference" ? (tables.places.get(type.target) ?? -1) : -1},`,
    ...(type.kind === "enum" ? [`    .names = names_${place}_${index}, .name_count = ${type.names.length},`] : []),
    `    .lower = ${lower}, .upper = ${upper},`,
    ...(set.length > 0 ? [`    ${set.join(", ")},`] : []),
    `    .initial = ${given ? tables.nodes.addLiteral(given.value) : -1}, .container = ${place},`,
    "    .logic = {",
    ...logic,
    "    },",
    "  },",
  ];
}

function logicRow(logic: Logic | undefined, { nodes }: Tables): string {
  if (!logic || obstacleIn(logic.body)) return `{-1, false, ${cText("")}}`;
  return `{${nodes.addNode(logic.body)}, ${logic.lambda !== undefined}, ${cText(logic.parameter ?? "")}}`;
}

function invariantRow({ logic, title }: ModelInvariant, place: number, tables: Tables): string {
  const isCarried = obstacleIn(logic.body) === undefined && (title === undefined || obstacleIn(title) === undefined);
  const titled = title && isCarried ? tables.nodes.addNode(title) : -1;
  return `{${titled}, ${place}, ${logicRow(isCarried ? logic : undefined, tables)}}`;
}
