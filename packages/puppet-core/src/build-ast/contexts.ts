/**
 * What the rules of PuppetExpressions.g4 hand to their builders: the labels, as they are generated in every parser
 * whose grammar imports it. Rules are named here, never numbered, so that one builder serves all of these parsers.
 */
import type { Block, CaseOption, Parameter } from "../ast/index.js";
import type { Expression } from "../ast/ast.js";
import type { SuffixPart } from "./suffix-part.js";

/** The tokens that a rule has matched: `last` is one less than `first` if there are none. */
export interface RuleContext {
  readonly first: number;
  readonly last: number;
}

/** A rule that becomes a node when it is left. */
export interface NodeContext<Node> extends RuleContext {
  node: Node;
}

/** A flat list of operands and operators. */
export interface RowContext extends NodeContext<Expression> {
  _constructs: NodeContext<Expression>[];
  _suffixes: NodeContext<SuffixPart>[];
  _chosen: NodeContext<Choice>[];
}

/** An operand with its own words or brackets: `if`, `case`, a list, a hash, …. */
export interface ConstructContext extends NodeContext<Expression> {
  _items: NodeContext<Expression>[];
  _tests: NodeContext<Expression>[];
  _assignments: NodeContext<Expression>[];
  _definitions: NodeContext<Expression>[];
  _options: NodeContext<CaseOption>[];
}

/** An option of a `case`. */
export interface CaseOptionContext extends NodeContext<CaseOption> {
  _values: NodeContext<Expression>[];
  _body?: NodeContext<Block> | undefined;
}

/** `? match =>`. */
export interface Choice {
  readonly match: Expression;
  readonly arrow: number;
}

/** The part of a selector before its value. */
export interface ChoiceContext extends NodeContext<Choice> {
  _match?: NodeContext<Expression> | undefined;
}

/** What follows an operand: an index, a call, a lambda. */
export interface SuffixContext extends NodeContext<SuffixPart> {
  _cells: NodeContext<Expression>[];
  _items: NodeContext<Expression>[];
  _method?: number | null | undefined;
  _close?: number | null | undefined;
  _parameters?: ParameterListContext | undefined;
  _result?: NodeContext<Expression> | undefined;
  _open?: number | null | undefined;
  _assignments: NodeContext<Expression>[];
  _definitions: NodeContext<Expression>[];
}

/** A row of statements. */
export interface StatementsContext extends RuleContext {
  _assignments: NodeContext<Expression>[];
  _definitions: NodeContext<Expression>[];
}

/** Statements in braces. */
export interface BlockContext extends StatementsContext, NodeContext<Block> {}

/** Parameters in parentheses or bars. */
export interface ParameterListContext extends RuleContext {
  _parameters: ParameterContext[];
}

/** A parameter with its type and its default. */
export interface ParameterContext extends NodeContext<Parameter> {
  _expected?: NodeContext<Expression> | undefined;
  _name?: number | null | undefined;
  _initial?: NodeContext<Expression> | undefined;
}

/** A type with its parameters in brackets. */
export interface TypeContext extends NodeContext<Expression> {
  _cells: NodeContext<Expression>[];
}
