import { createSpan, pushAll, startOf } from "@cairn/diagnostics";
import { logicNames, type Logic, type Model, type ModelFeature, type ModelType } from "../../model/index.js";
import { keptPackages } from "../../kept-ecore/kept.js";
import { isWritable } from "../../xml/index.js";
import type { NotCarried } from "../target.js";
import { dataText } from "./data-types.js";
import { featureName, flagsOf, invariantName } from "./details.js";
import type { EcoreSettings } from "./settings.js";

/** What an Ecore model can't represent, with these settings. */
export function notCarriedByEcore(model: Model, settings: EcoreSettings): readonly NotCarried[] {
  const found: NotCarried[] = model.statements.map(({ node, source }) => ({
    what: "a statement beside the types",
    why: "a model holds types and no objects",
    span: createSpan(source, node.start, node.end),
  }));
  const kept = settings.profile === "nested" ? undefined : keptPackages(model);
  if (kept) {
    const why = "the names and places that it speaks of are those of packages in packages";
    found.push({
      what: "what is kept of the Ecore model that was read",
      why,
      span: startOf(model.programs[0]!.source),
    });
  }
  for (const type of model.types.values()) {
    if (settings.profile !== "nested" && settings.logic === "none" && type.name.includes("::"))
      found.push(nameOf(type, "packages are flat here"));
    if (settings.profile === "nested" && settings.logic === "none" && isInRenamed(type, model))
      found.push(nameOf(type, "one of them has the name of a class beside it, and another name here"));
    for (const feature of type.features) pushAll(found, ofFeature(feature, settings));
    for (const invariant of type.invariants)
      pushAll(found, ofLogic(invariantName(invariant), invariant.logic, settings));
  }
  return found;
}

function nameOf({ name, node, source }: ModelType, why: string): NotCarried {
  const span = createSpan(source, node.name.start, node.name.end);
  return { what: `the packages of \`${name}\``, why, span };
}

/** A package beside a class of the same name begins with a small letter, which doesn't exist for `_`. */
function isInRenamed({ name }: ModelType, { types }: Model): boolean {
  const segments = name.split("::");
  return segments.some((segment, index) => {
    const isPackage = index < segments.length - 1 && segment.startsWith("_");
    return isPackage && types.has(segments.slice(0, index + 1).join("::"));
  });
}

function ofFeature(feature: ModelFeature, settings: EcoreSettings): NotCarried[] {
  const found: NotCarried[] = [];
  const span = createSpan(feature.source, feature.node.start, feature.node.end);
  const name = featureName(feature);
  const hasLogic = settings.logic !== "none";
  for (const [flag, value] of Object.entries(flagsOf(feature)))
    if (value !== undefined && !hasLogic)
      found.push({ what: `\`${flag} => ${value}\` of ${name}`, why: flagReasons[flag]!, span });
  if (feature.default && feature.isMany && hasLogic)
    found.push({ what: `the default of ${name} in its base model`, why: "EMF heeds no default of a list", span });
  if (feature.default && !isWritable(dataText(feature.default.value)))
    found.push({ what: `the default of ${name}`, why: "XML can't hold all of its characters", span });
  if (isZeroForNothing(feature, settings))
    found.push({ what: `"no value" of ${name}`, why: "a simple data type has 0 or false there", span });
  if (settings.profile === "simple" && feature.type.kind === "Float")
    found.push({
      what: `the digits of ${name} beyond 32 bits`,
      why: "the simple data type of a Float has no more",
      span,
    });
  if (feature.type.kind === "enum" && feature.isUnsettable && !feature.isMany)
    found.push({ what: `nil as the value of ${name}`, why: "EMF saves no nil of an enumeration", span });
  for (const each of logicNames) {
    const logic = feature.logic[each];
    if (logic) pushAll(found, ofLogic(`\`${each}\` of ${name}`, logic, settings));
  }
  return found;
}

const flagReasons: Readonly<Record<string, string>> = {
  unsettable: "an enumeration without a default must be unsettable in Ecore",
  settable: "EMF refuses to load a value that isn't changeable",
  min: "EMF demands a value of a derived feature that must have one",
  default: "EMF heeds no default of a list",
};

function isZeroForNothing({ default: given, isMany, type }: ModelFeature, { profile }: EcoreSettings): boolean {
  const isSimple = type.kind === "Integer" || type.kind === "Float" || type.kind === "Boolean";
  return profile === "simple" && isSimple && !isMany && given === undefined;
}

function ofLogic(what: string, { end, source, start }: Logic, { logic }: EcoreSettings): NotCarried[] {
  const span = createSpan(source, start, end);
  if (logic === "none") return [{ what, why: "it is a model without logic, as asked for", span }];
  if (logic === "annotations" && !isWritable(source.text.slice(start, end)))
    return [{ what, why: "XML can't hold all of its characters", span }];
  return [];
}
