import { isType } from "@cairn/puppet-core/values";
import type { PuppetType } from "@cairn/puppet-core/types";
import { levelOf, type Part } from "./rich-data.js";

/** What a part is recognised by: an Object type without parameters is the same wherever its definition is. */
export function keyOfPart(part: Exclude<Part, null> & object): object {
  if (!isPuppetType(part) || part.name !== "Object" || part.parameters) return part;
  return part.definition ?? part;
}

interface Frame {
  readonly key: object;
  readonly parts: readonly Part[];
  next: number;
}

/** A type in a value that contains itself, so that it has no end in a catalog: a recursive alias or Object type. */
export function endlessType(type: PuppetType): PuppetType | undefined {
  const isOpen = new Set<object>();
  const done = new Set<object>();
  const frames: Frame[] = [];
  const enter = (part: Exclude<Part, null> & object): void => {
    const key = keyOfPart(part);
    isOpen.add(key);
    frames.push({ key, parts: partsOf(part), next: 0 });
  };
  enter(type);
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const part = frame.parts[frame.next++];
    if (part === undefined) {
      frames.pop();
      isOpen.delete(frame.key);
      done.add(frame.key);
    } else if (typeof part === "object" && part !== null) {
      const key = keyOfPart(part);
      if (isOpen.has(key)) return isPuppetType(part) ? part : type;
      if (!done.has(key)) enter(part);
    }
  }
  return undefined;
}

function partsOf(part: Part): readonly Part[] {
  const level = levelOf(part);
  if ("text" in level) return [];
  return "items" in level ? level.items : level.members.map(([, member]) => member);
}

/** Whether a part is a type that may contain itself. */
export function mayLeadToItself(part: Part): part is PuppetType {
  return (
    isPuppetType(part) &&
    (part.name === "TypeAlias" ? part.recursive : part.name === "Object" && !!part.definition?.members)
  );
}

function isPuppetType(part: Part): part is PuppetType {
  return typeof part === "object" && part !== null && "kind" in part && isType(part);
}
