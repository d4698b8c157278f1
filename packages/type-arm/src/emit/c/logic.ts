import type { Assignment, Binary, BinaryOperator, Call, Expression, MethodCall } from "@cairn/puppet-core";
import { patternProblem } from "@cairn/puppet-core/patterns";
import type { Node } from "../../ast/children.js";
import { calledFunction } from "../../logic/calls.js";
import { migration } from "../../logic/function-set.js";
import { findType, type DataValue, type Model } from "../../model/index.js";
import { cFloat, cInteger, cText, isInteger64 } from "./literals.js";
import type { PatternTables } from "./patterns.js";

/** A row of the table of nodes; omitted members are zero. */
interface Row {
  readonly kind: string;
  readonly which?: number | string;
  readonly children?: readonly number[];
  readonly integer?: string;
  readonly number?: string;
  readonly text?: string;
}

const operators: Readonly<Partial<Record<BinaryOperator, string>>> = {
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  "<": "LESS",
  "<=": "LESS_OR_EQUAL",
  ">": "GREATER",
  ">=": "GREATER_OR_EQUAL",
  "=~": "MATCH",
  "!~": "NO_MATCH",
  in: "IN",
  "+": "ADD",
  "-": "SUBTRACT",
  "*": "MULTIPLY",
  "/": "DIVIDE",
  "%": "REMAINDER",
  "<<": "SHIFT_LEFT",
  ">>": "SHIFT_RIGHT",
};

/**
 * Logic as a table of nodes, which the runtime traverses. Logic nests no deeper than `mostWeight`, so that recursion is
 * safe.
 */
export class NodeTables {
  private readonly rows: string[] = [];
  private readonly children: number[] = [];
  private readonly model: Model;
  private readonly patterns: PatternTables;
  /** The indexes of the types in their table. */
  private readonly types: ReadonlyMap<string, number>;

  constructor(model: Model, patterns: PatternTables) {
    this.model = model;
    this.patterns = patterns;
    this.types = new Map([...model.types.keys()].map((name, index) => [name, index]));
  }

  /** The declarations of the tables. */
  *lines(): Generator<string> {
    yield "static const int32_t children[] = {";
    for (let from = 0; from < this.children.length; from += 24)
      yield `  ${this.children.slice(from, from + 24).join(", ")},`;
    yield "  0,\n};";
    yield "static const ta_node nodes[] = {";
    for (const row of this.rows) yield `  ${row},`;
    yield '  {TA_N_UNDEF, 0, 0, 0, 0, 0, {0, ""}},\n};\n';
  }

  /** The index of a literal in the table. */
  addLiteral(value: DataValue): number {
    if (typeof value === "string") return this.add({ kind: "STRING", text: value });
    if (typeof value === "boolean") return this.add({ kind: "BOOLEAN", which: Number(value) });
    if (typeof value === "number") return this.add({ kind: "FLOAT", number: cFloat(value) });
    return isInteger64(value)
      ? this.add({ kind: "INTEGER", integer: cInteger(value) })
      : this.add({ kind: "TOO_BIG", text: String(value) });
  }

  /** The index of a node in the table. */
  addNode(node: Node): number {
    switch (node.kind) {
      case "string":
      case "boolean":
      case "integer":
      case "float":
      case "name":
        return this.addLiteral(node.value);
      case "regex":
        return this.add({ kind: "PATTERN", which: this.patterns.add(node.pattern) });
      case "variable":
        return /^\d/.test(node.name)
          ? this.add({ kind: "GROUP", which: Math.min(Number(node.name), 100_000) })
          : this.add({ kind: "VARIABLE", text: node.name });
      case "group":
        return this.addNode(node.expression);
      case "interpolation":
        return this.addAll("JOIN", node.parts);
      case "array":
        return this.addAll("LIST", node.items);
      case "hash":
        return this.addAll(
          "HASH",
          node.entries.flatMap(({ key, value }) => [key, value]),
        );
      case "block":
        return this.addAll("BLOCK", node.statements);
      default:
        return this.addCompound(node);
    }
  }

  private addCompound(node: Node): number {
    switch (node.kind) {
      case "default":
        return this.add({ kind: "DEFAULT" });
      case "unary":
        return this.addAll(node.operator === "!" ? "NOT" : "NEGATE", [node.operand]);
      case "binary":
        return this.addBinary(node);
      case "access":
        return this.addAll("ACCESS", [node.target, ...node.keys]);
      case "assignment":
        return this.addAssignment(node);
      case "call":
      case "method-call":
        return this.addCall(node);
      case "lambda": {
        const parameters = node.parameters.map(({ name }) => this.add({ kind: "VARIABLE", text: name }));
        return this.add({ kind: "LAMBDA", children: [...parameters, this.addNode(node.body)] });
      }
      default:
        return this.addControl(node);
    }
  }

  private addControl(node: Node): number {
    switch (node.kind) {
      case "if":
        return this.addAll(
          "IF",
          [...node.branches.flatMap(({ body, test }) => [test, body]), ...(node.otherwise ? [node.otherwise] : [])],
          node.branches.length,
        );
      case "unless":
        return this.addAll("UNLESS", [node.test, node.body, ...(node.otherwise ? [node.otherwise] : [])]);
      case "case":
        return this.addAll("CASE", [node.test, ...node.options]);
      case "case-option":
        return this.addAll("OPTION", [...node.values, node.body]);
      case "selector": {
        const options = node.entries.map(({ key, value }) => this.addAll("OPTION", [key, value]));
        return this.add({ kind: "SELECTOR", children: [this.addNode(node.subject), ...options] });
      }
      default:
        // Anything that isn't allowed in logic was rejected before.
        return this.add({ kind: "UNDEF" });
    }
  }

  private addBinary(node: Binary): number {
    const { operator } = node;
    if (operator === "=~" || operator === "!~") {
      const children = [this.addNode(node.left), this.addPattern(node.right)];
      return this.add({ kind: "OPERATION", which: `TA_O_${operators[operator]!}`, children });
    }
    if (operator !== "and" && operator !== "or")
      return this.addAll("OPERATION", [node.left, node.right], `TA_O_${operators[operator]!}`);
    const chain: Expression[] = [node.right];
    let first = node.left;
    for (; first.kind === "binary" && first.operator === operator; first = first.left) chain.push(first.right);
    return this.addAll(operator.toUpperCase(), [...chain, first].reverse());
  }

  /** A string may be used as a pattern; an invalid one fails where it is used. */
  private addPattern(node: Expression): number {
    if (node.kind === "group") return this.addPattern(node.expression);
    const isPattern = node.kind === "string" && patternProblem(node.value) === undefined;
    return isPattern ? this.add({ kind: "PATTERN", which: this.patterns.add(node.value) }) : this.addNode(node);
  }

  private addAssignment({ left, operator, right }: Assignment): number {
    const appends = Number(operator === "+=");
    if (left.kind === "access") return this.addAll("ASSIGN_TO_OBJECT", [left.target, left.keys[0]!, right], appends);
    if (left.kind !== "variable") return this.add({ kind: "UNDEF" });
    return this.add({ kind: "ASSIGN", which: appends, children: [this.addNode(right)], text: left.name });
  }

  private addCall(node: Call | MethodCall): number {
    const called = calledFunction(node);
    if (!called) return this.add({ kind: "UNDEF" });
    const [first, ...rest] = called.arguments;
    const lambda = called.lambda ? [called.lambda] : [];
    const integer = String(lambda.length);
    if (called.name === "new" && (first?.kind === "type-name" || first?.kind === "name")) {
      const type = findType(this.model, first.kind === "name" ? first.value : first.name);
      const which = this.types.get(type?.name ?? "");
      if (which === undefined) return this.add({ kind: "UNDEF" });
      return this.add({ kind: "CREATE", which, integer, children: this.places([...rest, ...lambda]) });
    }
    const means = migration.functions.get(called.name)?.means ?? called.name;
    const which = `TA_F_${means.toUpperCase()}`;
    const children =
      means === "split" && rest.length === 1
        ? [this.addNode(first!), this.addPattern(rest[0]!)]
        : this.places(called.arguments);
    return this.add({ kind: "CALL", which, integer, children: [...children, ...this.places(lambda)] });
  }

  private addAll(kind: string, nodes: readonly Node[], which: number | string = 0): number {
    return this.add({ kind, which, children: this.places(nodes) });
  }

  private places(nodes: readonly Node[]): number[] {
    return nodes.map((node) => this.addNode(node));
  }

  private add({ children = [], integer = "0", kind, number = "0", text = "", which = 0 }: Row): number {
    const first = children.length > 0 ? this.children.length : 0;
    for (const child of children) this.children.push(child);
    const row = `{TA_N_${kind}, ${which}, ${first}, ${children.length}, ${integer}, ${number}, ${cText(text)}}`;
    return this.rows.push(row) - 1;
  }
}
