import type { OptionDeclarations } from "@cairn/cli-kit";
import { options } from "./options.js";

/** The options that only make sense where the result is printed. */
const others = ["schema", "private", "sign", "gpguser", "gpgpass"];

/** The options that say how a configuration is compiled, for commands that don't print its result. */
export const compilingOptions: OptionDeclarations = Object.fromEntries(
  Object.entries(options).filter(([name]) => !others.includes(name)),
);
