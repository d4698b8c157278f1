import type { ValueType as TypeNode } from "../ast/ast.js";
import type { ModelType, PlainType, ValueType } from "../model/model.js";

export const plainTypes: ReadonlySet<string> = new Set<PlainType["kind"]>(["Integer", "Float", "String", "Boolean"]);

export type FindType = (name: string) => ModelType | undefined;

/**
 * The type of a feature's values; a missing or unknown type counts as String, so that the rest can be checked
 * (interpretation R2).
 */
export function valueTypeOf(node: TypeNode | undefined, find: FindType): ValueType {
  if (node?.kind === "enum-type") return { kind: "enum", names: [...new Set(node.names.map(({ value }) => value))] };
  if (node === undefined || plainTypes.has(node.name)) return { kind: (node?.name ?? "String") as PlainType["kind"] };
  const target = find(node.name);
  return target ? { kind: "reference", target } : { kind: "String" };
}
