import type { Span } from "@cairn/diagnostics";

/** A prefixed name, resolved: the namespace is empty if it is in none. */
export interface ExpandedName {
  readonly namespace: string;
  readonly local: string;
}

export interface XmlAttribute extends ExpandedName {
  readonly value: string;
  /** The location of the value, without its quotes. */
  readonly span: Span;
}

export interface XmlElement extends ExpandedName {
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** All text directly in it, concatenated. */
  readonly text: string;
  /** The location of its start tag. */
  readonly span: Span;
  /** The namespaces in scope, by prefix; the prefix of the default one is empty. */
  readonly scope: ReadonlyMap<string, string>;
}

/** The attribute of that name; without a namespace, the one that has no prefix. */
export function findAttribute(element: XmlElement, local: string, namespace = ""): XmlAttribute | undefined {
  return element.attributes.find((each) => each.local === local && each.namespace === namespace);
}

/** The value of an attribute. */
export function attributeOf(element: XmlElement, local: string, namespace = ""): string | undefined {
  return findAttribute(element, local, namespace)?.value;
}

/** Resolves a value such as `ecore:EClass`; undefined if its prefix is unknown. */
export function expandName(written: string, element: Pick<XmlElement, "scope">): ExpandedName | undefined {
  const colon = written.indexOf(":");
  if (colon === -1) return { namespace: element.scope.get("") ?? "", local: written };
  const namespace = element.scope.get(written.slice(0, colon));
  return namespace === undefined ? undefined : { namespace, local: written.slice(colon + 1) };
}
