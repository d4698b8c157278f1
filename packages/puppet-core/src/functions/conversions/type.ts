import { defineFunction } from "../../evaluate/index.js";
import { required } from "../declare.js";
import { type } from "./numbers.js";
import { readType } from "../type-text.js";

/** `Type(text)`: the type that a string denotes. */
export const newType = defineFunction("new_type", {
  parameters: [required("type_string", type("String", 1n))],
  run: (call, text) => readType(text as string, call),
});
