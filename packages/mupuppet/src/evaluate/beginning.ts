import { HashValue } from "@cairn/puppet-core/values";
import { profiles, type ProfileFacts } from "../profiles.js";
import { headOf, type BodyDefinition, type ClassBody } from "../resolve/definition.js";
import { attempt } from "./attempt.js";
import { runBody } from "./bodies.js";
import type { Compilation } from "./compilation.js";
import { DeclaredResource } from "./declared-resource.js";
import { parameterTypes } from "./parameter-types.js";
import { SettingsScope } from "./scopes/settings-scope.js";
import { addLegalTag } from "./tags.js";

/** Binds the predefined variables of top scope: facts, and what is known about the node. */
export function bindFacts({ language, node, top }: Compilation): void {
  const { implementation, version }: ProfileFacts = profiles[language.profile];
  top.bind("serverversion", version);
  if (implementation !== undefined) top.bind("serverimplementation", implementation);
  for (const [name, value] of node.facts) if (name !== "environment") top.bind(name, value);
  // The classifier's parameters win over facts.
  for (const [name, value] of node.parameters ?? []) if (name !== "environment") top.bind(name, value);
  for (const [name, value] of node.serverFacts?.entries() ?? []) if (typeof name === "string") top.bind(name, value);
  top.bind("environment", node.environment);
  top.bind("trusted", node.trusted);
  top.bind("server_facts", node.serverFacts ?? new HashValue());
  top.bind("facts", new HashValue(node.facts));
}

/** Adds to the catalog what every one contains: Stage[main], Class[Settings] and Class[main]. */
export function declareFirst(compilation: Compilation): void {
  const { definitions, node, resources, top } = compilation;
  // What a classifier names is known from the beginning, and once more when it runs.
  for (const name of node.classes?.keys() ?? []) compilation.addClass(name);
  const owner = definitions.main;
  const stageFacts = compilation.language.types.find("stage");
  const common = { scope: top, owner } as const;
  const stage = new DeclaredResource({
    ...common,
    type: "Stage",
    title: "main",
    kind: "compilable_type",
    typeFacts: stageFacts,
  });
  const own = definitions.ownClass("settings");
  const settings = new DeclaredResource({
    ...common,
    type: "Class",
    title: "Settings",
    kind: "unknown",
    definition: own,
  });
  const main = new DeclaredResource({ ...common, type: "Class", title: "main", kind: "unknown", definition: owner });
  top.resource = main;
  for (const resource of [stage, settings, main]) {
    addLegalTag(resource.tags, resource.type);
    resource.isEvaluated = resource !== settings || own === undefined;
    resources.add(resource);
    if (resource !== stage) stage.contain(resource);
  }
  addLegalTag(settings.tags, "settings");
  main.bodyScope = top;
  if (own === undefined) enterSettings(compilation, settings);
  top.bind("module_name", "");
  top.bind("title", "main");
  top.bind("name", "main");
}

/** A program's own class `settings` replaces the one with Puppet's settings, and runs first. */
export function runOwnSettings(compilation: Compilation): void {
  const resource = compilation.resources.find("Class", "settings")!;
  if (resource.definition) attempt(compilation, headOf(resource.definition as ClassBody), () => runBody(resource));
}

/** `$settings::…`. */
function enterSettings(compilation: Compilation, resource: DeclaredResource): void {
  const { top } = compilation;
  const owner: BodyDefinition = { ...compilation.definitions.main, name: "settings" };
  compilation.addClass("settings");
  compilation.enterClass("settings", new SettingsScope(resource, owner, top, top));
}

/** Evaluates the types of all parameters, as Puppet does when it reads the manifest. */
export function evaluateParameterTypes(compilation: Compilation): void {
  for (const definition of compilation.definitions.bodies()) {
    if (!definition.node.parameters.some(({ type }) => type)) continue;
    attempt(compilation, headOf(definition), () => parameterTypes(compilation, definition));
  }
}
