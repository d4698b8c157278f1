import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type {
  ClassDefinition,
  DefinedType,
  FunctionDefinition,
  NodeDefinition,
  Program,
  TypeAlias,
} from "@cairn/puppet-core/manifest";

interface Definition<Kind extends string, Node> {
  readonly kind: Kind;
  /** In lower case; `main` for top-level code. */
  readonly name: string;
  readonly node: Node;
  readonly source: Source;
  /** The module whose file contains it. */
  readonly module: string | undefined;
}

export interface ClassBody extends Definition<"class", ClassDefinition> {
  /** Its parent class, in lower case without leading `::`. */
  readonly parent: string | undefined;
}

export type DefineBody = Definition<"define", DefinedType>;

/** One name of a node's block, in the form of catalogs (`__node_regexp__…` for a regex). */
export interface NodeBody extends Definition<"node", NodeDefinition> {
  /** The regex that the node's name must match, if it was written as one. */
  readonly pattern: string | undefined;
}

/** The top-level code of the manifest. */
export type MainBody = Definition<"main", Program>;

/** A definition whose body can run: it owns what is declared and set in it, which decides who may override that. */
export type BodyDefinition = ClassBody | DefineBody | NodeBody | MainBody;

/** A function of the program, by its name in lower case. */
export type FunctionBody = Definition<"function", FunctionDefinition>;

/** A type alias, by its name in lower case. */
export type AliasBody = Definition<"type-alias", TypeAlias>;

/** Everything that a manifest can define. */
export type AnyDefinition = ClassBody | DefineBody | NodeBody | FunctionBody | AliasBody;

/** The head of a definition, up to the end of its name. */
export function headOf(definition: AnyDefinition): Span {
  const { node, source } = definition;
  const end = "name" in node ? node.name.end : node.kind === "node" ? node.hosts.at(-1)!.end : node.alias.end;
  return createSpan(source, node.start, end);
}

/** The name of an alias as it is written. */
export function nameOfAlias({ name, node: { alias } }: AliasBody): string {
  return alias.kind === "type-name" ? alias.name : name;
}
