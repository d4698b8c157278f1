import { startOf, type Diagnostic } from "@cairn/diagnostics";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { Block } from "../blocks/block.js";
import type { Container } from "../evaluate/materialize.js";
import { isNumber, isText, ListValue, textOf, type Value } from "../values/value.js";

/** The validator recurses as deep as the data nests. */
const deepest = 1000;
/** And it visits shared values at each occurrence. */
const mostValues = 5_000_000;

interface Converted {
  readonly data: unknown;
  readonly depth: number;
  readonly size: number;
}

/** The result as plain JavaScript data, and how deep it nests, if the validator can handle its depth and size. */
export function plainData(
  compiled: Compiled,
): { readonly value: unknown; readonly depth: number } | { readonly problem: Diagnostic } {
  const { root, contents, main } = compiled;
  const converted = new Map<Container, Converted>();
  const stack: Container[] = [root];
  for (let container = stack.at(-1); container; container = stack.at(-1)) {
    const entries = contents.get(container)!;
    const missing = entries.filter(({ value }) => isContainer(value) && !converted.has(value));
    if (missing.length > 0 && !converted.has(container)) {
      for (const { value } of missing) stack.push(value as Container);
      continue;
    }
    stack.pop();
    if (converted.has(container)) continue;
    const parts = entries.map(({ name, value }) => ({ name, ...convert(value, converted) }));
    converted.set(container, {
      data: container instanceof Block ? objectOf(parts) : parts.map(({ data }) => data),
      depth: 1 + parts.reduce((depth, part) => Math.max(depth, part.depth), 0),
      size: 1 + parts.reduce((size, part) => size + part.size, 0),
    });
  }
  const { data, depth, size } = converted.get(root)!;
  const place = startOf(main.source);
  if (depth > deepest) return { problem: catalogue.create["too-deep"](place, { limit: deepest }) };
  const words = { what: "the result to be validated", limit: "5,000,000 values" };
  const help =
    "validate the parts one by one: compile the files that the main file imports, each with a separate schema";
  if (size > mostValues) return { problem: catalogue.create["too-large"](place, words, { help }) };
  return { value: data, depth };
}

function isContainer(value: Value): value is Container {
  return value instanceof Block || value instanceof ListValue;
}

function convert(value: Value, converted: ReadonlyMap<Container, Converted>): Converted {
  if (isContainer(value)) return converted.get(value)!;
  if (isText(value)) return { data: textOf(value), depth: 0, size: 1 };
  const data = isNumber(value) ? Number(value.digits) : typeof value === "object" ? null : value;
  return { data, depth: 0, size: 1 };
}

/** Without a prototype, so that no name has a special meaning. */
function objectOf(parts: readonly { readonly name: string; readonly data: unknown }[]): object {
  const made = Object.create(null) as Record<string, unknown>;
  for (const { name, data } of parts) made[name] = data;
  return made;
}
