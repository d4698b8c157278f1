import { printFloat, quote } from "@cairn/puppet-core/values";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "./instance.js";

/** An instance as statements of the language itself, the last of which makes the object. */
export function puppetText({ before, make }: ConformanceInstance): string {
  const statements = before.map(({ make: each, name }) => `$${name} = ${makeText(each)}`);
  return [...statements, makeText(make)].join("\n");
}

function makeText({ steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `${quote(feature)} => ${givenText(value)}`);
  const lines = steps.map(({ feature, operator, value }) => `$o[${quote(feature)}] ${operator} ${givenText(value)}`);
  return `${type}.new({ ${pairs.join(", ")} })${lines.length === 0 ? "" : ` |$o| { ${lines.join("\n")} }`}`;
}

/** A value as a literal; instances are written by hand or generated flat, so that this may recurse. */
export function givenText(value: Given): string {
  if (value === null) return "undef";
  if (isGivenList(value)) return `[${value.map(givenText).join(", ")}]`;
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
      return printFloat(value).replace("e+", "e");
    case "boolean":
    case "bigint":
      return String(value);
    default:
      break;
  }
  if (value.kind === "name") return `$${value.name}`;
  if (value.kind === "make") return makeText(value);
  return `{ ${value.entries.map(([key, each]) => `${givenText(key)} => ${givenText(each)}`).join(", ")} }`;
}
