import { startOf, words } from "@cairn/diagnostics";
import { declare, rule } from "./rule.js";

export const byteOrderMarkWords = declare("byte-order-mark", {
  severity: "error",
  message: words`this manifest begins with a byte order mark, which Puppet rejects`,
  help: words`save it as UTF-8 without a byte order mark`,
  page: {
    why: `Some editors put an invisible character (U+FEFF) before a text in UTF-8. Puppet rejects such a manifest, so it is rejected here too: it
would work here and nowhere else.`,
    noFix: "outside",
    failing: { "site.pp": "\ufeffnotify { 'hello': }\n" },
    repaired: { "site.pp": "notify { 'hello': }\n" },
  },
});

/**
 * Puppet rejects files that begin with a byte order mark; a source doesn't contain it any more, so the lexer can't find
 * it.
 */
export const byteOrderMark = rule(byteOrderMarkWords, ["program"], (_, { report, source }) => {
  if (source.hasByteOrderMark) report(byteOrderMarkWords.create(startOf(source), {}));
});
