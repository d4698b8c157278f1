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

/** The errors of a result according to a JSON schema, at the definitions that made the values. */
export function validate(compiled: Compiled, schema: Source): readonly Diagnostic[] {
  const data = plainData(compiled);
  if ("problem" in data) return [data.problem];
  const errors = validationErrors(data.value, schema);
  if (typeof errors === "string") {
    const place = startOf(createSource(schema.name, schema.text));
    return [catalogue.create["bad-schema"](place, { schema: schema.name, reason: errors })];
  }
  return errors.map((error) => describe(error, compiled, schema.name));
}

/** The errors, or why the schema is invalid. */
function validationErrors(data: unknown, { text }: Source): readonly ErrorObject[] | string {
  try {
    const schema = JSON.parse(text) as AnySchemaObject;
    const is2020 = /2019-09|2020-12/.test(String(schema.$schema));
    const ajv = new (is2020 ? Ajv2020 : Ajv)({ allErrors: true, strict: false, validateFormats: false, logger: false });
    const check = ajv.compile(schema);
    return check(data) ? [] : (check.errors ?? []);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describe({ instancePath, message, params }: ErrorObject, compiled: Compiled, name: string): Diagnostic {
  const names = instancePath.split("/").slice(1).map(decodePointer);
  const resource = resourceAt(names, compiled);
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
  return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The resource that made the value at a path, or the enclosing one. */
function resourceAt(names: readonly string[], { root, contents }: Compiled): Resource | undefined {
  let container: Container | undefined = root;
  let resource: Resource | undefined;
  for (const name of names) {
    const entry: Entry | undefined = container && contents.get(container)?.find((each) => each.name === name);
    if (!entry) break;
    resource = entry.resource ?? resource;
    container = contents.has(entry.value as Container) ? (entry.value as Container) : undefined;
  }
  return resource;
}
