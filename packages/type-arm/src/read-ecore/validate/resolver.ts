import { namespaces } from "../../xml/index.js";
import { attributeOf, type XmlElement } from "../../xml/index.js";
import { isEcoreUri, isXmlTypeUri, referencesOf, type EcoreReference } from "../references.js";
import { builtInTypes, type BuiltInType } from "./built-in-types.js";
import type { EObject } from "./e-object.js";

/** The target of a link. */
export type Target =
  | { readonly kind: "own"; readonly object: EObject }
  | { readonly kind: "built-in"; readonly type: BuiltInType }
  /** In a document that isn't read. */
  | { readonly kind: "elsewhere" }
  | { readonly kind: "missing" };

/** Resolves the links of a model. */
export class Resolver {
  private readonly root: EObject;
  private readonly ids = new Map<string, EObject>();

  constructor(all: readonly EObject[]) {
    this.root = all[0]!;
    for (const each of all) {
      const id = attributeOf(each.element, "id", namespaces.xmi);
      if (id !== undefined && !this.ids.has(id)) this.ids.set(id, each);
    }
  }

  /** The targets of a feature's links. */
  targets(object: EObject, feature: string): readonly Target[] {
    return referencesOf(object.element, feature).map((reference) => this.resolve(reference));
  }

  resolve({ fragment, uri }: EcoreReference): Target {
    if (isEcoreUri(uri) && this.root.text("nsURI") !== uri) return builtIn("ecore", fragment);
    if (isXmlTypeUri(uri) && this.root.text("nsURI") !== uri) return builtIn("xml", fragment);
    if (uri !== "" && uri !== this.root.text("nsURI") && !this.isOwnFile(uri)) return { kind: "elsewhere" };
    const object = this.find(fragment);
    return object ? { kind: "own", object } : { kind: "missing" };
  }

  private isOwnFile(uri: string): boolean {
    const { name } = this.root.element.span.source;
    return uri.replace(/^\.\//, "") === name.slice(name.lastIndexOf("/") + 1);
  }

  /** The object at a path: by names (`//Net/Host`), numbers (`//@eClassifiers.0`), or an `xmi:id`. */
  private find(fragment: string): EObject | undefined {
    if (!fragment.startsWith("/")) return this.ids.get(fragment);
    const [first, ...segments] = fragment.slice(1).split("/");
    if (first !== "" && first !== "0") return undefined;
    let found: EObject | undefined = this.root;
    for (const segment of segments) if (segment !== "" || segments.length > 1) found = found && step(found, segment);
    return found;
  }
}

function step(object: EObject, segment: string): EObject | undefined {
  const numbered = /^@(\w+)(?:\.(\d+))?$/.exec(segment);
  if (numbered) return object.partsIn(numbered[1]!)[Number(numbered[2] ?? 0)];
  const annotation = /^%(.*)%(?:\.(\d+))?$/.exec(segment);
  if (annotation) {
    const [, source, index = "0"] = annotation;
    return object.partsIn("eAnnotations").filter((each) => each.text("source") === source)[Number(index)];
  }
  const repeated = /^(.*)\.(\d+)$/.exec(segment);
  return object.named(segment)[0] ?? (repeated ? object.named(repeated[1]!)[Number(repeated[2])] : undefined);
}

function builtIn(packageName: "ecore" | "xml", fragment: string): Target {
  const type = builtInTypes.get(`${packageName} ${fragment.replace(/^\/\//, "")}`);
  // Links to their features and packages aren't types.
  if (type) return { kind: "built-in", type };
  return /^\/\/\w+$/.test(fragment) ? { kind: "missing" } : { kind: "elsewhere" };
}

/** The only link of a feature, for messages. */
export function writtenLink(element: XmlElement, feature: string): string {
  return referencesOf(element, feature)[0]?.written ?? "";
}
