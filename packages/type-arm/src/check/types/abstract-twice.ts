import { removal, safe, words, type TreeNode } from "@cairn/diagnostics";
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

/** The syntax tree without repeated `abstract`, which has no effect. */
export function withAbstractOnce(node: TreeNode): TreeNode {
  if (!Array.isArray(node["members"])) return node;
  const members = node["members"] as readonly TreeNode[];
  const first = members.findIndex(({ kind }) => kind === "abstract");
  return { ...node, members: members.filter(({ kind }, index) => kind !== "abstract" || index === first) };
}

/** `abstract` occurs once (interpretation R46). */
export const abstractTwice = typeRule(declared, ({ name, node, source }, { report }) => {
  const [first, ...others] = node.members.filter(({ kind }) => kind === "abstract");
  for (const other of others) {
    const span = spanIn(source, other);
    const labels = [{ span: spanIn(source, first!), message: "first written here" }];
    report(declared.create(span, { name }, { labels, fixes: [safe(removal(span), "abstract-once")] }));
  }
});
