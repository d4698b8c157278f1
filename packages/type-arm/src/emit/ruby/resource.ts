import { createSpan } from "@cairn/diagnostics";
import { inheritedFirst, sumOfLineages, type Model, type ModelFeature, type ModelType } from "../../model/index.js";
import { notCarriedLines, type Emission, type EmittedFile, type NotCarried } from "../target.js";
import { rubyComment, rubyString } from "./literals.js";
import { moduleName, providerName, resourceName, resourceNameObstacle } from "./names.js";
import { attributeObstacle, attributeText } from "./resource-attribute.js";

/** Resource types for the Resource API. */
export type Resources = Pick<Emission, "files" | "notCarried">;

/** The resource types of a model: those that inherit `Resource` and have objects. */
export function resources(model: Model, name: string): Resources {
  const named = new Map<string, ModelType>();
  const notCarried: NotCarried[] = [];
  for (const type of managedTypes(model)) {
    for (const obstacle of obstacles(type.features, type)) notCarried.push(obstacle);
    if (type.isAbstract) continue;
    const called = resourceName(type.name);
    const why = nameObstacle(type, named.get(called));
    if (why === undefined) named.set(called, type);
    else notCarried.push({ what: `the type of resources \`${type.name}\``, why, span: nameSpan(type) });
  }
  return { files: [...named.values()].flatMap((type) => filesOf(type, name)), notCarried };
}

/** The minimum size of the resource types: each lists all its attributes, including inherited ones. */
export function leastResourceBytes(model: Model): number {
  const concrete = managedTypes(model).filter(({ isAbstract }) => !isAbstract);
  const names = new Map(concrete.map((type) => [resourceName(type.name), type]));
  return sumOfLineages(names.values(), ({ features }) => features.length * 64);
}

function managedTypes({ types }: Model): readonly ModelType[] {
  return [...types.values()].filter(({ isManaged }) => isManaged);
}

/** Why a type can't be a resource type because of its name; undefined if it can. */
function nameObstacle({ name }: ModelType, first: ModelType | undefined): string | undefined {
  const called = resourceName(name);
  return first ? `Puppet calls it \`${called}\`, as it does \`${first.name}\`` : resourceNameObstacle(called);
}

function nameSpan({ node, source }: ModelType | ModelFeature) {
  return createSpan(source, node.name.start, node.name.end);
}

/** The features that resources of a type can't have. */
function obstacles(features: readonly ModelFeature[], { isAbstract, name }: ModelType): readonly NotCarried[] {
  return features.flatMap((feature) => {
    const why = attributeObstacle(feature);
    if (why === undefined) return [];
    const whose = isAbstract ? `resources that inherit \`${name}\`` : `the resource \`${name}\``;
    return [{ what: `\`${feature.name}\` of ${whose}`, why, span: nameSpan(feature) }];
  });
}

function filesOf(type: ModelType, name: string): readonly EmittedFile[] {
  const called = resourceName(type.name);
  return [
    { path: `lib/puppet/type/${called}.rb`, chunks: typeText(type) },
    { path: `lib/puppet/provider/${called}/${called}.rb`, chunks: providerText(type, name) },
  ];
}

/** `name`, or the single attribute that is mandatory. */
function namevarOf(features: readonly ModelFeature[]): ModelFeature | undefined {
  const named = features.find((feature) => feature.name === "name" && !feature.isMany && feature.isSettable);
  const needed = features.filter(
    ({ default: given, isMany, isSettable, lower }) => lower === 1 && !isMany && isSettable && given === undefined,
  );
  return named ?? (needed.length === 1 ? needed[0] : undefined);
}

const addedName = `    name: {
      type: 'String',
      desc: 'The name of the resource.',
      behaviour: :namevar,
    },
`;

function* typeText(type: ModelType): Generator<string> {
  const all = inheritedFirst(type);
  const notCarried = obstacles(all, type);
  const features = all.filter((feature) => attributeObstacle(feature) === undefined);
  const namevar = namevarOf(features);
  const text = type.documentation === "" ? `The type ${type.name}.` : type.documentation;
  yield "# frozen_string_literal: true\n\n# Made by `type-arm emit ruby`.\n";
  for (const line of notCarriedLines(notCarried)) yield `${rubyComment(line).join("\n")}\n`;
  yield "\nrequire 'puppet/resource_api'\n\nPuppet::ResourceApi.register_type(\n";
  yield `  name: ${rubyString(resourceName(type.name))},\n  desc: ${rubyString(text)},\n`;
  yield "  features: ['canonicalize'],\n  attributes: {\n";
  if (!namevar) yield addedName;
  for (const feature of features) yield attributeText(feature, feature === namevar);
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

/** The file of the module with all types, without its extension. */
export function moduleFile(name: string): string {
  return `${name.toLowerCase().replace(/[^a-z0-9_]+/g, "_")}_types`;
}
