import type { Deep } from "@cairn/evaluation";
import type { Body, CaseIn, InOption, Located, Node, Parameter, Pattern, RescueOption, WhenOption } from "../ast.js";
import { patternOf } from "./case-in.js";
import type { PrismData, PrismNode } from "./prism-node.js";
import {
  argumentsOf,
  each,
  flagsOf,
  member,
  members,
  nameOf,
  optional,
  refused,
  statements,
  unescaped,
  type Reader,
  type Shape,
} from "./reader.js";

/** Statements, branches, loops, jumps, classes. */
export const control: Readonly<Record<string, Shape>> = {
  *ProgramNode(data, _at, reader) {
    return (yield statements(data, "statements", reader)) as Node;
  },
  *StatementsNode(data, at, reader) {
    return { kind: "body", items: (yield each(members(data, "body"), reader)) as Node[], ...at };
  },
  *ParenthesesNode(data, _at, reader) {
    return (yield statements(data, "body", reader)) as Node;
  },
  *EmbeddedStatementsNode(data, _at, reader) {
    return (yield statements(data, "statements", reader)) as Node;
  },
  *EmbeddedVariableNode(data, _at, reader) {
    return (yield reader.node(member(data, "variable")!)) as Node;
  },
  *ElseNode(data, _at, reader) {
    return (yield statements(data, "statements", reader)) as Node;
  },
  *EnsureNode(data, _at, reader) {
    return (yield statements(data, "statements", reader)) as Node;
  },
  *IfNode(data, at, reader) {
    const test = (yield reader.node(member(data, "predicate")!)) as Node;
    const then = (yield optional(data, "statements", reader)) as Node | undefined;
    return {
      kind: "if",
      test,
      then,
      otherwise: (yield optional(data, "subsequent", reader)) as Node | undefined,
      ...at,
    };
  },
  *UnlessNode(data, at, reader) {
    const test = (yield reader.node(member(data, "predicate")!)) as Node;
    const otherwise = (yield optional(data, "statements", reader)) as Node | undefined;
    return {
      kind: "if",
      test,
      then: (yield optional(data, "elseClause", reader)) as Node | undefined,
      otherwise,
      ...at,
    };
  },
  *AndNode(data, at, reader) {
    const left = (yield reader.node(member(data, "left")!)) as Node;
    return {
      kind: "logical",
      operator: "and",
      left,
      right: (yield reader.node(member(data, "right")!)) as Node,
      ...at,
    };
  },
  *OrNode(data, at, reader) {
    const left = (yield reader.node(member(data, "left")!)) as Node;
    return { kind: "logical", operator: "or", left, right: (yield reader.node(member(data, "right")!)) as Node, ...at };
  },
  *DefinedNode(data, at, reader) {
    const operand = (yield reader.node(member(data, "value")!)) as Node;
    return { kind: "unary", operator: "defined?", operand, ...at };
  },
  *CaseNode(data, at, reader) {
    const subject = (yield optional(data, "predicate", reader)) as Node | undefined;
    const options: WhenOption[] = [];
    for (const branch of members(data, "conditions")) {
      const when = branch.toJSON();
      const values = (yield each(members(when, "conditions"), reader)) as Node[];
      const body = (yield statements(when, "statements", reader)) as Body;
      options.push({ values, body, ...reader.place(when) });
    }
    const otherwise = (yield optional(data, "elseClause", reader)) as Node | undefined;
    return { kind: "case", subject, options, otherwise, ...at };
  },
  *CaseMatchNode(data, at, reader): Deep<CaseIn> {
    const subject = (yield reader.node(member(data, "predicate")!)) as Node;
    const options: InOption[] = [];
    for (const branch of members(data, "conditions")) {
      const inside = branch.toJSON();
      const { pattern, guard } = (yield guarded(member(inside, "pattern")!, reader)) as Guarded;
      const body = (yield statements(inside, "statements", reader)) as Body;
      options.push({ pattern, guard, body, ...reader.place(inside) });
    }
    const otherwise = (yield optional(data, "elseClause", reader)) as Node | undefined;
    return { kind: "case-in", subject, options, otherwise, ...at };
  },
  *MatchPredicateNode(data, at, reader) {
    return (yield asked("test", data, at, reader)) as Node;
  },
  *MatchRequiredNode(data, at, reader) {
    return (yield asked("demand", data, at, reader)) as Node;
  },
  *WhileNode(data, at, reader) {
    return (yield loop(data, at, reader, false)) as Node;
  },
  *UntilNode(data, at, reader) {
    return (yield loop(data, at, reader, true)) as Node;
  },
  *ForNode(data, at, reader) {
    const list = (yield reader.node(member(data, "collection")!)) as Node;
    const target = (yield reader.node(member(data, "index")!)) as Node;
    const body = (yield reader.within("loop", () => statements(data, "statements", reader))) as Body;
    return { kind: "for", parameters: targetParameters(target), list, body, ...at };
  },
  *BeginNode(data, at, reader) {
    const body = (yield statements(data, "statements", reader)) as Body;
    const rescues: RescueOption[] = [];
    for (let clause = member(data, "rescueClause"); clause;) {
      const inside = clause.toJSON();
      rescues.push((yield rescue(inside, reader)) as RescueOption);
      clause = member(inside, "subsequent");
    }
    const otherwise = (yield optional(data, "elseClause", reader)) as Node | undefined;
    const always = (yield optional(data, "ensureClause", reader)) as Node | undefined;
    if (rescues.length === 0 && !otherwise && !always) return body;
    return { kind: "begin", body, rescues, otherwise, always, ...at };
  },
  *RescueModifierNode(data, at, reader) {
    const body = (yield reader.node(member(data, "expression")!)) as Node;
    const instead = (yield reader.node(member(data, "rescueExpression")!)) as Node;
    return { kind: "begin", body, rescues: [{ classes: [], body: instead, ...at }], ...at };
  },
  *ReturnNode(data, at, reader) {
    return { kind: "jump", word: "return", value: (yield given(data, reader)) as Node | undefined, ...at };
  },
  *NextNode(data, at, reader) {
    return {
      kind: "jump",
      word: "next",
      value: (yield given(data, reader)) as Node | undefined,
      isInLoop: reader.isInLoop,
      ...at,
    };
  },
  *BreakNode(data, at, reader) {
    const { isInLoop } = reader;
    return { kind: "jump", word: "break", value: (yield given(data, reader)) as Node | undefined, isInLoop, ...at };
  },
  RetryNode: (_data, at) => ({ kind: "jump", word: "retry", ...at }),
  RedoNode: refused("`redo`"),
  *ClassNode(data, at, reader) {
    const path = (yield reader.node(member(data, "constantPath")!)) as Node;
    const superclass = (yield optional(data, "superclass", reader)) as Node | undefined;
    const body = (yield reader.within("block", () => statements(data, "body", reader))) as Body;
    return { kind: "module", what: "class", path, superclass, body, ...at };
  },
  *ModuleNode(data, at, reader) {
    const path = (yield reader.node(member(data, "constantPath")!)) as Node;
    const body = (yield reader.within("block", () => statements(data, "body", reader))) as Body;
    return { kind: "module", what: "module", path, body, ...at };
  },
  *SingletonClassNode(data, at, reader) {
    const target = (yield reader.node(member(data, "expression")!)) as Node;
    const body = (yield reader.within("block", () => statements(data, "body", reader))) as Body;
    return { kind: "singleton", target, body, ...at };
  },
  AliasMethodNode: (data, at) => ({
    kind: "alias",
    name: symbolIn(data, "newName"),
    old: symbolIn(data, "oldName"),
    ...at,
  }),
  AliasGlobalVariableNode: refused("an alias of a global variable"),
  UndefNode: (data, at) => ({
    kind: "undef",
    names: members(data, "names").map((each) => symbolOf(each.toJSON())),
    ...at,
  }),
  FlipFlopNode: refused("a flip-flop"),
  PreExecutionNode: refused("`BEGIN`"),
  PostExecutionNode: refused("`END`"),
  *ShareableConstantNode(data, _at, reader) {
    return (yield reader.node(member(data, "write")!)) as Node;
  },
};

function symbolIn(data: PrismData, name: string): string {
  return symbolOf(member(data, name)!.toJSON());
}

function symbolOf(data: PrismData): string {
  return data.type === "SymbolNode" ? unescaped(data) : "?";
}

/** The value of a jump: several are a list. */
function* given(data: PrismData, reader: Reader): Deep<Node | undefined> {
  const items = (yield argumentsOf(data, reader)) as Node[];
  if (items.length === 0) return undefined;
  return items.length === 1 && items[0]!.kind !== "spread" ? items[0] : { kind: "array", items, ...reader.place(data) };
}

function* loop(data: PrismData, at: Located, reader: Reader, isUntil: boolean): Deep<Node> {
  const test = (yield reader.node(member(data, "predicate")!)) as Node;
  const body = (yield reader.within("loop", () => statements(data, "statements", reader))) as Body;
  return { kind: "while", test, body, isUntil, isLate: (flagsOf(data) & 4) !== 0, ...at };
}

function targetParameters(target: Node): Parameter[] {
  if (target.kind === "local") return [{ name: target.name, style: "plain" }];
  return target.kind === "targets" ? target.before.flatMap(targetParameters) : [];
}

function* rescue(data: PrismData, reader: Reader): Deep<RescueOption> {
  const classes = (yield each(members(data, "exceptions"), reader)) as Node[];
  const target = (yield optional(data, "reference", reader)) as Node | undefined;
  const body = (yield statements(data, "statements", reader)) as Body;
  return { classes, target, body, ...reader.place(data) };
}

interface Guarded {
  readonly pattern: Pattern;
  readonly guard: Node | undefined;
}

/** A pattern followed by `if` or `unless`, which Prism represents as an enclosing node. */
function* guarded(node: PrismNode, reader: Reader): Deep<Guarded> {
  const data = node.toJSON();
  if (data.type !== "IfNode" && data.type !== "UnlessNode")
    return { pattern: (yield patternOf(node, reader)) as Pattern, guard: undefined };
  const test = (yield reader.node(member(data, "predicate")!)) as Node;
  const [inside] = members(member(data, "statements")!.toJSON(), "body");
  const pattern = (yield patternOf(inside!, reader)) as Pattern;
  return {
    pattern,
    guard: data.type === "IfNode" ? test : { kind: "unary", operator: "!", operand: test, ...reader.place(data) },
  };
}

function* asked(asks: "test" | "demand", data: PrismData, at: Located, reader: Reader): Deep<Node> {
  const subject = (yield reader.node(member(data, "value")!)) as Node;
  const pattern = (yield patternOf(member(data, "pattern")!, reader)) as Pattern;
  const body: Node = { kind: "literal", value: asks === "test" ? true : null, ...at };
  return { kind: "case-in", subject, options: [{ pattern, body, ...at }], asks, ...at };
}

export { nameOf };
