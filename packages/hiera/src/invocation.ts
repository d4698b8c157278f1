import type { Span } from "@cairn/diagnostics";
import { ensuring, Failure, type Pending, rescuing } from "@cairn/evaluation";
import { type Scope } from "@cairn/puppet-core/evaluate";
import type { HashValue, Value } from "@cairn/puppet-core/values";
import type { Explainer } from "./explain/explainer.js";
import type { ExplainKind } from "./explain/node.js";
import type { HieraHost } from "./host.js";
import type { LookupKey } from "./lookup-key.js";
import type { Segment } from "./data/data-file.js";

/** A variable that was read during a lookup: if it changes, results that depend on it are invalid. */
export interface ScopeLookup {
  readonly root: string;
  readonly segments: readonly Segment[];
  readonly key: string;
  readonly value: Value | undefined;
}

/** What a lookup begins with. */
export interface InvocationInit {
  readonly host: HieraHost;
  /** The scope in which variables are read. */
  readonly scope: Scope;
  readonly overrides?: HashValue | undefined;
  readonly defaults?: HashValue | undefined;
  readonly explainer?: Explainer | undefined;
  /** Whether it is one of the old functions: `hiera`, `hiera_array`, …. */
  readonly isHieraCall?: boolean | undefined;
  readonly isGlobalOnly?: boolean | undefined;
}

/** One lookup with its nested lookups. */
export class Invocation {
  readonly init: InvocationInit;
  /** The lookups in progress, each nested in the one before, and the position that requests it. */
  readonly stack: Map<string, Span | undefined>;
  key: LookupKey | undefined = undefined;
  module: string | undefined = undefined;
  /** The position of the value that is being evaluated. */
  place: Span | undefined = undefined;
  /** Whether a path of hiera.yaml is being made: since Puppet 8 a variable that is missing there is no error. */
  isPath = false;
  /** Whether variables are only compared with what they were: what is missing has been reported. */
  isQuiet = false;
  /** Called for variables that are read. */
  onScopeLookup: ((lookup: ScopeLookup) => void) | undefined = undefined;

  /** The total number of lookups: values that look up others twice grow exponentially. */
  private readonly total: { lookups: number };

  constructor(init: InvocationInit, stack = new Map<string, Span | undefined>(), total = { lookups: 0 }) {
    this.init = init;
    this.stack = stack;
    this.total = total;
  }

  /** Counts a lookup; throws a Failure if there are too many. */
  count(key: string): void {
    if (++this.total.lookups <= mostLookups) return;
    const message = `more than ${mostLookups} lookups lead from one to the other, \`${key}\` among them`;
    throw new Failure("endless", message, { span: this.place, help: "let fewer values ask for others" });
  }

  get explainer(): Explainer | undefined {
    return this.init.explainer;
  }

  /** A nested lookup. */
  below(changes: Partial<InvocationInit> = {}): Invocation {
    const below = new Invocation({ ...this.init, ...changes }, this.stack, this.total);
    below.place = this.place;
    below.isPath = this.isPath;
    return below;
  }

  /** Runs a part of the work as a separate step of the explanation. */
  within<Result>(what: ExplainKind, work: () => Pending<Result>, key?: string): Pending<Result> {
    const { explainer } = this.init;
    if (!explainer) return work();
    explainer.push(what, key);
    return ensuring(work, () => explainer.pop());
  }

  /** Runs a part of the work whose values the explanation doesn't show. */
  hiding<Result>(work: () => Pending<Result>): Pending<Result> {
    const { explainer } = this.init;
    if (!explainer) return work();
    explainer.hidden++;
    return ensuring(work, () => void explainer.hidden--);
  }

  /** Runs a part of the work that must not be requested again within itself; `isKey` for the lookup of a key. */
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

/** A failure during the work gets the position of the value that requests it. */
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
