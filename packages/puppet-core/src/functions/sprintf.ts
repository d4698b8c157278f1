import { Failure } from "@cairn/evaluation";
import { defineLegacy } from "./legacy.js";
import { rubyClass } from "./ruby/class-name.js";
import { formatText } from "../values/format/format.js";

/** `sprintf`: a formatted string, as Ruby's own formats it. */
export const sprintf = defineLegacy("sprintf", -2, (_call, format, ...values) => {
  if (typeof format === "string") return formatText(format, values);
  throw new Failure("evaluation", `no implicit conversion of ${rubyClass(format)} into String`);
});
