import { withoutLines, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { headOf, type AnyDefinition } from "./definition.js";

const words = {
  class: "class",
  define: "defined type",
  node: "node",
  function: "function",
  "type-alias": "type alias",
} as const;

/** The error for a name that is defined a second time. */
export function alreadyDefined(definition: AnyDefinition, existing: AnyDefinition): Diagnostic {
  const what = words[definition.kind];
  const name = definition.name;
  const labels = [{ span: headOf(existing), message: `the ${words[existing.kind]} \`${name}\` is defined here` }];
  const fixes = [
    withoutLines(existing.source, existing.node, "remove the first definition"),
    withoutLines(definition.source, definition.node, "remove this definition"),
  ];
  return catalogue.create["already-defined"](headOf(definition), { what, name }, { labels, fixes });
}
