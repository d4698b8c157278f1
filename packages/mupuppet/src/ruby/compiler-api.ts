import type { RClass } from "@cairn/ruby-subset";
import { RHash, RString, textOf, type Method, type Methods, type NativeClass } from "@cairn/ruby-subset";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import { findFunction } from "../evaluate/find-function.js";
import { addResource } from "./new-resources.js";
import type { RubyProgram } from "./program.js";
import { findResource, resourceObject } from "./resources-api.js";
import { only } from "./stand-ins.js";

/** The form in which functions see the compiler, its node and its catalog. */
export function compilerApi(program: RubyProgram): readonly NativeClass[] {
  return [compiler(program), catalog(program), node(program), facts(program)];
}

const compiler = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Parser::Compiler",
  classMethods: {
    findresource: findResource(program),
    add_resource: addResource(program),
    resources: allResources(program),
    classlist: allClasses(program),
    environment: only("Puppet::Node::Environment"),
    catalog: only("Puppet::Resource::Catalog"),
    node: only("Puppet::Node"),
    topscope: [0, 0, () => program.globalScope],
    loaders: [0, 0, (self) => self],
    private_environment_loader: [0, 0, (self) => self],
    load: [
      2,
      2,
      (_self, [, name], { interpreter }) =>
        findFunction(program.compilation, textOf(name!, interpreter).toLowerCase()) ? true : null,
    ],
  },
});

const allResources = (program: RubyProgram): Methods<RClass>[string] => [
  0,
  0,
  () => program.compilation.resources.all.map((each) => resourceObject(program, each)),
];

const allClasses = ({ compilation }: RubyProgram): Methods<RClass>[string] => [
  0,
  0,
  () => compilation.classes.map((each) => new RString(each)),
];

function catalog(program: RubyProgram): NativeClass {
  const { compilation } = program;
  const { resources } = compilation;
  const keyOf = (resource: DeclaredResource) => {
    const [type] = resource.reference.split("[", 1);
    return [new RString(type!), new RString(resource.title)];
  };
  return {
    name: "Puppet::Resource::Catalog",
    classMethods: {
      resource: findResource(program),
      add_resource: addResource(program),
      resources: allResources(program),
      resource_refs: [0, 0, () => resources.all.map(({ reference }) => new RString(reference))],
      resource_keys: [0, 0, () => resources.all.map(keyOf)],
      classes: allClasses(program),
      name: [0, 0, () => new RString(compilation.node.name)],
      environment: [0, 0, () => new RString(compilation.node.environment)],
    },
  };
}

const node = ({ compilation }: RubyProgram): NativeClass => ({
  name: "Puppet::Node",
  classMethods: {
    name: [0, 0, () => new RString(compilation.node.name)],
    environment: only("Puppet::Node::Environment"),
    facts: only("Puppet::Node::Facts"),
    parameters: factValues(compilation),
  },
});

const facts = ({ compilation }: RubyProgram): NativeClass => ({
  name: "Puppet::Node::Facts",
  classMethods: { name: [0, 0, () => new RString(compilation.node.name)], values: factValues(compilation) },
});

const factValues = (compilation: RubyProgram["compilation"]): Method<unknown> => [
  0,
  0,
  (_self, _args, { interpreter }) => {
    compilation.askForFacts();
    const entries = [...compilation.node.facts].map(
      ([name, value]) => [new RString(name), interpreter.convert(value)] as const,
    );
    return RHash.of(entries, interpreter);
  },
];
