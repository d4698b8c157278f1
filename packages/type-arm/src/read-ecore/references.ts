import { attributeOf, expandName, namespaces, type XmlElement } from "../xml/index.js";

/** The target of an Ecore link: an object at a path (`//Net/Host`) of this file, or of another one. */
export interface EcoreReference {
  /** The other file or the package's URI; empty for this file. */
  readonly uri: string;
  readonly fragment: string;
  /** In a notation for attributes. */
  readonly written: string;
}

/** The links of a feature of an object: as an attribute, with or without a class before each, or as nested elements. */
export function referencesOf(element: XmlElement, name: string): readonly EcoreReference[] {
  const written = attributeOf(element, name);
  if (written !== undefined) return referencesIn(written, element);
  const below = element.children.filter(({ local }) => local === name);
  return below.flatMap((child) => {
    const href = attributeOf(child, "href");
    return href === undefined ? [] : [referenceTo(href, classBefore(child))];
  });
}

/** `ecore:EClass other.ecore#//A #//B`. */
function referencesIn(written: string, { scope }: XmlElement): readonly EcoreReference[] {
  const found: EcoreReference[] = [];
  let before = "";
  for (const word of written.trim().split(/\s+/)) {
    const isClass = !word.includes("#") && expandName(word, { scope })?.namespace === namespaces.ecore;
    if (isClass && word.includes(":")) before = `${word} `;
    else {
      if (word !== "") found.push(referenceTo(word, before));
      before = "";
    }
  }
  return found;
}

function referenceTo(href: string, before: string): EcoreReference {
  const hash = href.indexOf("#");
  const uri = hash === -1 ? "" : href.slice(0, hash);
  return { uri, fragment: decoded(href.slice(hash + 1)), written: before + href };
}

/** EMF writes the class of the target beside a link into another file. */
function classBefore(element: XmlElement): string {
  const type = attributeOf(element, "type", namespaces.xsi);
  const local = type === undefined ? "EClass" : expandName(type, element)?.local;
  return `ecore:${local} `;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Whether a URI denotes Ecore's own model, however it is located. */
export function isEcoreUri(uri: string): boolean {
  return uri === namespaces.ecore || /(?:^|\/)org\.eclipse\.emf\.ecore\/model\/Ecore\.ecore$|^Ecore\.ecore$/.test(uri);
}

const xmlTypeUri = "http://www.eclipse.org/emf/2003/XMLType";

/** Whether a URI denotes EMF's model of XML Schema's types. */
export function isXmlTypeUri(uri: string): boolean {
  return uri === xmlTypeUri || /(?:^|\/)XMLType\.ecore$/.test(uri);
}
