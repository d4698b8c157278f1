import { startOf } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor } from "./rule.js";

/**
 * Puppet rejects files that begin with a byte order mark; a source doesn't contain it any more, so the lexer can't find
 * it.
 */
export const byteOrderMark = ruleFor(["program"], (_, { report, source }) => {
  if (source.hasByteOrderMark) report(catalogue.create["byte-order-mark"](startOf(source), {}));
});
