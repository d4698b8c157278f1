import { createSpan, words, type Fix } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { childrenOf, type Node } from "@cairn/puppet-core/manifest";
import { declare, rule, spanOf, textOf, type CheckContext } from "./rule.js";

const declared = declare("not-interpolated", {
  severity: "warning",
  message: words`\`\${${"name"}}\` in single quotes is plain text, and \`$${"name"}\` is a variable here`,
  help: words`write the string in double quotes, or \`\\$\` there for a dollar sign`,
  page: {
    why: `Only strings in double quotes contain the values of variables. In single quotes a dollar sign is a dollar sign: this is reported where a
variable with this name exists, as it is then probably meant.`,
    failing: { "site.pp": "$port = 8080\nfile { '/etc/port':\n  content => 'port ${port}',\n}\n" },
    repaired: { "site.pp": "$port = 8080\nfile { '/etc/port':\n  content => \"port ${port}\",\n}\n" },
    args: ["check", "site.pp"],
  },
});

/** A string in single quotes with the name of a variable that its definition assigns or takes as a parameter. */
export const notInterpolated = rule(declared, ["string"], (node, context) => {
  if (context.source.text[node.start] !== "'") return;
  const names = [...node.value.matchAll(/\$\{(?:::)?([a-z_]\w*)\}/g)].map(([, name]) => name!);
  const name = names.find((each) => isVariableAround(each, context));
  if (name === undefined) return;
  context.report(declared.create(spanOf(node, context), { name }, { fixes: inDoubleQuotes(node, names, context) }));
});

/** Safe only if double quotes change nothing but these variables. */
function inDoubleQuotes(node: Located, names: readonly string[], context: CheckContext): Fix[] {
  const inner = textOf(node, context).slice(1, -1);
  const dollars = inner.split("$").length - 1;
  const isPlain =
    !/["\\]/.test(inner) && dollars === names.length && names.every((each) => isVariableAround(each, context));
  if (!isPlain) return [];
  const quotes = [node.start, node.end - 1].map((at) => ({ span: createSpan(context.source, at, at + 1), text: '"' }));
  return [{ label: "write it in double quotes", edits: quotes }];
}

const variables = new WeakMap<Node, ReadonlySet<string>>();

function isVariableAround(name: string, { around }: CheckContext): boolean {
  const scope = around.findLast(({ kind }) => kind === "class" || kind === "define" || kind === "function");
  return variablesOf(scope ?? around[0]!).has(name);
}

/** The parameters of a definition, and what it assigns, without definitions inside it. */
function variablesOf(scope: Node): ReadonlySet<string> {
  const known = variables.get(scope);
  if (known) return known;
  const found = new Set<string>();
  const waiting: Node[] = [scope];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === "parameter") found.add(node.name);
    if (node.kind === "assignment" && node.left.kind === "variable") found.add(node.left.name);
    if (node === scope || !/^(?:class|define|function)$/.test(node.kind)) waiting.push(...childrenOf(node));
  }
  variables.set(scope, found);
  return found;
}
