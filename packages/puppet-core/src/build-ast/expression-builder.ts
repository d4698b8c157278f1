/**
 * From the contexts of the parser to the tree. A rule becomes a node as soon as it is left, built from the nodes that
 * were made since it began (`Cells`, `Row`), so that there is no recursion and no parse tree is kept. Each language's
 * tree builder extends this one.
 */
import type { Tokens } from "@cairn/syntax";
import type { Block, CaseOption, Expression, Lambda, Name, Parameter } from "../ast/index.js";
import { TokenType as T } from "../generated/token-types.js";
import { Cells } from "./cells.js";
import { constructOf } from "./constructs.js";
import type {
  BlockContext,
  CaseOptionContext,
  Choice,
  ChoiceContext,
  ConstructContext,
  ParameterContext,
  ParameterListContext,
  RowContext,
  SuffixContext,
  TypeContext,
} from "./contexts.js";
import { leaf } from "./leaves.js";
import type { Problem } from "./problem.js";
import { Row } from "./row.js";
import { Bodies, inOrder, readStatements } from "./statements.js";
import type { SuffixPart } from "./suffix-part.js";

/**
 * A method for each rule of PuppetExpressions.g4, to be called when the rule is left. None of them recurses, however
 * deeply a source is nested.
 */
export class ExpressionBuilder {
  readonly tokens: Tokens;
  /** Syntax errors that the grammar doesn't detect, in the order in which they were found. */
  readonly problems: Problem[] = [];
  readonly cells: Cells;
  private readonly row: Row;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.cells = new Cells(tokens, this.problems);
    this.row = this.createRow();
  }

  /** The operator-precedence parser; a language with further operators has its own. */
  protected createRow(): Row {
    return new Row(this.tokens, this.problems);
  }

  expression(context: RowContext): Expression {
    if (context.first === context.last && context._constructs.length === 0) return leaf(this.tokens, context.first);
    return this.row.run(context);
  }

  construct(context: ConstructContext): Expression {
    return constructOf(context, this);
  }

  choice(context: ChoiceContext): Choice {
    const match = context._match === undefined ? leaf(this.tokens, context.first + 1) : context._match.node;
    return { match, arrow: this.tokens.starts[context.last]! };
  }

  caseOption(context: CaseOptionContext): CaseOption {
    const values = context._values.map(({ node }) => node);
    return {
      kind: "case-option",
      values,
      body: context._body!.node,
      start: values[0]!.start,
      end: this.endOf(context),
    };
  }

  suffix(context: SuffixContext): SuffixPart {
    const { first, last } = context;
    const start = this.tokens.starts[first]!;
    const end = this.tokens.ends[last]!;
    switch (this.tokens.types[first]) {
      case T.INDEX_OPEN:
        return { kind: "index", keys: this.cells.items(context._cells, first + 1, last), start, end };
      case T.CALL_OPEN: {
        const list = this.cells.items(context._items, first + 1, context._close!);
        return { kind: "arguments", arguments: list, lambda: this.lambda(context), start, end };
      }
      case T.DOT:
        return {
          kind: "method",
          method: leaf(this.tokens, context._method!) as Name,
          lambda: this.lambda(context),
          start,
          end,
        };
      default:
        return { kind: "entries", entries: this.cells.entries(context._cells, first + 2, last), start, end };
    }
  }

  block(context: BlockContext): Block {
    const list = inOrder(context._assignments, context._definitions);
    const statements = readStatements(list, this.tokens, this.problems);
    return { kind: "block", statements, start: this.startOf(context), end: this.endOf(context) };
  }

  parameters(context: ParameterListContext | undefined): Parameter[] {
    if (context === undefined) return [];
    const { types } = this.tokens;
    for (let token = context.first; token < context.last; token++) {
      if (types[token] === T.COMMA && types[token + 1] === T.COMMA) this.unexpected(token + 1);
    }
    return context._parameters.map(({ node }) => node);
  }

  parameter(context: ParameterContext): Parameter {
    const { tokens } = this;
    const token = context._name!;
    const nameStart = tokens.starts[token]!;
    const nameEnd = tokens.ends[token]!;
    const before = token > context.first ? tokens.types[token - 1] : 0;
    return {
      kind: "parameter",
      name: tokens.text.slice(nameStart + 1, nameEnd),
      nameStart,
      nameEnd,
      type: context._expected?.node,
      initial: context._initial?.node,
      rest: before === T.SPLAT || before === T.TIMES,
      start: this.startOf(context),
      end: this.endOf(context),
    };
  }

  type(context: TypeContext): Expression {
    const name = leaf(this.tokens, context.first);
    if (context.first === context.last) return name;
    const keys = this.cells.items(context._cells, context.first + 2, context.last);
    return { kind: "access", target: name, keys, start: name.start, end: this.endOf(context) };
  }

  startOf({ first }: { readonly first: number }): number {
    return this.tokens.starts[first]!;
  }

  endOf({ last }: { readonly last: number }): number {
    return this.tokens.ends[last]!;
  }

  unexpected(token: number): void {
    const { starts, ends } = this.tokens;
    const subject = this.tokens.textOf(token);
    this.problems.push({ kind: "unexpected", start: starts[token]!, end: ends[token]!, subject });
  }

  private lambda(context: SuffixContext): Lambda | undefined {
    if (context._open === undefined || context._open === null) return undefined;
    const list = inOrder(context._assignments, context._definitions);
    const body = new Bodies(list, this.tokens, this.problems).read(context._open);
    const parameters = this.parameters(context._parameters);
    const result = context._result?.node;
    const start = this.tokens.starts[context._parameters!.first - 1]!;
    return { kind: "lambda", parameters, result, body, start, end: body.end };
  }
}
