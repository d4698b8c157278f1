import type {
  BlockContext,
  CaseOptionContext,
  ChoiceContext,
  ConstructContext,
  ParameterContext,
  RowContext,
  SuffixContext,
  TypeContext,
} from "./contexts.js";
import type { ExpressionBuilder } from "./expression-builder.js";

/** The rule numbers of PuppetExpressions.g4 in a generated parser. */
export interface RuleNumbers {
  readonly RULE_expression: number;
  readonly RULE_construct: number;
  readonly RULE_suffix: number;
  readonly RULE_choice: number;
  readonly RULE_caseOption: number;
  readonly RULE_block: number;
  readonly RULE_parameter: number;
  readonly RULE_type: number;
}

/** Labels that are released as soon as a node is built, so that contexts can be collected. */
type Labels = Partial<Record<`_${string}`, unknown>>;

/**
 * By rule: builds the node of a context that was left, for the rules that all grammars with Puppet's expressions share.
 */
export function collapseExpressions(rules: RuleNumbers) {
  return { ...collapseRows(rules), ...collapseParts(rules) };
}

/** Expressions, and the operands and suffixes that they consist of. */
function collapseRows(rules: RuleNumbers) {
  return {
    [rules.RULE_expression]: (context: RowContext, builder: ExpressionBuilder): void => {
      context.node = builder.expression(context);
      forgetRow(context);
    },
    [rules.RULE_construct]: (context: ConstructContext, builder: ExpressionBuilder): void => {
      context.node = builder.construct(context);
      const labels = context as unknown as Labels;
      labels._items = labels._tests = labels._assignments = labels._definitions = labels._options = undefined;
      labels._assignment = labels._expression = labels._definition = labels._caseOption = undefined;
    },
    [rules.RULE_suffix]: (context: SuffixContext, builder: ExpressionBuilder): void => {
      context.node = builder.suffix(context);
      const labels = context as unknown as Labels;
      labels._cells = labels._items = labels._assignments = labels._definitions = undefined;
      labels._expression = labels._assignment = labels._definition = undefined;
      labels._parameters = labels._result = undefined;
    },
  };
}

/** The parts of operands. */
function collapseParts(rules: RuleNumbers) {
  return {
    [rules.RULE_choice]: (context: ChoiceContext, builder: ExpressionBuilder): void => {
      context.node = builder.choice(context);
      context._match = undefined;
    },
    [rules.RULE_caseOption]: (context: CaseOptionContext, builder: ExpressionBuilder): void => {
      context.node = builder.caseOption(context);
      const labels = context as unknown as Labels;
      labels._values = labels._body = labels._expression = undefined;
    },
    [rules.RULE_block]: (context: BlockContext, builder: ExpressionBuilder): void => {
      context.node = builder.block(context);
      const labels = context as unknown as Labels;
      labels._assignments = labels._definitions = labels._assignment = labels._definition = undefined;
    },
    [rules.RULE_parameter]: (context: ParameterContext, builder: ExpressionBuilder): void => {
      context.node = builder.parameter(context);
      context._expected = context._initial = undefined;
    },
    [rules.RULE_type]: (context: TypeContext, builder: ExpressionBuilder): void => {
      context.node = builder.type(context);
      const labels = context as unknown as Labels;
      labels._cells = labels._expression = undefined;
    },
  };
}

/** Releases the labels of a flat list of operands and operators, whatever its rule. */
export function forgetRow(context: object): void {
  const labels = context as Labels;
  labels._constructs = labels._suffixes = labels._chosen = undefined;
  labels._construct = labels._suffix = labels._choice = undefined;
}
