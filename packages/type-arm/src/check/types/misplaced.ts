import type { Source } from "@cairn/diagnostics";
import type { TypeAlias, TypeDefinition } from "../../ast/index.js";
import { catalogue } from "../../diagnostics/index.js";
import { fullNameOf } from "../../model/names.js";
import { spanIn, type CheckContext, type ModelRule } from "../rule.js";

/** `type X = …` is Puppet's (interpretation R48). */
export const typeAlias: ModelRule = ({ model }, context) => {
  for (const { source, statements } of model.programs) {
    for (const node of statements) if (node.kind === "puppet-alias") refuseAlias(node, source, context);
  }
};

export function refuseAlias({ name, start }: TypeAlias, source: Source, { report }: CheckContext): void {
  report(catalogue.create["type-alias"](spanIn(source, { start, end: name.end }), { name: name.value }));
}

/** Types are defined at the top level, not in blocks of statements or logic. */
export function reportDefinition({ name, start }: TypeDefinition, source: Source, { report }: CheckContext): void {
  const span = spanIn(source, { start, end: name.end });
  report(catalogue.create["misplaced-type"](span, { name: fullNameOf(name.value) }));
}
