/**
 * Builds the syntax tree from the parser's contexts: the builder of expressions, extended by the rules for types and
 * their features.
 */
import type { Source } from "@cairn/diagnostics";
import {
  collapseExpressions,
  ExpressionBuilder,
  forgetRow,
  inOrder,
  leaf,
  readStatements,
  type Block,
  type CaseOption,
  type Choice,
  type Expression,
  type HashLiteral,
  type Lambda,
  type Parameter,
  type Problem,
  type SuffixPart,
} from "@cairn/puppet-core";
import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import type { EnumName, Member, Program, Setting, ValueType } from "../../ast/ast.js";
import {
  TypeArmParser as T,
  type AssignmentContext,
  type DefinitionContext,
  type EnumNameContext,
  type FunctionContext,
  type MemberContext,
  type ProgramContext,
  type SettingContext,
  type TailContext,
  type ValueTypeContext,
} from "../../generated/TypeArmParser.js";
import { enumNameOf, memberOf, nameAt, offsetsOf, settingOf, valueTypeOf } from "./members.js";
import { StatementRow, type Tail } from "./statement-row.js";

declare module "../../generated/TypeArmParser.js" {
  interface AssignmentContext {
    node: Expression;
  }
  interface BlockContext {
    node: Block;
  }
  interface CaseOptionContext {
    node: CaseOption;
  }
  interface ChoiceContext {
    node: Choice;
  }
  interface ConstructContext {
    node: Expression;
  }
  interface DefinitionContext {
    node: Expression;
  }
  interface EnumNameContext {
    node: EnumName;
  }
  interface ExpressionContext {
    node: Expression;
  }
  interface FunctionContext {
    node: Lambda;
  }
  interface MemberContext {
    node: Member;
  }
  interface ParameterContext {
    node: Parameter;
  }
  interface SettingContext {
    node: Setting;
  }
  interface SuffixContext {
    node: SuffixPart;
  }
  interface TailContext {
    node: Tail;
  }
  interface TypeContext {
    node: Expression;
  }
  interface ValueTypeContext {
    node: ValueType;
  }
}

/** A program, and the errors in it that the grammar accepts. */
export interface ParsedProgram {
  readonly program: Program;
  readonly problems: readonly Problem[];
}

/**
 * Builds the tree from contexts: each rule is reduced to its node as soon as it is parsed, so that no function here
 * recurses.
 */
export class TypeArmTreeBuilder extends ExpressionBuilder implements TreeBuilder<ProgramContext, ParsedProgram> {
  private readonly source: Source;
  private readonly statementRow: StatementRow;

  /** Shared by all builders. */
  private static readonly collapse = {
    ...collapseExpressions(T),
    [T.RULE_assignment]: (context: AssignmentContext, builder: TypeArmTreeBuilder): void => {
      context.node = builder.assignment(context);
      forgetRow(context);
      const labels: Emptied<AssignmentContext> = context;
      labels._tails = labels._tail = undefined;
    },
    [T.RULE_tail]: (context: TailContext, builder: TypeArmTreeBuilder): void => {
      context.node = builder.tail(context);
      const labels: Emptied<TailContext> = context;
      labels._items = labels._assignment = labels._lambda = undefined;
    },
    [T.RULE_function]: (context: FunctionContext, builder: TypeArmTreeBuilder): void => {
      context.node = builder.function(context);
      const labels: Emptied<FunctionContext> = context;
      labels._parameters = labels._result = labels._body = undefined;
    },
    [T.RULE_definition]: (context: DefinitionContext, builder: TypeArmTreeBuilder): void => {
      context.node = builder.definition(context);
      const labels: Emptied<DefinitionContext> = context;
      labels._members = labels._member = labels._target = undefined;
    },
    [T.RULE_member]: (context: MemberContext, builder: TypeArmTreeBuilder): void => {
      context.node = memberOf(context, context._expected?.node, builder);
      const labels: Emptied<MemberContext> = context;
      labels._settings = labels._setting = labels._expected = undefined;
      labels._text = labels._body = labels._lambda = undefined;
    },
    [T.RULE_valueType]: (context: ValueTypeContext, builder: TypeArmTreeBuilder): void => {
      context.node = valueTypeOf(context, builder);
      const labels: Emptied<ValueTypeContext> = context;
      labels._names = labels._enumName = labels._named = undefined;
    },
    [T.RULE_enumName]: (context: EnumNameContext, builder: TypeArmTreeBuilder): void => {
      context.node = enumNameOf(context, builder);
    },
    [T.RULE_setting]: (context: SettingContext, builder: TypeArmTreeBuilder): void => {
      context.node = settingOf(context, builder);
      const labels: Emptied<SettingContext> = context;
      labels._body = labels._lambda = labels._value = undefined;
    },
  };

  readonly collapse = TypeArmTreeBuilder.collapse;

  constructor(tokens: Tokens, source: Source) {
    super(tokens);
    this.source = source;
    this.statementRow = new StatementRow(tokens, this.problems);
  }

  build(program: ProgramContext): ParsedProgram {
    const list = inOrder(program._assignments, program._definitions);
    const statements = readStatements(list, this.tokens, this.problems);
    const { source } = this;
    return {
      program: { kind: "program", source, statements, start: 0, end: source.text.length },
      problems: this.problems,
    };
  }

  private assignment(context: AssignmentContext): Expression {
    const { first, last } = context;
    if (first === last && context._constructs.length === 0) return leaf(this.tokens, first);
    return this.statementRow.runStatement(context);
  }

  private tail(context: TailContext): Tail {
    const close = context._close!;
    const entries = this.cells.entries(context._items, context.first + 1, close);
    const [start, end] = [this.startOf(context), this.tokens.ends[close]!];
    const values: HashLiteral = { kind: "hash", entries, bare: false, start, end };
    return { values, lambda: context._lambda?.node, end: this.endOf(context) };
  }

  private function(context: FunctionContext): Lambda {
    const result = context._result && { result: context._result.node };
    return {
      kind: "lambda",
      parameters: this.parameters(context._parameters),
      ...result,
      body: context._body!.node,
      ...offsetsOf(context, this),
    };
  }

  private definition(context: DefinitionContext): Expression {
    const name = nameAt(context._name!, this);
    const place = offsetsOf(context, this);
    if (context._target) return { kind: "puppet-alias", name, ...place };
    const parent = typeof context._parent === "number" ? nameAt(context._parent, this) : undefined;
    const members = context._members.map(({ node }) => node);
    return { kind: "type-definition", name, ...(parent && { parent }), members, ...place };
  }
}
