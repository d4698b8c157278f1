/** Validates a result against a JSON schema, and reports errors at the definitions that made the values. */
import { createSource, startOf, type Diagnostic, type Source } from "@cairn/diagnostics";
import { Ajv, type AnySchemaObject, type ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { spanOf } from "../diagnostics/said.js";
import type { Container, Entry } from "../evaluate/materialize.js";
import type { Resource } from "../blocks/resource.js";
import { plainData } from "./plain-data.js";
import { schemaProblem } from "./schema-bounds.js";

/** The errors of a result according to a JSON schema, at the definitions that made the values. May take for ever. */
export function validate(compiled: Compiled, schema: Source): readonly Diagnostic[] {
  const data = plainData(compiled);
  if ("problem" in data) return [data.problem];
  const errors = validationErrors(data, schema);
  if (typeof errors === "string") return [badSchema(schema, errors)];
  const resources = new Resources(compiled);
  return errors.map((error) => describe(error, compiled, resources, schema.name));
}

/** A schema that can't be used, and why. */
export function badSchema({ name, text }: Source, reason: string): Diagnostic {
  return catalogue.create["bad-schema"](startOf(createSource(name, text)), { schema: name, reason });
}

/** Messages repeat patterns. */
const longestReason = 1000;

/** The errors, or why the schema can't be used. */
function validationErrors(
  { depth, value }: { readonly value: unknown; readonly depth: number },
  { text }: Source,
): readonly ErrorObject[] | string {
  const schema = readSchema(text);
  if (typeof schema === "string") return schema;
  const problem = schemaProblem(schema, depth);
  if (problem !== undefined) return problem;
  try {
    const is2020 = /2019-09|2020-12/.test(String(schema.$schema));
    const ajv = new (is2020 ? Ajv2020 : Ajv)({ allErrors: true, strict: false, validateFormats: false, logger: false });
    const check = ajv.compile(schema);
    return check(value) ? [] : (check.errors ?? []);
  } catch (error) {
    return String((error as Error).message).slice(0, longestReason);
  }
}

/** The schema, or why it isn't one: JSON reads 100,000 levels without recursion. */
function readSchema(text: string): AnySchemaObject | string {
  try {
    return JSON.parse(text) as AnySchemaObject;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

function describe(
  { instancePath, message, params }: ErrorObject,
  compiled: Compiled,
  resources: Resources,
  name: string,
): Diagnostic {
  const names = instancePath.split("/").slice(1).map(decodePointer);
  const resource = resources.at(names);
  const span = resource ? spanOf(resource.place) : startOf(compiled.main.source);
  const path = names.length === 0 ? "the configuration" : `\`${names.join(".")}\``;
  const extra = (params as { additionalProperty?: string; allowedValues?: readonly unknown[] }) ?? {};
  const detail = extra.additionalProperty
    ? `: \`${extra.additionalProperty}\``
    : extra.allowedValues
      ? `: ${extra.allowedValues.map((value) => `\`${String(value)}\``).join(", ")}`
      : "";
  const problem = `${message ?? "is not valid"}${detail}`;
  return catalogue.create.schema(span, { path, problem, schema: `\`${name}\`` });
}

function decodePointer(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Finds the resources that made values. */
class Resources {
  private readonly compiled: Compiled;
  private readonly entries = new Map<Container, ReadonlyMap<string, Entry>>();

  constructor(compiled: Compiled) {
    this.compiled = compiled;
  }

  /** The resource that made the value at a path, or the enclosing one. */
  at(names: readonly string[]): Resource | undefined {
    const { contents, root } = this.compiled;
    let container: Container | undefined = root;
    let resource: Resource | undefined;
    for (const name of names) {
      const entry: Entry | undefined = container && this.entriesOf(container).get(name);
      if (!entry) break;
      resource = entry.resource ?? resource;
      container = contents.has(entry.value as Container) ? (entry.value as Container) : undefined;
    }
    return resource;
  }

  private entriesOf(container: Container): ReadonlyMap<string, Entry> {
    let entries = this.entries.get(container);
    if (!entries) {
      entries = new Map(this.compiled.contents.get(container)?.map((entry) => [entry.name, entry]));
      this.entries.set(container, entries);
    }
    return entries;
  }
}
