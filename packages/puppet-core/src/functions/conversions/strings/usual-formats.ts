import { createType, inferDetailed, isAssignable, isInstance, type PuppetType } from "../../../types/index.js";
import type { HashValue } from "../../../values/index.js";
import { isArray, isHash, kindOf, type Value } from "../../../values/index.js";
import { mergeFormats } from "./merge-formats.js";
import { readFormat, type FormatMap, type StringFormat } from "./string-format.js";

const of = (name: string) => createType(name) as PuppetType;

/** The format of elements of containers: as a program would write them. */
export const usualInside: FormatMap = [[of("Any"), readFormat("%p")]];

const arrayFormat: StringFormat = { ...readFormat("%a"), separator: ", ", separator2: ", ", inside: usualInside };
const hashFormat: StringFormat = { ...readFormat("%h"), separator: ", ", separator2: " => ", inside: usualInside };

const usual: FormatMap = [
  [of("Object"), readFormat("%p")],
  [of("Float"), readFormat("%f")],
  [of("Numeric"), readFormat("%d")],
  [of("Array"), arrayFormat],
  [of("Hash"), hashFormat],
  [of("Binary"), readFormat("%B")],
  [of("Any"), readFormat("%s")],
];

/** The formats of a conversion: those of the program merged over the default ones. */
export function formatsFor(value: Value, given: Value | undefined): FormatMap {
  if (given === undefined || kindOf(given) === "default") return usual;
  if (typeof given !== "string") return mergeFormats(usual, readMap(given as HashValue)) ?? usual;
  return mergeFormats(usual, [[targetOf(value), readFormat(given)]]) ?? usual;
}

/** A single format for a container applies to all containers of its kind in it. */
function targetOf(value: Value): PuppetType {
  if (isArray(value)) return of("Array");
  return isHash(value) ? of("Hash") : inferDetailed(value);
}

function readMap(map: HashValue): FormatMap {
  return Array.from(map.entries(), ([type, format]) => [type as PuppetType, readOne(format)] as const);
}

function readOne(format: Value): StringFormat {
  if (!isHash(format)) return readFormat(format as string);
  const text = (key: string) => format.get(key) as string | undefined;
  const inside = format.get("string_formats");
  return {
    ...readFormat(text("format") ?? ""),
    separator: text("separator"),
    separator2: text("separator2"),
    inside: inside === undefined ? undefined : readMap(inside as HashValue),
  };
}

const plain = readFormat("%s");

/** The format of a value: the first one whose type accepts the value's type. */
export function formatOf(value: Value, formats: FormatMap): StringFormat {
  return formats.find(([target]) => fitsAtOnce(target, value) ?? fits(target, value))?.[1] ?? plain;
}

/** For containers, the value itself is checked: inferring their types would require all of their elements. */
function fits(target: PuppetType, value: Value): boolean {
  return isArray(value) || isHash(value) ? isInstance(target, value) : isAssignable(target, inferDetailed(value));
}

/** The answer for types that don't depend on a value's contents, so that deep values aren't traversed at each depth. */
function fitsAtOnce(target: PuppetType, value: Value): boolean | undefined {
  switch (target.name) {
    case "Any":
      return true;
    case "Object":
      return kindOf(value) === "object" ? undefined : false;
    case "Float":
      return typeof value === "number" ? undefined : false;
    case "Integer":
      return typeof value === "bigint" ? undefined : false;
    case "String":
    case "Enum":
    case "Pattern":
      return typeof value === "string" ? undefined : false;
    case "Numeric":
      return typeof value === "bigint" || typeof value === "number";
    case "Binary":
      return kindOf(value) === "binary";
    case "Array":
      if (!isArray(value)) return false;
      return target.element.name === "Any" && !target.size ? true : undefined;
    case "Hash":
      if (!isHash(value)) return false;
      return target.key.name === "Any" && target.value.name === "Any" && !target.size ? true : undefined;
    default:
      return undefined;
  }
}
