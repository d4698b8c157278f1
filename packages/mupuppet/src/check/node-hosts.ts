import { words, removal, replacement, type Fix, type Span } from "@cairn/diagnostics";
import { quote } from "@cairn/syntax";
import { declare, rule, spanOf } from "./rule.js";

const interpolatedHost = declare("interpolated-host", {
  severity: "error",
  message: words`the name of a node cannot contain an interpolation`,
  help: words`write the whole name, or a regex`,
  page: {
    why: `Which node's block runs is decided before anything else runs, so there are no variables yet that its name could contain.`,
    noFix: "intent",
    failing: { "site.pp": '$number = 1\nnode "web${number}" { }\n' },
    repaired: { "site.pp": "node 'web1', 'default' { }\n" },
  },
});

const illegalHost = declare("illegal-host", {
  severity: "error",
  message: words`${"name"} cannot be the name of a node`,
  help: words`names of nodes consist of letters, digits, \`_\`, \`-\` and \`.\`; everything else needs a regex`,
  page: {
    why: `A node's name is that of a machine, or of its certificate: letters, digits, \`_\`, \`-\` and \`.\`. Several names are separated by
commas, or matched by a regex.`,
    failing: { "site.pp": "node 'web*', default { }\n" },
    repaired: { "site.pp": "node /^web/, default { }\n" },
  },
});

const nodeInheritance = declare("node-inheritance", {
  severity: "error",
  message: words`nodes don't inherit from each other`,
  help: words`put what they share in a class and include that`,
  page: {
    why: `Older versions of Puppet let a node inherit from another. Code that nodes share belongs in a class.`,
    failing: { "site.pp": "node base { }\nnode default inherits base { }\n" },
    repaired: { "site.pp": "class base { }\nnode default {\n  include base\n}\n" },
  },
});

/** The name of a node is known before anything runs. */
export const plainHost = rule(interpolatedHost, ["node"], ({ hosts }, context) => {
  for (const host of hosts)
    if (host.kind === "interpolation") context.report(interpolatedHost.create(spanOf(host, context), {}));
});

/** A node is named by its host name, a regex or `default`. */
export const hostName = rule(illegalHost, ["node"], ({ hosts }, context) => {
  for (const host of hosts) {
    if (host.kind === "string" && /[^-\w.]/.test(host.value))
      context.report(
        illegalHost.create(
          spanOf(host, context),
          { name: quote(host.value) },
          { fixes: asRegex(host.value, spanOf(host, context)) },
        ),
      );
    else if (!["string", "default", "regex", "interpolation"].includes(host.kind))
      context.report(illegalHost.create(spanOf(host, context), { name: "this" }));
  }
});

/** Nodes don't inherit. */
export const nodeParent = rule(nodeInheritance, ["node"], ({ hosts, parent }, context) => {
  const last = hosts.at(-1);
  if (!parent || !last) return;
  const fixes = [removal(spanOf({ start: last.end, end: parent.end }, context), "remove `inherits`")];
  context.report(nodeInheritance.create(spanOf(parent, context), {}, { fixes }));
});

/** A pattern of a shell as a regex. */
function asRegex(name: string, span: Span): Fix[] {
  if (name.length > 255 || !/^[-\w.*?]+$/.test(name)) return [];
  const pattern = name.replaceAll(".", "\\.").replaceAll("*", ".*").replaceAll("?", ".");
  return [replacement(span, `/^${pattern}$/`)];
}
