import {
  describeReceiver,
  needName,
  needText,
  raise,
  RClass,
  throwNotInterpreted,
  RObject,
  RHash,
  RString,
  textOf,
  type Meter,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { findFunction } from "../evaluate/find-function.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { findFileOf } from "../modules/find-file.js";
import type { RubyProgram } from "./program.js";
import { scopeMethods } from "./scope-methods.js";
import { resourceClasses, resourceNamed, resourceObject } from "./resources-api.js";

/** The form in which functions see a scope, a compiler, an environment and a module. */
export function scopeApi(program: RubyProgram): readonly NativeClass[] {
  return [
    { name: "Puppet::Parser::Scope", methods: scope(program) },
    compiler(program),
    catalog(program),
    environment(program),
    modules(program),
    ...resourceClasses,
    files(program),
  ];
}

const only = (name: string): Methods<unknown>[string] => [0, 0, () => new RClass(name)];

const scope = (program: RubyProgram): Methods<RObject> => ({
  ...scopeMethods(program),
  ...surroundings(program),
  ...otherScopes,
  ...resources(program),
  warning: log(program, "warning"),
  notice: log(program, "notice"),
  debug: log(program, "debug"),
  info: log(program, "info"),
  call_function: calling(program),
});

/** The parents and properties of a scope. */
const surroundings = (program: RubyProgram): Methods<RObject> => ({
  compiler: only("Puppet::Parser::Compiler"),
  catalog: only("Puppet::Resource::Catalog"),
  environment: only("Puppet::Node::Environment"),
  "environment?": [0, 0, () => true],
  "is_a?": [1, 1, (_self, [wanted]) => wanted instanceof RClass && wanted.name === "Puppet::Parser::Scope"],
  source: [
    0,
    0,
    () => {
      const made = new RObject(program.world.body("Puppet::Resource::Type"));
      made.data = puppetScopeOf(program.host.current.scope).owner;
      return made;
    },
  ],
  tags: [0, 0, () => [...program.compilation.tags].map((each) => new RString(each))],
});

const otherScopes: Methods<RObject> = {
  find_global_scope: [0, 0, (self) => self],
  closest_scope: [0, 0, (self) => self],
  class_scope: [1, 1, () => throwNotInterpreted("`scope.class_scope`")],
};

const resources = (program: RubyProgram): Methods<RObject> => ({
  findresource: [1, 2, (_self, args, { interpreter }) => resourceNamed(program, args, interpreter)],
  lookupdefaults: [1, 1, () => new RHash()],
  known_resource_types: [0, 0, () => throwNotInterpreted("`scope.known_resource_types`")],
  resource: [0, 0, () => resourceObject(program, puppetScopeOf(program.host.current.scope).resource)],
});

const calling = (program: RubyProgram): Methods<RObject>[string] => [
  1,
  2,
  (_self, [name, args], { block, interpreter }) =>
    program.callPuppet(
      needName(name),
      Array.isArray(args) ? args : args === undefined ? [] : [args],
      block,
      interpreter,
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

const compiler = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Parser::Compiler",
  classMethods: {
    findresource: resourceInCatalog(program),
    resources: allResources(program),
    classlist: allClasses(program),
    environment: only("Puppet::Node::Environment"),
    catalog: only("Puppet::Resource::Catalog"),
    node: [0, 0, () => throwNotInterpreted("`compiler.node`")],
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

const resourceInCatalog = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  2,
  (_self, args, { interpreter }) => resourceNamed(program, args, interpreter),
];

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
  return {
    name: "Puppet::Resource::Catalog",
    classMethods: {
      resource: resourceInCatalog(program),
      resources: allResources(program),
      classes: allClasses(program),
      environment: [0, 0, () => new RString(compilation.node.environment)],
    },
  };
}

function environment(program: RubyProgram): NativeClass {
  const { compilation } = program;
  const name: Methods<RClass>[string] = [0, 0, () => new RString(compilation.node.environment)];
  return {
    name: "Puppet::Node::Environment",
    classMethods: {
      to_s: name,
      to_str: name,
      name,
      modulepath: [0, 0, () => compilation.language.modulePath.map((each) => new RString(each))],
      module: [1, 1, (_self, [wanted]) => moduleNamed(program, needText(wanted))],
    },
  };
}

const modules = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Module",
  classMethods: {
    find: [1, 2, (_self, [name], { interpreter }) => moduleNamed(program, textOf(name!, interpreter))],
  },
  methods: {
    path: [0, 0, ({ data }: RObject) => new RString(data as string)],
    name: [0, 0, ({ data }: RObject) => new RString((data as string).replace(/^.*\//, ""))],
  } as unknown as NativeClass["methods"],
});

const files = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Parser::Files",
  isModule: true,
  classMethods: {
    find_template: [
      1,
      2,
      (_self, [name], { interpreter }) => fileNamed(program, needPath(name, interpreter), "templates"),
    ],
    find_file: [1, 2, (_self, [name], { interpreter }) => fileNamed(program, needPath(name, interpreter), "files")],
  },
});

/** A path is split at its first slash. */
function needPath(path: RubyValue | undefined, meter: Meter): string {
  if (path instanceof RString) return path.text;
  return raise("NoMethodError", `undefined method \`split' for ${describeReceiver(path ?? null, meter)}`);
}

function moduleNamed(program: RubyProgram, name: string): RubyValue {
  const folder = program.compilation.modules.folderOf(name);
  if (folder === undefined) return null;
  const made = new RObject(program.world.body("Puppet::Module"));
  made.data = folder;
  return made;
}

function fileNamed(program: RubyProgram, name: string, folder: string): RubyValue {
  const found = findFileOf(program.compilation.modules, name, folder);
  return found === undefined ? null : new RString(found);
}
