import { unbound, type ModelFeature } from "../../model/index.js";
import { isWritable, type Attributes } from "../../xml/index.js";
import { dataText, dataTypeReference } from "./data-types.js";
import type { Layout } from "./packages.js";
import type { EcoreSettings } from "./settings.js";

/** The `eType` of a feature: in the model itself (`#//User`), or in another one. */
export type External = ReadonlyMap<string, string>;

/** The base model's properties of a feature. */
export interface FeatureShape extends Pick<
  ModelFeature,
  "kind" | "name" | "lower" | "upper" | "isContainment" | "isDerived" | "isSettable" | "isTransient"
> {
  /** As Ecore needs it: see `isUnsettable`. */
  readonly isUnsettable: boolean;
  readonly defaultLiteral: string | undefined;
  readonly eType: string | undefined;
}

export function featureAttributes(
  feature: ModelFeature,
  layout: Layout,
  settings: EcoreSettings,
  external: External,
): Attributes {
  const eType = typeReference(feature, layout, settings, external);
  return shapeAttributes({
    ...feature,
    isUnsettable: isUnsettable(feature),
    defaultLiteral: defaultLiteral(feature),
    eType,
  });
}

/** The attributes of a feature's `eStructuralFeatures` (the mapping of attributes and references). */
export function shapeAttributes(shape: FeatureShape): Attributes {
  const { kind, isDerived, lower, name, upper } = shape;
  const isData = kind === "attr";
  return {
    "xsi:type": isData ? "ecore:EAttribute" : "ecore:EReference",
    name,
    // A list of data may contain duplicates; a list of objects can't.
    unique: isData && upper !== 1 ? false : undefined,
    // EMF requires a value of a mandatory derived feature, which nothing computes there.
    lowerBound: lower > 0 && !isDerived ? lower : undefined,
    upperBound: upper === 1 ? undefined : upper === unbound ? -1 : upper,
    eType: shape.eType,
    // EMF refuses to load a value of a stored feature that isn't changeable.
    changeable: isDerived && !shape.isSettable ? false : undefined,
    volatile: isDerived || undefined,
    transient: shape.isTransient || undefined,
    defaultValueLiteral: shape.defaultLiteral,
    unsettable: shape.isUnsettable || undefined,
    derived: isDerived || undefined,
    containment: shape.isContainment || undefined,
  };
}

/** Without a value, EMF returns the first name of an enumeration, unless the feature is unsettable. */
export function isUnsettable({ default: given, isUnsettable: said, type }: ModelFeature): boolean {
  return said || (type.kind === "enum" && given === undefined);
}

/** EMF ignores defaults of lists. */
export function defaultLiteral({ default: given, isMany }: ModelFeature): string | undefined {
  if (given === undefined || isMany) return undefined;
  const text = dataText(given.value);
  return isWritable(text) ? text : undefined;
}

function typeReference(
  feature: ModelFeature,
  { enumNames, fragments }: Layout,
  { profile }: EcoreSettings,
  external: External,
): string {
  const { type } = feature;
  if (type.kind === "reference") return external.get(type.target.name) ?? `#${fragments.get(type.target)}`;
  if (type.kind !== "enum") return dataTypeReference(type.kind, profile);
  const fragment = fragments.get(feature.container)!;
  return `#${fragment.slice(0, fragment.lastIndexOf("/") + 1)}${enumNames.get(feature)}`;
}
