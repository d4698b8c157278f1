import { removal, words } from "@cairn/diagnostics";
import { typeRule, declare, spanIn } from "../rule.js";

const declared = declare("abstract-twice", {
  severity: "warning",
  message: words`the type ${"name"} is declared abstract twice`,
  help: words`remove one of the two`,
  page: {
    why: `\`abstract\` may be written anywhere between the members of a type, so it is easily repeated.`,
    failing: { "user.pp": "type Named {\n  abstract\n  attr name, String\n  abstract\n}\n" },
    repaired: { "user.pp": "type Named {\n  abstract\n  attr name, String\n}\n" },
  },
});

/** `abstract` occurs once (interpretation R46). */
export const abstractTwice = typeRule(declared, ({ name, node, source }, { report }) => {
  const [first, ...others] = node.members.filter(({ kind }) => kind === "abstract");
  for (const other of others) {
    const span = spanIn(source, other);
    const labels = [{ span: spanIn(source, first!), message: "first written here" }];
    report(declared.create(span, { name }, { labels, fixes: [removal(span)] }));
  }
});
