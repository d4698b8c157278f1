import { replacement, words } from "@cairn/diagnostics";
import { featureRule, declare, spanIn } from "../rule.js";

const declared = declare("missing-type", {
  severity: "error",
  message: words`\`${"name"}\` has no type`,
  help: words`write the type after its name: \`${"word"} ${"name"}, ${"example"}\``,
  page: {
    why: `An attribute declares its data type, and a reference the type of its objects. Four of the specification's own examples omit it; with \`--lenient\`
such an attribute is treated as a String, with a warning.`,
    failing: { "user.pp": 'type User {\n  attr name {\n    check => $it != ""\n  }\n}\n' },
    repaired: { "user.pp": 'type User {\n  attr name, String {\n    check => $it != ""\n  }\n}\n' },
  },
});

/** A feature has a type; the lenient mode treats an attribute without one as a String (interpretation R2). */
export const missingType = featureRule(declared, ({ name, kind, node, source }, { lenient, report }) => {
  if (node.type !== undefined) return;
  const span = spanIn(source, node.name);
  if (kind === "has") {
    report(declared.create(span, { name, word: "has", example: "Other::Type" }));
    return;
  }
  const at = { ...span, start: span.end };
  const fixes = [replacement(at, ", String", `write \`attr ${name}, String\``)];
  const details = lenient ? ({ fixes, severity: "warning", notes: ["it is treated as a String"] } as const) : { fixes };
  report(declared.create(span, { name, word: "attr", example: "String" }, details));
});
