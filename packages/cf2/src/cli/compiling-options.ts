import type { OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";

/** The options that make sense only if the result is printed. */
const others = ["schema", "private", "sign", "gpguser", "gpgpass"];

/** The options that control compilation, for commands that don't print the result. */
export const compilingOptions: OptionDeclarations = Object.fromEntries(
  Object.entries(options).filter(([name]) => !others.includes(name)),
);
