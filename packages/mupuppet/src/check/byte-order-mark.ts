import { startOf } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor } from "./rule.js";

/** Puppet reads no file that begins with a byte order mark; a source shows it no longer, and so no lexer finds it. */
export const byteOrderMark = ruleFor(["program"], (_, { report, source }) => {
  if (source.hasByteOrderMark) report(catalogue.create["byte-order-mark"](startOf(source), {}));
});
