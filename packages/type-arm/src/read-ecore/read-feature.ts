import { shapeAttributes } from "../emit/ecore/features.js";
import { dataTypeReference } from "../emit/ecore/data-types.js";
import { keptComment } from "../kept-ecore/comments.js";
import type { PlainType } from "../model/index.js";
import { attributeOf, attributesOf, type XmlElement } from "../xml/index.js";
import { readDefault, type ReadDefault } from "./default-value.js";
import type { EClass, EEnum } from "./ecore-index.js";
import { readFeatureType, type FeatureType } from "./feature-type.js";
import { keptPart, unsaid, unsaidChildren } from "./keep.js";
import type { FeatureDetails, ReadFeature } from "./read-model.js";
import { documentationOf, type Reading } from "./reading.js";
import { referencesOf } from "./references.js";

interface Given {
  /** The name in the language. */
  readonly name: string;
  readonly owner: EClass;
  readonly details: FeatureDetails;
}

/** A feature of a base model with its logic, and what the language can't express of it. */
export function readFeature(element: XmlElement, given: Given, reading: Reading): ReadFeature {
  const { flags, logic } = given.details;
  const type = readFeatureType(element, reading.index, reading.external);
  const isTrue = (name: string, usual = "false"): boolean => (attributeOf(element, name) ?? usual) === "true";
  const isDerived = isTrue("derived") && logic.derived !== undefined;
  const { lower, upper } = boundsOf(element, flags["min"]);
  const literal = upper === 1 ? attributeOf(element, "defaultValueLiteral") : undefined;
  const value = readDefault(flags["default"] ?? literal, type);
  const isForced = type.enum !== undefined && literal === undefined && !reading.index.isOwn;
  const isUnsettable =
    flags["unsettable"] === undefined ? isTrue("unsettable") && !isForced : flags["unsettable"] === "true";
  const feature = {
    name: given.name,
    kind: type.kind,
    type: type.type,
    lower,
    upper,
    isUnsettable,
    isTransient: isTrue("transient"),
    isDerived,
    isSettable: isDerived ? isTrue("changeable", "true") : flags["settable"] !== "false",
    isContainment: type.kind === "has" && isTrue("containment"),
    default: value?.setting,
    documentation: documentationOf(element),
    logic,
  };
  return { ...feature, kept: keptOf(element, feature, { type, value, owner: given.owner }, reading) };
}

/** Bounds that are valid in the language: the upper one is at least 1, and not below the lower one. */
function boundsOf(element: XmlElement, min: string | undefined): { readonly lower: number; readonly upper: number } {
  const [lower, upper] = [attributeOf(element, "lowerBound") ?? min ?? "0", attributeOf(element, "upperBound") ?? "1"];
  const least = /^[0-9]{1,10}$/.test(lower) ? Number(lower) : 0;
  if (upper === "-1" || upper === "-2") return { lower: least, upper: -1 };
  const most = /^[0-9]{1,10}$/.test(upper) ? Math.max(1, Number(upper)) : 1;
  return { lower: Math.min(least, most), upper: most };
}

interface Meaning {
  readonly type: FeatureType;
  readonly value: ReadDefault | undefined;
  readonly owner: EClass;
}

function keptOf(element: XmlElement, feature: Omit<ReadFeature, "kept">, meaning: Meaning, reading: Reading): string {
  const { type, value } = meaning;
  const { index, kept, saidEnums } = reading;
  const isSaid = type.enum !== undefined && index.isOwn && isEnumOf(type.enum, meaning.owner, feature.name);
  if (isSaid) saidEnums.add(type.enum.element);
  const isGeneric = element.children.some(({ local }) => local === "eGenericType");
  const eType = referencesOf(element, "eType")[0]?.written;
  const said = shapeAttributes({
    ...feature,
    isUnsettable: feature.isUnsettable || (type.enum !== undefined && feature.default === undefined),
    defaultLiteral: feature.upper === 1 ? value?.literal : undefined,
    eType: isGeneric ? undefined : saidType(type, isSaid ? eType : undefined),
  });
  const given = { ...attributesOf(element), ...(eType === undefined ? {} : { eType }) };
  const attributes = unsaid(given, said);
  // Ecore required it, or it was written explicitly: only the model itself can tell.
  if (
    !index.isOwn &&
    said.unsettable === true &&
    attributeOf(element, "unsettable") === "true" &&
    !feature.isUnsettable
  )
    attributes["unsettable"] = "true";
  const children = unsaidChildren(element, ["eType"]);
  kept.countAll(element, attributes, children);
  if (type.enum && [...type.enum.names].some(([literal, name]) => literal !== name))
    kept.count("literals that aren't names", element);
  const needsType = "eType" in attributes || isGeneric;
  const part = keptPart("eStructuralFeatures", attributes, children);
  if (!part) return "";
  const mark = needsType ? { for: `${type.kind} ${type.type}` } : {};
  return keptComment({ ...part, attributes: { ...mark, ...part.attributes } });
}

/** The `eType` that is emitted for a type. */
function saidType(
  { enum: values, kind, target, type }: FeatureType,
  enumeration: string | undefined,
): string | undefined {
  if (kind === "has") return target;
  return values ? enumeration : dataTypeReference(type as PlainType["kind"], "nested");
}

/** Whether an enumeration is the one that is emitted for an attribute. */
function isEnumOf({ element, fragment, names }: EEnum, owner: EClass, feature: string): boolean {
  const literals = element.children;
  const isPlain = literals.every(
    (each, value) =>
      each.local === "eLiterals" &&
      each.children.length === 0 &&
      names.get(attributeOf(each, "name") ?? "") === attributeOf(each, "name") &&
      (attributeOf(each, "value") ?? "0") === String(value),
  );
  return isPlain && fragment === `${owner.fragment}_${feature}`;
}
