import type { Model, ModelFeature, ModelType } from "../../model/index.js";
import { keeps, keptOfFeature, keptOfType, nothingKept, type KeptPart } from "../../kept-ecore/kept.js";
import {
  attributeOf,
  attributesOf,
  namespaces,
  treeOf,
  writeTree,
  XmlWriter,
  type Attributes,
  type XmlElement,
} from "../../xml/index.js";
import type { Annotations } from "./annotations.js";
import { hasDetails } from "./details.js";
import { featureAttributes, type External } from "./features.js";
import { isPlace, type Layout, type Package } from "./packages.js";
import type { EcoreSettings } from "./settings.js";
import { genModelUri, logicUri } from "./uris.js";

/** The contents of an .ecore file. */
export interface BaseModel {
  readonly model: Model;
  readonly layout: Layout;
  readonly settings: EcoreSettings;
  /** The logic, if it is written into annotations. */
  readonly annotations: Annotations | undefined;
  /** Types of other models, which aren't written, by name, as `eType` refers to them. */
  readonly external: External;
  /** Lines of a comment at the beginning. */
  readonly comments: readonly string[];
}

type Step = { readonly open: Package } | { readonly type: ModelType } | { readonly kept: XmlElement } | "close";

/** The text of an .ecore file, a chunk for each package and type. */
export function* baseModelText(given: BaseModel): Generator<string> {
  const writer = new XmlWriter();
  const base = isOfOthers(given) ? { ...given, annotations: undefined } : given;
  const waiting: Step[] = [{ open: base.layout.root }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step === "close") writer.end();
    else if ("type" in step) writeType(step.type, base, writer);
    else if ("kept" in step) writeTree(treeOf(step.kept), writer);
    else {
      openPackage(step.open, base, writer);
      waiting.push("close");
      for (const inner of step.open.packages.toReversed()) waiting.push({ open: inner });
      for (const each of contentsOf(step.open, base.layout).reverse()) waiting.push(each);
    }
    yield writer.take();
  }
}

/** The types of a package, and its other contents, in order: new types come last. */
function contentsOf({ kept, types }: Package, { keptPlaces }: Layout): Step[] {
  const steps: Step[] = [];
  const placed = new Set<ModelType>();
  for (const child of kept?.children ?? []) {
    const type = keptPlaces.get(child);
    if (type) placed.add(type);
    if (type) steps.push({ type });
    else if (child.local !== "eSubpackages" && !isPlace(child) && !isLogic(child)) steps.push({ kept: child });
  }
  for (const type of types) if (!placed.has(type)) steps.push({ type });
  return steps;
}

function openPackage(opened: Package, { annotations, comments, layout, model }: BaseModel, writer: XmlWriter): void {
  const { kept, name } = opened;
  const more = kept ? keptAttributes(kept) : {};
  // A package that was read may have none.
  const nsURI = opened.nsUri === "" ? more["nsURI"] : opened.nsUri;
  const nsPrefix = opened.nsPrefix === "" ? more["nsPrefix"] : opened.nsPrefix;
  if (opened !== layout.root) {
    writer.start("eSubpackages", { ...more, name, nsURI, nsPrefix });
    return;
  }
  for (const line of comments) writer.comment(line);
  writer.start("ecore:EPackage", {
    "xmi:version": "2.0",
    "xmlns:xmi": namespaces.xmi,
    "xmlns:xsi": namespaces.xsi,
    "xmlns:ecore": namespaces.ecore,
    ...more,
    name,
    nsURI,
    nsPrefix,
  });
  annotations?.ofModel(model, writer);
}

/** The attributes of a package that was read, with the namespaces that the rest of the model needs. */
function keptAttributes(element: XmlElement): Attributes {
  const { scope } = element;
  const declared = [...scope].filter(([prefix]) => prefix !== "" && !Object.hasOwn(namespaces, prefix));
  return { ...Object.fromEntries(declared.map(([prefix, uri]) => [`xmlns:${prefix}`, uri])), ...attributesOf(element) };
}

/**
 * Whether the model that was read was written by another tool, and no logic was added: then nothing of ours is added.
 */
function isOfOthers({ layout, model }: BaseModel): boolean {
  const { kept } = layout.root;
  if (!kept || kept.children.some(isLogic)) return false;
  for (const { features, invariants } of model.types.values())
    if (invariants.length > 0 || features.some(hasDetails)) return false;
  return true;
}

function isLogic(element: XmlElement): boolean {
  return element.local === "eAnnotations" && attributeOf(element, "source") === logicUri;
}

function writeType(type: ModelType, base: BaseModel, writer: XmlWriter): void {
  const { annotations, external, layout, settings } = base;
  if (external.has(type.name)) return;
  const enums = type.features.filter((feature) => layout.enumNames.has(feature));
  const kept = settings.profile === "nested" ? keptOfType(type) : nothingKept;
  writer.start("eClassifiers", {
    "xsi:type": "ecore:EClass",
    name: layout.classNames.get(type),
    abstract: type.isAbstract || undefined,
    ...kept.attributes,
    eSuperTypes: keeps(kept, "eGenericSuperTypes") ? undefined : superTypes(type, kept, base),
  });
  writeDocumentation(type.documentation, kept, writer);
  annotations?.ofType(type, writer);
  for (const child of kept.children) writeTree(treeOf(child), writer);
  for (const feature of type.features) writeFeature(feature, base, writer);
  writer.end();
  for (const feature of enums) writeEnum(feature, layout, writer);
}

/** All types that a class inherits: those that were read, as long as the first one is the program's. */
function superTypes(
  { parent }: ModelType,
  { attributes }: KeptPart,
  { external, layout }: BaseModel,
): string | undefined {
  const first = parent && (external.get(parent.name) ?? `#${layout.fragments.get(parent)}`);
  const { eSuperTypes: all } = attributes;
  const href = first?.slice(first.indexOf(" ") + 1);
  return all !== undefined && (href === undefined || ` ${all} `.includes(` ${href} `)) ? all : first;
}

function writeFeature(feature: ModelFeature, base: BaseModel, writer: XmlWriter): void {
  const { annotations, external, layout, settings } = base;
  const kept = settings.profile === "nested" ? keptOfFeature(feature) : nothingKept;
  const attributes = { ...featureAttributes(feature, layout, settings, external), ...kept.attributes };
  if (keeps(kept, "eGenericType")) delete attributes.eType;
  if (feature.documentation === "" && kept.children.length === 0 && !annotations?.hasAny(feature)) {
    writer.empty("eStructuralFeatures", attributes);
    return;
  }
  writer.start("eStructuralFeatures", attributes);
  writeDocumentation(feature.documentation, kept, writer);
  annotations?.ofFeature(feature, writer);
  for (const child of kept.children) writeTree(treeOf(child), writer);
  writer.end();
}

/** Documentation that a comment can't represent is preserved unchanged. */
function writeDocumentation(documentation: string, { children }: KeptPart, writer: XmlWriter): void {
  const isKept = children.some((child) => attributeOf(child, "source") === genModelUri);
  if (documentation === "" || isKept) return;
  writer.start("eAnnotations", { source: genModelUri });
  writer.empty("details", { key: "documentation", value: documentation });
  writer.end();
}

function writeEnum(feature: ModelFeature, { enumNames }: Layout, writer: XmlWriter): void {
  if (feature.type.kind !== "enum") return;
  writer.start("eClassifiers", { "xsi:type": "ecore:EEnum", name: enumNames.get(feature) });
  feature.type.names.forEach((name, value) => {
    writer.empty("eLiterals", { name, value: value === 0 ? undefined : value });
  });
  writer.end();
}
