import { createSpan, type Diagnostic, type Span } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { genModelUri, logicUri } from "../emit/ecore/uris.js";
import { attributeOf, treeOf, type Attributes, type XmlElement, type XmlTree } from "../xml/index.js";
import { detailsOf } from "./annotated-logic.js";

/** Ecore's defaults. */
const usualValues: Readonly<Record<string, string>> = {
  abstract: "false",
  changeable: "true",
  containment: "false",
  derived: "false",
  iD: "false",
  interface: "false",
  lowerBound: "0",
  ordered: "true",
  resolveProxies: "true",
  transient: "false",
  unique: "true",
  unsettable: "false",
  upperBound: "1",
  volatile: "false",
};

/**
 * The attributes in Ecore that the program doesn't express, including defaults if the program implies another value.
 */
export function unsaid(given: Attributes, said: Attributes): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of new Set([...Object.keys(given), ...Object.keys(said)])) {
    const usual = usualValues[name];
    const [is, would] = [given[name] ?? usual, said[name] ?? usual].map((value) => value?.toString());
    if (is !== undefined && is !== would) found[name] = is;
  }
  return found;
}

/** The elements nested in one that the program doesn't express; `said` are the names of those that it does. */
export function unsaidChildren(element: XmlElement, said: readonly string[]): readonly XmlElement[] {
  const documentation = documentationAnnotation(element);
  return element.children.filter((child) => {
    if (child === documentation || said.includes(child.local)) return false;
    return child.local !== "eAnnotations" || attributeOf(child, "source") !== logicUri;
  });
}

/** The annotation with only documentation that a comment can represent, if it comes first. */
function documentationAnnotation(element: XmlElement): XmlElement | undefined {
  const first = element.children.find(({ local }) => local === "eAnnotations");
  if (!first || attributeOf(first, "source") !== genModelUri || first.attributes.length !== 1) return undefined;
  const [details, more] = first.children;
  if (!details || more || attributeOf(details, "key") !== "documentation") return undefined;
  return isPlainComment(detailsOf(element, genModelUri)?.get("documentation") ?? "") ? first : undefined;
}

/** Whether a string is unchanged by a conversion to comments. */
function isPlainComment(text: string): boolean {
  return text !== "" && text === text.trim() && !/[^\S\n]$|\r|^@ecore/m.test(text) && !/[\0-\x08\x0b-\x1f]/.test(text);
}

/** A part of a model in its preserved form; undefined if there is nothing to preserve. */
export function keptPart(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlElement[],
): XmlTree | undefined {
  if (Object.keys(attributes).length === 0 && children.length === 0) return undefined;
  return { name, attributes, children: () => children.map(treeOf) };
}

/** Counts what is preserved, and reports it. */
export class Kept {
  private readonly counts = new Map<string, { count: number; readonly span: Span; readonly example: string }>();

  count(what: string, element: XmlElement): void {
    const known = this.counts.get(what);
    const { source, start, end } = element.span;
    const example = attributeOf(element, "name") ?? attributeOf(element, "source") ?? element.local;
    if (known) known.count++;
    else this.counts.set(what, { count: 1, span: createSpan(source, start, end), example });
  }

  /** Counts the preserved attributes and elements of one element by kind. */
  countAll(element: XmlElement, attributes: Readonly<Record<string, string>>, children: readonly XmlElement[]): void {
    for (const name of Object.keys(attributes)) {
      const what = kindOfAttribute(name);
      if (what !== undefined) this.count(what, element);
    }
    for (const child of children) this.count(kindsOfElements[child.local] ?? `\`${child.local}\``, child);
  }

  diagnostics(root: XmlElement): readonly Diagnostic[] {
    if (this.counts.size === 0) return [];
    const all = [...this.counts].map(([what, { count }]) => `${what} (${count})`);
    const labels = [...this.counts].map(([what, { example, span }]) => ({
      span,
      message: `the first of ${what}: \`${example}\``,
    }));
    const what = all.length === 1 ? all[0]! : `${all.slice(0, -1).join(", ")} and ${all.at(-1)!}`;
    return [catalogue.create["kept-ecore"](root.span, { what }, { labels })];
  }
}

function kindOfAttribute(name: string): string | undefined {
  return Object.hasOwn(kindsOfAttributes, name) ? kindsOfAttributes[name] : "attributes of Ecore";
}

const kindsOfAttributes: Readonly<Record<string, string | undefined>> = {
  for: undefined,
  changeable: "features that can't be changed",
  defaultValueLiteral: "defaults",
  derived: "derived features without logic",
  eOpposite: "opposites",
  eSuperTypes: "further types to inherit",
  eType: "data types",
  iD: "IDs",
  instanceClassName: "classes of Java",
  instanceTypeName: "classes of Java",
  interface: "interfaces",
  lowerBound: "bounds",
  name: "names",
  ordered: "lists without an order",
  resolveProxies: "links that stay in their file",
  transient: undefined,
  unique: "lists that hold nothing twice",
  unsettable: undefined,
  upperBound: "bounds",
  volatile: undefined,
};

const kindsOfElements: Readonly<Record<string, string>> = {
  eAnnotations: "annotations",
  eGenericSuperTypes: "generic types",
  eGenericType: "generic types",
  eOperations: "operations",
  eTypeParameters: "type parameters",
};
