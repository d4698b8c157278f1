/**
 * What Ecore files hold that the language can't say, kept from reading to writing so that nothing is lost.
 */
import { typeText, type Model, type ModelFeature, type ModelType } from "../model/index.js";
import { attributeOf, attributesOf, type XmlElement } from "../xml/index.js";
import { keptBefore, keptModel } from "./comments.js";

/** What Ecore says of one element and the language can't express. */
export interface KeptPart {
  /** They replace the attributes that the program would generate. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

export const nothingKept: KeptPart = { attributes: {}, children: [] };
const ofFeatures = new WeakMap<ModelFeature, KeptPart>();

/**
 * The preserved part of a feature. Its Ecore type, and what depends on it, apply only as long as the program's type is
 * unchanged.
 */
export function keptOfFeature(feature: ModelFeature): KeptPart {
  let part = ofFeatures.get(feature);
  if (!part) ofFeatures.set(feature, (part = readFeature(feature)));
  return part;
}

function readFeature(feature: ModelFeature): KeptPart {
  const element = keptBefore(feature.source, feature.node.start);
  if (!element) return nothingKept;
  const { for: readAs, ...attributes } = attributesOf(element);
  if (readAs === undefined || readAs === `${feature.kind} ${typeText(feature.type)}`)
    return { attributes, children: element.children };
  const { eType: _, defaultValueLiteral: __, ...others } = attributes;
  return { attributes: others, children: element.children.filter(({ local }) => local !== "eGenericType") };
}

/** The preserved part of a type. */
export function keptOfType(type: ModelType): KeptPart {
  const element = type.isBuiltIn ? undefined : keptBefore(type.source, type.node.start);
  return element ? { attributes: attributesOf(element), children: element.children } : nothingKept;
}

/** The packages that the first program with any preserves. */
export function keptPackages({ programs }: Model): XmlElement | undefined {
  for (const { source } of programs) {
    const model = keptModel(source);
    if (model) return model;
  }
  return undefined;
}

/** Ecore's links to types in other models, by the types' names. */
export function externalTypes({ types }: Model): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const type of types.values()) {
    const element = keptBefore(type.source, type.node.start);
    const href = element?.local === "external" ? attributeOf(element, "href") : undefined;
    if (href !== undefined) found.set(type.name, `ecore:EClass ${href}`);
  }
  return found;
}

/** Whether an element of that name is preserved. */
export function keeps({ children }: KeptPart, name: string): boolean {
  return children.some(({ local }) => local === name);
}
