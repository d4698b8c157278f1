import { isType, type Value } from "../values/value.js";
import type { Creation } from "./create.js";
import { notType, wrongCount, wrongKind } from "./create-problems.js";
import { generalize } from "./generalize.js";
import * as make from "./make.js";
import type { ContainingName, PuppetType } from "./type.js";

const names: readonly string[] = ["Optional", "NotUndef", "Type", "Iterable", "Iterator", "Sensitive"];

/** Types about one other type, and Variant. */
export function createContaining(name: string, parameters: readonly Value[]): Creation | undefined {
  if (name === "Variant") {
    const wrong = parameters.findIndex((value) => !isType(value));
    if (wrong >= 0) return wrongKind("Variant", wrong, parameters[wrong]!, "Any-Type");
    return make.variantType(parameters as readonly PuppetType[]);
  }
  if (!names.includes(name)) return undefined;
  if (parameters.length !== 1) return wrongCount(name, name === "NotUndef" ? 0 : 1, 1, parameters.length);
  const inside = typed(name, parameters[0]!);
  if (!inside) return notType(name, 0, parameters[0]!);
  return make.containing(name as ContainingName, name === "Sensitive" ? generalize(inside) : inside);
}

function typed(name: string, value: Value): PuppetType | undefined {
  if (isType(value)) return value;
  return typeof value === "string" && (name === "Optional" || name === "NotUndef") ? make.stringOf(value) : undefined;
}
