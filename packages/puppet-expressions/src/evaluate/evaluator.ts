import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression, Expressions, Located } from "../ast/index.js";
import type { PuppetType } from "../types/index.js";
import type { Value } from "../values/value.js";
import { Machine, type Pending } from "./evaluation.js";
import { Failure, type FailureKind } from "./failure.js";
import type { PuppetFunction } from "./function.js";
import { handlers } from "./handlers.js";
import type { Scope } from "./scope.js";

/** How a kind of expression is evaluated. */
export type Handler<Node = Expression> = (node: Node, scope: Scope, evaluator: Evaluator) => Pending<Value>;

/** A handler for every kind; a language's own kinds are its affair. */
export type Handlers = { readonly [Kind in keyof Expressions]?: Handler<Expressions[Kind]> };

/** What the evaluation of expressions asks of the language that they stand in. */
export interface EvaluatorOptions {
  /** How the language's own kinds of expressions are evaluated, and what it does otherwise. */
  readonly kinds?: Handlers;
  /** A function by its name in lower case. */
  findFunction(name: string, scope: Scope): PuppetFunction | undefined;
  /** A type that isn't Puppet's own, by its name as written: an alias, or a resource type. */
  findType(name: string, scope: Scope): PuppetType | undefined;
  /** The value of a variable that isn't known: the language warns, or throws a Failure. */
  unknownVariable(name: string, place: Span, scope: Scope): Value;
  /** Something that runs but shouldn't be written (`strict=warning`). */
  warn(kind: string, message: string, place: Span): void;
  /** Whether what Puppet only warns of by default is a failure (`strict=error`). */
  readonly strict: boolean;
}

/** Evaluates expressions of Puppet. The work is done by `handlers`, one for each kind; this is what they share. */
export class Evaluator {
  readonly options: EvaluatorOptions;
  readonly machine: Machine;
  private readonly handlers: Readonly<Record<string, Handler<never>>>;

  constructor(options: EvaluatorOptions, machine: Machine = new Machine()) {
    this.options = options;
    this.machine = machine;
    this.handlers = { ...handlers, ...options.kinds };
  }

  /** The value of an expression where it takes no work, or the computation of it: `const x: Value = yield evaluator.begin(…)`. */
  begin(node: Expression, scope: Scope): Pending<Value> {
    const handler = this.handlers[node.kind] as Handler;
    return handler(node, scope, this);
  }

  /** Where a node of the text that `scope` evaluates stands. */
  spanOf(node: Located, scope: Scope): Span {
    return createSpan(scope.source, node.start, node.end);
  }

  /** Says that `node` can't be evaluated. */
  fail(kind: FailureKind, message: string, node: Located, scope: Scope): never {
    throw new Failure(kind, message, { span: this.spanOf(node, scope) });
  }

  /** What is only a warning unless the user wants strictness. */
  complain(kind: string, message: string, node: Located, scope: Scope): void {
    if (this.options.strict) this.fail(kind, message, node, scope);
    this.options.warn(kind, message, this.spanOf(node, scope));
  }
}
