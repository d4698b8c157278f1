import { defineFunction } from "../../evaluate/index.js";
import type { Value } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { named, struct, type } from "./numbers.js";
import { formatValue } from "./strings/containers.js";
import { formatPattern } from "./strings/string-format.js";
import { formatsFor } from "./strings/usual-formats.js";

const format = named("Format", type("Pattern", formatPattern));
const containerFormat = named(
  "ContainerFormat",
  struct({
    "?format": format,
    "?separator": type("String"),
    "?separator2": type("String"),
    "?string_formats": type("Hash", type("Type"), format),
  }),
);
const typeMap = named("TypeMap", type("Hash", type("Type"), type("Variant", format, containerFormat)));
const formats = named("Formats", type("Variant", type("Default"), type("String", 1n), typeMap));

/** `String(value, formats)`. */
export const newString = defineFunction("new_string", {
  parameters: [required("from", named("Convertible", type("Any"))), optional("string_formats", formats)],
  run: (_call, value, given) => toFormattedString(value, given),
});

/** A value as a string, in a given format or in those of a hash by types. */
export function toFormattedString(value: Value, formats?: Value): string {
  return formatValue(value, formatsFor(value, formats));
}
