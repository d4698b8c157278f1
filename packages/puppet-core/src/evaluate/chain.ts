import type { Access, Expression, MethodCall } from "../ast/index.js";
import type { Value } from "../values/value.js";
import { accessWith } from "./access/access.js";
import { callMethod } from "./calls.js";
import { after, isEvaluation, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import type { Scope } from "./scope.js";

type Link = Access | MethodCall;

/** `a[1].b(2)[3]…`: a chain of any length is evaluated from its start by a loop, not by recursion. */
export function evaluateChain(last: Link, scope: Scope, evaluator: Evaluator): Pending<Value> {
  const start = startOf(last);
  if (!isLink(start)) return follow(evaluator.begin(start, scope), last, scope, evaluator);
  const links: Link[] = [last];
  let first: Expression = start;
  for (; isLink(first); first = startOf(first)) links.push(first);
  let value = evaluator.begin(first, scope);
  while (links.length > 0) {
    if (isEvaluation(value)) return goOn(value, links, scope, evaluator);
    value = step(value, links.pop()!, scope, evaluator);
  }
  return value;
}

function isLink(node: Expression): node is Link {
  return node.kind === "access" || node.kind === "method-call";
}

function startOf(link: Link): Expression {
  return link.kind === "access" ? link.target : link.receiver;
}

function follow(pending: Pending<Value>, link: Link, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return isEvaluation(pending)
    ? after(pending, (value) => step(value, link, scope, evaluator))
    : step(pending, link, scope, evaluator);
}

function step(value: Value, link: Link, scope: Scope, evaluator: Evaluator): Pending<Value> {
  return link.kind === "access" ? accessWith(value, link, scope, evaluator) : callMethod(value, link, scope, evaluator);
}

function* goOn(pending: Evaluation<Value>, links: Link[], scope: Scope, evaluator: Evaluator): Evaluation<Value> {
  let value = yield* resultOf(pending);
  while (links.length > 0) value = yield* resultOf(step(value, links.pop()!, scope, evaluator));
  return value;
}
