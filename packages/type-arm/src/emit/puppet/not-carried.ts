import { createSpan, pushAll } from "@cairn/diagnostics";
import type { Model, ModelFeature, ModelType } from "../../model/index.js";
import { costlyPatterns } from "../code/costly-patterns.js";
import type { NotCarried } from "../target.js";
import type { ModuleNames } from "./names.js";

/** What a Puppet module can't represent of a model, together with the logic that can't be expressed in it. */
export function notCarriedByPuppet(
  model: Model,
  names: ModuleNames,
  logic: readonly NotCarried[],
): readonly NotCarried[] {
  const found: NotCarried[] = [];
  for (const type of model.types.values()) {
    if (isRenamed(type, names)) found.push(nameOf(type, names));
    if (type.isManaged) found.push(resourceOf(type));
    for (const feature of type.features) pushAll(found, ofFeature(feature, names));
  }
  return [...found, ...costlyPatterns(model), ...logic];
}

function resourceOf({ name, node, source }: ModelType): NotCarried {
  const span = createSpan(source, node.name.start, node.name.end);
  return { what: `that \`${name}\` is a resource`, why: "only Ruby makes types of Puppet's resources", span };
}

function isRenamed(type: ModelType, names: ModuleNames): boolean {
  return !names.typeName(type).endsWith(`::${type.name}`);
}

function nameOf(type: ModelType, names: ModuleNames): NotCarried {
  const span = createSpan(type.source, type.node.name.start, type.node.name.end);
  const why = `names of Puppet's types differ by more than case: it is \`${names.typeName(type)}\` there`;
  return { what: `the name of \`${type.name}\``, why, span };
}

function ofFeature(feature: ModelFeature, names: ModuleNames): NotCarried[] {
  const { container, isContainment, isDerived, isMany, isTransient, kind, name, node, source } = feature;
  const span = createSpan(source, node.start, node.end);
  const subject = `\`${container.name}/${name}\``;
  const found: NotCarried[] = [];
  if (isDerived) return found;
  const attribute = names.attributeName(feature);
  if (attribute !== name)
    found.push({ what: `the name of ${subject}`, why: `Puppet's attribute is called \`${attribute}\``, span });
  if (isTransient)
    found.push({ what: `\`transient\` of ${subject}`, why: "Puppet writes all attributes of an object", span });
  if (kind === "has" && isContainment) {
    const what = `that an object of ${subject} is a part of one object only`;
    found.push({ what, why: "Puppet's objects have no identity: those that hold the same are equal", span });
  } else if (kind === "has" && isMany) {
    const what = `that ${subject} links no object twice`;
    found.push({ what, why: "Puppet's objects have no identity: those that hold the same are equal", span });
  }
  return found;
}
