import { logicUri, genModelUri } from "../emit/ecore/uris.js";
import { resource } from "../model/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import { annotatedFeature, annotatedType, detailsOf } from "./annotated-logic.js";
import type { EClass, EcoreIndex } from "./ecore-index.js";
import { nameOf } from "./ecore-index.js";
import { Malformed } from "./malformed.js";
import { readFeatureType, referenceOf } from "./feature-type.js";
import { noDetails, type FeatureDetails, type ReadFeature, type ReadType } from "./read-model.js";
import type { SeparateLogic } from "./separate-logic.js";
import { defaultText } from "./default-text.js";

/** The types of a model with their logic, which is in its annotations or in `separate`. */
export function readTypes(index: EcoreIndex, separate: SeparateLogic | undefined): readonly ReadType[] {
  const hasLogic = separate !== undefined || detailsOf(index.root, logicUri) !== undefined;
  const types = [...index.classes.values()].filter(({ fragment }) => fragment !== `//${resource.name}`);
  return types.map((type) => readType(type, index, separate, hasLogic));
}

function readType(
  { element, fragment, name }: EClass,
  index: EcoreIndex,
  separate: SeparateLogic | undefined,
  hasLogic: boolean,
): ReadType {
  const details = separate ? (separate.types.get(fragment) ?? noDetails) : annotatedType(element);
  const features = element.children.filter(({ local }) => local === "eStructuralFeatures");
  return {
    name,
    isAbstract: attributeOf(element, "abstract") === "true",
    parent: parentOf(element, index),
    documentation: documentationOf(element),
    features: features.map((feature) => {
      const own = separate?.features.get(`${fragment}/${nameOf(feature)}`) ?? noDetails;
      return readFeature(feature, index, separate ? own : annotatedFeature(feature), hasLogic);
    }),
    invariants: details.invariants,
  };
}

function parentOf(element: XmlElement, index: EcoreIndex): string | undefined {
  const references = referenceOf(element, "eSuperTypes");
  if (references.length > 1) throw new Malformed("a type inherits one type at most", element.span);
  if (references.length === 0) return undefined;
  const found = index.classes.get(references[0]!.replace(/^#/, ""));
  if (!found) throw new Malformed(`\`${references[0]}\` is no class of this model`, element.span);
  return found.name;
}

function readFeature(element: XmlElement, index: EcoreIndex, details: FeatureDetails, hasLogic: boolean): ReadFeature {
  const { flags, logic } = details;
  const { kind, type, isEnum } = readFeatureType(element, index);
  const isTrue = (name: string, usual = "false"): boolean => (attributeOf(element, name) ?? usual) === "true";
  const isDerived = isTrue("derived") && logic.derived !== undefined;
  const given = attributeOf(element, "defaultValueLiteral");
  const isForced = isEnum && given === undefined && !hasLogic;
  return {
    name: nameOf(element),
    kind,
    type,
    lower: boundOf(element, "lowerBound", flags["min"] ?? "0"),
    upper: boundOf(element, "upperBound", "1"),
    isUnsettable:
      flags["unsettable"] === undefined ? isTrue("unsettable") && !isForced : flags["unsettable"] === "true",
    isTransient: isTrue("transient"),
    isDerived,
    isSettable: isDerived ? isTrue("changeable", "true") : flags["settable"] !== "false",
    isContainment: isTrue("containment"),
    default: defaultText(flags["default"] ?? given, type),
    documentation: documentationOf(element),
    logic,
    span: element.span,
  };
}

function boundOf(element: XmlElement, name: string, usual: string): number {
  const written = attributeOf(element, name) ?? usual;
  if (!/^-?[0-9]{1,10}$/.test(written)) throw new Malformed(`\`${written}\` is no bound`, element.span);
  return Number(written);
}

function documentationOf(element: XmlElement): string {
  return detailsOf(element, genModelUri)?.get("documentation") ?? "";
}
