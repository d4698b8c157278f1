import type { Compiled } from "../compile.js";
import { Block } from "../blocks/block.js";
import type { Container } from "../evaluate/materialize.js";
import { SecretText } from "../secrets/secret-text.js";
import { isNumber, type Value } from "../values/value.js";

/**
 * A number with all its digits, which converts to the nearest JavaScript number in arithmetic: `0644` stays `0644` as a
 * string.
 */
export class ExactNumber {
  /** As written in the configuration, or computed. */
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }

  valueOf(): number {
    return Number(this.digits);
  }

  toString(): string {
    return this.digits;
  }
}

/** A value of a configuration: blocks are objects, lists are arrays. */
export type Data = boolean | number | ExactNumber | string | readonly Data[] | DataBlock;

/** The resources of a block by name; it has no other properties, not even inherited ones. */
export interface DataBlock {
  readonly [name: string]: Data;
}

/** How values become plain data. */
export interface DataOptions {
  /** Numbers as the nearest JavaScript numbers (the default), or with all digits. */
  readonly numbers?: "nearest" | "exact";
}

/**
 * A result as immutable plain data. `Shape` describes it for the type checker only: validate the data by a schema
 * unless you trust the configuration's authors.
 */
export function toData<Shape = DataBlock>({ root, contents }: Compiled, options: DataOptions = {}): Shape {
  const made = new Map<Container, Record<string, unknown> | unknown[]>();
  for (const container of contents.keys())
    made.set(container, container instanceof Block ? (Object.create(null) as Record<string, unknown>) : []);
  const convert = (value: Value): unknown => made.get(value as Container) ?? scalar(value, options);
  for (const [container, entries] of contents) {
    const data = made.get(container)! as Record<string, unknown>;
    for (const { name, value } of entries) data[name] = convert(value);
    Object.freeze(data);
  }
  return made.get(root) as Shape;
}

function scalar(value: Value, { numbers }: DataOptions): unknown {
  if (isNumber(value)) return numbers === "exact" ? new ExactNumber(value.digits) : Number(value.digits);
  if (value instanceof SecretText) return value.reveal();
  return typeof value === "object" ? undefined : value;
}
