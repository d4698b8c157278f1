import { words } from "@cairn/diagnostics";
import { quotedName } from "../quoted-name.js";
import { lintRule } from "../rule.js";

/** Titles are quoted. */
export const unquotedResourceTitle = lintRule(
  "unquoted_resource_title",
  {
    severity: "warning",
    message: words`unquoted resource title`,
    why: `A title is a string.`,
    failing: "notify { hello: }\n",
    repaired: "notify { 'hello': }\n",
  },
  (manifest, report) => {
    for (const title of manifest.titles) if (title.type === "NAME") report(title, {}, quotedName(manifest, title));
  },
);
