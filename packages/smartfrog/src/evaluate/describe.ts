import { isComponent, isVector, kindOf, type StoreValue } from "@cairn/store";

/** The kind of a value, for messages: "a number", "a component". */
export function describeKind(value: StoreValue): string {
  if (value === null) return "NULL";
  if (isComponent(value)) return "a component";
  if (isVector(value)) return "a vector";
  const words = {
    data: "a data reference",
    hidden: "a string",
    link: "a link that is resolved later",
    number: "a number",
    unknown: "unknown",
  };
  const kind = kindOf(value);
  if (kind) return words[kind];
  return { boolean: "a boolean", number: "a number", string: "a string" }[
    typeof value as "boolean" | "number" | "string"
  ];
}
