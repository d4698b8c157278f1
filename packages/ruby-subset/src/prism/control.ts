import { resultOf, type Deep } from "@cairn/evaluation";
import type { CaseIn, InOption, Located, Node, Parameter, Pattern, RescueOption, WhenOption } from "../ast.js";
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
    return yield* resultOf(statements(data, "statements", reader));
  },
  *StatementsNode(data, at, reader) {
    return { kind: "body", items: yield* resultOf(each(members(data, "body"), reader)), ...at };
  },
  *ParenthesesNode(data, _at, reader) {
    return yield* resultOf(statements(data, "body", reader));
  },
  *EmbeddedStatementsNode(data, _at, reader) {
    return yield* resultOf(statements(data, "statements", reader));
  },
  *EmbeddedVariableNode(data, _at, reader) {
    return yield* resultOf(reader.node(member(data, "variable")!));
  },
  *ElseNode(data, _at, reader) {
    return yield* resultOf(statements(data, "statements", reader));
  },
  *EnsureNode(data, _at, reader) {
    return yield* resultOf(statements(data, "statements", reader));
  },
  *IfNode(data, at, reader) {
    const test = yield* resultOf(reader.node(member(data, "predicate")!));
    const then = yield* resultOf(optional(data, "statements", reader));
    return {
      kind: "if",
      test,
      then,
      otherwise: yield* resultOf(optional(data, "subsequent", reader)),
      ...at,
    };
  },
  *UnlessNode(data, at, reader) {
    const test = yield* resultOf(reader.node(member(data, "predicate")!));
    const otherwise = yield* resultOf(optional(data, "statements", reader));
    return {
      kind: "if",
      test,
      then: yield* resultOf(optional(data, "elseClause", reader)),
      otherwise,
      ...at,
    };
  },
  *AndNode(data, at, reader) {
    const left = yield* resultOf(reader.node(member(data, "left")!));
    return {
      kind: "logical",
      operator: "and",
      left,
      right: yield* resultOf(reader.node(member(data, "right")!)),
      ...at,
    };
  },
  *OrNode(data, at, reader) {
    const left = yield* resultOf(reader.node(member(data, "left")!));
    return {
      kind: "logical",
      operator: "or",
      left,
      right: yield* resultOf(reader.node(member(data, "right")!)),
      ...at,
    };
  },
  *DefinedNode(data, at, reader) {
    const operand = yield* resultOf(reader.node(member(data, "value")!));
    return { kind: "unary", operator: "defined?", operand, ...at };
  },
  *CaseNode(data, at, reader) {
    const subject = yield* resultOf(optional(data, "predicate", reader));
    const options: WhenOption[] = [];
    for (const branch of members(data, "conditions")) {
      const when = branch.toJSON();
      const values = yield* resultOf(each(members(when, "conditions"), reader));
      const body = yield* resultOf(statements(when, "statements", reader));
      options.push({ values, body, ...reader.place(when) });
    }
    const otherwise = yield* resultOf(optional(data, "elseClause", reader));
    return { kind: "case", subject, options, otherwise, ...at };
  },
  *CaseMatchNode(data, at, reader): Deep<CaseIn> {
    const subject = yield* resultOf(reader.node(member(data, "predicate")!));
    const options: InOption[] = [];
    for (const branch of members(data, "conditions")) {
      const inside = branch.toJSON();
      const { pattern, guard } = yield* resultOf(guarded(member(inside, "pattern")!, reader));
      const body = yield* resultOf(statements(inside, "statements", reader));
      options.push({ pattern, guard, body, ...reader.place(inside) });
    }
    const otherwise = yield* resultOf(optional(data, "elseClause", reader));
    return { kind: "case-in", subject, options, otherwise, ...at };
  },
  *MatchPredicateNode(data, at, reader) {
    return yield* resultOf(asked("test", data, at, reader));
  },
  *MatchRequiredNode(data, at, reader) {
    return yield* resultOf(asked("demand", data, at, reader));
  },
  *WhileNode(data, at, reader) {
    return yield* resultOf(loop(data, at, reader, false));
  },
  *UntilNode(data, at, reader) {
    return yield* resultOf(loop(data, at, reader, true));
  },
  *ForNode(data, at, reader) {
    const list = yield* resultOf(reader.node(member(data, "collection")!));
    const target = yield* resultOf(reader.node(member(data, "index")!));
    const body = yield* resultOf(reader.within("loop", () => statements(data, "statements", reader)));
    return { kind: "for", parameters: targetParameters(target), list, body, ...at };
  },
  *BeginNode(data, at, reader) {
    const body = yield* resultOf(statements(data, "statements", reader));
    const rescues: RescueOption[] = [];
    for (let clause = member(data, "rescueClause"); clause;) {
      const inside = clause.toJSON();
      rescues.push(yield* resultOf(rescue(inside, reader)));
      clause = member(inside, "subsequent");
    }
    const otherwise = yield* resultOf(optional(data, "elseClause", reader));
    const always = yield* resultOf(optional(data, "ensureClause", reader));
    if (rescues.length === 0 && !otherwise && !always) return body;
    return { kind: "begin", body, rescues, otherwise, always, ...at };
  },
  *RescueModifierNode(data, at, reader) {
    const body = yield* resultOf(reader.node(member(data, "expression")!));
    const instead = yield* resultOf(reader.node(member(data, "rescueExpression")!));
    return { kind: "begin", body, rescues: [{ classes: [], body: instead, ...at }], ...at };
  },
  *ReturnNode(data, at, reader) {
    return { kind: "jump", word: "return", value: yield* resultOf(given(data, reader)), ...at };
  },
  *NextNode(data, at, reader) {
    return {
      kind: "jump",
      word: "next",
      value: yield* resultOf(given(data, reader)),
      isInLoop: reader.isInLoop,
      ...at,
    };
  },
  *BreakNode(data, at, reader) {
    const { isInLoop } = reader;
    return { kind: "jump", word: "break", value: yield* resultOf(given(data, reader)), isInLoop, ...at };
  },
  RetryNode: (_data, at) => ({ kind: "jump", word: "retry", ...at }),
  RedoNode: refused("`redo`"),
  *ClassNode(data, at, reader) {
    const path = yield* resultOf(reader.node(member(data, "constantPath")!));
    const superclass = yield* resultOf(optional(data, "superclass", reader));
    const body = yield* resultOf(reader.within("block", () => statements(data, "body", reader)));
    return { kind: "module", what: "class", path, superclass, body, ...at };
  },
  *ModuleNode(data, at, reader) {
    const path = yield* resultOf(reader.node(member(data, "constantPath")!));
    const body = yield* resultOf(reader.within("block", () => statements(data, "body", reader)));
    return { kind: "module", what: "module", path, body, ...at };
  },
  *SingletonClassNode(data, at, reader) {
    const target = yield* resultOf(reader.node(member(data, "expression")!));
    const body = yield* resultOf(reader.within("block", () => statements(data, "body", reader)));
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
    return yield* resultOf(reader.node(member(data, "write")!));
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
  const items = yield* resultOf(argumentsOf(data, reader));
  if (items.length === 0) return undefined;
  return items.length === 1 && items[0]!.kind !== "spread" ? items[0] : { kind: "array", items, ...reader.place(data) };
}

function* loop(data: PrismData, at: Located, reader: Reader, isUntil: boolean): Deep<Node> {
  const test = yield* resultOf(reader.node(member(data, "predicate")!));
  const body = yield* resultOf(reader.within("loop", () => statements(data, "statements", reader)));
  return { kind: "while", test, body, isUntil, isLate: (flagsOf(data) & 4) !== 0, ...at };
}

function targetParameters(target: Node): Parameter[] {
  if (target.kind === "local") return [{ name: target.name, style: "plain" }];
  return target.kind === "targets" ? target.before.flatMap(targetParameters) : [];
}

function* rescue(data: PrismData, reader: Reader): Deep<RescueOption> {
  const classes = yield* resultOf(each(members(data, "exceptions"), reader));
  const target = yield* resultOf(optional(data, "reference", reader));
  const body = yield* resultOf(statements(data, "statements", reader));
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
    return { pattern: yield* resultOf(patternOf(node, reader)), guard: undefined };
  const test = yield* resultOf(reader.node(member(data, "predicate")!));
  const [inside] = members(member(data, "statements")!.toJSON(), "body");
  const pattern = yield* resultOf(patternOf(inside!, reader));
  return {
    pattern,
    guard: data.type === "IfNode" ? test : { kind: "unary", operator: "!", operand: test, ...reader.place(data) },
  };
}

function* asked(asks: "test" | "demand", data: PrismData, at: Located, reader: Reader): Deep<Node> {
  const subject = yield* resultOf(reader.node(member(data, "value")!));
  const pattern = yield* resultOf(patternOf(member(data, "pattern")!, reader));
  const body: Node = { kind: "literal", value: asks === "test" ? true : null, ...at };
  return { kind: "case-in", subject, options: [{ pattern, body, ...at }], asks, ...at };
}

export { nameOf };
