import { keptComment } from "../kept-ecore/comments.js";
import { resource } from "../model/index.js";
import { attributeOf, attributesOf, type XmlElement } from "../xml/index.js";
import { annotatedFeature, annotatedType } from "./annotated-logic.js";
import { placeIn, type EClass, type EcoreIndex } from "./ecore-index.js";
import { ExternalTypes, type ExternalType } from "./external-types.js";
import { linkTo } from "./feature-type.js";
import { keptPart, unsaid, unsaidChildren, type Kept } from "./keep.js";
import { keptModel } from "./keep-model.js";
import { freeWord } from "./names.js";
import { readFeature } from "./read-feature.js";
import { documentationOf, type Reading } from "./reading.js";
import { noDetails, type ReadProgram, type ReadType } from "./read-model.js";
import { referencesOf } from "./references.js";
import type { SeparateLogic } from "./separate-logic.js";

/**
 * The types of a model with their logic, which is in its annotations or in `separate`, and everything else to be
 * preserved.
 */
export function readProgram(index: EcoreIndex, separate: SeparateLogic | undefined, kept: Kept): ReadProgram {
  const reading: Reading = {
    index,
    external: new ExternalTypes(index),
    separate,
    kept,
    saidEnums: new Set(),
  };
  const own = [...index.classes.values()].filter(({ name }) => name !== resource.name);
  const types = own.map((type) => readType(type, reading));
  const model = keptModel(index, reading.saidEnums, kept);
  return { kept: model ? keptComment(model) : "", types: [...types, ...reading.external.all.map(externalType)] };
}

function readType(type: EClass, reading: Reading): ReadType {
  const { element, fragment, name } = type;
  const { separate } = reading;
  const details = separate ? (separate.types.get(fragment) ?? noDetails) : annotatedType(element);
  const parent = parentOf(element, reading);
  const names = new Set<string>();
  const features = element.children.filter(({ local }) => local === "eStructuralFeatures");
  return {
    name,
    isAbstract: attributeOf(element, "abstract") === "true",
    parent: parent?.name,
    documentation: documentationOf(element),
    kept: keptOfType(element, parent?.link, reading),
    features: features.map((feature) => {
      const written = attributeOf(feature, "name")!;
      const own = separate ? (separate.features.get(`${fragment}/${written}`) ?? noDetails) : annotatedFeature(feature);
      return readFeature(feature, { name: freeWord(written, names), owner: type, details: own }, reading);
    }),
    invariants: details.invariants,
  };
}

interface Parent {
  readonly name: string;
  /** As in the base model. */
  readonly link: string;
}

/** The first supertype of a class. */
function parentOf(element: XmlElement, { external, index }: Reading): Parent | undefined {
  const reference = superTypesOf(element)[0];
  if (!reference) return undefined;
  const place = placeIn(index, reference);
  if (place === undefined) return { name: external.nameOf(reference), link: linkTo(reference) };
  const found = index.classes.get(place);
  return found && { name: found.name, link: `#${found.fragment}` };
}

function superTypesOf(element: XmlElement) {
  const generic = element.children.filter(({ local }) => local === "eGenericSuperTypes");
  return [...referencesOf(element, "eSuperTypes"), ...generic.flatMap((each) => referencesOf(each, "eClassifier"))];
}

function keptOfType(element: XmlElement, parent: string | undefined, { kept }: Reading): string {
  const { "xsi:type": _, name: __, ...written } = attributesOf(element);
  const isGeneric = element.children.some(({ local }) => local === "eGenericSuperTypes");
  const eSuperTypes = referencesOf(element, "eSuperTypes")
    .map((each) => each.written)
    .join(" ");
  const given = { ...written, ...(eSuperTypes === "" ? {} : { eSuperTypes }) };
  const isAbstract = written["abstract"];
  const attributes = unsaid(given, { abstract: isAbstract, eSuperTypes: isGeneric ? undefined : parent });
  const children = unsaidChildren(element, ["eStructuralFeatures", "eSuperTypes"]);
  kept.countAll(element, attributes, children);
  const part = keptPart("eClassifiers", attributes, children);
  return part ? keptComment(part) : "";
}

/** A type of another model as a program must declare it: its name, and its link. */
function externalType({ href, name }: ExternalType): ReadType {
  const kept = keptComment({ name: "external", attributes: { href }, children: () => [] });
  return { name, isAbstract: true, parent: undefined, documentation: "", kept, features: [], invariants: [] };
}
