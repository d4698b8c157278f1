import { words, createSpan, withoutLines, type Fix } from "@cairn/diagnostics";
import type { Node } from "@cairn/puppet-core/manifest";
import { declare, headOf, rule, type CheckContext } from "./rule.js";

const declared = declare("not-top-level", {
  severity: "error",
  message: words`\`${"keyword"}\` defines something ${"where"} only`,
  help: words`move the definition out of the braces around it`,
  page: {
    why: `Definitions are known before the program runs, whatever its conditions evaluate to. So classes, defined types and nodes are only
allowed at the top level of a file or in a class, functions and type aliases only at top level.`,
    failing: { "site.pp": "if $facts['web'] {\n  class web { }\n}\n" },
    repaired: { "site.pp": "class web { }\nif $facts['web'] {\n  include web\n}\n" },
  },
});

/**
 * Classes, defined types and nodes may occur at top level or directly in a class; functions and type aliases at top
 * level. (Puppet also accepts those in a class that contains nothing else.)
 */
export const definitionsAtTop = rule(
  declared,
  ["class", "define", "node", "function", "type-alias"],
  (node, context) => {
    const keyword = node.kind === "type-alias" ? "type" : node.kind;
    const onlyAtTop = node.kind === "function" || node.kind === "type-alias";
    if (!isAllowed(context, onlyAtTop)) {
      const where = onlyAtTop ? "at the top of a file" : "at the top of a file or directly in a class";
      context.report(
        declared.create(headOf(node, keyword, context), { keyword, where }, { fixes: [movedOut(node, context)] }),
      );
    }
  },
);

/** Moves the definition to the beginning of the file. */
function movedOut({ start, end }: Node, { source }: CheckContext): Fix {
  const { edits } = withoutLines(source, { start, end });
  const top = { span: createSpan(source, 0, 0), text: `${source.text.slice(start, end)}\n\n` };
  return { label: "move it to the beginning of the file", edits: [top, ...edits] };
}

function isAllowed({ around }: CheckContext, onlyAtTop: boolean): boolean {
  const outer = around.filter(({ kind }) => kind !== "block");
  if (outer.length === 1) return true;
  if (!outer.slice(1).every(({ kind }) => kind === "class")) return false;
  return !onlyAtTop || isOnlyStatement(around[around.length - 1]!);
}

function isOnlyStatement(block: Node): boolean {
  return block.kind === "block" && block.statements.length === 1;
}
