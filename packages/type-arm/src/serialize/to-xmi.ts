import { pushAll } from "@cairn/diagnostics";
import { isArray, type Value } from "@cairn/puppet-core/values";
import { dataText } from "../emit/ecore/data-types.js";
import { isInstance, type Instance } from "../instantiate/instance.js";
import type { Slot } from "../instantiate/shape.js";
import type { DataValue, ModelFeature } from "../model/index.js";
import { namespaces, XmlWriter } from "../xml/index.js";
import { stepsTo } from "./paths.js";
import { storedValue } from "./to-data.js";
import type { TypeNames } from "./type-names.js";

type Step =
  | { readonly open: Instance; readonly feature: ModelFeature | undefined }
  | { readonly slot: Slot; readonly value: Value }
  | "close";

/**
 * An object in EMF's format, in chunks: contained objects are nested, with `xsi:type` if they aren't of the declared
 * type.
 */
export function* toXmi(outermost: Instance, names: TypeNames): Generator<string> {
  const writer = new XmlWriter();
  const waiting: Step[] = [{ open: outermost, feature: undefined }];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    if (step === "close") writer.end();
    else if ("slot" in step) writeElements(step.slot, step.value, writer);
    else pushAll(waiting, openElement(step.open, step.feature, outermost, names, writer).reverse());
    yield writer.take();
  }
}

function openElement(
  instance: Instance,
  feature: ModelFeature | undefined,
  outermost: Instance,
  names: TypeNames,
  writer: XmlWriter,
): Step[] {
  const inside = elementSteps(instance);
  const { local, prefix, uri } = names.nameOf(instance.type);
  const attributes = attributesOf(instance, outermost);
  const isSpecial = feature?.type.kind === "reference" && feature.type.target !== instance.type;
  const name = feature ? feature.name : `${prefix}:${local}`;
  const head = feature
    ? isSpecial
      ? { "xsi:type": `${prefix}:${local}` }
      : {}
    : {
        "xmi:version": "2.0",
        "xmlns:xmi": namespaces.xmi,
        "xmlns:xsi": namespaces.xsi,
        ...packagesIn(instance, names),
        [`xmlns:${prefix}`]: uri,
      };
  if (inside.length === 0) {
    writer.empty(name, { ...head, ...attributes });
    return [];
  }
  writer.start(name, { ...head, ...attributes });
  return [...inside, "close"];
}

/** The namespaces of all types that are named in an `xsi:type`. */
function packagesIn(outermost: Instance, names: TypeNames): Record<string, string> {
  const packages: Record<string, string> = {};
  const waiting = [outermost];
  for (let instance = waiting.pop(); instance; instance = waiting.pop()) {
    const { prefix, uri } = names.nameOf(instance.type);
    packages[`xmlns:${prefix}`] = uri;
    for (const slot of instance.shape.slots) {
      const stored = slot.feature.isContainment ? (storedValue(instance, slot) ?? null) : null;
      for (const part of isArray(stored) ? stored : [stored]) if (isInstance(part)) waiting.push(part);
    }
  }
  return packages;
}

/** Single values and links are attributes, and so is a list that was emptied. */
function attributesOf(instance: Instance, outermost: Instance): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const slot of instance.shape.slots) {
    const { feature } = slot;
    const stored = storedValue(instance, slot);
    if (stored === undefined) continue;
    const text = attributeText(feature, stored, outermost);
    if (text !== undefined) attributes[feature.name] = text;
  }
  return attributes;
}

function attributeText(
  { isContainment, isMany, isUnsettable, kind }: ModelFeature,
  stored: Value,
  outermost: Instance,
): string | undefined {
  const isEmpty = isMany && (stored === null || (stored as readonly Value[]).length === 0);
  if (isEmpty) return isUnsettable ? "" : undefined;
  if (stored === null || isContainment) return undefined;
  if (kind === "attr") return isMany ? undefined : dataText(stored as DataValue);
  const targets = isArray(stored) ? stored : [stored];
  return targets.map((each) => fragmentOf(each as Instance, outermost)).join(" ");
}

/** `//@people.0`; a link to an object outside the document has none, and was reported before. */
export function fragmentOf(target: Instance, outermost: Instance): string {
  const steps = stepsTo(target, outermost);
  if (!steps) return "#";
  if (steps.length === 0) return "/";
  return `/${steps.map((step) => (/^\d+$/.test(step) ? `.${step}` : `/@${step}`)).join("")}`;
}

/** The content of an element: lists of values, nils, and contained objects. */
function elementSteps(instance: Instance): Step[] {
  const steps: Step[] = [];
  for (const slot of instance.shape.slots) {
    const { feature } = slot;
    const stored = storedValue(instance, slot);
    if (stored === undefined) continue;
    if (feature.isContainment && stored !== null) {
      for (const part of (isArray(stored) ? stored : [stored]) as readonly Instance[])
        steps.push({ open: part, feature });
    } else if ((stored === null && !feature.isMany) || (feature.kind === "attr" && feature.isMany && stored !== null)) {
      if (!isArray(stored) || stored.length > 0) steps.push({ slot, value: stored });
    }
  }
  return steps;
}

function writeElements({ feature }: Slot, value: Value, writer: XmlWriter): void {
  if (value === null) writer.empty(feature.name, { "xsi:nil": "true" });
  else for (const each of value as readonly DataValue[]) writer.text(feature.name, dataText(each));
}
