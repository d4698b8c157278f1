import { after } from "@cairn/evaluation";
import {
  needName,
  RClass,
  throwNotInterpreted,
  type RObject,
  RHash,
  RString,
  splat,
  textOf,
  type Methods,
  type NativeClass,
} from "@cairn/ruby-subset";
import { compilerApi } from "./compiler-api.js";
import { modulesApi } from "./modules-api.js";
import type { RubyProgram } from "./program.js";
import { definitionNamed, definitionObject, findResource, resourceClasses, resourceObject } from "./resources-api.js";
import { textOfScope } from "../evaluate/scopes/puppet-scope.js";
import { scopeMethods, scopeOf, variablesOf } from "./scope-methods.js";
import { only } from "./stand-ins.js";

/** The form in which functions see a scope, a compiler, an environment and a module. */
export function scopeApi(program: RubyProgram): readonly NativeClass[] {
  return [
    { name: "Puppet::Parser::Scope", methods: scope(program) },
    ...compilerApi(program),
    ...modulesApi(program),
    ...resourceClasses(program),
  ];
}

const scope = (program: RubyProgram): Methods<RObject> => ({
  ...scopeMethods(program),
  ...surroundings(program),
  ...resources(program),
  warning: log(program, "warning"),
  notice: log(program, "notice"),
  debug: log(program, "debug"),
  info: log(program, "info"),
  call_function: calling(program),
});

/** The parents and properties of a scope. */
function surroundings(program: RubyProgram): Methods<RObject> {
  const shown: Methods<RObject>[string] = [0, 0, (self) => new RString(textOfScope(variablesOf(self, program)))];
  return {
    to_s: shown,
    inspect: shown,
    compiler: only("Puppet::Parser::Compiler"),
    catalog: only("Puppet::Resource::Catalog"),
    environment: only("Puppet::Node::Environment"),
    "environment?": [0, 0, () => true],
    "is_topscope?": [0, 0, (self) => scopeOf(self, program) === program.compilation.top],
    "is_nodescope?": [0, 0, (self) => scopeOf(self, program).owner.kind === "node"],
    "is_classscope?": [0, 0, (self) => ["class", "main"].includes(scopeOf(self, program).owner.kind)],
    "is_a?": [1, 1, (_self, [wanted]) => wanted instanceof RClass && wanted.name === "Puppet::Parser::Scope"],
    source: [0, 0, (self) => definitionObject(program, scopeOf(self, program).owner)],
    tags: [0, 0, () => [...program.compilation.tags].map((each) => new RString(each))],
    find_global_scope: [0, 0, () => program.globalScope],
    parent: [
      0,
      0,
      (self) => {
        const { parent } = scopeOf(self, program);
        return parent ? program.scopeObject(parent) : null;
      },
    ],
    class_scope: [1, 1, () => throwNotInterpreted("`scope.class_scope`")],
  };
}

function resources(program: RubyProgram): Methods<RObject> {
  const { definitions } = program.compilation;
  return {
    findresource: findResource(program),
    find_hostclass: definitionNamed(program, (name) => definitions.findClass(name)),
    find_definition: definitionNamed(program, (name) => definitions.findDefine(name)),
    lookupdefaults: [1, 1, () => new RHash()],
    known_resource_types: [0, 0, () => throwNotInterpreted("`scope.known_resource_types`")],
    resource: [0, 0, (self) => resourceObject(program, scopeOf(self, program).resource)],
  };
}

const calling = (program: RubyProgram): Methods<RObject>[string] => [
  1,
  2,
  (self, [name, args], { block, interpreter }) =>
    after(splat(args ?? null, interpreter), (values) =>
      program.callPuppet(needName(name), values, block, interpreter, variablesOf(self, program)),
    ),
];

function log(program: RubyProgram, level: string): Methods<RObject>[string] {
  return [
    1,
    1,
    (_self, [text], { interpreter }) => {
      program.compilation.log(level, textOf(text!, interpreter), program.host.current.span);
      return null;
    },
  ];
}
