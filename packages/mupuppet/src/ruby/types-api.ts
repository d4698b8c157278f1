import { bytesOfList } from "@cairn/diagnostics";
import { after, rescuing } from "@cairn/evaluation";
import {
  describeMismatch,
  infer,
  isAssignable,
  inferDetailed,
  isInstance,
  isIterable,
  generalize,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { isType } from "@cairn/puppet-core/values";
import { iterate, remaining, type LazyIterator } from "@cairn/puppet-core/functions";
import { readType } from "@cairn/puppet-core/functions/ruby";
import {
  classNameOf,
  needText,
  raise,
  throwNotInterpreted,
  RClass,
  RHash,
  RRange,
  RObject,
  RubyFailure,
  RString,
  textOf,
  type Interpreter,
  type Method,
  type Methods,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";
import type { RubyProgram } from "./program.js";
import { typeFactory } from "./type-factory.js";
import { PuppetObject } from "../ruby-values/puppet-object.js";

/** Ruby's classes of Puppet's types that functions use, by the type's name here. */
const classes: Readonly<Record<string, readonly string[]>> = {
  PAnyType: [],
  PStringType: ["String"],
  PIntegerType: ["Integer"],
  PFloatType: ["Float"],
  PNumericType: ["Numeric", "Integer", "Float"],
  PBooleanType: ["Boolean"],
  PArrayType: ["Array"],
  PHashType: ["Hash"],
  PTupleType: ["Tuple"],
  PStructType: ["Struct"],
  PEnumType: ["Enum"],
  PPatternType: ["Pattern"],
  PRegexpType: ["Regexp"],
  PVariantType: ["Variant"],
  POptionalType: ["Optional"],
  PUndefType: ["Undef"],
  PResourceType: ["Resource"],
  PClassType: ["Class"],
  PCatalogEntryType: ["Resource", "Class", "CatalogEntry"],
  PTypeAliasType: ["TypeAlias"],
  PTypeReferenceType: ["TypeReference"],
  PCallableType: ["Callable"],
  PDefaultType: ["Default"],
  PTypeType: ["Type"],
};

/** Puppet's types as Ruby sees them. */
export function typesApi(program: RubyProgram): readonly NativeClass[] {
  return [
    iterator,
    itself("TypeCalculator", calculator(program)),
    itself("TypeParser", { parse: parsing(program), singleton }),
    ...typeFactory(program),
    itself("TypeMismatchDescriber", { describe_mismatch: describe, singleton }),
    iterables(program),
    ...typeClasses(program),
    timestamps,
  ];
}

/** Its instances are made by Puppet's functions alone. */
const timestamps: NativeClass = {
  name: "Puppet::Pops::Time::Timestamp",
  includes: ["Comparable"],
  classMethods: { new: [0, -1, ({ name }) => throwNotInterpreted(`\`${name}.new\``)] },
};

/** A class that also represents its instances, which have no state. */
const itself = (name: string, classMethods: Methods<RClass>): NativeClass => ({
  name: `Puppet::Pops::Types::${name}`,
  classMethods: { ...classMethods, new: [0, -1, (self) => self] },
});

const singleton: Methods<RClass>[string] = [0, 0, (self) => self];

function typeOf(value: RubyValue | undefined): PuppetType {
  if (value instanceof PuppetObject && isType(value.value)) return value.value;
  return raise("ArgumentError", "a type is expected");
}

const calculator = (program: RubyProgram): Methods<RClass> => ({
  "instance?": [
    2,
    2,
    (_self, [type, value], { interpreter }) => isInstance(typeOf(type), program.toPuppet(value!, interpreter)),
  ],
  infer: inferring(program, infer),
  infer_set: inferring(program, inferDetailed),
  infer_callable_methods_t: inferring(program, infer),
  generalize: [1, 1, (_self, [type]) => new PuppetObject(generalize(typeOf(type)))],
  singleton,
  "iterable?": [1, 1, (_self, [type]) => isIterable(typeOf(type))],
});

const inferring = (
  program: RubyProgram,
  make: (value: Parameters<typeof infer>[0]) => PuppetType,
): Methods<RClass>[string] => [
  1,
  1,
  (_self, [value], { interpreter }) => new PuppetObject(make(program.toPuppet(value!, interpreter))),
];

const parsing = (program: RubyProgram): Methods<RClass>[string] => [
  1,
  2,
  (_self, [text]) => new PuppetObject(readType(needText(text), program.host.current)),
];

const describe: Methods<RClass>[string] = [
  3,
  3,
  (_self, [name, expected, actual], { interpreter }) =>
    new RString(describeMismatch(textOf(name!, interpreter), typeOf(expected), typeOf(actual)) ?? ""),
];

const iterables = (program: RubyProgram): NativeClass => ({
  name: "Puppet::Pops::Types::Iterable",
  isModule: true,
  classMethods: {
    asserted_iterable: [
      2,
      3,
      (_self, [caller, value], { interpreter }) => iterable(program, caller!, value!, interpreter),
    ],
    on: [1, 2, (_self, [value], { interpreter }) => iterable(program, null, value!, interpreter)],
  },
});

const typeClasses = (program: RubyProgram): readonly NativeClass[] =>
  Object.keys(classes).map((name): NativeClass => ({
    name: `Puppet::Pops::Types::${name}`,
    ...(name === "PAnyType" ? { methods: ofTypes(program) } : { superclass: "Puppet::Pops::Types::PAnyType" }),
    ...(iterableTypes.has(name) && { methods: { each: eachOfType(program) } }),
    classMethods: {
      "===": [1, 1, (_self, [value]) => isOfClass(name, value!)],
      "()": [1, 1, (_self, [value]) => isOfClass(name, value!)],
    },
  }));

const iterableTypes = new Set(["PEnumType", "PIntegerType", "PTupleType", "PVariantType"]);

/** The types in a type, or the values of a range or of an enumeration; an endless range has no iterator at all. */
const eachOfType = (program: RubyProgram): Method<PuppetObject> => [
  0,
  0,
  ({ value }, _args, { block, interpreter }) => {
    const parts = partsOf(value as PuppetType);
    if (parts) return interpreter.send(parts, "each", [], block);
    const iterator = hasEnd(value as PuppetType) ? iterable(program, null, new PuppetObject(value), interpreter) : null;
    return block ? interpreter.send(iterator, "each", [], block) : iterator;
  },
];

function hasEnd(type: PuppetType): boolean {
  return type.name === "Enum" || (type.name === "Integer" && type.from !== undefined && type.to !== undefined);
}

function partsOf(type: PuppetType): RubyValue[] | undefined {
  if (type.name === "Variant" || type.name === "Tuple") return type.types.map((each) => new PuppetObject(each));
  return undefined;
}

const ofTypes = (program: RubyProgram): Methods<PuppetObject> => ({
  "instance?": [
    1,
    2,
    (self, [value], { interpreter }) => isInstance(typeOf(self), program.toPuppet(value!, interpreter)),
  ],
  "assignable?": [1, 2, (self, [other]) => isAssignable(typeOf(self), typeOf(other))],
  generalize: [0, 0, (self) => new PuppetObject(generalize(typeOf(self)))],
  simple_name: [0, 0, (self) => new RString(typeOf(self).name)],
  name: [0, 0, (self) => new RString(typeOf(self).name)],
});

function isOfClass(name: string, value: RubyValue): boolean {
  if (!(value instanceof PuppetObject) || !isType(value.value)) return false;
  return name === "PAnyType" || classes[name]!.includes(value.value.name);
}

const iteratorName = "Puppet::Pops::Types::Iterator";

/** What goes through a value: its elements, and whether those are keys and values. */
interface Iteration {
  readonly elements: RubyValue;
  readonly isHash: boolean;
}

const passedOn: Methods<RObject>[string][2] = ({ data }, args, { block, interpreter, name }) =>
  interpreter.send((data as Iteration).elements, name, args, block);

/** A StopIteration ends it, even one that the block raises. */
const eachUntilStopped: Methods<RObject>[string][2] = (self, args, call) =>
  rescuing(
    () => after(passedOn(self, args, call), (result) => (call.block ? self : result)),
    (error) => {
      if (!(error instanceof RubyFailure) || !call.interpreter.world.isBelow(error.className, "StopIteration"))
        throw error;
      return self;
    },
  );

const iterator: NativeClass = {
  name: iteratorName,
  includes: ["Enumerable"],
  methods: {
    "hash_style?": [0, 0, ({ data }) => (data as Iteration).isHash],
    each: [0, 0, eachUntilStopped],
    ...Object.fromEntries(["next", "peek", "rewind", "size"].map((name) => [name, [0, 0, passedOn]] as const)),
  } satisfies Methods<RObject>,
};

/** What is left of an iterator: it may have no end that can be reached. */
function elementsOf(lazy: LazyIterator, interpreter: Interpreter): RubyValue[] {
  const elements: RubyValue[] = [];
  for (const each of remaining(lazy)) {
    interpreter.spend(1);
    interpreter.take(bytesOfList(1));
    elements.push(interpreter.convert(each));
  }
  return elements;
}

/** The iterable form of a value, for functions that accept any. */
function iterable(program: RubyProgram, caller: RubyValue, value: RubyValue, interpreter: Interpreter): RubyValue {
  const view = (elements: RubyValue): RObject =>
    program.object(iteratorName, {
      elements: interpreter.send(elements, "each", []),
      isHash: elements instanceof RHash,
    });
  if (Array.isArray(value) || value instanceof RHash) return view(value);
  if (typeof value === "bigint" && value >= 0n) return view(new RRange(0n, value, true));
  if (value instanceof RString) return view([...value.text].map((each) => new RString(each)));
  const lazy = iterate(program.toPuppet(value, interpreter));
  if (lazy) return view(elementsOf(lazy, interpreter));
  const name = caller instanceof RObject ? textOf(new RClass(caller.body.name), interpreter) : "";
  return raise("ArgumentError", `${name}(): wrong argument type (${classNameOf(value)}; is not Iterable.`);
}
