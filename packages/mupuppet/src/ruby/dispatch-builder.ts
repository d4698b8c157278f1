import {
  needName,
  type Methods,
  type MethodCall,
  type NativeClass,
  type RObject,
  type RubyValue,
} from "@cairn/ruby-subset";
import { type FunctionClass, writtenType, type Dispatch, type WrittenParameter } from "./dispatches.js";

const parameter = (count: WrittenParameter["count"]): Methods<RObject>[string] => [
  2,
  2,
  ({ data }, [type, name], { interpreter }) => {
    const { parameters, weaving } = data as Dispatch;
    weaving.push(parameters.length);
    parameters.push({ type: writtenType(type, interpreter), name: needName(name), count });
    return null;
  },
];

const blockParameter = (optional: boolean): Methods<RObject>[string] => [
  0,
  2,
  ({ data }, args, { interpreter }) => {
    const [first, second] = args;
    const type = second === undefined ? undefined : writtenType(first, interpreter);
    const name = second ?? first;
    (data as Dispatch).block = { type, name: name === undefined ? "block" : needName(name), optional };
    return null;
  },
];

const injected = (what: "scope" | "other"): Methods<RObject>[string] => [
  0,
  0,
  ({ data }) => {
    (data as Dispatch).weaving.push(what);
    return null;
  },
];

const publicMethods: Readonly<Record<string, Methods<never>[string]>> = {
  param: parameter(undefined),
  required_param: parameter(undefined),
  optional_param: parameter("optional"),
  repeated_param: parameter("repeated"),
  optional_repeated_param: parameter("repeated"),
  required_repeated_param: parameter("many"),
  block_param: blockParameter(false),
  required_block_param: blockParameter(false),
  optional_block_param: blockParameter(true),
  return_type: [
    1,
    1,
    ({ data }: RObject, [type]: readonly RubyValue[], { interpreter }: MethodCall) => {
      (data as Dispatch).returns = writtenType(type, interpreter);
      return null;
    },
  ],
};

/** What only functions may say whose class is `InternalFunction`. */
const internalMethods: Readonly<Record<string, Methods<never>[string]>> = {
  scope_param: injected("scope"),
  cache_param: injected("other"),
  compiler_param: injected("other"),
  pal_compiler_param: injected("other"),
  script_compiler_param: injected("other"),
};

const publicName = "Puppet::Functions::DispatcherBuilder";
const internalName = "Puppet::Functions::InternalDispatchBuilder";

/** The classes of what `self` is in the block of `dispatch`. */
export const builderClasses: readonly NativeClass[] = [
  { name: publicName, methods: publicMethods },
  { name: internalName, superclass: publicName, methods: internalMethods },
];

/** The class for the dispatches of a function. */
export function builderOf({ body }: FunctionClass): string {
  const isInternal = body.ancestors.some(({ name }) => name === "Puppet::Functions::InternalFunction");
  return isInternal ? internalName : publicName;
}
