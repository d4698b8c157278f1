import type { Source } from "@cairn/diagnostics";
import {
  ExpressionBuilder,
  inOrder,
  leaf,
  readStatements,
  TokenType,
  type Block,
  type CaseOption,
  type Choice,
  type Expression,
  type Parameter,
  type Problem,
  type SuffixPart,
} from "@cairn/puppet-expressions";
import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import type { Program, ResourceBody } from "../ast/index.js";
import {
  MuPuppetParser as T,
  type AssignmentContext,
  type BlockContext,
  type CaseOptionContext,
  type ChoiceContext,
  type ConstructContext,
  type DefinitionContext,
  type ExpressionContext,
  type HostContext,
  type ManifestContext,
  type ParameterContext,
  type ResourceContext,
  type SuffixContext,
  type TailContext,
  type TypeContext,
  type TypeFieldsContext,
} from "../generated/MuPuppetParser.js";
import { definitionOf, hostOf } from "./definitions.js";
import { resourceBodyOf, tailOf } from "./resources.js";
import { StatementRow } from "./statement-row.js";
import type { TailPart } from "./tail-part.js";

declare module "../generated/MuPuppetParser.js" {
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
  interface ExpressionContext {
    node: Expression;
  }
  interface HostContext {
    node: Expression;
  }
  interface ParameterContext {
    node: Parameter;
  }
  interface ResourceContext {
    node: ResourceBody;
  }
  interface SuffixContext {
    node: SuffixPart;
  }
  interface TailContext {
    node: TailPart;
  }
  interface TypeContext {
    node: Expression;
  }
  interface TypeFieldsContext {
    node: Expression;
  }
}

/** A manifest, and what is wrong with it although it fits the grammar. */
export interface ParsedManifest {
  readonly program: Program;
  readonly problems: readonly Problem[];
}

/** From contexts to the tree: each rule becomes its node as soon as it is read, so no function here calls itself. */
export class MuPuppetTreeBuilder extends ExpressionBuilder implements TreeBuilder<ManifestContext, ParsedManifest> {
  private readonly source: Source;
  private readonly statementRow: StatementRow;

  readonly collapse = {
    [T.RULE_expression]: (context: ExpressionContext): void => {
      context.node = this.expression(context);
      const labels: Emptied<ExpressionContext> = context;
      labels._constructs = labels._suffixes = labels._chosen = undefined;
      labels._construct = labels._suffix = labels._choice = undefined;
    },
    [T.RULE_assignment]: (context: AssignmentContext): void => {
      context.node = this.assignment(context);
      const labels: Emptied<AssignmentContext> = context;
      labels._constructs = labels._suffixes = labels._chosen = labels._tails = undefined;
      labels._construct = labels._suffix = labels._choice = labels._tail = undefined;
    },
    [T.RULE_construct]: (context: ConstructContext): void => {
      context.node = this.construct(context);
      const labels: Emptied<ConstructContext> = context;
      labels._items = labels._tests = labels._definitions = labels._options = undefined;
      labels._assignment = labels._expression = labels._definition = labels._caseOption = undefined;
    },
    [T.RULE_suffix]: (context: SuffixContext): void => {
      context.node = this.suffix(context);
      const labels: Emptied<SuffixContext> = context;
      labels._cells = labels._items = labels._statements = labels._definitions = undefined;
      labels._expression = labels._assignment = labels._definition = undefined;
      labels._parameters = labels._result = undefined;
    },
    [T.RULE_choice]: (context: ChoiceContext): void => {
      context.node = this.choice(context);
      (context as Emptied<ChoiceContext>)._match = undefined;
    },
    [T.RULE_caseOption]: (context: CaseOptionContext): void => {
      context.node = this.caseOption(context);
      const labels: Emptied<CaseOptionContext> = context;
      labels._values = labels._body = labels._expression = undefined;
    },
    [T.RULE_block]: (context: BlockContext): void => {
      context.node = this.block(context);
      const labels: Emptied<BlockContext> = context;
      labels._assignments = labels._definitions = labels._assignment = labels._definition = undefined;
    },
    [T.RULE_parameter]: (context: ParameterContext): void => {
      context.node = this.parameter(context);
      const labels: Emptied<ParameterContext> = context;
      labels._expected = labels._initial = undefined;
    },
    [T.RULE_type]: (context: TypeContext): void => {
      context.node = this.type(context);
      const labels: Emptied<TypeContext> = context;
      labels._cells = labels._expression = undefined;
    },
    [T.RULE_tail]: (context: TailContext): void => {
      context.node = tailOf(context, this);
      const labels: Emptied<TailContext> = context;
      labels._resources = labels._values = labels._query = undefined;
      labels._resource = labels._expression = undefined;
    },
    [T.RULE_resource]: (context: ResourceContext): void => {
      context.node = resourceBodyOf(context, this);
      const labels: Emptied<ResourceContext> = context;
      labels._title = labels._values = labels._expression = undefined;
    },
    [T.RULE_definition]: (context: DefinitionContext): void => {
      context.node = definitionOf(context, this);
      const labels: Emptied<DefinitionContext> = context;
      labels._parameters = labels._body = labels._hosts = labels._base = labels._host = undefined;
      labels._result = labels._alias = labels._target = labels._fields = labels._literal = undefined;
    },
    [T.RULE_host]: (context: HostContext): void => {
      context.node = hostOf(context, this);
    },
    [T.RULE_typeFields]: (context: TypeFieldsContext): void => {
      const entries = this.cells.entries(context._items, context.first + 1, context.last);
      context.node = { kind: "hash", entries, bare: false, start: this.startOf(context), end: this.endOf(context) };
      (context as Emptied<TypeFieldsContext>)._items = undefined;
    },
  };

  constructor(tokens: Tokens, source: Source) {
    super(tokens);
    this.source = source;
    this.statementRow = new StatementRow(tokens, this.problems);
  }

  build(manifest: ManifestContext): ParsedManifest {
    const statements = readStatements(
      inOrder(manifest._assignments, manifest._definitions),
      this.tokens,
      this.problems,
    );
    const program: Program = {
      kind: "program",
      source: this.source,
      statements,
      start: 0,
      end: this.source.text.length,
    };
    return { program, problems: this.problems };
  }

  private assignment(context: AssignmentContext): Expression {
    const { first, last } = context;
    if (first !== last || context._constructs.length > 0) return this.statementRow.runStatement(context);
    if (this.tokens.types[first] === TokenType.CLASS_RESOURCE) this.unexpected(first);
    return leaf(this.tokens, first);
  }
}
