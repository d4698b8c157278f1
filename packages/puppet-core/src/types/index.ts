/**
 * Puppet's data types: how they are created from parameters (`create`), the type of a value (`infer`), the values of a
 * type (`instance`), the types that another accepts (`assignable`), and the messages if something doesn't fit
 * (`mismatch`). A type is plain data (`type.ts`) and itself a value, so it is compared and printed as values are.
 */
export type * from "./type.js";
export * from "./make.js";
export { printExpanded, printPlainType, printType, typeIdentity } from "../values/print.js";
export { acceptsUndef, capitalize } from "../values/print-type.js";
export { aliasType, defineAliases, findType } from "./alias.js";
export { data, lookupContextType, richData, richDataKey } from "./built-in.js";
export { isAssignable, isCallable } from "./assignable.js";
export { isInstance } from "./instance.js";
export { infer, inferDetailed, inferGeneral } from "./infer.js";
export { initializationOf, useInitialization, type Initialization } from "./initialization.js";
export { commonType } from "./common.js";
export { generalize } from "./generalize.js";
export { normalize } from "./normalize.js";
export { isIterable, iterableType } from "./iterable.js";
export { describeDefault, describeMismatch, describeParameters, describeValue } from "./mismatch/index.js";
export { describeCall, printSignature, type Signature } from "./mismatch/signatures.js";
export { createType, type TypeProblem } from "./create.js";
export { parameterizeObject, typeOfObject } from "./object/create-object.js";
export { ObjectInstance } from "./object/instance.js";
export { defineObject, openObject } from "./object/define.js";
export { initParameters } from "../values/print-object-type.js";
export { reservedTypeNames } from "./reserved-type-names.js";
