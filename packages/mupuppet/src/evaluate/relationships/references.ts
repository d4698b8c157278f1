import { patternOf } from "@cairn/puppet-core/patterns";
import { flattened, isArray, isType, toText, type Value } from "@cairn/puppet-core/values";
import { capitalize } from "@cairn/puppet-core/types";
import type { Reference } from "../interfaces.js";

const reference = "^([^\\[\\]]+)\\[((?m:.+))\\]$";

/**
 * The resource that a string such as `File[/tmp]` names, as relationship parameters write it; undefined if it names
 * none.
 */
export function readReference(text: string): Reference | undefined {
  const [, type, title] = patternOf(reference).find(text)?.groups ?? [];
  return type === undefined || title === undefined ? undefined : { type: capitalize(type), title };
}

/** The resource or class that a reference value denotes; undefined for any other value and for whole types. */
export function referenceOf(value: Value): Reference | undefined {
  if (!isType(value)) return undefined;
  if (value.name === "Class" && value.className !== undefined) return { type: "Class", title: value.className };
  if (value.name !== "Resource" || value.typeName === undefined || value.title === undefined) return undefined;
  return { type: capitalize(value.typeName), title: value.title };
}

/** `File[/tmp]`, `Class[Foo::Bar]`. */
export function referenceText({ type, title }: Reference): string {
  return `${type}[${type === "Class" ? capitalize(title) : title}]`;
}

/** The single values in the value of a relationship parameter: arrays are flattened, undef is skipped. */
export function targetsOf(value: Value): Value[] {
  if (!isArray(value)) return value === null ? [] : [value];
  return flattened(value).filter((each) => each !== null);
}

/** The resource that one such value names, in whatever form; undefined if it names none. */
export function targetOf(value: Value): Reference | undefined {
  return isType(value) ? referenceOf(value) : readReference(toText(value));
}
