import { TokenType, type Expression, type Parameter } from "@cairn/puppet-core";
import type { TreeBuilder } from "@cairn/syntax";
import { renderAt } from "../build-ast/render.js";
import { MuPuppetTreeBuilder, type ParsedManifest } from "../build-ast/tree-builder.js";
import type { EppContext } from "../../generated/MuPuppetParser.js";

/** A parsed template; its parameters, if it declares them. */
export interface ParsedTemplate extends ParsedManifest {
  readonly parameters: readonly Parameter[] | undefined;
}

/** From contexts to the tree of a template: its rules are those of manifests, except for the outermost. */
export class EppTreeBuilder extends MuPuppetTreeBuilder implements TreeBuilder<EppContext, ParsedTemplate> {
  override build(context: EppContext): ParsedTemplate {
    const parameters = context._parameters && this.parameters(context._parameters);
    const { program, problems } = super.build(context);
    const all = { program: { ...program, statements: this.withStart(program.statements) }, problems, parameters };
    return parameters && all.program.statements.length > program.statements.length ? this.refuseText(all) : all;
  }

  /** The text before the first tag is output first. */
  private withStart(statements: readonly Expression[]): readonly Expression[] {
    const { tokens } = this;
    if (tokens.type(0) !== TokenType.EPP_START) return statements;
    const start = renderAt(tokens, 0);
    return start.kind === "render" && start.text !== "" ? [start, ...statements] : statements;
  }

  /** Parameters must precede everything else. */
  private refuseText(template: ParsedTemplate): ParsedTemplate {
    const { tokens } = this;
    const problem = { kind: "unexpected", start: tokens.start(1), end: tokens.end(1), subject: "|" } as const;
    return { ...template, problems: [...template.problems, problem] };
  }
}
