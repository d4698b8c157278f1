import type { Block, Call, Expression, Lambda, MethodCall } from "@cairn/puppet-core";
import { childrenOf, type Node } from "../../ast/children.js";
import { calledFunction } from "../../logic/calls.js";
import type { RuleSet, Rule } from "@cairn/diagnostics";
import type { CheckContext, Declared } from "../rule.js";
import { Names, firstNames } from "./names.js";
import type { LogicPlace } from "./place.js";

/** The context of a rule about logic. */
export interface LogicContext extends CheckContext {
  readonly place: LogicPlace;
  /** The variables at the node. */
  readonly names: Names;
  /** The enclosing nodes, the outermost first. */
  readonly around: readonly Node[];
}

type NodeOf<K extends Node["kind"]> = Extract<Node, { readonly kind: K }>;

/** The nodes of logic, by their kinds. */
export type LogicSubjects = { readonly [K in Node["kind"]]: NodeOf<K> };

/** A rule about the nodes of logic. */
export type LogicRule = Rule<LogicSubjects, LogicContext>;

/** A rule about nodes of some kinds. */
export function ruleFor<K extends Node["kind"]>(
  declared: Declared,
  kinds: readonly K[],
  check: (node: NodeOf<K>, context: LogicContext) => void,
): LogicRule {
  const visit = Object.fromEntries(kinds.map((kind) => [kind, check]));
  return declared ? { declared, visit } : { visit };
}

export type LogicRules = RuleSet<LogicSubjects, LogicContext>;

/** The tasks of the worklist: visit a node, leave a node, or define a variable. */
type Task =
  | { readonly look: Node; readonly made?: string }
  | { readonly leave: Node }
  | { readonly define: readonly [string, Expression] };

/** Visits all nodes of a piece of logic in preorder, with the variables that are visible at each, without recursion. */
export function walkLogic(
  root: Block | Expression,
  lambda: Lambda | undefined,
  place: LogicPlace,
  rules: LogicRules,
  context: CheckContext,
): void {
  walkStatements([root], firstNames(place, lambda), place, rules, context);
}

/** The same for statements of programs, which share their variables. */
export function walkStatements(
  roots: readonly (Block | Expression)[],
  first: Names,
  place: LogicPlace,
  rules: LogicRules,
  context: CheckContext,
): void {
  const around: Node[] = [];
  const tasks: Task[] = roots.map((look) => ({ look })).reverse();
  let names = first;
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if ("define" in task) names.add(...task.define);
    else if ("leave" in task) {
      around.pop();
      if (task.leave.kind === "lambda") names = names.outer!;
    } else {
      const node = task.look;
      if (rules.has(node.kind)) rules.visit(node.kind, node, { ...context, place, names, around });
      if (node.kind === "lambda") names = inside(node, names, task.made);
      addTasks(node, tasks, around);
      if (node.kind === "assignment") defineLater(node.left, tasks, place, context);
    }
  }
}

function inside({ parameters }: Lambda, outer: Names, made: string | undefined): Names {
  return new Names(
    parameters.map((parameter) => [parameter.name, parameter] as const),
    outer,
    made,
  );
}

function addTasks(node: Node, tasks: Task[], around: Node[]): void {
  const children = childrenOf(node);
  if (children.length === 0) return;
  around.push(node);
  tasks.push({ leave: node });
  const made = node.kind === "call" || node.kind === "method-call" ? madeBy(node) : undefined;
  for (let index = children.length - 1; index >= 0; index--) {
    const look = children[index]!;
    tasks.push(made !== undefined && look.kind === "lambda" ? { look, made } : { look });
  }
}

/** A variable is defined after its assignment; a feature that a setter assigns is defined already. */
function defineLater(left: Expression, tasks: Task[], { role }: LogicPlace, { visible }: CheckContext): void {
  if (left.kind !== "variable" || (role === "set" && visible.has(left.name))) return;
  const inside = tasks.findLastIndex((task) => "leave" in task);
  tasks.splice(inside, 0, { define: [left.name, left] });
}

/** The parameter for the object that a `new` creates. */
function madeBy(node: Call | MethodCall): string | undefined {
  const called = calledFunction(node);
  return called?.name === "new" ? called.lambda?.parameters[0]?.name : undefined;
}

/** The directly enclosing node. */
export function parentOf({ around }: LogicContext): Node | undefined {
  return around[around.length - 1];
}
