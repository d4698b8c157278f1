import { createSpan, replacement, words } from "@cairn/diagnostics";
import { declare, type Rule } from "./rule.js";

const declared = declare("plain-include", {
  severity: "warning",
  message: words`\`${"name"}\` is an attribute here, and no file is included`,
  help: words`write \`#include "${"file"}";\``,
  page: {
    why: `A file is included by \`#include\`. Without \`#\` it is an assignment: an attribute of this name gets a string.`,
    failing: { "site.sf": 'include "base.sf";\nsfConfig extends { port 80; }\n', "base.sf": "Base extends { }\n" },
    repaired: { "site.sf": '#include "base.sf";\nsfConfig extends { port 80; }\n', "base.sf": "Base extends { }\n" },
    args: ["check", "site.sf"],
  },
});

/** An attribute whose name and value look like the inclusion of a file. */
export const plainInclude: Rule = {
  declared,
  visit: {
    assigned({ assignment: { target, value }, frame }, machine) {
      const [name] = target.path as readonly [string];
      if (!/^(?:include|import)$/.test(name) || value.kind !== "string" || !value.value.endsWith(".sf")) return;
      const span = createSpan(frame.source, target.start, target.end);
      const shown = { name, file: value.value };
      machine.report(declared.create(span, shown, { fixes: [replacement(span, "#include")] }));
    },
  },
};
