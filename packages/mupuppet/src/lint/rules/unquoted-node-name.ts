import { words } from "@cairn/diagnostics";
import { lintRule, rewrite } from "../rule.js";

/** Names of nodes are quoted. */
export const unquotedNodeName = lintRule(
  "unquoted_node_name",
  {
    severity: "warning",
    message: words`unquoted node name found`,
    why: `A name of a machine is a string.`,
    failing: "node web1 { }\nnode default { }\n",
    repaired: "node 'web1' { }\nnode default { }\n",
  },
  (manifest, report) => {
    for (const node of manifest.of("NODE")) {
      for (let token = node.next; token && token.type !== "LBRACE" && token.type !== "NODE"; token = token.next)
        if (token.type === "NAME") report(token, {}, rewrite(manifest, token, `'${token.value}'`));
    }
  },
);
