/** `build` and `new` of URIs: from parts by their names, or in their order. */
import type { MethodCall } from "../methods/method.js";
import { raise } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RHash, RSymbol, type RubyValue } from "../values/values.js";

type Given = ReadonlyMap<string, RubyValue>;

const generic = ["scheme", "userinfo", "host", "port", "registry", "path", "opaque", "query", "fragment"];
const ofHttp = ["userinfo", "host", "port", "path", "query", "fragment"];

/** The parts that `new` takes, in their order. */
export function partsInOrder(args: readonly RubyValue[]): Given {
  return new Map(generic.map((name, at) => [name, args[at] ?? null] as const));
}

/** The parts that `build` takes: a hash, or a list in the order of the class. */
export function partsToBuild(name: string, given: RubyValue, { interpreter }: MethodCall): Given {
  const order = /^URI::HTTPS?$/.test(name) ? ofHttp : generic;
  if (Array.isArray(given)) return new Map(order.map((part, at) => [part, given[at] ?? null] as const));
  if (!(given instanceof RHash))
    return raise("ArgumentError", `expected Array of or Hash of components of ${name} (${order.join(", ")})`);
  return new Map(generic.map((part) => [part, given.get(RSymbol.of(part), interpreter) ?? null] as const));
}

const patterns: Readonly<Record<string, RegExp>> = {
  host: /^(?:\[[^\]]*\]|(?:[\w\-.~!$&'()*+,;=]|%[0-9a-f]{2})*)$/i,
  query: /^[^#]*$/,
};

/** Stops at a part that a URI can't have. */
export function checkParts(name: string, given: Given, { interpreter }: MethodCall): void {
  for (const [part, pattern] of Object.entries(patterns)) {
    const text = textIn(given, part, interpreter);
    if (text !== undefined && !pattern.test(text)) bad(part, text);
  }
  const port = given.get("port") ?? null;
  if (port !== null && !/^\d*$/.test(textOf(port, interpreter))) bad("port", inspect(port, interpreter));
  const path = textIn(given, "path", interpreter);
  const isAbsolute = given.get("scheme") !== null || name !== "URI::Generic" || given.get("host") !== null;
  if (path !== undefined && path !== "" && !path.startsWith("/") && isAbsolute) bad("absolute path", path);
}

/** The text of a part; undefined if it isn't given. */
export function textIn(given: Given, part: string, interpreter: MethodCall["interpreter"]): string | undefined {
  const value = given.get(part) ?? null;
  return value === null ? undefined : textOf(value, interpreter);
}

function bad(part: string, shown: string): never {
  return raise("URI::InvalidComponentError", `bad component(expected ${part} component): ${shown}`);
}
