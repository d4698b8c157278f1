import { inspectString } from "@cairn/puppet-core/functions/ruby";
import {
  needName,
  raise,
  RObject,
  RHash,
  RString,
  RSymbol,
  textOf,
  type Interpreter,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { resourceType } from "@cairn/puppet-core/types";
import type { BodyDefinition } from "../resolve/definition.js";
import { readReference } from "../stdlib/catalog/resources.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import type { RubyProgram } from "./program.js";
import { PuppetObject } from "../ruby-values/puppet-object.js";

const declaredMethods = {
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
} as unknown as NativeClass["methods"];

const typeAndTitle: Methods<RClass>[string] = [
  1,
  2,
  (_self, [reference, title], { interpreter }) => {
    const text = textOf(reference!, interpreter);
    const found = /^([^[]*)\[(.*)\]$/s.exec(text);
    if (found) return [new RString(capitalized(found[1]!)), new RString(found[2]!)];
    if (title !== undefined && title !== null) return [new RString(capitalized(text)), title];
    return raise("ArgumentError", `No title provided and ${inspectString(text)} is not a valid resource reference`);
  },
];

const newReference: Methods<RClass>[string] = [
  1,
  3,
  (_self, [type, title], { interpreter }) => {
    const [name, of] = [textOf(type!, interpreter), title === undefined ? undefined : textOf(title, interpreter)];
    return new PuppetObject(resourceType(name.toLowerCase(), of));
  },
];

/** What Ruby calls a kind of definition. */
const kindsInRuby = { class: "hostclass", main: "hostclass", node: "node", define: "definition" } as const;

const definitionOf = ({ data }: RObject): BodyDefinition => data as BodyDefinition;

const definitionMethods: Methods<RObject> = {
  name: [0, 0, (self) => new RString(definitionOf(self).kind === "main" ? "" : definitionOf(self).name)],
  type: [0, 0, (self) => RSymbol.of(kindsInRuby[definitionOf(self).kind])],
  module_name: [0, 0, (self) => new RString(definitionOf(self).module ?? "")],
};

/** The form in which functions see declared resources, references to resources, and definitions. */
export const resourceClasses: readonly NativeClass[] = [
  { name: "Puppet::Parser::Resource", superclass: "Puppet::Resource", methods: declaredMethods },
  { name: "Puppet::Resource", classMethods: { type_and_title: typeAndTitle, new: newReference } },
  { name: "Puppet::Resource::Type", methods: definitionMethods },
];

const capitalized = (name: string): string =>
  name
    .split("::")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join("::");

/** The parameters that have a value; classes and defined types have their titles as names. */
function parametersOf(resource: DeclaredResource, interpreter: Interpreter): RHash {
  const entries = [...resource.parameters].filter(([, { value }]) => value !== null);
  const parameters = entries.map(([name, { value }]) => [RSymbol.of(name), interpreter.convert(value)] as const);
  const name = [RSymbol.of("name"), new RString(resource.title)] as const;
  return RHash.of(resource.definition ? [name, ...parameters] : parameters, interpreter);
}

/** A declared resource as a Ruby object. */
export function resourceObject(program: RubyProgram, resource: DeclaredResource): RObject {
  const made = new RObject(program.world.body("Puppet::Parser::Resource"));
  made.data = resource;
  return made;
}

/** A declared resource by its reference, or by type and title. */
export function resourceNamed(
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
