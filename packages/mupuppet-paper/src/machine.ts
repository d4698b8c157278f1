import type { Value } from "@cairn/puppet-core/values";
import { GrowingCatalog } from "./catalog.js";
import type { Becomes, Change, Conclusion, Inside, Level, NodeName, Situation, Unmet } from "./conclusion.js";
import type { Context } from "./context.js";
import type { Definition } from "./kappa.js";
import { rulesFor } from "./rules/index.js";
import { topScope, type Scope } from "./scopes.js";
import { VariableEnvironment } from "./sigma.js";
import type { Manifest, Term } from "./terms.js";

/** One step: an axiom turned `before` into `after`. */
export interface Transition {
  readonly kind: "step";
  readonly rule: string;
  /** The rules of its premises. */
  readonly premises: readonly string[];
  readonly before: Term;
  readonly after: Term;
  readonly change: Change | undefined;
  /** The evaluation context of the redex. */
  readonly context: Context | undefined;
  readonly scope: Scope;
}

/** A term and its context. */
export interface Focus {
  readonly term: Term;
  readonly context: Context | undefined;
}

/** There is no step: a term is neither a value nor `skip`, and no rule applies to it. */
export interface Stuck extends Focus {
  readonly kind: "stuck";
  /** The rules whose premises don't hold. */
  readonly refused: readonly { readonly rule: string; readonly unmet: Unmet }[];
}

/** `σ, κ, v_C, m` and the node N, which steps until `m` is `skip`. */
export class Machine {
  readonly sigma: VariableEnvironment;
  readonly kappa = new Map<string, Definition>();
  readonly catalog = new GrowingCatalog();
  private readonly node: NodeName;
  private readonly rulesFor: typeof rulesFor;
  private term: Term;
  private level: Level = "manifest";
  private scope: Scope = topScope;
  private context: Context | undefined;

  /** `rules` are those of the paper; a test may pass wrong ones, to see that they are detected. */
  constructor(manifest: Manifest, node: NodeName, facts: ReadonlyMap<string, Value>, rules = rulesFor) {
    this.term = manifest;
    this.node = node;
    this.rulesFor = rules;
    this.sigma = new VariableEnvironment(facts);
  }

  /** Takes the next step; undefined if the manifest has become `skip`. */
  step(): Transition | Stuck | undefined {
    for (;;) {
      const move = this.move();
      if (move !== "moved") return move;
    }
  }

  /** Moves one term inwards or outwards, or takes a step. */
  move(): Transition | Stuck | "moved" | undefined {
    if (this.isAtEnd()) return this.context ? this.leave(this.context) : undefined;
    const refused: { rule: string; unmet: Unmet }[] = [];
    const [rule, conclusion] = this.conclude(refused);
    if (!conclusion) return { kind: "stuck", ...this.focus, refused };
    return conclusion.kind === "becomes" ? this.take(rule, conclusion) : this.enter(rule, conclusion);
  }

  /** The term in focus. */
  get focus(): Focus {
    return { term: this.term, context: this.context };
  }

  /** The conclusion of every rule for the term in focus: by determinism at most one of them applies. */
  conclusions(): { rule: string; conclusion: Conclusion }[] {
    if (this.isAtEnd()) return [];
    const situation = this.situation();
    return this.rulesFor(this.term, this.level).map(([rule, apply]) => ({
      rule,
      conclusion: apply(this.term, situation),
    }));
  }

  /** The first rule that applies. */
  private conclude(refused: { rule: string; unmet: Unmet }[]): [string, Becomes | Inside | undefined] {
    const situation = this.situation();
    for (const [rule, apply] of this.rulesFor(this.term, this.level)) {
      const conclusion = apply(this.term, situation);
      if (conclusion?.kind === "unmet") refused.push({ rule, unmet: conclusion });
      else if (conclusion) return [rule, conclusion];
    }
    return ["", undefined];
  }

  private situation(): Situation {
    const { sigma, kappa, catalog, scope, node } = this;
    return { sigma, kappa, catalog, scope, node };
  }

  /** Whether the term in focus is fully reduced. */
  private isAtEnd(): boolean {
    return this.level === "expression" ? this.term.kind === "value" : this.term.kind === "skip";
  }

  /** Puts the reduced term into the enclosing term. */
  private leave({ rebuild, level, scope, outer }: Context): "moved" {
    this.term = rebuild(this.term);
    this.level = level;
    this.scope = scope;
    this.context = outer;
    return "moved";
  }

  /** Searches for the redex inside the term. */
  private enter(rule: string, { inner, level, scope, rebuild, premises }: Inside): "moved" {
    const rules = premises.length === 0 ? [rule] : [rule, ...premises];
    this.context = { term: this.term, level: this.level, scope: this.scope, rules, rebuild, outer: this.context };
    this.term = inner;
    this.level = level;
    this.scope = scope ?? this.scope;
    return "moved";
  }

  private take(rule: string, { next, change, premises }: Becomes): Transition {
    const before = this.term;
    if (change) this.apply(change);
    this.term = next;
    return { kind: "step", rule, premises, before, after: next, change, context: this.context, scope: this.scope };
  }

  private apply(change: Change): void {
    switch (change.kind) {
      case "bind":
        return this.sigma.bind(change.scope, change.name, change.binding);
      case "clear":
        return this.sigma.clear(change.scope);
      case "define":
        return void this.kappa.set(change.name, change.definition);
      case "append":
        return this.catalog.append(change.resource);
    }
  }
}
