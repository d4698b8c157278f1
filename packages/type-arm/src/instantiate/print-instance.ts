import { inspect, isArray, Pieces, type Value } from "@cairn/puppet-expressions/values";
import { isInstance, type Instance } from "./instance.js";

type Piece = string | Instance | { readonly list: readonly Value[] };

/** An object as Puppet shows its own: `Person({'name' => 'ann'})`, with what is stored. Objects that it only links show their type. */
export function printInstance(instance: Instance): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [instance];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if (typeof piece === "string") pieces.add(piece);
    else pushAll(waiting, isInstance(piece as Value) ? partsOf(piece as Instance) : listParts(piece as never));
  }
  return pieces.join();
}

function pushAll(waiting: Piece[], parts: readonly Piece[]): void {
  for (let index = parts.length - 1; index >= 0; index--) waiting.push(parts[index]!);
}

function partsOf(instance: Instance): Piece[] {
  const parts: Piece[] = [`${instance.type.name}({`];
  for (const slot of instance.shape.slots) {
    const value = instance.stored(slot);
    if (value === undefined) continue;
    parts.push(`${parts.length > 1 ? ", " : ""}'${slot.feature.name}' => `);
    if (slot.feature.kind === "has" && !slot.feature.isContainment) parts.push(linkText(value));
    else if (isArray(value)) parts.push({ list: value });
    else parts.push(isInstance(value) ? value : inspect(value));
  }
  return [...parts, "})"];
}

function linkText(value: Value): string {
  if (isArray(value)) return `[${value.map(linkText).join(", ")}]`;
  return isInstance(value) ? value.type.name : inspect(value);
}

function listParts({ list }: { readonly list: readonly Value[] }): Piece[] {
  const parts: Piece[] = ["["];
  for (const [index, value] of list.entries()) {
    if (index > 0) parts.push(", ");
    parts.push(isInstance(value) ? value : inspect(value));
  }
  return [...parts, "]"];
}
