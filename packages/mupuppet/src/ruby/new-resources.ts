import { after, type Pending } from "@cairn/evaluation";
import {
  needName,
  raise,
  RHash,
  RObject,
  RString,
  RSymbol,
  textOf,
  type Method,
  type MethodCall,
  type Methods,
  type NativeClass,
  type RClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";

/** A resource that a function makes, before it adds it to the catalog. */
interface NewResource {
  readonly type: string;
  readonly title: RubyValue;
  /** What virtual and exported ones are marked with: `@`, `@@`. */
  readonly form: string;
  readonly parameters: RHash;
}

const className = "Puppet::Parser::Resource::New";

const partOf = (options: RHash, name: string, call: MethodCall): RubyValue =>
  options.get(RSymbol.of(name), call.interpreter) ?? null;

/** `Puppet::Parser::Resource.new(type, title, scope: …, virtual: …, exported: …, parameters: […])`. */
export const newResource = (program: RubyProgram): Methods<RClass>[string] => [
  3,
  4,
  (_self, [type, title, options], call) => {
    if (!(options instanceof RHash)) return raise("ArgumentError", "Resources require a hash as last argument");
    if (partOf(options, "scope", call) === null) return raise("ArgumentError", "Resources require a scope");
    const isSet = (name: string): boolean => partOf(options, name, call) === true;
    const made: NewResource = {
      type: textOf(type!, call.interpreter),
      title: title!,
      form: isSet("exported") ? "@@" : isSet("virtual") ? "@" : "",
      parameters: new RHash(),
    };
    const given = partOf(options, "parameters", call);
    for (const each of Array.isArray(given) ? given : []) setFrom(made, each, call);
    return program.object(className, made);
  },
];

/** A parameter as `Puppet::Parser::Resource::Param` has it. */
function setFrom({ parameters }: NewResource, parameter: RubyValue, { interpreter }: MethodCall): void {
  if (!(parameter instanceof RObject)) return;
  const { name, value } = parameter.data as { readonly name: string; readonly value: never };
  parameters.set(new RString(name), interpreter.convert(value), interpreter);
}

/** `Puppet::Parser::Resource::Param.new(name: …, value: …, source: …)`. */
export const newParameter = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  1,
  (_self, [options], call) => {
    if (!(options instanceof RHash)) return raise("ArgumentError", "a hash is expected");
    const name = needName(partOf(options, "name", call));
    const value = program.toPuppet(partOf(options, "value", call), call.interpreter);
    return program.object("Puppet::Parser::Resource::Param", { name, value });
  },
];

const set: Methods<RObject>[string] = [
  1,
  2,
  (self, [name, value], call) => {
    const resource = self.data as NewResource;
    if (name instanceof RObject) setFrom(resource, name, call);
    else resource.parameters.set(new RString(needName(name)), value ?? null, call.interpreter);
    return value ?? null;
  },
];

const capitalized = (type: string): string => type.replace(/(^|::)(\w)/g, (start) => start.toUpperCase());

const reference: Methods<RObject>[string] = [
  0,
  0,
  ({ data }, _args, { interpreter }) => {
    const { title, type } = data as NewResource;
    return new RString(`${capitalized(type)}[${textOf(title, interpreter)}]`);
  },
];

/** The class of such resources. */
export const newResourceClass: NativeClass = {
  name: className,
  superclass: "Puppet::Parser::Resource",
  methods: {
    set_parameter: set,
    "[]=": set,
    "[]": [
      1,
      1,
      ({ data }, [name], { interpreter }) =>
        (data as NewResource).parameters.get(new RString(needName(name)), interpreter) ?? null,
    ],
    type: [0, 0, ({ data }) => new RString(capitalized((data as NewResource).type))],
    title: [0, 0, ({ data }) => (data as NewResource).title],
    name: [0, 0, ({ data }) => (data as NewResource).title],
    ref: reference,
    to_s: reference,
  } satisfies Methods<RObject>,
};

/** `compiler.add_resource(scope, resource)`: declares it, with the parameters that it has by then. */
export const addResource = (program: RubyProgram): Method<unknown> => [
  1,
  2,
  (_self, args, { interpreter }): Pending<RubyValue> => {
    const resource = args.at(-1);
    const made = resource instanceof RObject ? (resource.data as NewResource) : undefined;
    if (!made || !("form" in made)) return raise("ArgumentError", "a new resource is expected");
    const { form, parameters, title, type } = made;
    const titles = RHash.of([[title, parameters]], interpreter);
    const declared = program.callPuppet("create_resources", [new RString(form + type), titles], undefined, interpreter);
    return after(declared, () => {
      const found = program.compilation.resources.find(type.toLowerCase(), textOf(title, interpreter));
      if (found) found.isPlaceless = true;
      return null;
    });
  },
];
