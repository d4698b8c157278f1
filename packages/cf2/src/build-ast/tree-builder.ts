import { createSpan, type Diagnostic, type Source } from "@cairn/diagnostics";
import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import type { Conditional, Expression, Import, Macro, Mutation, Program, Statement } from "../ast.js";
import {
  Cf2Parser as T,
  type ConditionContext,
  type ExpressionContext,
  type FileContext,
  type PrimaryContext,
  type StatementContext,
} from "../generated/Cf2Parser.js";
import { describeOperatorMistake, findMacroMistakes } from "../syntax-errors/late.js";
import { warnOfContinuedElement, warnOfEscapes, warnOfInvisibleNames } from "../syntax-errors/warnings.js";
import { ExpressionBuilder } from "./expression-builder.js";
import { decodeString } from "./strings.js";

declare module "../generated/Cf2Parser.js" {
  interface StatementContext {
    node: Statement;
  }
  interface ExpressionContext {
    node: Expression;
  }
}

/** A program, with what the grammar alone couldn't refuse and what is worth a warning. */
export interface BuiltProgram {
  readonly program: Program;
  readonly macros: ReadonlyMap<string, Macro>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * From contexts to the tree. Statements and expressions become nodes as soon as they are read (`collapse`), so no function here
 * calls itself, however deep a program is.
 */
export class Cf2TreeBuilder implements TreeBuilder<FileContext, BuiltProgram> {
  private readonly tokens: Tokens;
  private readonly source: Source;
  private readonly macros: Macro[] = [];
  private readonly diagnostics: Diagnostic[] = [];
  /** Expressions whose minus stands on a new line. */
  private readonly continued = new Map<Expression, number>();

  readonly collapse = {
    [T.RULE_statement]: (context: StatementContext): void => {
      context.node = this.statement(context);
      const labels: Emptied<StatementContext> = context;
      labels._expression = labels._values = labels._call = labels._test = undefined;
    },
    [T.RULE_expression]: (context: ExpressionContext): void => {
      context.node = this.expression(context);
      const labels: Emptied<ExpressionContext> = context;
      labels._condition = labels._conditions = labels._primary = labels._primaries = undefined;
    },
  };

  constructor(tokens: Tokens, source: Source) {
    this.tokens = tokens;
    this.source = source;
  }

  build(file: FileContext): BuiltProgram {
    const { source, diagnostics } = this;
    const statements = file._statements.map(nodeOf);
    const program: Program = { kind: "program", source, statements, start: 0, end: source.text.length };
    diagnostics.push(...findMacroMistakes(this.macros, source), ...warnOfInvisibleNames(this.tokens, source));
    return { program, macros: new Map(this.macros.map((macro) => [macro.name, macro])), diagnostics };
  }

  private statement(context: StatementContext): Statement {
    const { start, end } = this.place(context);
    if (context._call) return { kind: "inline", value: this.call(context), start, end };
    if (context._test) return { kind: "inline", value: this.conditional(context, context._test), start, end };
    switch (this.tokens.types[context.first]) {
      case T.IMPORT:
        return { kind: "inline", value: this.importing(context), start, end };
      case T.DEF:
        return this.macro(context);
      default:
        return this.definition(context);
    }
  }

  private definition(context: StatementContext): Statement {
    const { tokens } = this;
    let token = context.first;
    while (tokens.types[token] === T.PRIVATE) token++;
    const isPrivate = token > context.first;
    const path = [tokens.textOf(token)];
    while (tokens.types[token + 1] === T.DOT) path.push(tokens.textOf((token += 2)));
    const pathEnd = tokens.end(token);
    const mutations = context._values.map((value) => {
      const mutation = this.mutation(token + 1, value);
      token = value.last;
      return mutation;
    });
    return { kind: "definition", private: isPrivate, path, pathEnd, mutations, ...this.place(context) };
  }

  /** `token` is the operator's first. */
  private mutation(token: number, { node: value, last }: ExpressionContext): Mutation {
    const { tokens } = this;
    const isFunction = tokens.types[token] === T.TILDE;
    const operator = isFunction ? tokens.textOf(token + 2) : tokens.textOf(token);
    return { kind: "mutation", operator, value, start: tokens.start(token), end: tokens.end(last) };
  }

  /** Its expression was read with a condition to come (see `operation`). */
  private conditional(context: StatementContext, test: ConditionContext): Conditional {
    const node = context._values[0]!.node as Conditional;
    return { ...node, condition: test._value!.node, ...this.place(context) };
  }

  private macro(context: StatementContext): Macro {
    const { tokens } = this;
    const name = tokens.textOf(context.first + 1);
    const parameters: string[] = [];
    for (let token = context.first + 3; tokens.types[token] !== T.EQUALS; token++)
      if (tokens.types[token] === T.NAME) parameters.push(tokens.textOf(token));
    const macro: Macro = { kind: "macro", name, parameters, body: context._values[0]!.node, ...this.place(context) };
    this.macros.push(macro);
    return macro;
  }

  private expression(context: ExpressionContext): Expression {
    const [first, ...rest] = context._primaries;
    const isBranch = this.tokens.type(context.first - 1) === T.THEN;
    if (rest.length === 0 && first!.first === context.first && !isBranch) return this.primary(first!);
    return this.operation(context, isBranch);
  }

  /** `isBranch`: a conditional that is a statement begins before the row, and its `else` stands in it. */
  private operation(context: ExpressionContext, isBranch: boolean): Expression {
    const { tokens } = this;
    const builder = new ExpressionBuilder();
    if (isBranch) builder.condition(toCome, tokens.start(context.first));
    const { _conditions: conditions, _primaries: primaries } = context;
    let [condition, primary, expectsOperand, minus] = [0, 0, true, -1];
    for (let token = context.first; token <= context.last; token++) {
      const type = tokens.types[token]!;
      const start = tokens.start(token);
      if (primaries[primary]?.first === token) {
        builder.operand(this.primary(primaries[primary]!));
        token = primaries[primary++]!.last;
        expectsOperand = false;
      } else if (conditions[condition]?.first === token) {
        builder.condition(conditions[condition]!._value!.node, start);
        token = conditions[condition++]!.last;
      } else if (expectsOperand) builder.prefix(type === T.NOT ? "!" : "-", start);
      else {
        if (type === T.MINUS && minus < 0 && this.beginsLine(token)) minus = token;
        builder.operator(type, start);
        expectsOperand = true;
      }
    }
    const node = builder.finish();
    for (const mistake of builder.mistakes) this.diagnostics.push(describeOperatorMistake(mistake, this.source));
    if (minus >= 0) this.continued.set(node, tokens.start(minus));
    return node;
  }

  private beginsLine(token: number): boolean {
    return /[\r\n]/.test(this.source.text.slice(this.tokens.end(token - 1), this.tokens.start(token)));
  }

  private primary(context: PrimaryContext): Expression {
    const { start, end } = this.place(context);
    const { first } = context;
    switch (this.tokens.types[first]) {
      case T.NUMBER:
        return { kind: "number", digits: this.tokens.textOf(first), start, end };
      case T.STRING:
        return this.string(start, end);
      case T.TRUE:
        return { kind: "boolean", value: true, start, end };
      case T.FALSE:
        return { kind: "boolean", value: false, start, end };
      case T.UNDEFINED:
        return { kind: "undefined", start, end };
      case T.DOLLAR:
        return { kind: "reference", name: this.tokens.textOf(context.last), start, end };
      case T.NAME:
        return context._call ? this.call(context) : { kind: "string", value: this.tokens.textOf(first), start, end };
      case T.IMPORT:
        return this.importing(context);
      case T.OPEN_BRACKET:
        return { kind: "list", items: this.elements(context), start, end };
      case T.OPEN_BRACE:
        return { kind: "block", statements: context._statements.map(nodeOf), start, end };
      default:
        return context._values[0]!.node;
    }
  }

  private string(start: number, end: number): Expression {
    const literal = this.source.text.slice(start, end);
    this.diagnostics.push(...warnOfEscapes(literal, start, this.source));
    return { kind: "string", value: decodeString(literal), start, end };
  }

  private call(context: StatementContext | PrimaryContext) {
    const name = this.tokens.textOf(context.first);
    return { kind: "call", name, arguments: this.elements(context), ...this.place(context) } as const;
  }

  private importing(context: StatementContext | PrimaryContext): Import {
    const [file, signers] = this.elements(context);
    return { kind: "import", file: file!, ...(signers ? { signers } : {}), ...this.place(context) };
  }

  /** The elements of a list or of arguments, where a minus on a new line could have been meant as a sign. */
  private elements(context: StatementContext | PrimaryContext): Expression[] {
    return context._values.map(({ node }) => {
      const minus = this.continued.get(node);
      if (minus !== undefined) this.diagnostics.push(warnOfContinuedElement(createSpan(this.source, minus, minus + 1)));
      return node;
    });
  }

  private place(context: StatementContext | PrimaryContext): { readonly start: number; readonly end: number } {
    return { start: this.tokens.starts[context.first]!, end: this.tokens.ends[context.last]! };
  }
}

const toCome: Expression = { kind: "undefined", start: 0, end: 0 };

function nodeOf(context: StatementContext): Statement {
  return context.node;
}
