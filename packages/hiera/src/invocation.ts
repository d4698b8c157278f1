import type { Span } from "@cairn/diagnostics";
import { ensuring, Failure, type Pending, rescuing } from "@cairn/evaluation";
import { type Scope } from "@cairn/puppet-core/evaluate";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import type { Explainer } from "./explain/explainer.js";
import type { ExplainKind } from "./explain/node.js";
import type { HieraHost } from "./host.js";
import type { LookupKey } from "./lookup-key.js";
import type { Segment } from "./data/data-file.js";

/** A variable that was read on the way: if it changes, what was made of it counts no longer. */
export interface ScopeLookup {
  readonly root: string;
  readonly segments: readonly Segment[];
  readonly key: string;
  readonly value: Value | undefined;
}

export interface InvocationInit {
  readonly host: HieraHost;
  /** Where variables are read. */
  readonly scope: Scope;
  readonly overrides?: HashValue | undefined;
  readonly defaults?: HashValue | undefined;
  readonly explainer?: Explainer | undefined;
  /** Whether it is one of the old functions: `hiera`, `hiera_array`, …. */
  readonly isHieraCall?: boolean | undefined;
  readonly isGlobalOnly?: boolean | undefined;
}

/** One lookup with those that it leads to. */
export class Invocation {
  readonly init: InvocationInit;
  /** What is being looked up, each for the one before, and where that asks for it. */
  readonly stack: Map<string, Span | undefined>;
  key: LookupKey | undefined = undefined;
  module: string | undefined = undefined;
  /** Where the value stands that is being worked out. */
  place: Span | undefined = undefined;
  /** Told of the variables that are read. */
  onScopeLookup: ((lookup: ScopeLookup) => void) | undefined = undefined;

  /** How many lookups there were in all: values that ask for others twice each make many of few. */
  private readonly total: { lookups: number };

  constructor(init: InvocationInit, stack = new Map<string, Span | undefined>(), total = { lookups: 0 }) {
    this.init = init;
    this.stack = stack;
    this.total = total;
  }

  /** Counts a lookup; throws a Failure where there is no end in sight. */
  count(key: string): void {
    if (++this.total.lookups <= mostLookups) return;
    const message = `more than ${mostLookups} lookups lead from one to the other, \`${key}\` among them`;
    throw new Failure("endless", message, { span: this.place, help: "let fewer values ask for others" });
  }

  get explainer(): Explainer | undefined {
    return this.init.explainer;
  }

  /** One that it leads to. */
  below(changes: Partial<InvocationInit> = {}): Invocation {
    const below = new Invocation({ ...this.init, ...changes }, this.stack, this.total);
    below.place = this.place;
    return below;
  }

  /** Does a part of the work, which is a step of its own in the explanation. */
  within<Result>(what: ExplainKind, work: () => Pending<Result>, key?: string): Pending<Result> {
    const { explainer } = this.init;
    if (!explainer) return work();
    explainer.push(what, key);
    return ensuring(work, () => explainer.pop());
  }

  /** Does a part of the work that nothing of it may ask for again; `isKey` for the lookup of a key. */
  once<Result>(name: string, work: () => Pending<Result>, isKey = false): Pending<Result> {
    const { stack } = this;
    if (stack.has(name)) throw this.recursion(name, isKey);
    stack.set(name, this.place);
    return ensuring(work, () => void stack.delete(name));
  }

  private recursion(name: string, isKey: boolean): Failure {
    const names = [...this.stack.keys()];
    const failed = isKey ? `Lookup of key '${name}' failed: ` : "";
    const message = `${failed}Recursive lookup detected in [${names.join(", ")}]`;
    const notes = [...this.stack].flatMap(([each, span]) =>
      span ? [{ message: `this asks for \`${each}\``, span }] : [],
    );
    return new Failure("hiera-cycle", message, { span: this.place, notes: notes.slice(0, mostNotes) });
  }
}

/** What fails on the way stands where the value does that asks for it. */
export function placing<Result>(invocation: Invocation, start: () => Pending<Result>): Pending<Result> {
  const { place } = invocation;
  return rescuing(start, (error) => {
    if (error instanceof Failure) error.span ??= place;
    throw error;
  });
}

const mostLookups = 200_000;

/** A cycle may be long. */
const mostNotes = 20;
