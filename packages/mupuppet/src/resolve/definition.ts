import type { Source } from "@cairn/diagnostics";
import type { Block } from "@cairn/puppet-expressions";
import type { ClassDefinition, DefinedType, NodeDefinition, Program } from "../ast/index.js";

interface Definition<Kind extends string, Node> {
  readonly kind: Kind;
  /** In lower case; `main` for what stands at top level. */
  readonly name: string;
  readonly node: Node;
  readonly source: Source;
  /** The module whose file it stands in. */
  readonly module: string | undefined;
}

export interface ClassBody extends Definition<"class", ClassDefinition> {
  /** The class that it inherits from, in lower case without leading `::`. */
  readonly parent: string | undefined;
}

export type DefineBody = Definition<"define", DefinedType>;

export interface NodeBody extends Definition<"node", NodeDefinition> {
  /** What the node's name must match, where it was written as a regex. */
  readonly pattern: string | undefined;
  readonly body: Block;
}

/** What stands at top level of the manifest. */
export type MainBody = Definition<"main", Program>;

/** Something whose body can run: it owns what is declared and set in it, which decides who may override that. */
export type BodyDefinition = ClassBody | DefineBody | NodeBody | MainBody;
