import { Budget } from "@cairn/diagnostics";
import { Failure, withBudget } from "@cairn/evaluation";
import { typeInText } from "@cairn/puppet-core/functions/ruby";
import { RHash, RString, RSymbol, classNameOf, type PrismParser, type RubyValue } from "@cairn/ruby-subset";
import type { Modules } from "../../modules/modules.js";
import { rubyFilesIn } from "../../modules/ruby-files.js";
import { rubyFiles } from "./create-ruby-types.js";
import { ResourceTypeReader } from "./reader.js";

/** A value in JSON's terms. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The schema of a transport, as Puppet's server describes it. */
export type TransportSchema = Readonly<Record<string, Json>>;

/** The maximum memory that reading all schemas may take, in bytes. */
const maxMemory = 128 * 1024 * 1024;

/** The maximum depth of the lists and hashes in a schema. */
const maxDepth = 100;

/**
 * The schemas of transports that modules register in Ruby, in the order of their files; or why they can't be read, which is the message
 * of a Puppet server for most reasons. Of files with the same name, the first module's one is read.
 */
export function readTransports(
  modules: Modules,
  parse: PrismParser,
): { readonly transports: readonly TransportSchema[] } | { readonly problem: string } {
  const reader = new ResourceTypeReader(parse, rubyFiles(modules));
  const transports = new Map<unknown, TransportSchema>();
  for (const [file, path] of rubyFilesIn(modules, "lib/puppet/transport/schema", /./)) {
    try {
      for (const schema of withBudget(new Budget(maxMemory), () => reader.readTransports(path).map(schemaOf))) {
        const { name } = schema;
        if (transports.has(name))
          throw new Failure("evaluation", `Transport \`${String(name)}\` is already registered`);
        transports.set(name, schema);
      }
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      return { problem: `Could not autoload puppet/transport/schema/${file}: ${thrown.message}` };
    }
  }
  return { transports: [...transports.values()] };
}

function schemaOf(value: RubyValue): TransportSchema {
  const schema = jsonOf(value, 0) as TransportSchema;
  for (const [name, options] of Object.entries(schema["connection_info"] as TransportSchema)) {
    const { type } = options as TransportSchema;
    if (typeof type !== "string" || !typeInText(type))
      throw new Failure("evaluation", `The type of the \`${name}\` attribute \`${String(type)}\` could not be parsed`);
  }
  return schema;
}

function jsonOf(value: RubyValue, depth: number): Json {
  if (depth > maxDepth) throw new Failure("evaluation", "its values are nested too deeply");
  if (value === null || typeof value === "boolean") return value;
  if (value instanceof RString) return value.text;
  if (Array.isArray(value)) return value.map((each) => jsonOf(each, depth + 1));
  if (value instanceof RHash) return objectOf(value, depth);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "bigint" && Number.isSafeInteger(Number(value))) return Number(value);
  throw new Failure("evaluation", `a value of class ${classNameOf(value)} can't be written as JSON`);
}

/** The keys are sorted. Of a symbol and a string with the same name, the last one is kept. */
function objectOf(hash: RHash, depth: number): TransportSchema {
  const entries = hash.entries().map(([key, value]) => {
    if (!(key instanceof RSymbol || key instanceof RString))
      throw new Failure("evaluation", `a key of class ${classNameOf(key)} can't be written as JSON`);
    return [key instanceof RSymbol ? key.name : key.text, jsonOf(value, depth + 1)] as const;
  });
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)));
}
