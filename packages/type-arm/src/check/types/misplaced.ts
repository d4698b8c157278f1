import { createSpan, words, type Fix, type Source, withoutLines } from "@cairn/diagnostics";
import type { TypeAlias, TypeDefinition } from "../../ast/ast.js";
import { fullNameOf } from "../../model/names.js";
import { modelRule, declare, spanIn, type CheckContext } from "../rule.js";

const typeAliasWords = declare("type-alias", {
  severity: "error",
  message: words`\`type ${"name"} = …\` is a Puppet type alias, which this language doesn't have`,
  help: words`write the features in braces: \`type ${"name"} { … }\`; constraints on a value are checks`,
  page: {
    why: `Since version 4.4 Puppet has aliases, \`type Port = Integer[1, 65535]\`. This language is older: it defines types by their
features, and constraints on a value beyond its data type are checks.`,
    noFix: "intent",
    failing: { "port.pp": "type Port = Integer\n" },
    repaired: {
      "port.pp":
        'type Port {\n  attr number, Integer {\n    check => { if $it < 1 { "a port is at least 1" } },\n  }\n}\n',
    },
  },
});

export const misplacedType = declare("misplaced-type", {
  severity: "error",
  message: words`the type ${"name"} is defined inside a block`,
  help: words`move it out: types are defined at the top level of a program`,
  page: {
    why: `Types are known before anything runs. One that is defined in a block would exist or not, depending on control flow.`,
    failing: { "user.pp": "if true {\n  type User { }\n}\n" },
    repaired: { "user.pp": "type User { }\n" },
  },
});

/** `type X = …` is Puppet's (interpretation R48). */
export const typeAlias = modelRule(typeAliasWords, ({ model }, context) => {
  for (const { source, statements } of model.programs) {
    for (const node of statements) if (node.kind === "puppet-alias") refuseAlias(node, source, context);
  }
});

export function refuseAlias({ name, start }: TypeAlias, source: Source, { report }: CheckContext): void {
  report(typeAliasWords.create(spanIn(source, { start, end: name.end }), { name: name.value }));
}

/** Moves the definition to the beginning of the program. */
function movedOut(start: number, end: number, source: Source): Fix {
  const top = createSpan(source, 0, 0);
  const { edits } = withoutLines(source, { start, end });
  const label = "move it to the beginning of the program";
  return { label, edits: [{ span: top, text: `${source.text.slice(start, end)}\n\n` }, ...edits] };
}

/** Types are defined at the top level, not in blocks of statements or logic. */
export function reportDefinition({ name, start, end }: TypeDefinition, source: Source, { report }: CheckContext): void {
  const span = spanIn(source, { start, end: name.end });
  report(misplacedType.create(span, { name: fullNameOf(name.value) }, { fixes: [movedOut(start, end, source)] }));
}
