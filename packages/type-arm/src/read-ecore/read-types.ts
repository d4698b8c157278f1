import { logicUri, genModelUri } from "../emit/ecore/uris.js";
import { resource } from "../model/index.js";
import { attributeOf, type XmlElement } from "../xml/index.js";
import { annotatedFeature, annotatedType, detailsOf } from "./annotated-logic.js";
import type { EClass, EcoreIndex } from "./ecore-index.js";
import { nameOf } from "./ecore-index.js";
import type { Findings } from "./findings.js";
import { readFeatureType, referenceOf } from "./feature-type.js";
import { noDetails, type FeatureDetails, type ReadFeature, type ReadType } from "./read-model.js";
import type { SeparateLogic } from "./separate-logic.js";
import { defaultText } from "./default-text.js";

interface Reading {
  readonly index: EcoreIndex;
  readonly separate: SeparateLogic | undefined;
  /** Whether the model says what the language says of it: then nothing has to be guessed. */
  readonly hasLogic: boolean;
  readonly findings: Findings;
}

/** The types of a model with their logic, which is in its annotations or in `separate`. */
export function readTypes(
  index: EcoreIndex,
  separate: SeparateLogic | undefined,
  findings: Findings,
): readonly ReadType[] {
  const hasLogic = separate !== undefined || detailsOf(index.root, logicUri) !== undefined;
  const types = [...index.classes.values()].filter(({ fragment }) => fragment !== `//${resource.name}`);
  return types.map((type) => readType(type, { findings, hasLogic, index, separate }));
}

function readType({ element, fragment, name }: EClass, reading: Reading): ReadType {
  const { findings, separate } = reading;
  const details = separate ? (separate.types.get(fragment) ?? noDetails) : annotatedType(element);
  const features = element.children.filter(({ local }) => local === "eStructuralFeatures");
  return {
    name,
    isAbstract: attributeOf(element, "abstract") === "true",
    parent: parentOf(element, reading),
    documentation: documentationOf(element),
    features: features.map((feature) => {
      const own = separate?.features.get(`${fragment}/${nameOf(feature, findings)}`) ?? noDetails;
      return readFeature(feature, separate ? own : annotatedFeature(feature), reading);
    }),
    invariants: details.invariants,
  };
}

function parentOf(element: XmlElement, { findings, index }: Reading): string | undefined {
  const references = referenceOf(element, "eSuperTypes");
  if (references.length > 1) findings.malformed("a type inherits one type at most", element.span);
  if (references.length === 0) return undefined;
  const found = index.classes.get(references[0]!.replace(/^#/, ""));
  if (!found) findings.malformed(`\`${references[0]}\` is no class of this model`, element.span);
  return found?.name;
}

function readFeature(
  element: XmlElement,
  details: FeatureDetails,
  { findings, hasLogic, index }: Reading,
): ReadFeature {
  const { flags, logic } = details;
  const { kind, type, isEnum } = readFeatureType(element, index, findings);
  const isTrue = (name: string, usual = "false"): boolean => (attributeOf(element, name) ?? usual) === "true";
  const isDerived = isTrue("derived") && logic.derived !== undefined;
  const given = attributeOf(element, "defaultValueLiteral");
  const isForced = isEnum && given === undefined && !hasLogic;
  return {
    name: nameOf(element, findings),
    kind,
    type,
    lower: boundOf(element, "lowerBound", flags["min"] ?? "0", findings),
    upper: boundOf(element, "upperBound", "1", findings),
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

function boundOf(element: XmlElement, name: string, usual: string, findings: Findings): number {
  const written = attributeOf(element, name) ?? usual;
  if (/^-?[0-9]{1,10}$/.test(written)) return Number(written);
  findings.malformed(`\`${written}\` is no bound`, element.span);
  return 1;
}

function documentationOf(element: XmlElement): string {
  return detailsOf(element, genModelUri)?.get("documentation") ?? "";
}
