import type { Call } from "../ast/ast.js";
import type { Cell, Place } from "../blocks/cell.js";
import type { Context } from "./context.js";
import type { Environment } from "../blocks/environment.js";
import type { Demand } from "./machine.js";
import type { Definition } from "../blocks/resource.js";
import { isScalar, isText, type Value } from "../values/value.js";

/** The types of section 6.1 of the manual. */
export const typeNames = ["ANYTYPE", "UNDEF", "BLOCK", "LIST", "SCALAR", "BOOL", "NUMBER", "LITERAL"] as const;
export type TypeName = (typeof typeNames)[number];

/** The type of one parameter. */
export interface Parameter {
  readonly types: readonly TypeName[];
  /** Whether the argument is passed unevaluated. */
  readonly isLazy: boolean;
}

/** A function that configurations may call. */
export interface CallableFunction {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The type of all further arguments. */
  readonly rest?: Parameter;
  /**
   * Returns the value for arguments of the right types; `places` are their locations, and `cells` contains them
   * unevaluated (the value of a lazy one is UNDEF).
   */
  call(
    values: readonly Value[],
    place: Place,
    context: Context,
    places: readonly Place[],
    cells: readonly Cell[],
    call: { readonly node: Call; readonly environment: Environment },
  ): Demand;
  /** As a mutation operator: `lower` is the value with less priority than the value of `definition`. */
  readonly mutate?: (lower: Value, own: Value, place: Place, context: Context, definition: Definition) => Demand;
  /**
   * Instead of `mutate`, if it has the highest priority: `lower` contains all others, unevaluated, the highest first.
   */
  readonly mutateUnevaluated?: (
    own: Value,
    lower: readonly Definition[],
    definition: Definition,
    context: Context,
  ) => Demand;
  readonly commutative?: boolean;
}

/** Whether a value has one of these types. */
export function matches(value: Value, { types }: Parameter): boolean {
  return types.some((type) => isOfType(value, type));
}

function isOfType(value: Value, type: TypeName): boolean {
  switch (type) {
    case "ANYTYPE":
      return true;
    case "BOOL":
      return typeof value === "boolean";
    case "LITERAL":
      return isText(value);
    case "NUMBER":
      return typeof value === "object" && value.kind === "number";
    case "SCALAR":
      return isScalar(value);
    case "LIST":
      return typeof value === "object" && value.kind === "list";
    case "BLOCK":
      return typeof value === "object" && value.kind === "block";
    case "UNDEF":
      return typeof value === "object" && value.kind === "undefined";
  }
}

const typeWords: Readonly<Record<TypeName, string>> = {
  ANYTYPE: "anything",
  UNDEF: "nothing",
  BLOCK: "a block",
  LIST: "a list",
  SCALAR: "a scalar",
  BOOL: "a boolean",
  NUMBER: "a number",
  LITERAL: "a string",
};

/** What a parameter takes, for messages: "a number or a string". */
export function describeParameter({ types }: Parameter): string {
  const words = types.map((type) => typeWords[type]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
