export * from "./ast.js";
export { createPrismParser } from "./prism/create-parser.js";
export { parseTemplate } from "./erb/parse-template.js";
export { parseRuby, type ParsedRuby, type PrismParser, type PrismResult } from "./prism/index.js";
export { createWorld } from "./natives/index.js";
export type { World } from "./world/world.js";
export type { NativeClass, ModuleBody, UserMethod } from "./values/module-body.js";
export { Frame } from "./evaluate/frame.js";
export { splat } from "./evaluate/items.js";
export { LateHash } from "./values/late-hash.js";
export { classNameOf } from "./values/classes.js";
export { fromRuby } from "./values/convert.js";
export { describeReceiver, textOf, inspect } from "./values/print.js";
export {
  give,
  needCount,
  needName,
  needText,
  needArray,
  str,
  type Method,
  type MethodCall,
  type Methods,
} from "./methods/method.js";
export { hasBytes } from "./methods/mark-binary.js";
export { raise, throwNotInterpreted, RubyFailure, RubyJump, RubyThrow } from "./values/errors.js";
export { Interpreter, type Rendered } from "./evaluate/interpreter.js";
export type { RubyHost } from "./evaluate/host.js";
export { puppetMeter, type Meter } from "./values/meter.js";
export { SharedObjects, type Container } from "./values/shared.js";
export * from "./values/values.js";
export { readYamlOptions, type YamlOptions } from "./yaml/options.js";
export { toYaml } from "./yaml/write-yaml.js";
export { holds, printAddress, readAddress, type Address } from "./values/internet-address.js";
export { randomFrom } from "./methods/chance.js";
export { compareVersions } from "./natives/numbers.js";
export { binaryString, bytesOfString } from "./values/bytes.js";
export { readStoredTree, storeTree } from "./prism/stored-tree.js";
