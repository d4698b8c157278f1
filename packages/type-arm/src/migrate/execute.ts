import { conditionOf, oneOf } from "./comparisons.js";
import { and, not } from "./conditions.js";
import type { Bindings } from "./literal.js";
import { unrolled } from "./loops.js";
import { copyOf, join, type Frame, type Task } from "./frames.js";
import { raisedMessage } from "./raised.js";
import { isSpoken, mayRaise } from "./spoken.js";
import { statementsOf, type RubyAssignment, type RubyCall, type RubyCase, type RubyIf, type RubyNode } from "./ruby.js";
import { isTerm, nothing, truth, type Term, type Translation, type Untranslated } from "./term.js";
import { translate, termOf, type Surroundings } from "./translate.js";

/** One path through a block of Ruby, with its condition and result. The first one whose condition holds applies. */
export interface Outcome {
  readonly condition: Translation;
  readonly end: End;
  readonly start: number;
}

export type End =
  { readonly kind: "refuse"; readonly message: Term } | { readonly kind: "value"; readonly value: Translation };

/** The behaviour of a block of Ruby. */
export interface Execution {
  readonly outcomes: readonly Outcome[];
  /** What was omitted, because our logic can't express it. */
  readonly problems: readonly Untranslated[];
}

/** The maximum number of paths through a block that are still readable. */
const mostOutcomes = 200;

/** Symbolically executes a block of Ruby along all its paths, with an explicit worklist. */
export function execute(body: RubyNode, parameters: ReadonlyMap<string, Term>, around: Surroundings): Execution {
  const executor = new Executor(around);
  executor.run(body, { path: truth(true), locals: new Map(parameters), bindings: around.bindings });
  return executor;
}

class Executor implements Execution {
  readonly outcomes: Outcome[] = [];
  readonly problems: Untranslated[] = [];
  private readonly waiting: Task[] = [];
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  run(body: RubyNode, frame: Frame): void {
    this.waiting.push({ kind: "run", node: body, frame, isLast: true });
    for (let task = this.waiting.pop(); task; task = this.waiting.pop()) {
      if (this.outcomes.length > mostOutcomes) {
        this.problems.push({ why: "it has too many ways through", start: body.start });
        this.outcomes.length = 0;
        return;
      }
      if (task.kind === "join") join(task);
      else this.statement(task.node, task.frame, task.isLast);
    }
  }

  private statement(node: RubyNode, frame: Frame, isLast: boolean): void {
    switch (node.kind) {
      case "statements":
        return this.sequence(node.body, frame, isLast);
      case "begin":
        if (node.isGuarded) return this.give(node, frame, { why: "an exception is rescued", start: node.start });
        return this.sequence([node.body], frame, isLast);
      case "if":
        return this.branch(node, frame, isLast);
      case "case":
        return this.cases(node, frame, isLast);
      case "assignment":
        return this.assign(node, frame, isLast);
      case "return":
        return this.end(node, frame, node.value ? this.translate(node.value, frame) : nothing);
      case "and":
      case "or":
        if (mayRaise(node.right)) return this.shortcut(node, frame, isLast);
        break;
      case "call":
        return this.call(node, frame, isLast);
      default:
        break;
    }
    if (node.kind === "other" && node.what === "NextNode" && !frame.isTurn) return this.end(node, frame, nothing);
    const value = this.translate(node, frame);
    if (isLast) this.end(node, frame, value);
    else if (!isTerm(value)) this.problems.push(value);
  }

  private sequence(nodes: readonly RubyNode[], frame: Frame, isLast: boolean): void {
    if (nodes.length === 0 && isLast) return this.end({ start: 0 }, frame, nothing);
    for (let at = nodes.length - 1; at >= 0; at--) {
      this.waiting.push({ kind: "run", node: nodes[at]!, frame, isLast: isLast && at === nodes.length - 1 });
    }
  }

  private translate(node: RubyNode, { locals, bindings }: Frame): Translation {
    return translate(node, locals, { ...this.around, bindings });
  }

  private branch({ test, body, otherwise }: RubyIf, frame: Frame, isLast: boolean): void {
    const condition = this.test(test, frame);
    this.fork(condition, frame, isLast, body, otherwise);
  }

  /** A condition; `if match = …` also assigns its value. */
  private test(node: RubyNode, frame: Frame): Translation {
    const inner = statementsOf(node);
    const only = inner.length === 1 ? inner[0]! : node;
    if (only.kind === "assignment" && only.target === "local" && only.operator === "") {
      const value = this.translate(only.value, frame);
      frame.locals.set(only.name, value);
      return conditionOf(value);
    }
    return conditionOf(this.translate(node, frame));
  }

  private fork(
    test: Translation,
    frame: Frame,
    isLast: boolean,
    body: RubyNode,
    otherwise: RubyNode | undefined,
  ): void {
    const yes = copyOf(frame, both(frame.path, test));
    const no = copyOf(frame, both(frame.path, isTerm(test) ? not(test) : test));
    if (!isLast) this.waiting.push({ kind: "join", frame, test, yes, no });
    if (otherwise) this.waiting.push({ kind: "run", node: otherwise, frame: no, isLast });
    else if (isLast) this.waiting.push({ kind: "run", node: empty, frame: no, isLast });
    this.waiting.push({ kind: "run", node: body, frame: yes, isLast });
  }

  /** `condition or raise "…"`. */
  private shortcut(node: RubyNode & { readonly kind: "and" | "or" }, frame: Frame, isLast: boolean): void {
    const test = this.test(node.left, frame);
    const when = node.kind === "or" && isTerm(test) ? not(test) : test;
    this.fork(when, frame, isLast, node.right, undefined);
  }

  /** `case` as a chain of conditions: each branch applies if none before it does. */
  private cases({ subject, branches, otherwise }: RubyCase, frame: Frame, isLast: boolean): void {
    const value = subject && this.translate(subject, frame);
    const tests = branches.map(({ values }) => this.caseTest(value, values, frame));
    let rest = otherwise ?? empty;
    for (let at = branches.length - 1; at >= 0; at--) {
      const { body } = branches[at]!;
      rest = { kind: "if", test: known(tests[at]!, body), body, otherwise: rest, start: body.start, end: body.end };
    }
    this.waiting.push({ kind: "run", node: rest, frame: { ...frame, locals: frame.locals }, isLast });
    for (const [at, test] of tests.entries()) frame.locals.set(nameOfTest(branches[at]!.body), test);
  }

  private caseTest(subject: Translation | undefined, values: readonly RubyNode[], frame: Frame): Translation {
    const terms: Term[] = [];
    for (const value of values) {
      const term = this.translate(value, frame);
      if (!isTerm(term)) return term;
      terms.push(term);
    }
    if (subject && !isTerm(subject)) return subject;
    if (subject) return oneOf(subject, terms);
    const [only] = terms;
    return terms.length === 1
      ? conditionOf(only!)
      : { why: "several conditions after `when`", start: values[0]!.start };
  }

  private assign(node: RubyAssignment, frame: Frame, isLast: boolean): void {
    if (node.target !== "local")
      return this.give(node, frame, { why: `\`${node.name}\` is assigned`, start: node.start });
    const value = this.translate(node.value, frame);
    const old = frame.locals.get(node.name);
    const made = node.operator === "" ? value : updated(node, old, value);
    frame.locals.set(node.name, made);
    if (isLast) this.end(node, frame, made);
  }

  private call(node: RubyCall, frame: Frame, isLast: boolean): void {
    const message = raisedMessage(node, (each) => this.translate(each, frame));
    if (message) return this.refuse(node, frame, message);
    if (isSpoken(node)) return this.silence(node, frame, isLast);
    const turns = unrolled(node, frame.bindings);
    if (turns)
      return this.loop(
        node,
        turns.map(({ body, bindings }) => ({ body, bindings })),
        frame,
        isLast,
      );
    if (this.changeInPlace(node, frame, isLast)) return;
    const value = this.translate(node, frame);
    if (isLast) return this.end(node, frame, value);
    if (!isTerm(value)) this.problems.push(value);
  }

  private refuse(
    node: RubyCall,
    frame: Frame,
    { message, lost }: { readonly message: Term; readonly lost?: Untranslated },
  ): void {
    if (lost) this.problems.push({ why: `a part of the message: ${lost.why}`, start: lost.start });
    this.outcomes.push({ condition: frame.path, end: { kind: "refuse", message }, start: node.start });
  }

  /** A call that only logs. */
  private silence(node: RubyCall, frame: Frame, isLast: boolean): void {
    this.problems.push({ why: `what it says with \`${node.name}\``, start: node.start });
    if (isLast) this.end(node, frame, nothing);
  }

  private loop(
    node: RubyCall,
    turns: readonly { readonly body: RubyNode; readonly bindings: Bindings }[],
    frame: Frame,
    isLast: boolean,
  ): void {
    if (isLast) this.waiting.push({ kind: "run", node: empty, frame, isLast });
    for (const { body, bindings } of [...turns].reverse()) {
      const locals = new Map(frame.locals);
      const names = node.block?.kind === "block" ? (node.block.parameters ?? []) : [];
      for (const name of names) locals.set(name, termOf(bindings.get(name)!, node.start));
      this.waiting.push({
        kind: "run",
        node: body,
        frame: { ...frame, locals, bindings, isTurn: true },
        isLast: false,
      });
    }
  }

  /** `value.strip!`. */
  private changeInPlace(
    { receiver, name, start, end, arguments: given }: RubyCall,
    frame: Frame,
    isLast: boolean,
  ): boolean {
    if (!/^(?:strip|downcase|upcase|capitalize)!$/.test(name) || receiver?.kind !== "local") return false;
    const plain: RubyCall = {
      kind: "call",
      receiver,
      name: name.slice(0, -1),
      arguments: given,
      isSafe: false,
      start,
      end,
    };
    const value = this.translate(plain, frame);
    frame.locals.set(receiver.name, value);
    if (isLast) this.end(plain, frame, { why: `the value of \`${name}\``, start });
    return true;
  }

  private end({ start }: { readonly start: number }, frame: Frame, value: Translation): void {
    this.outcomes.push({ condition: frame.path, end: { kind: "value", value }, start });
  }

  private give(node: RubyNode, frame: Frame, problem: Untranslated): void {
    this.problems.push(problem);
    this.end(node, frame, problem);
  }
}

const empty: RubyNode = { kind: "statements", body: [], start: 0, end: 0 };

/** A condition whose value is known, as a Ruby node with an impossible name. */
function known(_test: Translation, body: RubyNode): RubyNode {
  return { kind: "local", name: nameOfTest(body), start: body.start, end: body.end };
}

function nameOfTest({ start, end }: RubyNode): string {
  return `when ${start} ${end}`;
}

function both(path: Translation, test: Translation): Translation {
  if (!isTerm(path)) return path;
  return isTerm(test) ? and(path, test) : test;
}

function updated(node: RubyAssignment, old: Translation | undefined, value: Translation): Translation {
  return old && !isTerm(old) ? old : isTerm(value) ? { why: `\`${node.operator}=\``, start: node.start } : value;
}
