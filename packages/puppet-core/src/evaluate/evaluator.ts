import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression, Expressions, Located } from "../ast/index.js";
import type { ClassType, PuppetType, ResourceType } from "../types/index.js";
import {
  Failure,
  growList,
  inOrder,
  limitsReached,
  Machine,
  resultOf,
  type Evaluation,
  type FailureDetails,
  type FailureKind,
  type Pending,
} from "@cairn/evaluation";
import type { ObjectValue, Value } from "../values/value.js";
import type { PuppetFunction } from "./function.js";
import { handlers } from "./handlers.js";
import { labelOfNode, reportedOffset, withArticle } from "./labels.js";
import type { Scope } from "./scope.js";
import { isSpread } from "./spread.js";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** `break`, `next` or `return` with nothing that it can leave. */
    "illegal-jump": true;
    /** A heredoc's text that doesn't follow the declared syntax. */
    "invalid-text": true;
    /** A function or lambda that lacks a required argument. */
    "missing-argument": true;
    "not-numeric": true;
    /** A string in place of a number, which Puppet accepts unless it is strict. */
    "numeric-coercion": true;
    reassigned: true;
    /** Type parameters that a type doesn't take. */
    "type-specialization": true;
  }
}

/** How a kind of expression is evaluated. */
export type Handler<Node = Expression> = (node: Node, scope: Scope, evaluator: Evaluator) => Pending<Value>;

/** A handler for every kind; a language handles its own kinds. */
export type Handlers = { readonly [Kind in keyof Expressions]?: Handler<Expressions[Kind]> };

/** What the evaluation of expressions needs from the language that contains them. */
export interface EvaluatorOptions {
  /** The handlers of the language's own kinds of expressions, and overrides of others. */
  readonly kinds?: Handlers;
  /** A function by its name in lower case, without leading `::`. */
  findFunction(name: string, scope: Scope): PuppetFunction | undefined;
  /** What to write instead of an unknown function's name. */
  unknownFunction?(name: string, scope: Scope): Pick<FailureDetails, "help" | "meant">;
  /** A type that isn't built in, by its name as written: an alias, or a resource type. */
  findType(name: string, scope: Scope): PuppetType | undefined;
  /** The value of an unknown variable: the language warns, or throws a Failure. */
  unknownVariable(name: string, place: Span, scope: Scope): Value;
  /** A parameter of a declared resource or class (`File['x']['mode']`); throws a Failure if there is none. */
  readParameter?(reference: ResourceType | ClassType, name: Value, place: Span, scope: Scope): Value;
  /** The value at the keys of one of the language's objects (`$object['name']`); throws a Failure if there is none. */
  readObject?(object: ObjectValue, keys: readonly Value[], place: Span): Pending<Value>;
  /** Whether a resource or class is declared: `[$a, $b] = Class['c']` reads its variables. */
  isDeclared?(reference: ResourceType | ClassType, scope: Scope): boolean;
  /** What is wrong with the text of a heredoc of this syntax (`@("X":json)`), or undefined. */
  checkText?(text: string, syntax: string): string | undefined;
  /**
   * A message from the program: `notice('…')`, at one of Puppet's levels (`debug`, `info`, `notice`, `warning`, `err`,
   * …).
   */
  log?(level: string, message: string, place: Span): void;
  /** The current time for `Timestamp()`, in nanoseconds since 1970: the core itself has no clock. */
  now?(): bigint;
  /** Reports something that runs but shouldn't be written (`strict=warning`). */
  warn(kind: string, message: string, place: Span): void;
  /** Whether Puppet's default warnings are failures (`strict=error`). */
  readonly strict: boolean;
}

/** How deeply handlers may call each other directly before the machine's own stack takes over. */
const directDepth = 64;

/**
 * Evaluates Puppet's expressions. The work is done by `handlers`, one for each kind; this class has what they share.
 */
export class Evaluator {
  readonly options: EvaluatorOptions;
  readonly machine: Machine;
  private readonly handlers: Readonly<Record<string, Handler<never>>>;
  private depth = 0;

  constructor(options: EvaluatorOptions, machine: Machine = new Machine()) {
    this.options = options;
    this.machine = machine;
    this.handlers = { ...handlers, ...options.kinds };
  }

  /**
   * The value of an expression if it takes no work, else its computation: `const x: Value = yield evaluator.begin(…)`.
   */
  begin(node: Expression, scope: Scope): Pending<Value> {
    this.machine.step();
    if (this.depth >= directDepth) return this.beginLater(node, scope);
    this.depth++;
    try {
      const handler = this.handlers[node.kind] as Handler;
      return handler(node, scope, this);
    } catch (error) {
      if (error instanceof Failure && limitsReached.has(error.kind)) error.span ??= this.spanOf(node, scope);
      throw error;
    } finally {
      this.depth--;
    }
  }

  /**
   * A trampoline: the machine runs it when nothing else is in progress, so that nested expressions don't use up the
   * real stack.
   */
  private *beginLater(node: Expression, scope: Scope): Evaluation<Value> {
    return yield* resultOf(this.begin(node, scope));
  }

  /** The values of expressions, in order, including those that `*` spreads. */
  all(nodes: readonly Expression[], scope: Scope, values: Value[] = []): Pending<Value[]> {
    growList(nodes.length);
    const pending = inOrder<Value>(
      nodes.length,
      (index) => this.begin(nodes[index]!, scope),
      (value, index) => {
        if (isSpread(nodes[index]!)) spread(value as readonly Value[], values);
        else values.push(value);
      },
    );
    return pending === undefined ? values : this.allLater(pending, values);
  }

  private *allLater(pending: Pending<void>, values: Value[]): Evaluation<Value[]> {
    yield* resultOf(pending);
    return values;
  }

  /** The span of a node of the source that `scope` evaluates. */
  spanOf(node: Located, scope: Scope): Span {
    return createSpan(scope.source, reportedOffset(node), node.end);
  }

  /** Throws a Failure at `node`. */
  fail(kind: FailureKind, message: string, node: Located, scope: Scope, help?: string): never {
    throw new Failure(kind, message, { span: this.spanOf(node, scope), help });
  }

  /** Throws a Failure that names the expression, as Puppet does if Ruby itself has rejected the operation. */
  failIn(node: Expression, message: string, scope: Scope): never {
    const during = withArticle(labelOfNode(node));
    throw new Failure("evaluation", message, { span: this.spanOf(node, scope), during });
  }

  /** Reports a problem that is only a warning unless the user asks for strictness. */
  complain(kind: FailureKind, message: string, node: Located, scope: Scope): void {
    if (this.options.strict) this.fail(kind, message, node, scope);
    this.options.warn(kind, message, this.spanOf(node, scope));
  }
}

/** The spread list is longer than its source, so it is counted. */
function spread(list: readonly Value[], values: Value[]): void {
  growList(list.length + values.length);
  for (const each of list) values.push(each);
}
