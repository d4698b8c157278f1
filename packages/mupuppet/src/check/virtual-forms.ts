import { createSpan, removal } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { ruleFor } from "./rule.js";

/** Classes, defaults and overrides are neither virtual nor exported. */
export const virtualForms = ruleFor(
  ["resource", "resource-defaults", "resource-override"],
  (node, { source, report }) => {
    if (node.form === "regular") return;
    const isClass = node.kind === "resource" && node.type.kind === "name" && node.type.value === "class";
    if (node.kind === "resource" && !isClass) return;
    const what = isClass ? "a class" : node.kind === "resource-defaults" ? "the defaults of a type" : "an override";
    const span = createSpan(source, node.start, node.start + (node.form === "exported" ? 2 : 1));
    const fixes = [removal(span, "remove the `@`")];
    report(catalogue.create["never-virtual"](span, { what, form: node.form }, { fixes }));
  },
);
