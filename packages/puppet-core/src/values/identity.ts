import { typeIdentity } from "./print.js";
import { uriIdentity } from "./uri.js";
import { growKey, Pieces } from "@cairn/evaluation";
import { rangeIdentity } from "./version-range.js";
import { isArray, type KindValue, type ObjectValue, type Value } from "./value.js";

/** The identity of a key: a primitive itself, for anything else a text that no string can be. */
export function identityOf(key: Value): unknown {
  if (typeof key === "string") growKey(key);
  if (typeof key === "string") return key.startsWith("\0") ? `\0string ${key}` : key;
  return typeof key === "object" && key !== null ? `\0${identityText(key)}` : key;
}

type Part = Value | { readonly text: string };

/** The same text for all values that are the same; values may be nested to any depth. */
export function identityText(value: Value): string {
  const pieces = new Pieces();
  const waiting: Part[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop()!;
    if (typeof part === "object" && part !== null && "text" in part && !("kind" in part)) pieces.add(part.text);
    else if (typeof part === "object" && part !== null && isArray(part)) openArray(part, waiting);
    else if (typeof part === "object" && part !== null) openObject(part, waiting, pieces);
    else pieces.add(`${typeof part}${String(part).length}:${String(part)}`);
  }
  return pieces.join();
}

function openArray(array: readonly Value[], waiting: Part[]): void {
  waiting.push({ text: "]" });
  for (let index = array.length - 1; index >= 0; index--) waiting.push(array[index]!);
  waiting.push({ text: "[" });
}

function openObject(object: KindValue, waiting: Part[], pieces: Pieces): void {
  if (object.kind === "hash") {
    waiting.push({ text: "}" });
    for (const [key, value] of [...object.entries()].reverse()) waiting.push(value, key);
    waiting.push({ text: "{" });
  } else if (object.kind === "object" && object.identity !== undefined) {
    waiting.push({ text: ")" }, object.identity, { text: "object(" });
  } else if (object.kind === "object" && object.attributes) {
    waiting.push({ text: ")" }, object.attributes, { text: `${object.objectType.definition?.name ?? "object"}(` });
  } else if (object.kind === "sensitive") {
    waiting.push({ text: ")" }, object.value, { text: "sensitive(" });
  } else {
    pieces.add(leafText(object));
  }
}

const numbers = new WeakMap<ObjectValue, number>();
let lastNumber = 0;

/** An object is only identical to itself. */
function numberOf(object: ObjectValue): number {
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = ++lastNumber));
  return number;
}

function leafText(object: Exclude<KindValue, { kind: "hash" | "sensitive" }>): string {
  switch (object.kind) {
    case "type":
      return `type ${typeIdentity(object)};`;
    case "regexp":
      return `regexp ${object.source.length}:${object.source}`;
    case "symbol":
      return `symbol ${object.text.length}:${object.text}`;
    case "timestamp":
    case "timespan":
      return `${object.kind} ${object.nanoseconds};`;
    case "versionRange":
      return `range ${rangeIdentity(object)};`;
    case "uri":
      return `uri ${uriIdentity(object.text)};`;
    case "version":
      return `${object.kind} ${object.text};`;
    case "binary":
      return `binary ${object.base64};`;
    case "object":
      return `object ${numberOf(object)};`;
    case "callable":
      return `callable ${typeIdentity(object.type)};`;
    case "iterator":
      return `iterator ${typeIdentity(object.elementType)};`;
    case "default":
      return "default;";
  }
}
