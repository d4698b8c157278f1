/** A schema, or a part of one; integers of any size are bigints. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  readonly [keyword: string]: SchemaValue | undefined;
}

export type SchemaValue = null | string | number | bigint | boolean | readonly SchemaValue[] | SchemaObject;

/** The conjunction of schemas; empty ones are omitted. */
export function allOf(first: SchemaObject, others: readonly SchemaObject[]): SchemaObject {
  return others.length === 0 ? first : { ...first, allOf: others };
}
