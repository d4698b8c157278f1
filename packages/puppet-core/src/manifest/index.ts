/**
 * The kinds of nodes that Puppet's manifests have besides expressions: resources, classes and other definitions,
 * collectors, relationships. `childrenOf` and `walk` know the children of all kinds, so that rules need no recursion of
 * their own.
 */
import type { Source } from "@cairn/diagnostics";
import type { Expression, Located } from "../index.js";
import type { ClassDefinition, DefinedType, FunctionDefinition, NodeDefinition, TypeAlias } from "./definitions.js";
import type { Collector, Relationship, Resource, ResourceDefaults, ResourceOverride } from "./resources.js";

export { childrenOf, walk, type Kind, type Node, type NodeOf } from "./children.js";
export type * from "./definitions.js";
export { firstFrom } from "./first-from.js";
export type * from "./resources.js";

declare module "../ast/ast.js" {
  interface Expressions {
    readonly class: ClassDefinition;
    readonly collector: Collector;
    readonly define: DefinedType;
    readonly function: FunctionDefinition;
    readonly node: NodeDefinition;
    readonly relationship: Relationship;
    readonly render: Render;
    readonly resource: Resource;
    readonly "resource-defaults": ResourceDefaults;
    readonly "resource-override": ResourceOverride;
    readonly "type-alias": TypeAlias;
  }
}

/** In a template: a text, and the `<%= … %>` after it that is rendered. */
export interface Render extends Located {
  readonly kind: "render";
  readonly text: string;
  readonly expression?: Expression;
}

/** A whole manifest. In Puppet every statement is an expression. */
export interface Program extends Located {
  readonly kind: "program";
  readonly source: Source;
  readonly statements: readonly Expression[];
}

/** What gives a name to something, wherever it is used. */
export type Definition = ClassDefinition | DefinedType | FunctionDefinition | NodeDefinition | TypeAlias;
