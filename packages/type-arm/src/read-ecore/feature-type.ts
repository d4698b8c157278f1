import { plainTypeOf } from "../emit/ecore/data-types.js";
import { attributeOf, expandName, namespaces, type XmlElement } from "../xml/index.js";
import type { EcoreIndex } from "./ecore-index.js";
import type { Findings } from "./findings.js";

interface FeatureType {
  readonly kind: "attr" | "has";
  readonly type: string;
  readonly isEnum: boolean;
}

/** What a feature of a base model holds, as the language writes it. */
export function readFeatureType(element: XmlElement, index: EcoreIndex, findings: Findings): FeatureType {
  const written = attributeOf(element, "type", namespaces.xsi) ?? "";
  const kind = expandName(written, element)?.local === "EReference" ? "has" : "attr";
  const reference = referenceOf(element, "eType")[0] ?? "";
  const [uri, fragment] = [reference.slice(0, reference.indexOf("#")), reference.slice(reference.indexOf("#") + 1)];
  if (uri === namespaces.ecore) {
    const plain = plainTypeOf.get(fragment.replace(/^\/\//, ""));
    if (plain !== undefined && kind === "attr") return { kind, type: plain, isEnum: false };
  } else if (uri === "") {
    const names = index.enums.get(fragment);
    if (names && kind === "attr") return { kind, type: `enum[${names.join(", ")}]`, isEnum: true };
    const target = index.classes.get(fragment);
    if (target && kind === "has") return { kind, type: target.name, isEnum: false };
  }
  const why = reference === "" ? "this feature has no type" : `nothing in the language is \`${reference}\``;
  findings.malformed(why, element.span);
  return { kind: "attr", type: "String", isEnum: false };
}

/** What a link of Ecore names, as `URI#place`: it may stand in an attribute, with or without a class before it, or below. */
export function referenceOf(element: XmlElement, name: string): readonly string[] {
  const written = attributeOf(element, name);
  if (written !== undefined) return written.split(/\s+/).filter((each) => each.includes("#"));
  const below = element.children.filter(({ local }) => local === name);
  return below.flatMap((child) => attributeOf(child, "href") ?? []);
}
