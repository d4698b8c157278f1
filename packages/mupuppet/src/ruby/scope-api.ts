import type { RScope } from "@cairn/ruby-subset";
import {
  needName,
  needText,
  raise,
  RClass,
  refuse,
  RObject,
  RPuppet,
  RHash,
  RString,
  RSymbol,
  textOf,
  type Interpreter,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { resourceType } from "@cairn/puppet-core/types";
import type { BodyDefinition } from "../resolve/definition.js";
import { readReference } from "../stdlib/catalog/resources.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import { findFunction } from "../evaluate/find-function.js";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { findFileOf } from "../templates/find-file.js";
import type { RubyProgram } from "./program.js";

/** What a scope, a compiler, an environment and a module are for functions. */
export function scopeApi(program: RubyProgram): readonly NativeClass[] {
  const { compilation } = program;
  const only = (name: string): RubyValue => new RClass(name);
  const scope: Methods<RScope> = {
    compiler: [0, 0, () => only("Puppet::Parser::Compiler")],
    catalog: [0, 0, () => only("Puppet::Resource::Catalog")],
    environment: [0, 0, () => only("Puppet::Node::Environment")],
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
    findresource: [1, 2, (_self, args, { interpreter }) => resourceNamed(program, args, interpreter)],
    lookupdefaults: [1, 1, () => new RHash()],
    "environment?": [0, 0, () => true],
    tags: [0, 0, () => [...compilation.tags].map((each) => new RString(each))],
    find_global_scope: [0, 0, (self) => self],
    closest_scope: [0, 0, (self) => self],
    known_resource_types: [0, 0, () => refuse("`scope.known_resource_types`")],
    resource: [0, 0, () => resourceObject(program, puppetScopeOf(program.host.current.scope).resource)],
    class_scope: [1, 1, () => refuse("`scope.class_scope`")],
    warning: log(program, "warning"),
    notice: log(program, "notice"),
    debug: log(program, "debug"),
    info: log(program, "info"),
    call_function: [
      1,
      2,
      (_self, [name, args], { block, interpreter }) =>
        program.callPuppet(
          needName(name),
          Array.isArray(args) ? args : args === undefined ? [] : [args],
          block,
          interpreter,
        ),
    ],
  };
  return [
    { name: "Puppet::Parser::Scope", methods: scope },
    {
      name: "Puppet::Parser::Compiler",
      classMethods: {
        environment: [0, 0, () => only("Puppet::Node::Environment")],
        catalog: [0, 0, () => only("Puppet::Resource::Catalog")],
        node: [0, 0, () => refuse("`compiler.node`")],
        loaders: [0, 0, (self) => self],
        private_environment_loader: [0, 0, (self) => self],
        load: [
          2,
          2,
          (_self, [, name], { interpreter }) =>
            findFunction(compilation, textOf(name!, interpreter).toLowerCase()) ? true : null,
        ],
      },
    },
    {
      name: "Puppet::Resource::Catalog",
      classMethods: {
        resource: [1, 2, (_self, args, { interpreter }) => resourceNamed(program, args, interpreter)],
        resources: [0, 0, () => compilation.resources.all.map((each) => resourceObject(program, each))],
        classes: [0, 0, () => compilation.classes.map((each) => new RString(each))],
        environment: [0, 0, () => new RString(compilation.node.environment)],
      },
    },
    {
      name: "Puppet::Node::Environment",
      classMethods: {
        to_s: [0, 0, () => new RString(compilation.node.environment)],
        to_str: [0, 0, () => new RString(compilation.node.environment)],
        name: [0, 0, () => new RString(compilation.node.environment)],
        modulepath: [0, 0, () => compilation.language.modulePath.map((each) => new RString(each))],
        module: [1, 1, (_self, [name]) => moduleNamed(program, needText(name))],
      },
    },
    {
      name: "Puppet::Module",
      classMethods: {
        find: [1, 2, (_self, [name], { interpreter }) => moduleNamed(program, textOf(name!, interpreter))],
      },
      methods: {
        path: [0, 0, ({ data }: RObject) => new RString(data as string)],
        name: [0, 0, ({ data }: RObject) => new RString((data as string).replace(/^.*\//, ""))],
      } as unknown as NativeClass["methods"],
    },
    {
      name: "Puppet::Parser::Resource",
      superclass: "Puppet::Resource",
      methods: {
        to_s: [0, 0, ({ data }: RObject) => new RString((data as DeclaredResource).reference)],
        type: [0, 0, ({ data }: RObject) => new RString((data as DeclaredResource).reference.replace(/\[[^]*$/, ""))],
        title: [0, 0, ({ data }: RObject) => new RString((data as DeclaredResource).title)],
        name: [0, 0, ({ data }: RObject) => new RString((data as DeclaredResource).title)],
        to_hash: [
          0,
          0,
          ({ data }: RObject, _args: readonly RubyValue[], { interpreter }: MethodCall) =>
            parametersOf(data as DeclaredResource, interpreter),
        ],
        "[]": [
          1,
          1,
          ({ data }: RObject, [name]: readonly RubyValue[], { interpreter }: MethodCall) =>
            parametersOf(data as DeclaredResource, interpreter).get(RSymbol.of(needName(name)), interpreter) ?? null,
        ],
      } as unknown as NativeClass["methods"],
    },
    {
      name: "Puppet::Resource",
      classMethods: {
        type_and_title: [
          1,
          2,
          (_self, [reference, title], { interpreter }) => {
            const text = textOf(reference!, interpreter);
            const found = /^([^[]*)\[(.*)\]$/s.exec(text);
            if (found) return [new RString(capitalized(found[1]!)), new RString(found[2]!)];
            if (title !== undefined && title !== null) return [new RString(capitalized(text)), title];
            return raise(
              "ArgumentError",
              `No title provided and ${JSON.stringify(text)} is not a valid resource reference`,
            );
          },
        ],
        new: [
          1,
          3,
          (_self, [type, title], { interpreter }) => {
            const [name, of] = [
              textOf(type!, interpreter),
              title === undefined ? undefined : textOf(title, interpreter),
            ];
            return new RPuppet(resourceType(name.toLowerCase(), of));
          },
        ],
      },
    },
    {
      name: "Puppet::Resource::Type",
      methods: {
        name: [
          0,
          0,
          ({ data }: RObject) => new RString("name" in (data as BodyDefinition) ? (data as { name: string }).name : ""),
        ],
        type: [
          0,
          0,
          ({ data }: RObject) => RSymbol.of((data as BodyDefinition).kind === "class" ? "hostclass" : "definition"),
        ],
        module_name: [
          0,
          0,
          ({ data }: RObject) =>
            new RString("name" in (data as BodyDefinition) ? (data as { name: string }).name.split("::")[0]! : ""),
        ],
      } as unknown as NativeClass["methods"],
    },
    {
      name: "Puppet::Parser::Files",
      isModule: true,
      classMethods: {
        find_template: [1, 2, (_self, [name]) => fileNamed(program, needText(name), "templates")],
        find_file: [1, 2, (_self, [name]) => fileNamed(program, needText(name), "files")],
      },
    },
  ];
}

function log(program: RubyProgram, level: string): Methods<RScope>[string] {
  return [
    1,
    1,
    (_self, [text], { interpreter }) => {
      program.compilation.log(level, textOf(text!, interpreter), program.host.current.span);
      return null;
    },
  ];
}

const capitalized = (name: string): string =>
  name
    .split("::")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join("::");

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

function parametersOf(resource: DeclaredResource, interpreter: Interpreter): RHash {
  const entries = [...resource.parameters];
  return RHash.of(
    entries.map(([name, { value }]) => [RSymbol.of(name), interpreter.convert(value)] as const),
    interpreter,
  );
}

function resourceObject(program: RubyProgram, resource: DeclaredResource): RObject {
  const made = new RObject(program.world.body("Puppet::Parser::Resource"));
  made.data = resource;
  return made;
}

/** A declared resource by its reference, or by type and title. */
function resourceNamed(
  program: RubyProgram,
  [reference, title]: readonly RubyValue[],
  interpreter: Interpreter,
): RubyValue {
  const value =
    title === undefined || title === null
      ? program.toPuppet(reference!, interpreter)
      : `${textOf(reference!, interpreter)}[${textOf(title, interpreter)}]`;
  const { title: wanted, type } = readReference(value);
  const found = program.compilation.resources.find(type, wanted);
  return found ? resourceObject(program, found) : null;
}
