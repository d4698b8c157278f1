import type { Assignment, Block, Case, Expression, If, Lambda, Selector, Unless } from "@cairn/puppet-core";
import { nodesOf } from "../../ast/children.js";
import { ExpressionPrinter } from "./expression.js";

/** What happens to the value of statements: it is the body's result, or isn't used. */
type Sink = "result" | "discard";

/**
 * Prints the body of a piece of logic or of a lambda. Logic nests no deeper than `mostWeight`, so that recursion is
 * safe.
 */
export class BodyPrinter extends ExpressionPrinter {
  /** The statements of the body, preceded by declarations of the variables that branches assign. */
  body(block: Block, outerMatches?: string): readonly string[] {
    const { spelling } = this.around;
    const matches = this.matches === undefined ? [] : spelling.declareMatches(this.matches, outerMatches);
    this.addVariables(block);
    const lines = this.statements(block.statements, "result");
    const names = this.declared.map(({ code }) => code);
    return [...matches, ...(names.length > 0 ? spelling.declare(names) : []), ...lines];
  }

  /** Variables that a branch assigns belong to the whole body, as in Puppet. */
  private addVariables({ statements }: Block): void {
    const first = new Set(statements);
    const waiting: Expression[] = statements.toReversed();
    for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
      for (const node of nodesOf(statement)) {
        if (node.kind === "assignment" && !first.has(node) && !isInLambda(node, statement)) this.noteAssigned(node);
      }
    }
  }

  private noteAssigned({ left }: Assignment): void {
    if (left.kind === "variable" && !this.isFeature(left.name)) this.unsure.add(left.name);
  }

  private statements(statements: readonly Expression[], sink: Sink): readonly string[] {
    const { spelling } = this.around;
    if (statements.length === 0) return sink === "result" ? spelling.result(spelling.undef) : [];
    return statements.flatMap((statement, index) =>
      this.statement(statement, index === statements.length - 1 ? sink : "discard"),
    );
  }

  private statement(node: Expression, sink: Sink): readonly string[] {
    const { spelling } = this.around;
    const keepsMatches = sink === "discard" && this.matches !== undefined;
    if (node.kind === "group") return this.statement(node.expression, sink);
    if (node.kind === "if" && !keepsMatches) return this.ifLines(node, sink);
    if (node.kind === "unless" && !keepsMatches) return this.unlessLines(node, sink);
    if (node.kind === "case" && !keepsMatches) return this.caseLines(node, sink);
    if (node.kind === "assignment") return this.assignmentLines(node, sink);
    return sink === "result" ? spelling.result(this.value(node)) : spelling.discard(this.value(node));
  }

  private assignmentLines(node: Assignment, sink: Sink): readonly string[] {
    const { spelling } = this.around;
    const { left, right } = node;
    if (left.kind !== "variable" || this.isFeature(left.name)) {
      const value = this.value(node);
      return sink === "result" ? spelling.result(value) : spelling.discard(value);
    }
    const { code, value } = this.assigned(left.name, this.value(right));
    const lines = [spelling.assign(code, value)];
    return sink === "result" ? [...lines, ...spelling.result(code)] : lines;
  }

  protected ifLines({ branches, otherwise }: If, sink: Sink): readonly string[] {
    const codes = branches.map(({ body, test }) => {
      const condition = this.condition(test);
      return { condition, lines: this.statements(body.statements, sink) };
    });
    return this.around.spelling.branches(codes, this.otherwise(otherwise, sink));
  }

  private otherwise(block: Block | undefined, sink: Sink): readonly string[] | undefined {
    if (!block && sink === "discard") return undefined;
    return this.statements(block?.statements ?? [], sink);
  }

  protected unlessLines({ body, otherwise, test }: Unless, sink: Sink): readonly string[] {
    const { spelling } = this.around;
    const condition = spelling.not(this.condition(test));
    const lines = this.statements(body.statements, sink);
    return spelling.branches([{ condition, lines }], this.otherwise(otherwise, sink));
  }

  protected caseLines({ options, test }: Case, sink: Sink): readonly string[] {
    const chosen = options.map(({ body, values }) => ({ values, lines: () => this.statements(body.statements, sink) }));
    return this.choice(test, chosen, () => this.otherwise(undefined, sink));
  }

  /** The first option that matches a value; `default` comes last wherever it is written. */
  private choice(
    test: Expression,
    options: readonly { readonly values: readonly Expression[]; readonly lines: () => readonly string[] }[],
    otherwise: (subject: string) => readonly string[] | undefined,
  ): readonly string[] {
    const { spelling } = this.around;
    const value = this.value(test);
    const subject = this.variables.free("subject");
    const branches = options.flatMap(({ lines, values }) => {
      const wanted = values.filter((each) => !isDefault(each));
      if (wanted.length === 0) return [];
      const matching = wanted.map((each) => spelling.isMatch(subject, this.value(each), this.matches));
      return [{ condition: spelling.some(matching), lines: lines() }];
    });
    const last = options.findLast(({ values }) => values.some(isDefault));
    const rest = last ? last.lines() : otherwise(subject);
    const declared = spelling.declareValue(subject, value);
    if (branches.length > 0) return [...declared, ...spelling.branches(branches, rest)];
    return [...declared, ...(rest ?? [])];
  }

  /** Control structures, which aren't expressions in every language. */
  protected override control(node: If | Unless | Case | Selector): string {
    const { spelling } = this.around;
    const lines =
      node.kind === "if"
        ? this.ifLines(node, "result")
        : node.kind === "unless"
          ? this.unlessLines(node, "result")
          : node.kind === "case"
            ? this.caseLines(node, "result")
            : this.selectorLines(node);
    return this.matches === undefined ? spelling.wrap(lines) : spelling.keep(this.matches, lines);
  }

  private selectorLines({ entries, subject }: Selector): readonly string[] {
    const { spelling } = this.around;
    const options = entries.map(({ key, value }) => ({
      values: [key],
      lines: () => spelling.result(this.value(value)),
    }));
    return this.choice(subject, options, (value) => spelling.result(spelling.noEntry(value)));
  }

  protected override lambda({ body, parameters }: Lambda): string {
    const variables = this.variables.inside();
    const names = parameters.map(({ name }) => variables.add(name, true).code);
    const matches = this.matches === undefined ? undefined : variables.free("matches");
    const printer = new BodyPrinter(this.around, variables, matches);
    return this.around.spelling.lambda(names, printer.body(body, this.matches));
  }
}

function isDefault(node: Expression): boolean {
  return node.kind === "group" ? isDefault(node.expression) : node.kind === "default";
}

/** Whether a node is in a lambda of a statement. */
function isInLambda(node: Expression, statement: Expression): boolean {
  for (const each of nodesOf(statement)) {
    if (each.kind === "lambda" && each.start <= node.start && node.end <= each.end) return true;
  }
  return false;
}
