import { createSpan } from "@cairn/diagnostics";
import { lineage, type Model, type ModelFeature, type ModelType } from "../../model/index.js";
import { indented } from "../code/spelling.js";
import { notCarriedLines, type EmittedFile, type NotCarried } from "../target.js";
import { rubyComment, rubyString } from "./literals.js";
import { moduleName, providerName, resourceName } from "./names.js";
import { attributeLines, attributeObstacle } from "./resource-attribute.js";

/** A type of resources as the Resource API has it. */
export interface Resource {
  readonly files: readonly EmittedFile[];
  readonly notCarried: readonly NotCarried[];
}

/** The types of resources among the types of a model: those that inherit `Resource` and have objects. */
export function resources(model: Model, name: string): readonly Resource[] {
  const names = new Map<string, ModelType>();
  return [...model.types.values()].flatMap((type): readonly Resource[] => {
    if (!type.isManaged || type.isAbstract) return [];
    const first = names.get(resourceName(type.name));
    if (first) return [{ files: [], notCarried: [sameName(type, first)] }];
    names.set(resourceName(type.name), type);
    return [resource(type, name)];
  });
}

function sameName(type: ModelType, first: ModelType): NotCarried {
  const why = `Puppet calls it \`${resourceName(type.name)}\`, as it does \`${first.name}\``;
  return { what: `the type of resources \`${type.name}\``, why, span: nameSpan(type) };
}

function nameSpan({ node, source }: ModelType | ModelFeature) {
  return createSpan(source, node.name.start, node.name.end);
}

function resource(type: ModelType, name: string): Resource {
  const notCarried = inheritedFirst(type).flatMap((feature) => {
    const why = attributeObstacle(feature);
    return why === undefined
      ? []
      : [{ what: `\`${feature.name}\` of the resource \`${type.name}\``, why, span: nameSpan(feature) }];
  });
  const called = resourceName(type.name);
  return {
    files: [
      { path: `lib/puppet/type/${called}.rb`, chunks: typeText(type, notCarried) },
      { path: `lib/puppet/provider/${called}/${called}.rb`, chunks: providerText(type, name) },
    ],
    notCarried,
  };
}

/** All features, made anew each time: kept for every type of a long chain they would take memory that grows with its square. */
function inheritedFirst(type: ModelType): readonly ModelFeature[] {
  return lineage(type).flatMap(({ features }) => features);
}

/** `name`, or the one attribute that every resource must have. */
function namevarOf(features: readonly ModelFeature[]): ModelFeature | undefined {
  const named = features.find((feature) => feature.name === "name" && !feature.isMany && feature.isSettable);
  const needed = features.filter(
    ({ default: given, isMany, isSettable, lower }) => lower === 1 && !isMany && isSettable && given === undefined,
  );
  return named ?? (needed.length === 1 ? needed[0] : undefined);
}

function* typeText(type: ModelType, notCarried: readonly NotCarried[]): Generator<string> {
  const features = inheritedFirst(type).filter((feature) => attributeObstacle(feature) === undefined);
  const namevar = namevarOf(features);
  const added = namevar
    ? []
    : ["name: {", "  type: 'String',", "  desc: 'The name of the resource.',", "  behaviour: :namevar,", "},"];
  const text = type.documentation === "" ? `The type ${type.name}.` : type.documentation;
  yield "# frozen_string_literal: true\n\n# Made by `type-arm emit ruby`.\n";
  for (const line of notCarriedLines(notCarried)) yield `${rubyComment(line).join("\n")}\n`;
  yield "\nrequire 'puppet/resource_api'\n\nPuppet::ResourceApi.register_type(\n";
  yield `  name: ${rubyString(resourceName(type.name))},\n  desc: ${rubyString(text)},\n`;
  yield "  features: ['canonicalize'],\n  attributes: {\n";
  const all = [...added, ...features.flatMap((feature) => attributeLines(feature, namevar?.name ?? "name"))];
  for (const line of indented(indented(all))) yield `${line}\n`;
  yield "  },\n)\n";
}

function* providerText(type: ModelType, name: string): Generator<string> {
  const left = inheritedFirst(type).filter((feature) => attributeObstacle(feature) !== undefined);
  const provider = providerName(resourceName(type.name));
  const except = left.map((feature) => rubyString(feature.name)).join(", ");
  yield `# frozen_string_literal: true

require_relative '../../../puppet_x/type_arm/resource_provider'
require_relative '../../../puppet_x/${moduleFile(name)}'

# Manages ${type.name}: its \`canonicalize\` runs the logic of the type. What \`get\` and \`set\` do on a machine is for a person to write.
class Puppet::Provider::${provider}::${provider} < PuppetX::TypeArm::ResourceProvider
  def type
    PuppetX::${moduleName(name)}[${rubyString(type.name)}]
  end

  # Features that resources can't have.
  def except
    [${except}]
  end
end
`;
}

/** The file of the module with all types, without its ending. */
export function moduleFile(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9_]+/g, "_")}_types`;
}
