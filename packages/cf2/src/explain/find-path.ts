import { didYouMean, startOf, type Diagnostic } from "@cairn/diagnostics";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { Block } from "../blocks/block.js";
import { Cell } from "../blocks/cell.js";
import { Resource } from "../blocks/resource.js";
import { trimBlanks } from "../values/code-points.js";
import { ListValue, type Value } from "../values/value.js";

/** The value at a path: the resource, or an element of the list that is its value. */
export interface Found {
  readonly resource: Resource;
  readonly element: Cell | undefined;
  readonly value: Value | undefined;
}

/** Resolves a path such as `A.B.0`, or says why it doesn't resolve. */
export function findPath({ root, main }: Compiled, text: string): Found | Diagnostic {
  const names = text.split(".").map(trimBlanks);
  let value: Value | undefined = root;
  let found: Found | undefined;
  for (const [index, name] of names.entries()) {
    const next: Resource | Cell | undefined =
      value instanceof Block ? value.find(name) : value instanceof ListValue ? value.items[Number(name)] : undefined;
    if (!next) return unknownPath(names, index, value, main.source, text);
    const resource: Resource = next instanceof Resource ? next : found!.resource;
    value = next.value;
    found = { resource, element: next instanceof Cell ? next : undefined, value };
  }
  return found!;
}

function unknownPath(
  names: readonly string[],
  index: number,
  value: Value | undefined,
  source: Compiled["main"]["source"],
  path: string,
): Diagnostic {
  const known = value instanceof Block ? value.names() : [];
  const [guess] = didYouMean(names[index]!, known, 1);
  const meant = guess === undefined ? [] : [...names.slice(0, index), guess, ...names.slice(index + 1)];
  const notes = guess === undefined ? [] : [`did you mean \`${meant.join(".")}\`?`];
  return catalogue.create["unknown-path"](startOf(source), { path }, { notes });
}
