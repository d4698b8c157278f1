import { pushAll } from "@cairn/diagnostics";
import { fullNameOf } from "../model/index.js";
import { attributeOf, expandName, findAttribute, namespaces, type XmlElement } from "../xml/index.js";
import { logicUri } from "../emit/ecore/uris.js";
import { detailsOf } from "./annotated-logic.js";
import type { Findings } from "./findings.js";

/** A class of a model. */
export interface EClass {
  readonly element: XmlElement;
  /** `//Net/Host`. */
  readonly fragment: string;
  /** `Net::Host`. */
  readonly name: string;
}

/** What a model holds, by place. */
export interface EcoreIndex {
  readonly root: XmlElement;
  readonly classes: ReadonlyMap<string, EClass>;
  readonly enums: ReadonlyMap<string, readonly string[]>;
}

interface Waiting {
  readonly element: XmlElement;
  readonly path: string;
  readonly segments: readonly string[];
}

/** Finds the classes and enumerations of a model, in the order of the text; packages in packages come after what is beside them. */
export function indexEcore(root: XmlElement, names: ReadonlyMap<string, string>, findings: Findings): EcoreIndex {
  if (root.local !== "EPackage" || root.namespace !== namespaces.ecore)
    findings.malformed("a model begins with `EPackage` of Ecore", root.span);
  const classes = new Map<string, EClass>();
  const enums = new Map<string, readonly string[]>();
  const waiting: Waiting[] = [{ element: root, path: "//", segments: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element, path, segments } = next;
    const inner: Waiting[] = [];
    for (const child of element.children) {
      if (child.local !== "eClassifiers" && child.local !== "eSubpackages") continue;
      const name = nameOf(child, findings);
      const fragment = path + name;
      if (child.local === "eSubpackages")
        inner.push({ element: child, path: `${fragment}/`, segments: [...segments, name] });
      else if (classifierKind(child) === "EEnum") enums.set(fragment, literalsOf(child, findings));
      else if (classifierKind(child) === "EClass")
        classes.set(fragment, {
          element: child,
          fragment,
          name: fullName(child, fragment, [...segments, name], names),
        });
    }
    pushAll(waiting, inner.reverse());
  }
  return { root, classes, enums };
}

/** The name of an element, which must be a word; any word where it is none. */
export function nameOf(element: XmlElement, findings: Findings): string {
  const name = findAttribute(element, "name");
  if (name && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name.value)) return name.value;
  findings.malformed(name ? `\`${name.value}\` is no name` : "a name is missing", name?.span ?? element.span);
  return "_";
}

function classifierKind(element: XmlElement): string {
  const type = attributeOf(element, "type", namespaces.xsi);
  return (type === undefined ? undefined : expandName(type, element)?.local) ?? "";
}

/** In a flat model only the form of logic knows where the packages were. */
function fullName(
  element: XmlElement,
  fragment: string,
  segments: readonly string[],
  names: ReadonlyMap<string, string>,
): string {
  const said = detailsOf(element, logicUri)?.get("name") ?? names.get(fragment);
  return fullNameOf(said ?? segments.join("::"));
}

function literalsOf(element: XmlElement, findings: Findings): readonly string[] {
  return element.children.filter(({ local }) => local === "eLiterals").map((literal) => nameOf(literal, findings));
}
