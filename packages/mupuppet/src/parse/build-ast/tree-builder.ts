/**
 * From the contexts of the parser to the tree of a manifest: the builder of expressions, extended by the rules for
 * resources, definitions and other constructs that only manifests have.
 */
import type { Source } from "@cairn/diagnostics";
import {
  collapseExpressions,
  ExpressionBuilder,
  forgetRow,
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
} from "@cairn/puppet-core";
import type { Emptied, Tokens, TreeBuilder } from "@cairn/syntax";
import type { Program, ResourceBody } from "@cairn/puppet-core/manifest";
import {
  MuPuppetParser as T,
  type AssignmentContext,
  type DefinitionContext,
  type HostContext,
  type ManifestContext,
  type ResourceContext,
  type TailContext,
  type TypeFieldsContext,
} from "../../generated/MuPuppetParser.js";
import { definitionOf, hostOf } from "./definitions.js";
import { resourceBodyOf, tailOf } from "./resources.js";
import { StatementRow } from "./statement-row.js";
import { findOutputProblem } from "./output-tag.js";
import { renderAt } from "./render.js";
import type { TailPart } from "./tail-part.js";

declare module "../../generated/MuPuppetParser.js" {
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

/** A manifest, and its syntax errors that the grammar doesn't detect. */
export interface ParsedManifest {
  readonly program: Program;
  readonly problems: readonly Problem[];
}

/** From contexts to the tree: each rule becomes its node as soon as it is parsed, so nothing here recurses. */
export class MuPuppetTreeBuilder extends ExpressionBuilder implements TreeBuilder<ManifestContext, ParsedManifest> {
  private readonly source: Source;
  private readonly statementRow: StatementRow;

  /** One table for all sources. */
  private static readonly collapse = {
    ...collapseExpressions(T),
    [T.RULE_assignment]: (context: AssignmentContext, builder: MuPuppetTreeBuilder): void => {
      context.node = builder.assignment(context);
      forgetRow(context);
      const labels: Emptied<AssignmentContext> = context;
      labels._tails = labels._tail = undefined;
    },
    [T.RULE_tail]: (context: TailContext, builder: MuPuppetTreeBuilder): void => {
      context.node = tailOf(context, builder);
      const labels: Emptied<TailContext> = context;
      labels._resources = labels._values = labels._query = undefined;
      labels._resource = labels._expression = undefined;
    },
    [T.RULE_resource]: (context: ResourceContext, builder: MuPuppetTreeBuilder): void => {
      context.node = resourceBodyOf(context, builder);
      const labels: Emptied<ResourceContext> = context;
      labels._title = labels._values = labels._expression = undefined;
    },
    [T.RULE_definition]: (context: DefinitionContext, builder: MuPuppetTreeBuilder): void => {
      context.node = definitionOf(context, builder);
      const labels: Emptied<DefinitionContext> = context;
      labels._parameters = labels._body = labels._hosts = labels._base = labels._host = undefined;
      labels._result = labels._alias = labels._target = labels._fields = labels._literal = undefined;
    },
    [T.RULE_host]: (context: HostContext, builder: MuPuppetTreeBuilder): void => {
      context.node = hostOf(context, builder);
    },
    [T.RULE_typeFields]: (context: TypeFieldsContext, builder: MuPuppetTreeBuilder): void => {
      const entries = builder.cells.entries(context._items, context.first + 1, context.last);
      context.node = {
        kind: "hash",
        entries,
        bare: false,
        start: builder.startOf(context),
        end: builder.endOf(context),
      };
      (context as Emptied<TypeFieldsContext>)._items = undefined;
    },
  };

  readonly collapse = MuPuppetTreeBuilder.collapse;

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
    const type = this.tokens.types[first];
    if (type === TokenType.EPP_TEXT) {
      if (last > first) this.unexpected(first + 1);
      return renderAt(this.tokens, first);
    }
    if (type === TokenType.EPP_OUTPUT) return this.output(context);
    if (first !== last || context._constructs.length > 0) return this.statementRow.runStatement(context);
    if (this.tokens.types[first] === TokenType.CLASS_RESOURCE) this.unexpected(first);
    return leaf(this.tokens, first);
  }

  private output(context: AssignmentContext): Expression {
    const { first, last } = context;
    this.checkOutput(first + 1);
    const rendered = this.statementRow.runStatement(context);
    const problem = findOutputProblem(this.tokens, first, last, rendered);
    if (problem) this.problems.push(problem);
    return rendered;
  }

  /** An expression must follow `<%=`: not text, and not another `<%=`. */
  private checkOutput(token: number): void {
    const { types } = this.tokens;
    while (
      types[token] === TokenType.NOT ||
      types[token] === TokenType.PREFIX_MINUS ||
      types[token] === TokenType.SPLAT
    )
      token++;
    if (types[token] === TokenType.EPP_TEXT || types[token] === TokenType.EPP_OUTPUT) this.unexpected(token);
  }
}
