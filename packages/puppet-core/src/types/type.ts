import type { HashValue } from "../values/hash.js";
import type { RegexpValue, Value, VersionRangeValue } from "../values/value.js";

/** A data type of Puppet. Types are data: `name` is the discriminant, the other fields are its parameters. */
export type PuppetType =
  | SimpleType
  | IntegerType
  | FloatType
  | StringType
  | BooleanType
  | EnumType
  | PatternType
  | RegexpType
  | ContainingType
  | VariantType
  | CollectionType
  | ArrayType
  | HashType
  | TupleType
  | StructType
  | CallableType
  | ClassType
  | ResourceType
  | TimeType
  | SemVerType
  | UriType
  | RuntimeType
  | InitType
  | ObjectType
  | OpaqueType
  | AliasType
  | ReferenceType;

interface Named<Name extends string> {
  readonly kind: "type";
  readonly name: Name;
}

/** A type without parameters. `Unit` is the element type of an empty array: everything accepts it. */
export type SimpleType = Named<
  "Any" | "Scalar" | "ScalarData" | "Numeric" | "Undef" | "Default" | "Unit" | "Binary" | "SemVerRange" | "CatalogEntry"
>;

/** A range of integers; a missing bound is open. */
export interface IntegerType extends Named<"Integer"> {
  readonly from?: bigint | undefined;
  readonly to?: bigint | undefined;
}

/** A range of floats; a missing bound is open. */
export interface FloatType extends Named<"Float"> {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Strings of a size, or (inferred) exactly one string. */
export interface StringType extends Named<"String"> {
  readonly size?: IntegerType | undefined;
  readonly value?: string | undefined;
}

/** Both booleans, or one of them. */
export interface BooleanType extends Named<"Boolean"> {
  readonly value?: boolean | undefined;
}

/** Its values are sorted and unique. */
export interface EnumType extends Named<"Enum"> {
  readonly values: readonly string[];
  readonly ignoresCase: boolean;
}

/** Strings that match one of the patterns. */
export interface PatternType extends Named<"Pattern"> {
  readonly patterns: readonly RegexpValue[];
}

/** One regular expression, or any. */
export interface RegexpType extends Named<"Regexp"> {
  readonly source?: string | undefined;
}

/** The names of the types with one type parameter. */
export type ContainingName = "Optional" | "NotUndef" | "Type" | "Iterable" | "Iterator" | "Sensitive";

/** A type with one type parameter, which may be left out. */
export interface ContainingType extends Named<ContainingName> {
  readonly type?: PuppetType | undefined;
}

/** Values of one of several types. */
export interface VariantType extends Named<"Variant"> {
  readonly types: readonly PuppetType[];
}

/** Arrays and hashes of a size. */
export interface CollectionType extends Named<"Collection"> {
  readonly size?: IntegerType | undefined;
}

/** Arrays of a size, with a type for all items. */
export interface ArrayType extends Named<"Array"> {
  readonly element: PuppetType;
  readonly size?: IntegerType | undefined;
}

/** Hashes of a size, with a type for keys and one for values. */
export interface HashType extends Named<"Hash"> {
  readonly key: PuppetType;
  readonly value: PuppetType;
  readonly size?: IntegerType | undefined;
}

/** Arrays with a type for each item. */
export interface TupleType extends Named<"Tuple"> {
  readonly types: readonly PuppetType[];
  readonly size?: IntegerType | undefined;
}

/** One entry of a Struct. */
export interface StructElement {
  readonly key: string;
  /** Whether the key may be left out. */
  readonly optional: boolean;
  readonly value: PuppetType;
}

/** Hashes with a type for each key. */
export interface StructType extends Named<"Struct"> {
  readonly elements: readonly StructElement[];
}

/** A callable. Without parameters it accepts any arguments. */
export interface CallableType extends Named<"Callable"> {
  readonly parameters?: TupleType | undefined;
  readonly block?: PuppetType | undefined;
  readonly returns?: PuppetType | undefined;
}

/** A class, by its name in lower case, or any class. */
export interface ClassType extends Named<"Class"> {
  readonly className?: string | undefined;
}

/** Resources of a type, or one resource, or any resource. */
export interface ResourceType extends Named<"Resource"> {
  readonly typeName?: string | undefined;
  readonly title?: string | undefined;
}

/** A range of timestamps or timespans, in nanoseconds. */
export interface TimeType extends Named<"Timestamp" | "Timespan"> {
  readonly from?: bigint | undefined;
  readonly to?: bigint | undefined;
}

/** Versions in any of the ranges; without any, all versions. */
export interface SemVerType extends Named<"SemVer"> {
  readonly ranges: readonly VersionRangeValue[];
}

/** How an attribute of an Object type gets its value. */
export type AttributeKind = "constant" | "derived" | "given_or_derived" | "reference";

/** An attribute of an Object type, or one of its type parameters. */
export interface ObjectAttribute {
  readonly member: "attribute" | "type_parameter";
  readonly name: string;
  /** The type that declares it. */
  readonly container: ObjectDefinition;
  readonly type: PuppetType;
  readonly isFinal: boolean;
  readonly isOverride: boolean;
  readonly kind?: AttributeKind | undefined;
  /** Its value, or the default; undefined if it has none. */
  readonly value?: Value | undefined;
}

/** A function of an Object type. */
export interface ObjectFunction {
  readonly member: "function";
  readonly name: string;
  /** The type that declares it. */
  readonly container: ObjectDefinition;
  readonly type: PuppetType;
  readonly isFinal: boolean;
  readonly isOverride: boolean;
}

/** The attributes and functions of an Object type by name, inherited ones first. */
export interface ObjectMembers {
  readonly typeParameters: ReadonlyMap<string, ObjectAttribute>;
  readonly attributes: ReadonlyMap<string, ObjectAttribute>;
  readonly functions: ReadonlyMap<string, ObjectFunction>;
}

/** An object type that the language or the program defines, and its supertypes. */
export interface ObjectDefinition {
  readonly name?: string | undefined;
  readonly parent?: ObjectDefinition | undefined;
  /** The parent as it is written, which may be an alias, or no Object type. */
  readonly parentType?: PuppetType | undefined;
  /** What it has; undefined for one of the language's own, and for one that is still being defined. */
  readonly members?: ObjectMembers | undefined;
  /** The attributes of its own that `==` compares, if it lists them. */
  readonly equality?: readonly string[] | undefined;
  /** Whether objects of other types may be equal. */
  readonly ignoresTypeInEquality?: boolean | undefined;
  readonly checks?: Value | undefined;
  /** The hash from which it can be made again. */
  readonly described?: HashValue | undefined;
}

/** Objects of a type or of a subtype, or all objects. */
export interface ObjectType extends Named<"Object"> {
  readonly definition?: ObjectDefinition | undefined;
  /** The values of its type parameters, by name: only objects whose attributes match them are of the type. */
  readonly parameters?: HashValue | undefined;
}

/** A type that is known only by name: it has no instances. */
export type OpaqueType = Named<"TypeSet">;

/** URIs, or those whose parts (`scheme`, `host`, …) match. */
export interface UriType extends Named<"URI"> {
  readonly parts?: HashValue | undefined;
}

/** A type of the language that Puppet itself is written in: no value of a program is of it. */
export interface RuntimeType extends Named<"Runtime"> {
  readonly runtime?: string | undefined;
  readonly typeName?: string | undefined;
}

/** Values from which `new` can create a value of the type, with these further arguments. */
export interface InitType extends Named<"Init"> {
  readonly type?: PuppetType | undefined;
  readonly parameters: readonly Value[];
}

/** A name for another type, which may use the name itself. `resolve` of `aliasType` sets the type later. */
export interface AliasType extends Named<"TypeAlias"> {
  readonly alias: string;
  readonly resolved: PuppetType;
  /** Whether the type that it denotes leads back to it. */
  readonly recursive: boolean;
  /** Whether it is one of Puppet's own, which messages never expand. */
  readonly builtIn: boolean;
}

/** A type that isn't defined. */
export interface ReferenceType extends Named<"TypeReference"> {
  readonly text: string;
}
