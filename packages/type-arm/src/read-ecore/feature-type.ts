import { attributeOf, expandName, namespaces, type XmlElement } from "../xml/index.js";
import { placeIn, type EcoreIndex, type EEnum } from "./ecore-index.js";
import type { ExternalTypes } from "./external-types.js";
import { plainTypeNamed } from "./plain-types.js";
import { isEcoreUri, isXmlTypeUri, referencesOf, type EcoreReference } from "./references.js";

export interface FeatureType {
  readonly kind: "attr" | "has";
  /** In the language's notation. */
  readonly type: string;
  /** If it is an enumeration of the model. */
  readonly enum?: EEnum;
  /** If it is a class of the model or of another one, as Ecore links to it. */
  readonly target?: string;
}

/** The type of a feature in a base model; unsupported types become String, or a type of another model. */
export function readFeatureType(element: XmlElement, index: EcoreIndex, external: ExternalTypes): FeatureType {
  const reference = typeReference(element);
  return kindOf(element) === "has" ? objectType(reference, index, external) : dataType(reference, index);
}

function kindOf(element: XmlElement): "attr" | "has" {
  const written = attributeOf(element, "type", namespaces.xsi) ?? "";
  return expandName(written, element)?.local === "EReference" ? "has" : "attr";
}

/** The type itself, or the class or data type of a generic type. */
function typeReference(element: XmlElement): EcoreReference | undefined {
  const generic = element.children.find(({ local }) => local === "eGenericType");
  return referencesOf(element, "eType")[0] ?? (generic && referencesOf(generic, "eClassifier")[0]);
}

const anyObject: EcoreReference = {
  uri: namespaces.ecore,
  fragment: "//EObject",
  written: `ecore:EClass ${namespaces.ecore}#//EObject`,
};

function objectType(given: EcoreReference | undefined, index: EcoreIndex, external: ExternalTypes): FeatureType {
  const reference = given ?? anyObject;
  const place = placeIn(index, reference);
  const found = place === undefined ? undefined : index.classes.get(place);
  if (found) return { kind: "has", type: found.name, target: `#${found.fragment}` };
  const meant = place === undefined ? reference : anyObject;
  return { kind: "has", type: external.nameOf(meant), target: linkTo(meant) };
}

/** A link into another model, as it is written in an attribute. */
export function linkTo({ written }: EcoreReference): string {
  return written.includes(" ") ? written : `ecore:EClass ${written}`;
}

function dataType(reference: EcoreReference | undefined, index: EcoreIndex): FeatureType {
  if (!reference) return { kind: "attr", type: "String" };
  const place = placeIn(index, reference) ?? "";
  const found = index.enums.get(place);
  if (found && found.names.size > 0) {
    const type = `enum[${[...found.names.values()].join(", ")}]`;
    return { kind: "attr", type, enum: found };
  }
  const own = index.dataTypes.get(place);
  if (own !== undefined) return { kind: "attr", type: own };
  const { fragment, uri } = reference;
  const type = isEcoreUri(uri) || isXmlTypeUri(uri) ? plainTypeNamed(fragment.replace(/^\/\//, "")) : "String";
  return { kind: "attr", type };
}
