import { createSpan, removal, words } from "@cairn/diagnostics";
import { declare, rule } from "./rule.js";

const declared = declare("never-virtual", {
  severity: "error",
  message: words`${"what"} cannot be ${"form"}`,
  help: words`remove the \`@\``,
  page: {
    why: `Only resources can be virtual (\`@\`) or exported (\`@@\`): a class is declared as a whole or not at all, and defaults and overrides
aren't resources.`,
    failing: { "site.pp": "class web { }\n@class { 'web': }\n" },
    repaired: { "site.pp": "class web { }\nclass { 'web': }\n" },
  },
});

/** Classes, defaults and overrides are neither virtual nor exported. */
export const virtualForms = rule(
  declared,
  ["resource", "resource-defaults", "resource-override"],
  (node, { source, report }) => {
    if (node.form === "regular") return;
    const isClass = node.kind === "resource" && node.type.kind === "name" && node.type.value === "class";
    if (node.kind === "resource" && !isClass) return;
    const what = isClass ? "a class" : node.kind === "resource-defaults" ? "the defaults of a type" : "an override";
    const span = createSpan(source, node.start, node.start + (node.form === "exported" ? 2 : 1));
    const fixes = [removal(span, "remove the `@`")];
    report(declared.create(span, { what, form: node.form }, { fixes }));
  },
);
