import { defineFunction } from "../../evaluate/index.js";
import { required } from "../declare.js";
import { notConvertible, refuseCall, type } from "./numbers.js";

const words = type("Enum", "false", "true", "yes", "no", "y", "n", true);

/** `Boolean(from)`: from a number, or a word for true or false. */
export const newBoolean = defineFunction(
  "new_boolean",
  {
    parameters: [required("from", type("Variant", type("Integer"), type("Float"), type("Boolean"), words))],
    run: (_call, value) => {
      if (typeof value === "string") return !["false", "no", "n"].includes(value.toLowerCase());
      return typeof value === "boolean" ? value : value !== 0n && value !== 0;
    },
  },
  {
    parameters: [required("from", type("Any"))],
    isRefusal: true,
    run: (call, value) => refuseCall({ ...call, name: "new_boolean" }, notConvertible(value, "Boolean")),
  },
);
