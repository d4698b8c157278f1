/**
 * A JSON Schema for data files, including the logic that it can express: conditions, patterns and bounds; the rest is
 * reported.
 */
import { serializePlain } from "@cairn/store";
import type { Model } from "../../model/index.js";
import { notCarriedLines, type Emission, type EmitOptions, type Target } from "../target.js";
import { notCarriedBySchema } from "./not-carried.js";
import type { SchemaObject } from "./schema.js";
import { typeSchemas } from "./type-schema.js";

/**
 * JSON Schema (2020-12) for data files: `NAME.schema.json`, where `#/$defs/User.any` is a `User` or an object of a type
 * that inherits it.
 */
export const jsonSchema: Target = { name: "json-schema", title: "JSON Schema", emit };

function emit(model: Model, { name, settings }: EmitOptions): Emission {
  const notCarried = notCarriedBySchema(model);
  const comment = notCarriedLines(notCarried).join("\n");
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: settings["ns-uri"] ?? `urn:cairn:types:${name}:schema`,
    title: name,
    $comment: comment === "" ? undefined : comment,
    ...rootSchema(model),
    $defs: typeSchemas(model),
  };
  return { files: [{ path: `${name}.schema.json`, chunks: withLineEnd(schema) }], notCarried };
}

/** If only one type has objects, a document is one; otherwise its `$type` names the type. */
function rootSchema(model: Model): SchemaObject {
  const concrete = [...model.types.values()].filter(({ isAbstract }) => !isAbstract);
  const references = concrete.map(({ name }) => ({ $ref: `#/$defs/${name}` }));
  if (references.length < 2) return references[0] ?? { not: {} };
  return { type: "object", properties: { $type: true }, required: ["$type"], anyOf: references };
}

function* withLineEnd(schema: SchemaObject): Generator<string> {
  yield* serializePlain(withoutMissing(schema));
  yield "\n";
}

/** Schemas nest no deeper than conditions do, so that recursion is safe. */
function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMissing);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutMissing(each)]));
}
