import type { Span } from "@cairn/diagnostics";

/** A part of a name with a prefix, resolved: the name of its namespace is empty where it is in none. */
export interface ExpandedName {
  readonly namespace: string;
  readonly local: string;
}

export interface XmlAttribute extends ExpandedName {
  readonly value: string;
  /** Where the value stands, without its quotes. */
  readonly span: Span;
}

export interface XmlElement extends ExpandedName {
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** All text directly in it, in one. */
  readonly text: string;
  /** Where its start tag stands. */
  readonly span: Span;
  /** The namespaces that are known in it, by prefix; the prefix of the usual one is empty. */
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

/** What a value such as `ecore:EClass` names; nothing where its prefix is unknown. */
export function expandName(written: string, element: Pick<XmlElement, "scope">): ExpandedName | undefined {
  const colon = written.indexOf(":");
  if (colon === -1) return { namespace: element.scope.get("") ?? "", local: written };
  const namespace = element.scope.get(written.slice(0, colon));
  return namespace === undefined ? undefined : { namespace, local: written.slice(colon + 1) };
}
