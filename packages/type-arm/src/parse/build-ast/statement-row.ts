import { Row, type Expression, type HashLiteral, type Lambda } from "@cairn/puppet-core";
import type { AssignmentContext, TailContext } from "../../generated/TypeArmParser.js";

/** What follows `.new`: values, and possibly a lambda. */
export interface Tail {
  readonly values: HashLiteral;
  readonly lambda: Lambda | undefined;
  readonly end: number;
}

/** Operator sequences in which `T.new { … }` is a call without parentheses (interpretation R29). */
export class StatementRow extends Row {
  private tails: readonly TailContext[] = [];
  private next = 0;

  runStatement(context: AssignmentContext): Expression {
    this.tails = context._tails;
    this.next = 0;
    return this.run(context);
  }

  protected override readMore(): boolean {
    const tail = this.tails[this.next];
    if (tail?.first !== this.token) return false;
    this.next++;
    this.top = this.construction(this.top, tail);
    this.token = tail.last + 1;
    return true;
  }

  private construction(target: Expression, { node, first }: TailContext): Expression {
    const isNew = target.kind === "method-call" && target.method.value === "new" && target.arguments.length === 0;
    if (!isNew || target.lambda) {
      this.unexpected(first);
      return target;
    }
    const lambda = node.lambda && { lambda: node.lambda };
    return { ...target, arguments: [node.values], ...lambda, end: node.end };
  }
}
