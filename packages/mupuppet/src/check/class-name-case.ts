import { replacement, words } from "@cairn/diagnostics";
import { declare, rule, spanOf } from "./rule.js";

const declared = declare("capital-class-name", {
  severity: "error",
  message: words`\`${"written"}\` is a type, because it is capitalised, but a class is expected here`,
  help: words`write the name of the class in lower case: \`${"name"}\``,
  page: {
    why: `Names of classes are written in lower case: \`include nginx\`. Data types and resource types (\`String\`,
\`File\`) are capitalised, and so are references: the class as a resource is \`Class['nginx']\`.`,
    failing: { "site.pp": "class nginx { }\ninclude Nginx\n" },
    repaired: { "site.pp": "class nginx { }\ninclude nginx\n" },
  },
});

const including = new Set(["include", "contain", "require"]);

/** `include Nginx`: a capitalised name is a type, not a class. */
export const classNameCase = rule(declared, ["call"], ({ arguments: given, target }, context) => {
  if (target.kind !== "name" || !including.has(target.value)) return;
  for (const argument of given) {
    if (argument.kind !== "type-name") continue;
    const span = spanOf(argument, context);
    const name = argument.name.toLowerCase();
    context.report(declared.create(span, { written: argument.name, name }, { fixes: [replacement(span, name)] }));
  }
});
