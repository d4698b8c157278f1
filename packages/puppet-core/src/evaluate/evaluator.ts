import { createSpan, type Span } from "@cairn/diagnostics";
import type { Expression, Expressions, Located } from "../ast/index.js";
import type { ClassType, PuppetType, ResourceType } from "../types/index.js";
import {
  type Evaluation,
  Failure,
  type FailureDetails,
  type FailureKind,
  growList,
  inOrder,
  limitsReached,
  Machine,
  type Pending,
} from "@cairn/evaluation";
import type { ObjectValue, Value } from "../values/value.js";
import type { PuppetFunction } from "./function.js";
import { handlers } from "./handlers.js";
import { labelOfNode, placeOf, withArticle } from "./labels.js";
import type { Scope } from "./scope.js";
import { isSpread } from "./spread.js";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** `break`, `next` or `return` where nothing can be left. */
    "illegal-jump": true;
    /** A text in a heredoc that isn't of its syntax. */
    "invalid-text": true;
    /** A function or lambda that isn't given all that it wants. */
    "missing-argument": true;
    "not-numeric": true;
    /** A text where a number is wanted, which Puppet takes if it isn't strict. */
    "numeric-coercion": true;
    reassigned: true;
    /** Parameters in brackets that a type doesn't have. */
    "type-specialization": true;
  }
}

/** How a kind of expression is evaluated. */
export type Handler<Node = Expression> = (node: Node, scope: Scope, evaluator: Evaluator) => Pending<Value>;

/** A handler for every kind; a language's own kinds are its affair. */
export type Handlers = { readonly [Kind in keyof Expressions]?: Handler<Expressions[Kind]> };

/** What the evaluation of expressions asks of the language that they stand in. */
export interface EvaluatorOptions {
  /** How the language's own kinds of expressions are evaluated, and what it does otherwise. */
  readonly kinds?: Handlers;
  /** A function by its name in lower case, without leading `::`. */
  findFunction(name: string, scope: Scope): PuppetFunction | undefined;
  /** What to write instead of the name of a function that isn't known. */
  unknownFunction?(name: string, scope: Scope): Pick<FailureDetails, "help" | "meant">;
  /** A type that isn't Puppet's own, by its name as written: an alias, or a resource type. */
  findType(name: string, scope: Scope): PuppetType | undefined;
  /** The value of a variable that isn't known: the language warns, or throws a Failure. */
  unknownVariable(name: string, place: Span, scope: Scope): Value;
  /** A parameter of a declared resource or class (`File['x']['mode']`); throws a Failure where there is none. */
  readParameter?(reference: ResourceType | ClassType, name: Value, place: Span, scope: Scope): Value;
  /** What an object of the language holds under the keys (`$object['name']`); throws a Failure where there is no such thing. */
  readObject?(object: ObjectValue, keys: readonly Value[], place: Span): Pending<Value>;
  /** Whether a resource or class is declared: `[$a, $b] = Class['c']` reads its variables. */
  isDeclared?(reference: ResourceType | ClassType, scope: Scope): boolean;
  /** What is wrong with a text that was made for a heredoc of this syntax (`@("X":json)`), or nothing. */
  checkText?(text: string, syntax: string): string | undefined;
  /** A message of the program: `notice('…')`, at one of Puppet's levels (`debug`, `info`, `notice`, `warning`, `err`, …). */
  log?(level: string, message: string, place: Span): void;
  /** The present time for `Timestamp()`, in nanoseconds since 1970: the core itself has no clock. */
  now?(): bigint;
  /** Something that runs but shouldn't be written (`strict=warning`). */
  warn(kind: string, message: string, place: Span): void;
  /** Whether what Puppet only warns of by default is a failure (`strict=error`). */
  readonly strict: boolean;
}

/** How many handlers may call each other before the machine's own stack takes over. */
const directDepth = 64;

/** Evaluates expressions of Puppet. The work is done by `handlers`, one for each kind; this is what they share. */
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

  /** The value of an expression where it takes no work, or the computation of it: `const x: Value = yield evaluator.begin(…)`. */
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

  /** The machine runs it when nothing else is under way: nested expressions don't use up the real stack. */
  private *beginLater(node: Expression, scope: Scope): Evaluation<Value> {
    return yield this.begin(node, scope);
  }

  /** The values of expressions, in order; what `*` spreads stands among them. */
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
    yield pending;
    return values;
  }

  /** Where a node of the text that `scope` evaluates stands. */
  spanOf(node: Located, scope: Scope): Span {
    return createSpan(scope.source, placeOf(node), node.end);
  }

  /** Says that `node` can't be evaluated. */
  fail(kind: FailureKind, message: string, node: Located, scope: Scope, help?: string): never {
    throw new Failure(kind, message, { span: this.spanOf(node, scope), help });
  }

  /** Says so with the name of the expression, as Puppet does where Ruby has refused what it does. */
  failIn(node: Expression, message: string, scope: Scope): never {
    const during = withArticle(labelOfNode(node));
    throw new Failure("evaluation", message, { span: this.spanOf(node, scope), during });
  }

  /** What is only a warning unless the user wants strictness. */
  complain(kind: FailureKind, message: string, node: Located, scope: Scope): void {
    if (this.options.strict) this.fail(kind, message, node, scope);
    this.options.warn(kind, message, this.spanOf(node, scope));
  }
}

/** What `*` makes of a list is longer than it is written. */
function spread(list: readonly Value[], values: Value[]): void {
  growList(list.length + values.length);
  for (const each of list) values.push(each);
}
