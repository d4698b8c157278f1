/** Validates a result against a JSON schema, and reports errors at the definitions that made the values. */
import {
  createSource,
  didYouMean,
  meantDetails,
  spanText,
  startOf,
  type Diagnostic,
  type Fix,
  type Source,
} from "@cairn/diagnostics";
import type { ErrorObject } from "ajv";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { withoutQuotes, withQuotes } from "../diagnostics/fixes.js";
import { spanOf } from "../diagnostics/said.js";
import type { Container, Entry } from "../evaluate/materialize.js";
import type { Place } from "../blocks/cell.js";
import type { Resource } from "../blocks/resource.js";
import { plainData } from "./plain-data.js";
import { compileSchema, pointerSteps, runSchema } from "./compile-schema.js";
import { placeInSchema, type SchemaProblem } from "./schema-places.js";

/** The errors of a result according to a JSON schema, at the definitions that made the values. May take for ever. */
export function validate(compiled: Compiled, schema: Source): readonly Diagnostic[] {
  const data = plainData(compiled);
  if ("problem" in data) return [data.problem];
  const check = compileSchema(schema, data.depth);
  if ("reason" in check) return [badSchema(schema, check)];
  const isValid = runSchema(check, data.value, schema);
  if (typeof isValid === "object") return [badSchema(schema, isValid)];
  if (isValid) return [];
  const resources = new Resources(compiled);
  return (check.errors ?? []).map((error) => describe(error, compiled, resources, schema.name));
}

/** A schema that can't be used, and why: at that place. */
export function badSchema({ name, text }: Source, problem: SchemaProblem): Diagnostic {
  const place = placeInSchema(createSource(name, text), problem);
  const [, word] = /"(\w{1,20})"$/.exec(spanText(place)) ?? [];
  const details = word === undefined ? {} : meantDetails(place, word, didYouMean(word, schemaTypes, 1));
  return catalogue.create["bad-schema"](place, { schema: name, reason: problem.reason }, details);
}

function describe(
  { instancePath, keyword, message, params }: ErrorObject,
  compiled: Compiled,
  resources: Resources,
  name: string,
): Diagnostic {
  const names = pointerSteps(instancePath);
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
  const fixes = keyword === "type" && resource ? retyped(resource.place, (params as { type?: unknown }).type) : [];
  return catalogue.create.schema(span, { path, problem, schema: `\`${name}\`` }, { fixes });
}

/** Writes a literal as the type that the schema demands. */
function retyped(place: Place, type: unknown): Fix[] {
  if (type === "string") return withQuotes(place);
  const [fix] = withoutQuotes(place);
  const isTruth = fix?.edits.some(({ text }) => text === "true" || text === "false");
  const fits = type === "boolean" ? isTruth : (type === "integer" || type === "number") && !isTruth;
  return fix && fits ? [fix] : [];
}

const schemaTypes = ["object", "array", "string", "number", "integer", "boolean", "null"];

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
