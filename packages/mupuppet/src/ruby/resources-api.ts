import { inspectString } from "@cairn/puppet-core/functions/ruby";
import {
  needName,
  needText,
  raise,
  type RObject,
  RHash,
  RString,
  RSymbol,
  textOf,
  inspect,
  give,
  type Interpreter,
  type Method,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import { after, inOrder, type Pending } from "@cairn/evaluation";
import { positionAt } from "@cairn/diagnostics";
import { resourceType } from "@cairn/puppet-core/types";
import type { BodyDefinition } from "../resolve/definition.js";
import { namingParameter } from "../resource-types/type-table.js";
import { readReference } from "../stdlib/catalog/resources.js";
import type { DeclaredResource } from "../evaluate/declared-resource.js";
import type { SetParameter } from "../evaluate/set-parameter.js";
import type { RubyProgram } from "./program.js";
import { property } from "./stand-ins.js";
import { PuppetObject } from "../ruby-values/puppet-object.js";

const ofResource = property<DeclaredResource>;
const reference = ofResource((resource) => new RString(resource.reference));
const title = ofResource((resource) => new RString(resource.title));

const declared = (program: RubyProgram): Methods<RObject> => ({
  to_s: reference,
  ref: reference,
  to_ref: reference,
  type: ofResource(({ reference: shown }) => new RString(shown.replace(/\[[^]*$/, ""))),
  title,
  name: title,
  file: ofResource(({ span }) => (span ? new RString(span.source.name) : null)),
  line: ofResource(({ span }) => (span ? BigInt(positionAt(span.source, span.start).line) : null)),
  virtual: ofResource(({ virtual }) => virtual),
  "virtual?": ofResource(({ virtual }) => virtual),
  exported: ofResource(({ exported }) => exported),
  "exported?": ofResource(({ exported }) => exported),
  "class?": ofResource(({ isClass }) => isClass),
  "stage?": ofResource(({ isStage }) => isStage),
  "builtin?": ofResource(({ typeFacts }) => typeFacts !== undefined),
  tags: ofResource(({ tags }) => tags.all().map((each) => new RString(each))),
  "tagged?": [
    0,
    -1,
    ({ data }, names) => names.some((name) => (data as DeclaredResource).tags.has(needName(name).toLowerCase())),
  ],
  ...parameters(program),
});

const parameters = (program: RubyProgram): Methods<RObject> => ({
  parameters: ofResource((resource, interpreter) =>
    RHash.of(
      given(resource).map((each) => [RSymbol.of(each.name), program.object("Puppet::Parser::Resource::Param", each)]),
      interpreter,
    ),
  ),
  to_hash: ofResource(allParameters),
  to_h: ofResource(allParameters),
  inspect: ofResource((resource, interpreter) => {
    const shown = resource.reference + inspect(allParameters(resource, interpreter), interpreter);
    return new RString(shown);
  }),
  keys: ofResource((resource) => given(resource).map(({ name }) => RSymbol.of(name))),
  "has_key?": [1, 1, ({ data }, [name]) => name instanceof RSymbol && isGiven(data as DeclaredResource, name.name)],
  "include?": [1, 1, ({ data }, [name]) => isGiven(data as DeclaredResource, needName(name))],
  "[]": [1, 1, ({ data }, [name], { interpreter }) => valueOf(data as DeclaredResource, needName(name), interpreter)],
  each: [0, 0, eachParameter],
});

function valueOf(resource: DeclaredResource, name: string, interpreter: Interpreter): RubyValue {
  if (name === "title") return new RString(resource.title);
  return allParameters(resource, interpreter).get(RSymbol.of(name), interpreter) ?? null;
}

function eachParameter(self: RObject, _args: unknown, call: MethodCall): Pending<RubyValue> {
  const all = given(self.data as DeclaredResource);
  const one = ({ name, value }: SetParameter) => give(call, RSymbol.of(name), call.interpreter.convert(value));
  return after(
    inOrder(
      all.length,
      (at) => one(all[at]!),
      () => undefined,
    ),
    () => self,
  );
}

const ofParameter = property<SetParameter>;

const parameterMethods: Methods<RObject> = {
  name: ofParameter(({ name }) => RSymbol.of(name)),
  value: ofParameter(({ value }, interpreter) => interpreter.convert(value)),
  to_s: ofParameter(({ name, value }, interpreter) => {
    const ruby = interpreter.convert(value);
    return new RString(`${name} => ${Array.isArray(ruby) ? inspect(ruby, interpreter) : textOf(ruby, interpreter)}`);
  }),
};

const typeAndTitle: Methods<RClass>[string] = [
  1,
  2,
  (_self, [given, title], { interpreter }) => {
    const text = textOf(given!, interpreter);
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

/** A reference as functions of the newer API get it: the type of the resource. */
const ofReference = (read: (type: string, title: string | undefined) => string | undefined): Method<PuppetObject> => [
  0,
  0,
  ({ text }) => {
    const [, type = text, title] = /^([^[]*)\[(.*)\]$/s.exec(text) ?? [];
    const found = read(type, title?.replace(/^'(.*)'$/s, "$1"));
    return found === undefined ? null : new RString(found);
  },
];

const referenceMethods: Methods<PuppetObject> = {
  type_name: ofReference((type) => type),
  title: ofReference((_type, name) => name),
  class_name: ofReference((type, name) => (type === "Class" ? name?.toLowerCase() : undefined)),
};

const ofDefinition = property<BodyDefinition>;

/** What Ruby calls a kind of definition. */
const kindsInRuby = { class: "hostclass", main: "hostclass", node: "node", define: "definition" } as const;

const definitionMethods: Methods<RObject> = {
  name: ofDefinition(({ kind, name }) => new RString(kind === "main" ? "" : name)),
  type: ofDefinition(({ kind }) => RSymbol.of(kindsInRuby[kind])),
  module_name: ofDefinition(({ module }) => new RString(module ?? "")),
  file: ofDefinition(({ kind, source }) => (kind === "main" ? null : new RString(source.name))),
  line: ofDefinition(({ kind, node, source }) =>
    kind === "main" ? null : BigInt(positionAt(source, node.start).line),
  ),
};

/** The form in which functions see declared resources, references to resources, and definitions. */
export const resourceClasses = (program: RubyProgram): readonly NativeClass[] => [
  { name: "Puppet::Parser::Resource", superclass: "Puppet::Resource", methods: declared(program) },
  { name: "Puppet::Parser::Resource::Param", methods: parameterMethods },
  {
    name: "Puppet::Resource",
    classMethods: { type_and_title: typeAndTitle, new: newReference },
    methods: referenceMethods,
  },
  { name: "Puppet::Resource::Type", methods: definitionMethods },
];

const capitalized = (name: string): string =>
  name
    .split("::")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join("::");

/** The parameters that have a value. */
const given = (resource: DeclaredResource): readonly SetParameter[] =>
  resource.parameters.values().filter(({ value }) => value !== null);

const isGiven = (resource: DeclaredResource, name: string): boolean =>
  given(resource).some((each) => each.name === name);

/** The parameters that have a value, after the one that the title stands for. */
function allParameters(resource: DeclaredResource, interpreter: Interpreter): RHash {
  const named = resource.typeFacts ? namingParameter(resource.typeFacts) : "name";
  const title = [RSymbol.of(named), new RString(resource.title)] as const;
  const others = given(resource).map(({ name, value }) => [RSymbol.of(name), interpreter.convert(value)] as const);
  return RHash.of([title, ...others], interpreter);
}

/** A declared resource as a Ruby object. */
export function resourceObject(program: RubyProgram, resource: DeclaredResource): RObject {
  return program.object("Puppet::Parser::Resource", resource);
}

/** A class, defined type or node as a Ruby object. */
export function definitionObject(program: RubyProgram, definition: BodyDefinition): RObject {
  return program.object("Puppet::Resource::Type", definition);
}

/** A definition that is found by its name; nil if there is none. */
export const definitionNamed = (
  program: RubyProgram,
  find: (name: string) => BodyDefinition | undefined,
): Method<unknown> => [
  1,
  2,
  (_self, [name]) => {
    const found = find(needText(name));
    return found ? definitionObject(program, found) : null;
  },
];

/** A method that finds a declared resource by its reference, or by type and title. */
export const findResource = (program: RubyProgram): Method<unknown> => [
  1,
  2,
  (_self, args, { interpreter }) => resourceNamed(program, args, interpreter),
];

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
