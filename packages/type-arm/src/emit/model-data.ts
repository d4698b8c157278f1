import { functionSetOf } from "../logic/used-functions.js";
import {
  logicNames,
  type Logic,
  type Model,
  type ModelFeature,
  type ModelInvariant,
  type ModelType,
} from "../model/model.js";
import { typeText } from "../model/queries.js";

/** The model as plain data: the output of `compile --format json`. Integers are bigints. */
export interface ModelData {
  /** The function set that all logic of the model needs. */
  readonly functions: { readonly name: string; readonly version: string };
  readonly types: Readonly<Record<string, TypeData>>;
}

export interface TypeData {
  readonly abstract: boolean;
  readonly super: string | null;
  readonly documentation?: string;
  readonly features: readonly FeatureData[];
  readonly invariants: readonly InvariantData[];
}

export interface FeatureData {
  readonly name: string;
  readonly kind: "attr" | "has";
  readonly type: string;
  readonly min: number;
  /** -1 is unbound. */
  readonly max: number;
  readonly unsettable: boolean;
  readonly transient: boolean;
  readonly derived: boolean;
  readonly settable: boolean;
  readonly containment?: boolean;
  readonly default?: bigint | number | string | boolean;
  readonly documentation?: string;
  /** The source of the logic, by name. */
  readonly logic?: Readonly<Record<string, string>>;
}

export interface InvariantData {
  /** As written, including quotes. */
  readonly title?: string;
  readonly logic: string;
  readonly documentation?: string;
}

/** A model as plain data. Types and features are in source order. */
export function modelData(model: Model): ModelData {
  const { name, version } = functionSetOf(model);
  const types: Record<string, TypeData> = {};
  for (const type of model.types.values()) types[type.name] = typeData(type);
  return { functions: { name, version }, types };
}

function typeData(type: ModelType): TypeData {
  return {
    abstract: type.isAbstract,
    super: type.parent?.name ?? null,
    ...documentationOf(type),
    features: type.features.map(featureData),
    invariants: type.invariants.map(invariantData),
  };
}

function featureData(feature: ModelFeature): FeatureData {
  const { name, kind, lower, upper, logic } = feature;
  const written = logicNames.flatMap((each) => (logic[each] ? [[each, sourceOf(logic[each])] as const] : []));
  return {
    name,
    kind,
    type: typeText(feature.type),
    min: lower,
    max: upper,
    unsettable: feature.isUnsettable,
    transient: feature.isTransient,
    derived: feature.isDerived,
    settable: feature.isSettable,
    ...(kind === "has" && { containment: feature.isContainment }),
    ...(feature.default && { default: feature.default.value }),
    ...documentationOf(feature),
    ...(written.length > 0 && { logic: Object.fromEntries(written) }),
  };
}

function invariantData(invariant: ModelInvariant): InvariantData {
  const { title, source } = invariant;
  return {
    ...(title && { title: source.text.slice(title.start, title.end) }),
    logic: sourceOf(invariant.logic),
    ...documentationOf(invariant),
  };
}

function sourceOf({ source, start, end }: Logic): string {
  return source.text.slice(start, end);
}

function documentationOf({ documentation }: { readonly documentation: string }): { readonly documentation?: string } {
  return documentation === "" ? {} : { documentation };
}
