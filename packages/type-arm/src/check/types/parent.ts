/**
 * Rules about types as a whole: their names, parents and uses. One rule per file, with its words and its page.
 */
import { createSpan, removal, words, type Fix, type Source } from "@cairn/diagnostics";
import type { TypeDefinition } from "../../ast/ast.js";
import { catalogue } from "../../diagnostics/index.js";
import { fullNameOf } from "../../model/names.js";
import { findType } from "../../model/queries.js";
import { plainTypes } from "../../resolve/value-type.js";
import { typeRule, modelRule, declare, spanIn } from "../rule.js";
import { lowerCaseUse, unknownType } from "./uses.js";

const declared = declare("inheritance-cycle", {
  severity: "error",
  message: words`the type ${"first"} inherits itself: ${"members"}`,
  help: words`one of them must inherit something else, or nothing`,
  page: {
    why: `A type has the features of those that it inherits. If it inherits itself, directly or indirectly, there would be infinitely many.`,
    failing: { "host.pp": "type Host inherits Vm { }\ntype Vm inherits Host { }\n" },
    repaired: { "host.pp": "type Host { }\ntype Vm inherits Host { }\n" },
  },
});

/** A parent is a type with features, and capitalised (interpretation R6). */
export const parentOfType = typeRule(undefined, ({ node, source }, context) => {
  const { model, report } = context;
  const { parent } = node;
  if (parent === undefined) return;
  const name = fullNameOf(parent.value);
  const isData = (plainTypes.has(name) || name === "Enum") && !model.types.has(name);
  if (isData) {
    const fixes = [withoutParent(source, node)];
    report(catalogue.create["inherits-data-type"](spanIn(source, parent), { name: parent.value }, { fixes }));
  } else if (findType(model, parent.value) === undefined) report(unknownType(parent.value, parent, source, context));
  else {
    const misspelled = lowerCaseUse(parent.value, parent, source);
    if (misspelled) report(misspelled);
  }
});

/** No type inherits itself; each cycle is reported once, with all its members. */
export const inheritanceCycle = modelRule(declared, ({ cycles }, { report }) => {
  for (const cycle of cycles) {
    const first = cycle[0]!;
    const members = shortened([...cycle, first].map(({ name }) => name)).join(" inherits ");
    const labels = cycle.slice(1).map(({ node, source, name }) => ({
      span: spanIn(source, node.parent!),
      message: `${name} inherits ${fullNameOf(node.parent!.value)}`,
    }));
    const fixes = cycle.slice(0, mostFixes).map(({ node, source }) => withoutParent(source, node));
    const span = spanIn(first.source, first.node.parent!);
    report(declared.create(span, { first: first.name, members }, { labels, fixes }));
  }
});

/** The most members of a cycle that are offered for a change. */
const mostFixes = 5;

/** Removes `inherits …`. */
function withoutParent(source: Source, { name, parent }: TypeDefinition): Fix {
  const span = createSpan(source, name.end, parent!.end);
  return removal(span, `do not inherit ${fullNameOf(parent!.value)} in ${fullNameOf(name.value)}`);
}

/** Abbreviates long cycles in the message; all locations are reported. */
function shortened(names: readonly string[]): readonly string[] {
  return names.length <= 20 ? names : [...names.slice(0, 10), `… (${names.length - 20} more)`, ...names.slice(-10)];
}
