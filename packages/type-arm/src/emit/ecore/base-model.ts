import type { Model, ModelFeature, ModelType } from "../../model/index.js";
import { namespaces, XmlWriter } from "../../xml/index.js";
import type { Annotations } from "./annotations.js";
import { featureAttributes, type External } from "./features.js";
import type { Layout, Package } from "./packages.js";
import type { EcoreSettings } from "./settings.js";
import { genModelUri } from "./uris.js";

/** What goes into an .ecore file. */
export interface BaseModel {
  readonly model: Model;
  readonly layout: Layout;
  readonly settings: EcoreSettings;
  /** The logic, where it goes into annotations. */
  readonly annotations: Annotations | undefined;
  /** Types that stand in other models and aren't written, by name, as `eType` refers to them. */
  readonly external: External;
  /** Lines for a comment at the beginning. */
  readonly comments: readonly string[];
}

type Step = { readonly open: Package } | { readonly type: ModelType } | "close";

/** The text of an .ecore file, a chunk for each package and type. */
export function* baseModelText(base: BaseModel): Generator<string> {
  const writer = new XmlWriter();
  const waiting: Step[] = [{ open: base.layout.root }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step === "close") writer.end();
    else if ("type" in step) writeType(step.type, base, writer);
    else {
      openPackage(step.open, base, writer);
      waiting.push("close");
      for (const inner of step.open.packages.toReversed()) waiting.push({ open: inner });
      for (const type of step.open.types.toReversed()) waiting.push({ type });
    }
    yield writer.take();
  }
}

function openPackage(opened: Package, { annotations, comments, layout, model }: BaseModel, writer: XmlWriter): void {
  const { name, nsPrefix, nsUri } = opened;
  if (opened !== layout.root) {
    writer.start("eSubpackages", { name, nsURI: nsUri, nsPrefix });
    return;
  }
  for (const line of comments) writer.comment(line);
  writer.start("ecore:EPackage", {
    "xmi:version": "2.0",
    "xmlns:xmi": namespaces.xmi,
    "xmlns:xsi": namespaces.xsi,
    "xmlns:ecore": namespaces.ecore,
    name,
    nsURI: nsUri,
    nsPrefix,
  });
  annotations?.ofModel(model, writer);
}

function writeType(type: ModelType, base: BaseModel, writer: XmlWriter): void {
  const { annotations, external, layout } = base;
  if (external.has(type.name)) return;
  const enums = type.features.filter((feature) => feature.type.kind === "enum");
  writer.start("eClassifiers", {
    "xsi:type": "ecore:EClass",
    name: layout.classNames.get(type),
    abstract: type.isAbstract || undefined,
    eSuperTypes: type.parent && `#${layout.fragments.get(type.parent)}`,
  });
  writeDocumentation(type.documentation, writer);
  annotations?.ofType(type, writer);
  for (const feature of type.features) writeFeature(feature, base, writer);
  writer.end();
  for (const feature of enums) writeEnum(feature, layout, writer);
}

function writeFeature(feature: ModelFeature, base: BaseModel, writer: XmlWriter): void {
  const { annotations, external, layout, settings } = base;
  const attributes = featureAttributes(feature, layout, settings, external);
  if (feature.documentation === "" && !annotations?.hasAny(feature)) {
    writer.empty("eStructuralFeatures", attributes);
    return;
  }
  writer.start("eStructuralFeatures", attributes);
  writeDocumentation(feature.documentation, writer);
  annotations?.ofFeature(feature, writer);
  writer.end();
}

function writeDocumentation(documentation: string, writer: XmlWriter): void {
  if (documentation === "") return;
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
