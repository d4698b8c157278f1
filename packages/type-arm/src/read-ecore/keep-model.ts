import { packageNameOf, usualUri } from "../emit/ecore/settings.js";
import { logicUri } from "../emit/ecore/uris.js";
import { fullNameOf } from "../model/index.js";
import { attributeOf, attributesOf, namespaces, treeOf, type XmlElement, type XmlTree } from "../xml/index.js";
import { classifierKind, type EcoreIndex } from "./ecore-index.js";
import type { Kept } from "./keep.js";

/**
 * The packages of a model with everything but classes, and placeholders for the classes: undefined if the program alone
 * implies that. `said` are the enumerations that attributes express, by their elements.
 */
export function keptModel(index: EcoreIndex, said: ReadonlySet<XmlElement>, kept: Kept): XmlTree | undefined {
  const { root } = index;
  if (!hasMore(index, said, kept)) return undefined;
  const prefixes = [...root.scope].filter(([prefix]) => prefix !== "" && !Object.hasOwn(namespaces, prefix));
  const declared = prefixes.map(([prefix, uri]) => [`xmlns:${prefix}`, uri] as const);
  const attributes = { ...Object.fromEntries(declared), ...packageAttributes(root) };
  return { name: "ecore:EPackage", attributes, children: () => contentsOf(root, index, said) };
}

function packageAttributes(element: XmlElement): Readonly<Record<string, string>> {
  const { "xmi:version": _, ...attributes } = attributesOf(element);
  return attributes;
}

/** The contents of a package that the program doesn't express. */
function contentsOf(element: XmlElement, index: EcoreIndex, said: ReadonlySet<XmlElement>): readonly XmlTree[] {
  return element.children.filter((child) => !said.has(child)).map((child) => partOf(child, index, said));
}

function partOf(element: XmlElement, index: EcoreIndex, said: ReadonlySet<XmlElement>): XmlTree {
  const { local } = element;
  if (isLogic(element)) return { name: local, attributes: { source: logicUri }, children: () => [] };
  const type = index.classes.get(index.fragments.get(element) ?? "");
  if (local === "eSubpackages")
    return { name: local, attributes: packageAttributes(element), children: () => contentsOf(element, index, said) };
  if (!type || type.element !== element) return treeOf(element);
  const usual = usualName(type.fragment);
  const attributes = { name: attributeOf(element, "name"), type: type.name === usual ? undefined : type.name };
  return { name: local, attributes, children: () => [] };
}

/** The name of the type for a class at `//net/Host`: `Net::Host`. */
export function usualName(fragment: string): string {
  return fullNameOf(fragment.slice(2).replaceAll("/", "::"));
}

/** Logic of the whole model, whose existence shows that the model was emitted from a program. */
function isLogic(element: XmlElement): boolean {
  return element.local === "eAnnotations" && attributeOf(element, "source") === logicUri;
}

/** Whether packages contain more than the program expresses; counts all of it. */
function hasMore(index: EcoreIndex, said: ReadonlySet<XmlElement>, kept: Kept): boolean {
  let more = !hasUsualNames(index.root);
  const waiting: XmlElement[] = [index.root];
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    for (const child of each.children) {
      if (said.has(child) || isLogic(child)) continue;
      const type = index.classes.get(index.fragments.get(child) ?? "");
      if (child.local === "eSubpackages") {
        more ||= !isUsualPackage(child, each);
        waiting.push(child);
      } else if (type?.element === child) more ||= type.name !== usualName(type.fragment);
      else {
        more = true;
        kept.count(kindOf(child), child);
      }
    }
  }
  return more;
}

function kindOf(element: XmlElement): string {
  if (element.local === "eAnnotations") return "annotations";
  const kind = classifierKind(element);
  return kind === "EEnum" ? "enumerations with a name" : kind === "EDataType" ? "data types" : `\`${element.local}\``;
}

/** Whether a package has the names that are emitted without options. */
function hasUsualNames(root: XmlElement): boolean {
  const name = packageNameOf(attributeOf(root, "name") ?? "");
  return hasOnly(root, { name, nsURI: usualUri(name), nsPrefix: name });
}

function isUsualPackage(element: XmlElement, outer: XmlElement): boolean {
  const name = attributeOf(element, "name") ?? "";
  const nsURI = `${attributeOf(outer, "nsURI")}/${name}`;
  const isRaised = fullNameOf(name) === name;
  return isRaised && hasOnly(element, { name, nsURI, nsPrefix: `${attributeOf(outer, "nsPrefix")}.${name}` });
}

function hasOnly(element: XmlElement, attributes: Readonly<Record<string, string>>): boolean {
  const own = element.attributes.filter(
    ({ namespace }) => namespace !== namespaces.xmi && namespace !== namespaces.xsi,
  );
  return own.length === 3 && own.every(({ local, value }) => attributes[local] === value);
}
