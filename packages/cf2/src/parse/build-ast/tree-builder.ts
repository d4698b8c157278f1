/**
 * Builds the syntax tree from the parser's contexts; each rule is reduced to a node as soon as it is left, so that
 * nothing recurses, however deeply a program nests.
 */
import { createSpan, pushAll, type Diagnostic } from "@cairn/diagnostics";
import type { TreeBuilder } from "@cairn/syntax";
import type { LeanContext } from "@cairn/syntax/antlr";
import type {
  Call,
  Conditional,
  Definition,
  Expression,
  Import,
  Macro,
  Mutation,
  Program,
  Statement,
} from "../../ast/ast.js";
import { Cf2Parser as T, type FileContext } from "../../generated/Cf2Parser.js";
import { describeOperatorMistake, describeSwallowed, findMacroMistakes } from "./late.js";
import { warnOfContinuedElement, warnOfInvisibleNames } from "./warnings.js";
import { ExpressionBuilder } from "./expression-builder.js";
import { LeafNodes } from "./leaf-nodes.js";
import { Row } from "./row.js";

/** A program, with errors that the grammar can't express, and warnings. */
export interface BuiltProgram {
  readonly program: Program;
  readonly macros: ReadonlyMap<string, Macro>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds the tree from rules. Each rule is reduced to a node (`collapse`) as soon as it is left, out of the nodes that
 * were made since it began: no function here recurses, however deeply a program nests.
 */
export class Cf2TreeBuilder extends LeafNodes implements TreeBuilder<FileContext, BuiltProgram> {
  private readonly statements = new Row<Statement>();
  private readonly expressions = new Row<Expression>();
  private readonly conditions = new Row<Expression>();
  private readonly primaries = new Row<Expression>();
  /** Used for one operator sequence after the other. */
  private readonly builder = new ExpressionBuilder();
  private readonly macros: Macro[] = [];
  /** Expressions whose minus is on a new line. */
  private continued: Map<Expression, number> | undefined = undefined;

  /** Shared by all builders. */
  private static readonly collapse = {
    [T.RULE_statement](context: LeanContext, builder: Cf2TreeBuilder): void {
      builder.statements.add(context.first, context.last, builder.statement(context));
    },
    [T.RULE_expression](context: LeanContext, builder: Cf2TreeBuilder): void {
      builder.expressions.add(context.first, context.last, builder.expression(context));
    },
    [T.RULE_condition](context: LeanContext, builder: Cf2TreeBuilder): void {
      builder.conditions.add(context.first, context.last, builder.expressions.take());
    },
    [T.RULE_primary](context: LeanContext, builder: Cf2TreeBuilder): void {
      builder.primaries.add(context.first, context.last, builder.primary(context));
    },
  };

  readonly collapse = Cf2TreeBuilder.collapse;

  build(): BuiltProgram {
    const { source, diagnostics } = this;
    const statements = this.statements.takeSince(0);
    const program: Program = { kind: "program", source, statements, start: 0, end: source.text.length };
    pushAll(diagnostics, findMacroMistakes(this.macros, source));
    pushAll(diagnostics, warnOfInvisibleNames(this.tokens, source));
    const macros = this.macros.length === 0 ? noMacros : new Map(this.macros.map((macro) => [macro.name, macro]));
    return { program, macros, diagnostics };
  }

  private statement(context: LeanContext): Statement {
    const { types } = this.tokens;
    switch (types[context.first]) {
      case T.IMPORT:
        return this.inline(context, this.importing(context));
      case T.IF:
        return this.inline(context, this.conditional(context));
      case T.DEF:
        return this.macro(context);
      default:
        return types[context.first + 1] === T.OPEN
          ? this.inline(context, this.call(context))
          : this.definition(context);
    }
  }

  private inline(context: LeanContext, value: Import | Conditional | Call): Statement {
    return { kind: "inline", value, start: this.start(context), end: this.end(context) };
  }

  private definition(context: LeanContext): Definition {
    const { expressions, tokens } = this;
    let token = context.first;
    while (tokens.types[token] === T.PRIVATE) token++;
    const isPrivate = token > context.first;
    const name = this.textOf(token);
    const inner = tokens.types[token + 1] === T.DOT ? this.innerNames(token + 1) : undefined;
    const first = token + 1 + (inner ? 2 * inner.length : 0);
    const operator = this.operator(first);
    const from = expressions.indexSince(context.first);
    const value = expressions.node(from);
    const mutations = expressions.size > from + 1 ? this.mutations(first, from) : undefined;
    expressions.dropFrom(from);
    const [start, end] = [this.start(context), this.end(context)];
    const plain: Definition = { kind: "definition", private: isPrivate, name, operator, value, start, end };
    return inner || mutations ? { ...plain, ...(inner && { inner }), ...(mutations && { mutations }) } : plain;
  }

  /** The names after the first one; `dot` is the token before them. */
  private innerNames(dot: number): string[] {
    const { tokens } = this;
    const names: string[] = [];
    for (let token = dot; tokens.types[token] === T.DOT; token += 2) names.push(this.textOf(token + 1));
    return names;
  }

  /**
   * The mutations of a definition that has several; `operator` is the first token of the first one, and `from` the
   * index of their first value.
   */
  private mutations(operator: number, from: number): Mutation[] {
    const { expressions } = this;
    const mutations = [this.mutation(operator, expressions.node(from), expressions.last(from))];
    for (let index = from + 1; index < expressions.size; index++) {
      const before = expressions.last(index - 1);
      this.reportSwallowed(operator, before);
      mutations.push(this.mutation(before + 1, expressions.node(index), expressions.last(index)));
    }
    return mutations;
  }

  /**
   * `Port =>` followed by `Host => x` on the next line isn't `Port => Host => x`: names that begin a line before an
   * operator begin a definition.
   */
  private reportSwallowed(operator: number, last: number): void {
    const { source, tokens } = this;
    const { ends, starts, types } = tokens;
    let first = last;
    while (first > operator && !this.beginsLine(first) && types[first - 1] === T.DOT) first -= 2;
    if (types[first] !== T.NAME || !this.beginsLine(first) || this.beginsLine(last + 1)) return;
    const before = createSpan(source, starts[first - 1]!, ends[first - 1]!);
    const swallowed = createSpan(source, starts[first]!, ends[last + 1]!);
    this.diagnostics.push(describeSwallowed(before, swallowed));
  }

  private mutation(token: number, value: Expression, last: number): Mutation {
    const { tokens } = this;
    const operator = this.operator(token);
    return { kind: "mutation", operator, value, start: tokens.starts[token]!, end: tokens.ends[last]! };
  }

  private operator(token: number): string {
    const type = this.tokens.types[token];
    return type === T.ASSIGN ? "=>" : type === T.MERGE ? "~>" : this.textOf(token + 2);
  }

  /** Its condition was parsed as part of the operator sequence (see `operation`). */
  private conditional(context: LeanContext): Conditional {
    const node = this.expressions.take() as Conditional;
    return { ...node, condition: this.conditions.take(), start: this.start(context), end: this.end(context) };
  }

  private macro(context: LeanContext): Macro {
    const { tokens } = this;
    const name = this.textOf(context.first + 1);
    const parameters: string[] = [];
    for (let token = context.first + 3; tokens.types[token] !== T.EQUALS; token++)
      if (tokens.types[token] === T.NAME) parameters.push(this.textOf(token));
    const body = this.expressions.take();
    const macro: Macro = { kind: "macro", name, parameters, body, start: this.start(context), end: this.end(context) };
    this.macros.push(macro);
    return macro;
  }

  private expression(context: LeanContext): Expression {
    const isBranch = context.first > 0 && this.tokens.types[context.first - 1] === T.THEN;
    if (!isBranch && this.primaries.endsWith(context)) return this.primaries.take();
    return this.operation(context, isBranch);
  }

  /** `isBranch`: a conditional that is a statement begins before the sequence, which contains its `else`. */
  private operation(context: LeanContext, isBranch: boolean): Expression {
    const { conditions, primaries, tokens } = this;
    const { builder } = this;
    if (isBranch) builder.condition(toCome, this.start(context));
    const [fromCondition, fromPrimary] = [conditions.indexSince(context.first), primaries.indexSince(context.first)];
    let [condition, primary, expectsOperand, minus] = [fromCondition, fromPrimary, true, -1];
    for (let token = context.first; token <= context.last; token++) {
      const type = tokens.types[token]!;
      const start = tokens.starts[token]!;
      if (primaries.first(primary) === token) {
        builder.operand(primaries.node(primary));
        token = primaries.last(primary++);
        expectsOperand = false;
      } else if (conditions.first(condition) === token) {
        builder.condition(conditions.node(condition), start);
        token = conditions.last(condition++);
      } else if (expectsOperand) builder.prefix(type === T.NOT ? "!" : "-", start);
      else {
        if (type === T.MINUS && minus < 0 && this.beginsLine(token)) minus = token;
        builder.operator(type, start);
        expectsOperand = true;
      }
    }
    conditions.dropFrom(fromCondition);
    primaries.dropFrom(fromPrimary);
    const node = builder.finish();
    for (const mistake of builder.takeMistakes()) this.diagnostics.push(describeOperatorMistake(mistake, this.source));
    if (minus >= 0) (this.continued ??= new Map<Expression, number>()).set(node, tokens.starts[minus]!);
    return node;
  }

  private beginsLine(token: number): boolean {
    return /[\r\n]/.test(this.source.text.slice(this.tokens.end(token - 1), this.tokens.start(token)));
  }

  private primary(context: LeanContext): Expression {
    const { tokens } = this;
    const { first, last } = context;
    if (first === last) return this.leaf(first);
    const start = tokens.starts[first]!;
    const end = tokens.ends[last]!;
    switch (tokens.types[first]) {
      case T.DOLLAR:
        return { kind: "reference", name: this.textOf(last), start, end };
      case T.NAME:
        return this.call(context);
      case T.IMPORT:
        return this.importing(context);
      case T.OPEN_BRACKET:
        return { kind: "list", items: this.elements(context), start, end };
      case T.OPEN_BRACE:
        return { kind: "block", statements: this.statements.takeSince(first), start, end };
      default:
        return this.expressions.take();
    }
  }

  private call(context: LeanContext): Call {
    const name = this.textOf(context.first);
    const values = this.elements(context);
    return { kind: "call", name, arguments: values, start: this.start(context), end: this.end(context) };
  }

  private importing(context: LeanContext): Import {
    const [file, signers] = this.elements(context);
    const place = { start: this.start(context), end: this.end(context) };
    return { kind: "import", file: file!, ...(signers ? { signers } : {}), ...place };
  }

  /** The elements of a list or of arguments, in which a minus on a new line could have been meant as a sign. */
  private elements({ first }: LeanContext): Expression[] {
    const values = this.expressions.takeSince(first);
    if (this.continued === undefined) return values;
    for (const node of values) {
      const minus = this.continued.get(node);
      if (minus !== undefined) this.diagnostics.push(warnOfContinuedElement(createSpan(this.source, minus, minus + 1)));
    }
    return values;
  }

  private start({ first }: LeanContext): number {
    return this.tokens.starts[first]!;
  }

  private end({ last }: LeanContext): number {
    return this.tokens.ends[last]!;
  }
}

const noMacros: ReadonlyMap<string, Macro> = new Map();

const toCome: Expression = { kind: "undefined", start: 0, end: 0 };
