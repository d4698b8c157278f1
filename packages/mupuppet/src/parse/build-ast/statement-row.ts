import { Row, statementFunctions, TokenType as T, type Expression, type Name } from "@cairn/puppet-core";
import type { Attribute, Form, Relationship } from "@cairn/puppet-core/manifest";
import type { AssignmentContext, TailContext } from "../../generated/MuPuppetParser.js";
import { renderAt } from "./render.js";
import type { TailPart } from "./tail-part.js";

const relationships: Readonly<Record<number, Relationship["operator"]>> = {
  [T.BEFORE]: "->",
  [T.NOTIFY]: "~>",
  [T.AFTER]: "<-",
  [T.NOTIFIED]: "<~",
};

type Body = TailPart & { kind: "body" };

/** Operator-precedence parsing with resource declarations, collectors and relationships. */
export class StatementRow extends Row {
  private tails: readonly TailContext[] = [];
  private tail = 0;
  /** Whether the last operand is a resource, after which only arrows and assignments may follow. */
  private closed = false;

  runStatement(context: AssignmentContext): Expression {
    this.tails = context._tails;
    this.tail = 0;
    this.closed = false;
    return this.run(context);
  }

  protected override readForms(): void {
    const { types } = this.tokens;
    this.closed = false;
    // The rest of the tag is rendered.
    if (types[this.token] === T.EPP_OUTPUT)
      this.pending.push({ precedence: -0.5, token: this.token++, left: undefined, choice: undefined });
    for (; types[this.token] === T.AT || types[this.token] === T.AT_AT; this.token++) {
      if (this.insideExpression()) this.unexpected(this.token);
      else this.pushForm(this.token);
    }
  }

  protected override readMore(bindsTightly: boolean): boolean {
    const tail = this.tails[this.tail];
    if (tail?.first !== this.token) return false;
    const part = tail.node;
    if (part.kind === "body" && bindsTightly && this.top.kind !== "collector") return false;
    this.tail++;
    this.token = tail.last + 1;
    if (part.kind === "query") this.collect(part, tail.first);
    else this.takeBody(part, tail.first);
    return true;
  }

  protected override applySuffix(suffix: Parameters<Row["applySuffix"]>[0]): void {
    if (this.closed) this.unexpected(suffix.first);
    super.applySuffix(suffix);
  }

  protected override beforeOperator(token: number, precedence: number): void {
    if (this.closed && precedence > 1) this.unexpected(token);
  }

  protected override join(token: number, left: Expression, right: Expression): Expression {
    const operator = relationships[this.tokens.types[token]!]!;
    const at = this.tokens.starts[token]!;
    return { kind: "relationship", operator, left, right, at, start: left.start, end: right.end };
  }

  protected override applyForm(token: number, operand: Expression): Expression {
    const { starts, ends, types } = this.tokens;
    if (types[token] === T.EPP_OUTPUT) return renderAt(this.tokens, token, operand);
    const start = starts[token]!;
    const form: Form = types[token] === T.AT ? "virtual" : "exported";
    switch (operand.kind) {
      case "resource":
      case "resource-defaults":
      case "resource-override":
        return { ...operand, form, start };
      default:
        this.problems.push({ kind: "not-virtual", start, end: ends[token]!, subject: this.tokens.textOf(token) });
        return operand;
    }
  }

  private collect({ exported, query, end }: TailPart & { kind: "query" }, token: number): void {
    if (this.closed) this.unexpected(token);
    const type = this.top;
    this.top = { kind: "collector", type, exported, ...(query && { query }), attributes: [], start: type.start, end };
  }

  private takeBody(body: Body, token: number): void {
    if (this.top.kind === "collector" && !this.closed) {
      if (body.bodies.length > 0) this.unexpectedAfter(body.bodies[0]!.title.end);
      this.top = { ...this.top, attributes: body.attributes, end: body.end };
    } else {
      this.reduce(2.5);
      this.top = body.bodies.length > 0 ? this.resource(body) : this.untitled(this.top, body, token);
    }
    this.closed = true;
  }

  private resource({ bodies, end }: Body): Expression {
    return { kind: "resource", form: "regular", type: this.top, bodies, start: this.top.start, end };
  }

  /** A body without titles: defaults, an override, or the argument of a statement function. */
  private untitled(left: Expression, body: Body, token: number): Expression {
    const { attributes, end } = body;
    const { start } = left;
    switch (left.kind) {
      case "type-name":
        return { kind: "resource-defaults", form: "regular", type: left, attributes, start, end };
      case "access":
        return isAnyResource(left)
          ? { kind: "resource-defaults", form: "regular", type: left, attributes, start, end }
          : { kind: "resource-override", form: "regular", resources: left, attributes, start, end };
      case "name":
        return this.nameWithHash(left, body, token);
      default:
        this.problems.push({
          kind: "no-resource",
          start,
          end: left.end,
          subject: this.tokens.text.slice(start, left.end),
        });
        return left;
    }
  }

  private nameWithHash(left: Name, { attributes, start, end }: Body, token: number): Expression {
    const { value: subject } = left;
    const { types, ends } = this.tokens;
    const isClass = types[token - 1] === T.CLASS_RESOURCE;
    const appended = attributes.some((attribute) => attribute.kind !== "attribute" || attribute.operator === "+>");
    if (isClass) this.unexpected(attributes.length > 0 ? token + 2 : token + 1);
    else if (appended) this.problems.push({ kind: "appended-without-title", start, end: ends[token]!, subject });
    else if (!statementFunctions.has(subject)) {
      this.problems.push({ kind: "resource-without-title", start: left.start, end: left.end, subject });
    }
    const hash: Expression = { kind: "hash", entries: attributes.flatMap(asEntry), bare: false, start, end };
    return { kind: "call", target: left, arguments: [hash], parenthesized: false, start: left.start, end };
  }

  private unexpectedAfter(end: number): void {
    const start = this.tokens.text.indexOf(":", end);
    this.problems.push({ kind: "unexpected", start, end: start + 1, subject: ":" });
  }
}

function isAnyResource(left: Expression & { kind: "access" }): boolean {
  const { target, keys } = left;
  return target.kind === "type-name" && target.name.toLowerCase() === "resource" && keys.length === 1;
}

function asEntry(attribute: Attribute) {
  if (attribute.kind !== "attribute") return [];
  const { name, value, start } = attribute;
  const key: Expression = { kind: "string", value: name, start, end: start + name.length };
  return [{ key, value, arrow: key.end }];
}
