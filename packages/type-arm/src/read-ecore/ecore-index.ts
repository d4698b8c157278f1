import { pushAll } from "@cairn/diagnostics";
import { genModelUri, logicUri } from "../emit/ecore/uris.js";
import { resource, type PlainType } from "../model/index.js";
import { attributeOf, expandName, namespaces, type XmlElement } from "../xml/index.js";
import { detailsOf } from "./annotated-logic.js";
import type { Findings } from "./findings.js";
import { freeWord, TypeNamer } from "./names.js";
import { plainTypeOfJava } from "./plain-types.js";
import type { EcoreReference } from "./references.js";

/** A class of a model. */
export interface EClass {
  readonly element: XmlElement;
  /** `//Net/Host`. */
  readonly fragment: string;
  /** `Net::Host`. */
  readonly name: string;
}

/** An enumeration of a model. */
export interface EEnum {
  readonly element: XmlElement;
  readonly fragment: string;
  /** The names in the language by Ecore's literals, in order. */
  readonly names: ReadonlyMap<string, string>;
}

/** The contents of a model, by path. */
export interface EcoreIndex {
  readonly root: XmlElement;
  /** Whether it was emitted from a program: then it contains all of the program. */
  readonly isOwn: boolean;
  readonly classes: ReadonlyMap<string, EClass>;
  readonly enums: ReadonlyMap<string, EEnum>;
  readonly dataTypes: ReadonlyMap<string, PlainType["kind"]>;
  /** The paths of packages and classifiers, by their alternative notations: by number, or by an `xmi:id`. */
  readonly places: ReadonlyMap<string, string>;
  /** The path of every package and classifier, by its element. */
  readonly fragments: ReadonlyMap<XmlElement, string>;
  readonly namer: TypeNamer;
}

interface Waiting {
  readonly element: XmlElement;
  readonly path: string;
  readonly numbered: string;
  readonly segments: readonly string[];
}

/** Indexes a valid model breadth first. */
export function indexEcore(
  root: XmlElement,
  names: ReadonlyMap<string, string> | undefined,
  findings: Findings,
): EcoreIndex {
  return new Indexer(root, names, findings).run();
}

/** The names of types include those of all enclosing packages. */
const deepestPackage = 500;

class Indexer implements EcoreIndex {
  readonly root: XmlElement;
  readonly isOwn: boolean;
  readonly classes = new Map<string, EClass>();
  readonly enums = new Map<string, EEnum>();
  readonly dataTypes = new Map<string, PlainType["kind"]>();
  readonly places = new Map<string, string>();
  readonly fragments = new Map<XmlElement, string>();
  readonly namer: TypeNamer;
  private readonly names: ReadonlyMap<string, string> | undefined;
  private readonly findings: Findings;

  constructor(root: XmlElement, names: ReadonlyMap<string, string> | undefined, findings: Findings) {
    this.root = root;
    this.names = names;
    this.findings = findings;
    this.isOwn = names !== undefined || detailsOf(root, logicUri) !== undefined;
    this.namer = new TypeNamer(this.isOwn);
  }

  run(): EcoreIndex {
    const waiting: Waiting[] = [{ element: this.root, path: "//", numbered: "//", segments: [] }];
    this.place(this.root, "//", "//");
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      pushAll(waiting, this.addContents(next).reverse());
    return this;
  }

  /** Adds the classifiers of a package, and returns its nested packages. */
  private addContents({ element, numbered, path, segments }: Waiting): Waiting[] {
    const inner: Waiting[] = [];
    if (segments.length > deepestPackage) {
      this.findings.malformed(`packages in packages are more than ${deepestPackage} deep`, element.span);
      return inner;
    }
    let classifiers = 0;
    for (const child of element.children) {
      if (child.local !== "eClassifiers" && child.local !== "eSubpackages") continue;
      const name = attributeOf(child, "name")!;
      const fragment = path + name;
      const number = child.local === "eClassifiers" ? classifiers++ : inner.length;
      const byNumber = `${numbered}@${child.local}.${number}`;
      this.place(child, fragment, byNumber);
      const below = [...segments, name];
      if (child.local === "eClassifiers") this.addClassifier(child, fragment, below);
      else inner.push({ element: child, path: `${fragment}/`, numbered: `${byNumber}/`, segments: below });
    }
    return inner;
  }

  private place(element: XmlElement, fragment: string, numbered: string): void {
    this.fragments.set(element, fragment);
    this.places.set(numbered, fragment);
    const id = attributeOf(element, "id", namespaces.xmi);
    if (id !== undefined) this.places.set(id, fragment);
  }

  private addClassifier(element: XmlElement, fragment: string, segments: readonly string[]): void {
    const kind = classifierKind(element);
    if (kind === "EEnum") this.enums.set(fragment, { element, fragment, names: namesOfLiterals(element) });
    else if (kind === "EDataType") this.dataTypes.set(fragment, plainTypeOfJava(element));
    else this.classes.set(fragment, { element, fragment, name: this.typeName(element, fragment, segments) });
  }

  private isBuiltIn(element: XmlElement): boolean {
    const isSaid = detailsOf(element, logicUri)?.get("builtin") === "true";
    const documentation = detailsOf(element, genModelUri)?.get("documentation");
    return isSaid || (this.names !== undefined && documentation === resource.documentation);
  }

  /** In a flat model only the form of logic shows where the packages were. */
  private typeName(element: XmlElement, fragment: string, segments: readonly string[]): string {
    if (fragment === `//${resource.name}` && this.isBuiltIn(element)) return resource.name;
    const said = detailsOf(element, logicUri)?.get("name") ?? this.names?.get(fragment);
    return this.namer.nameFor(said === undefined ? segments : said.split("::"));
  }
}

/** The path in this model that a link leads to; undefined if it leads out of it. */
export function placeIn(index: EcoreIndex, { fragment, uri }: EcoreReference): string | undefined {
  if (uri !== "" && uri !== attributeOf(index.root, "nsURI")) return undefined;
  return index.places.get(fragment) ?? fragment.replace(/^\/(?=[^/])/, "//");
}

export function classifierKind(element: XmlElement): string {
  const type = attributeOf(element, "type", namespaces.xsi);
  return (type === undefined ? undefined : expandName(type, element)?.local) ?? "";
}

function namesOfLiterals(element: XmlElement): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const each of element.children) {
    if (each.local !== "eLiterals") continue;
    const name = attributeOf(each, "name") ?? "_";
    names.set(attributeOf(each, "literal") ?? name, freeWord(name, taken));
  }
  return names;
}
