import { meantFixes, spanText, suggestionSentence, words } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import { walk, type Node, type NodeOf } from "@cairn/puppet-core/manifest";
import { declare, linkRule, spanIn, type LinkContext } from "./rule.js";

const undefinedVariable = declare("undefined-variable", {
  severity: "warning",
  message: words`nothing here sets \`$${"name"}\``,
  help: words`set it before, or make it a parameter; a fact is written \`$facts['${"name"}']\`, and a variable of another class with the name of that class`,
  page: {
    why: `A variable is visible in the class, defined type, function or node that sets it, in lambdas inside it, and everywhere if the top level of the
manifest sets it. None of these sets this one: Puppet 8 fails there, Puppet 7 continues with \`undef\`. Properties of the system are
facts, in \`$facts\`.`,
    failing: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $prot\",\n  }\n}\n",
    },
    repaired: {
      "site.pp": "class web {\n  $port = 80\n  notify { 'ports':\n    message => \"port $port\",\n  }\n}\n",
    },
    args: ["check", "site.pp"],
  },
});

/** Constructs with variables of their own. */
type Scope = NodeOf<"program" | "class" | "define" | "node" | "function">;

const scopes = new Set<Node["kind"]>(["program", "class", "define", "node", "function"]);

/** Variables that Puppet sets itself. */
const given = new Set([
  ...["facts", "trusted", "server_facts", "title", "name", "module_name", "caller_module_name", "environment"],
  ...[
    "servername",
    "serverip",
    "serverip6",
    "serverversion",
    "serverimplementation",
    "settings",
    "clientcert",
    "clientversion",
    "clientnoop",
  ],
]);

/** Facts that old manifests use without `$facts`. */
const factsInOldManifests =
  /^(?:architecture|augeasversion|bios_|blockdevice|board|boot|chassis|dhcp_servers|domain|ec2_|facter|filesystems|fqdn|gid|hardware|hostname|id$|interfaces|ipaddress|is_virtual|kernel|ldom|lsb|macaddress|macosx|manufacturer|memory|mtu_|netmask|network|operatingsystem|os|osfamily|package_provider|path$|physicalprocessor|processor|productname|ps$|puppetversion|root_home|ruby|selinux|serialnumber|service_provider|sp_|ssh|staging|swap|system32|timezone|type$|uniqueid|uptime|uuid|virtual|windows|xendomains|zone)/;

/**
 * A variable that nothing sets: neither its class, defined type, function or node, nor the top level of the file, nor
 * an enclosing lambda. Variables of a parent class aren't known here, nor are names with `::`.
 */
export const undefinedVariables = linkRule(
  ["variable"],
  (node, context) => {
    const { name } = node;
    if (name.includes("::") || /^\d/.test(name) || given.has(name) || factsInOldManifests.test(name)) return;
    const around = context.around.filter(({ kind }) => scopes.has(kind)) as Scope[];
    if (around.some((scope) => scope.kind === "class" && scope.parent)) return;
    const known = around.map((scope) => namesOf(scope, context));
    const parameters = context.around.flatMap((each) => (each.kind === "lambda" ? each.parameters : []));
    if (known.some((names) => names.has(name)) || parameters.some((each) => each.name === name)) return;
    const span = spanIn(context, node);
    const all = () => [...known.flatMap((names) => [...names]), ...parameters.map((each) => each.name)];
    const meant = context.world.compilation.guesses.didYouMean(name, all, 1);
    const help = suggestionSentence(meant.map((each) => `$${each}`));
    // In a string only the name is in the braces.
    const sign = spanText(span).startsWith("$") ? "$" : "";
    const fixes = meantFixes(
      span,
      sign + name,
      meant.map((each) => sign + each),
    );
    context.report(undefinedVariable.create(span, { name }, { help, fixes }));
  },
  undefinedVariable,
);

/** Whether a variable is one of the scopes around, or of a lambda around it. */
export function isSetAround(name: string, context: LinkContext): boolean {
  return context.around.some((each) => {
    if (each.kind === "lambda") return each.parameters.some((parameter) => parameter.name === name);
    return scopes.has(each.kind) && namesOf(each as Scope, context).has(name);
  });
}

const namesByScope = new WeakMap<Node, Map<Node, Set<string>>>();

/** The variables that a scope of this program sets. */
function namesOf(scope: Scope, { around }: LinkContext): ReadonlySet<string> {
  const program = around[0]!;
  let byScope = namesByScope.get(program);
  if (!byScope) namesByScope.set(program, (byScope = collect(program)));
  return byScope.get(scope) ?? new Set();
}

function collect(program: Node): Map<Node, Set<string>> {
  const byScope = new Map<Node, Set<string>>();
  walk(program, (node, around) => {
    if (node.kind === "class" || node.kind === "define" || node.kind === "function")
      for (const { name } of node.parameters) add(byScope, node, name);
    if (node.kind !== "assignment") return;
    const scope = around.findLast(({ kind }) => scopes.has(kind)) ?? program;
    for (const name of targets(node.left)) add(byScope, scope, name);
  });
  return byScope;
}

function targets(left: Expression): string[] {
  if (left.kind === "variable") return [left.name];
  return left.kind === "array" ? left.items.flatMap((item) => (item.kind === "variable" ? [item.name] : [])) : [];
}

function add(byScope: Map<Node, Set<string>>, scope: Node, name: string): void {
  const names = byScope.get(scope) ?? new Set();
  byScope.set(scope, names.add(name));
}
