export * from "./ast.js";
export { Interpreter, type Rendered } from "./evaluate/interpreter.js";
export type { TemplateHost } from "./evaluate/host.js";
export { puppetMeter, type Meter } from "./values/meter.js";
export { SharedObjects } from "./values/shared.js";
export * from "./values/values.js";
export { readYamlOptions, type YamlOptions } from "./yaml/options.js";
export { toYaml } from "./yaml/write-yaml.js";
