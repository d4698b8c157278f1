import type { Source } from "@cairn/diagnostics";
import type { Value } from "../values/value.js";
import type { Located } from "../ast/index.js";
import type { Caller } from "./function.js";
import { reassigned } from "./reassigned.js";

/** What a regular expression matched, by group: `$0`, `$1`, …; undef for a group that matched nothing. */
export type Matches = readonly (string | null)[];

/** Searches for a pattern in Ruby's notation in a string: returns the match and its groups, or undefined. */
export type Search = (source: string, text: string) => readonly (string | undefined)[] | undefined;

/** Where a variable got its value. */
export interface Binding {
  readonly value: Value;
  readonly source: Source;
  readonly at: Located;
}

/** What names mean at a position of a program. A language's own scopes (top, node, class, …) extend it. */
export abstract class Scope {
  /** The source that is being evaluated in it. */
  abstract readonly source: Source;
  /** Set by `=~`, `case` and selectors; the constructs that may set them restore them at their end. */
  matches: Matches | undefined;

  /**
   * How strings are searched, if the language doesn't leave it to JavaScript; throws a Failure if that would take too
   * long.
   */
  get search(): Search | undefined {
    return undefined;
  }

  /** The binding of a variable as written without `$` (`x`, `::x`, `a::x`); undefined if it isn't known. */
  abstract find(name: string): Binding | undefined;

  /** Binds a variable of this scope; throws a Failure if that isn't allowed. */
  abstract assign(name: string, binding: Binding): void;

  /** The current matches: those of this scope, or of an enclosing one. */
  currentMatches(): Matches | undefined {
    return this.matches;
  }
}

/** The scope of a lambda's or function's body: its own variables hide those of the enclosing scopes. */
export class LocalScope extends Scope {
  readonly source: Source;
  readonly outer: Scope;
  /** The caller of the function whose scope it is. */
  caller: Caller | undefined = undefined;
  /** Created on demand: most scopes have no variables of their own. */
  private variables: Map<string, Binding> | undefined = undefined;

  constructor(outer: Scope, source: Source = outer.source) {
    super();
    this.outer = outer;
    this.source = source;
  }

  override get search(): Search | undefined {
    return this.outer.search;
  }

  find(name: string): Binding | undefined {
    return this.variables?.get(name) ?? this.outer.find(name);
  }

  assign(name: string, binding: Binding): void {
    const earlier = this.variables?.get(name);
    if (earlier || name === "server_facts") throw reassigned(name, earlier);
    (this.variables ??= new Map<string, Binding>()).set(name, binding);
  }

  /** Binds a parameter. */
  bind(name: string, binding: Binding): void {
    (this.variables ??= new Map<string, Binding>()).set(name, binding);
  }

  /** The variable of this scope itself. */
  own(name: string): Binding | undefined {
    return this.variables?.get(name);
  }

  override currentMatches(): Matches | undefined {
    return this.matches ?? this.outer.currentMatches();
  }
}
