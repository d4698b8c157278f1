import * as make from "../make.js";
import type { PuppetType, StructType } from "../type.js";

const patternType = (source: string): PuppetType => ({
  kind: "type",
  name: "Pattern",
  patterns: [{ kind: "regexp", source }],
});

const memberName = patternType("\\A[a-z_]\\w*\\z");
const typeName = patternType("\\A[A-Z]\\w*(?:::[A-Z]\\w*)*\\z");
const anyType = make.containing("Type");
const given = make.containing("NotUndef");
const annotations = make.containing("Optional", make.hashType(anyType, make.anyHash));

const optional = (key: string, value: PuppetType) => ({ key, optional: true, value });
const required = (key: string, value: PuppetType) => ({ key, optional: false, value });

/** What `Object[…]` takes. */
export const objectInitializer: StructType = make.structType([
  optional("name", typeName),
  optional("parent", anyType),
  optional("type_parameters", make.hashType(memberName, given)),
  optional("attributes", make.hashType(memberName, given)),
  optional("constants", make.hashType(memberName, make.any)),
  optional("functions", make.hashType(make.variantType([memberName, make.stringOf("[]")]), given)),
  optional("equality", make.variantType([memberName, make.arrayType(memberName)])),
  optional("equality_include_type", make.anyBoolean),
  optional("checks", make.any),
  optional("annotations", annotations),
]);

/** The options of an attribute. */
export const attributeInitializer: StructType = make.structType([
  required("type", anyType),
  optional("final", make.anyBoolean),
  optional("override", make.anyBoolean),
  optional("kind", make.enumType(["constant", "derived", "given_or_derived", "reference"])),
  optional("value", make.any),
  optional("annotations", annotations),
]);

/** The type of a function. */
export const functionType = make.containing("Type", make.anyCallable);

/** The options of a function. */
export const functionInitializer: StructType = make.structType([
  required("type", functionType),
  optional("final", make.anyBoolean),
  optional("override", make.anyBoolean),
  optional("annotations", annotations),
]);
