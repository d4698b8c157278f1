/** A schema, or a part of one; integers of any size are bigints. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  readonly [keyword: string]: SchemaValue | undefined;
}

export type SchemaValue = null | string | number | bigint | boolean | readonly SchemaValue[] | SchemaObject;

/** A schema of everything that keeps to all of some; those that say nothing are left out. */
export function allOf(first: SchemaObject, others: readonly SchemaObject[]): SchemaObject {
  return others.length === 0 ? first : { ...first, allOf: others };
}
