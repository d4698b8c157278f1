import { pushAll, type Source } from "@cairn/diagnostics";
import type { Expression } from "@cairn/puppet-core";
import type { ClassDefinition, NodeDefinition, Program, TypeAlias } from "@cairn/puppet-core/manifest";
import type { AnyDefinition, ClassBody, NodeBody } from "./definition.js";

/** The definitions of a manifest, in source order; a class inside a class has the outer one's name as a prefix. */
export function collectDefinitions({ source, statements }: Program, module: string | undefined): AnyDefinition[] {
  return collectFrom(statements, source, module);
}

/** The definitions of one statement. */
export function collectOne(statement: Expression, source: Source): AnyDefinition[] {
  return collectFrom([statement], source, undefined);
}

function collectFrom(all: readonly Expression[], source: Source, module: string | undefined): AnyDefinition[] {
  const found: AnyDefinition[] = [];
  const waiting: { readonly node: Expression; readonly prefix: string }[] = [];
  const push = (statements: readonly Expression[], prefix: string): void => {
    for (let index = statements.length - 1; index >= 0; index--) waiting.push({ node: statements[index]!, prefix });
  };
  push(all, "");
  while (waiting.length > 0) {
    const { node, prefix } = waiting.pop()!;
    if (node.kind === "node") pushAll(found, nodeBodies(node, source, module));
    else if (node.kind === "type-alias") found.push({ kind: node.kind, name: aliasName(node), node, source, module });
    else if (node.kind === "function") {
      found.push({ kind: node.kind, name: plainName(node.name.value), node, source, module });
    } else if (node.kind === "define") {
      found.push({ kind: node.kind, name: prefix + plainName(node.name.value), node, source, module });
    } else if (node.kind === "class") {
      const body = classBody(node, prefix, source, module);
      found.push(body);
      push(node.body.statements, `${body.name}::`);
    }
  }
  return found;
}

function classBody(node: ClassDefinition, prefix: string, source: Source, module: string | undefined): ClassBody {
  const parent = node.parent && plainName(node.parent.value);
  return { kind: "class", name: prefix + plainName(node.name.value), node, source, module, parent };
}

function aliasName({ alias }: TypeAlias): string {
  return alias.kind === "type-name" ? plainName(alias.name) : "";
}

/** A name as a lookup key: in lower case, without leading `::`. */
export function plainName(name: string): string {
  return (name.startsWith("::") ? name.slice(2) : name).toLowerCase();
}

function nodeBodies(node: NodeDefinition, source: Source, module: string | undefined): NodeBody[] {
  return node.hosts.map((host) => ({ kind: "node", ...hostName(host, source), node, source, module }));
}

function patternName(pattern: string): string {
  return `__node_regexp__${pattern.replace(/[^-\w:.]/g, "").replace(/^\.+/, "")}`;
}

/** A definition with the name that it has in Puppet 7, where patterns that differ only in such signs have one name. */
export function asPuppet7(definition: AnyDefinition): AnyDefinition {
  if (definition.kind !== "node" || definition.pattern === undefined) return definition;
  return { ...definition, name: patternName(definition.pattern.toLowerCase()) };
}

/** Puppet 8's letters for signs of a group such as `(?=…)`: patterns that differ in them have different names. */
const signNames: Readonly<Record<string, string>> = {
  "(": "LP",
  "?": "QU",
  "<": "LT",
  ">": "GT",
  "!": "EX",
  "=": "EQ",
  ")": "RP",
};

function hostName(host: Expression, source: Source): { name: string; pattern: string | undefined } {
  if (host.kind === "regex") {
    const spelled = host.pattern
      .toLowerCase()
      .replace(/\(\?[^)]*\)/g, (group) => group.replace(/[(?<>!=)]/g, (sign) => signNames[sign]!));
    return { name: patternName(spelled), pattern: host.pattern };
  }
  const text = host.kind === "string" || host.kind === "name" ? host.value : source.text.slice(host.start, host.end);
  return { name: text.toLowerCase(), pattern: undefined };
}
