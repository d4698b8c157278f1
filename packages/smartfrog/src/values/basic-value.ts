/** Converts literals and data references to values of the store, and to paths into it. */
import { numberValue, type StoreValue } from "@cairn/store";
import type { BasicValue, Vector } from "../ast/ast.js";

/** The value of a literal (definitions 19 to 22). Vectors may be nested to any depth. */
export function basicValue(node: BasicValue): StoreValue {
  return node.kind === "vector" ? vectorValue(node) : scalarValue(node);
}

function scalarValue(node: Exclude<BasicValue, Vector>): StoreValue {
  switch (node.kind) {
    case "boolean":
    case "string":
      return node.value;
    case "number":
      return numberValue(node.digits);
    case "null":
      return null;
    case "order":
      return node.constraints;
    case "data":
      return { kind: "data", path: node.reference.path };
  }
}

function vectorValue(node: Vector): StoreValue {
  const result: StoreValue[] = [];
  const open = [{ items: node.items, values: result, next: 0 }];
  while (open.length > 0) {
    const top = open[open.length - 1]!;
    const item = top.items[top.next++];
    if (!item) open.pop();
    else if (item.kind !== "vector") top.values.push(scalarValue(item));
    else {
      const values: StoreValue[] = [];
      top.values.push(values);
      open.push({ items: item.items, values, next: 0 });
    }
  }
  return result;
}
