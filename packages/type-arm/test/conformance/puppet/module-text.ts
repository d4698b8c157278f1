import { quote } from "@cairn/puppet-core/values";
import { moduleName } from "../../../src/emit/puppet/names.js";
import { givenText } from "../puppet-text.js";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";

/** An instance as a call of the functions of a module: the result is the object as its user sees it. */
export function moduleText(program: string, { before, make }: ConformanceInstance): string {
  const module = moduleName(program);
  const statements = before.map(({ make: each, name }) => `$${name} = ${makeText(module, each)}`);
  return [...statements, `${module}::show(${makeText(module, make)})`].join("\n");
}

function makeText(module: string, { steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `${quote(feature)} => ${valueText(module, value)}`);
  const given = `{ ${pairs.join(", ")} }`;
  const path = type.toLowerCase().split("::");
  const last = path.pop()!;
  if (steps.length === 0) return `${[module, ...path, `new_${last}`].join("::")}(${given})`;
  const engine = `${module}::engine`;
  const begin = `${engine}::begin(${[module, "model", ...path, last, "shape"].join("::")}(), ${given})`;
  const made = steps.reduce((draft, { feature, operator, value }) => {
    const name = operator === "=" ? "set" : "add";
    return `${engine}::${name}(${draft}, ${quote(feature)}, ${valueText(module, value)})`;
  }, begin);
  return `${engine}::finish(${made})`;
}

/** Instances are flat, so that this may recurse. */
function valueText(module: string, value: Given): string {
  if (value === null || typeof value !== "object") return givenText(value);
  if (isGivenList(value)) return `[${value.map((each) => valueText(module, each)).join(", ")}]`;
  if (value.kind === "make") return makeText(module, value);
  if (value.kind === "name") return givenText(value);
  const entries = value.entries.map(([key, each]) => `${valueText(module, key)} => ${valueText(module, each)}`);
  return `{ ${entries.join(", ")} }`;
}
