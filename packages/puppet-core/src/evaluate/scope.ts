import type { Source } from "@cairn/diagnostics";
import type { Value } from "../values/value.js";
import type { Located } from "../ast/index.js";
import type { Caller } from "./function.js";
import { reassigned } from "./reassigned.js";

/** What a regular expression matched, by group: `$0`, `$1`, …; undef for a group that matched nothing. */
export type Matches = readonly (string | null)[];

/** What a pattern in Ruby's notation finds in a text: the match and its groups; nothing where it finds nothing. */
export type Search = (source: string, text: string) => readonly (string | undefined)[] | undefined;

/** Where a variable got its value. */
export interface Binding {
  readonly value: Value;
  readonly source: Source;
  readonly at: Located;
}

/** What names mean at a place of a program. A language's own scopes (top, node, class, …) extend it. */
export abstract class Scope {
  /** The text that is being evaluated in it. */
  abstract readonly source: Source;
  /** Set by `=~`, `case` and selectors; the constructs that may set them put them back at their end. */
  matches: Matches | undefined;

  /** How texts are searched, where the language doesn't leave it to JavaScript; a Failure where that would take too long. */
  get search(): Search | undefined {
    return undefined;
  }

  /** The binding of a variable as written without `$` (`x`, `::x`, `a::x`); nothing where it isn't known. */
  abstract find(name: string): Binding | undefined;

  /** Binds a variable of this scope; throws a Failure where that may not be. */
  abstract assign(name: string, binding: Binding): void;

  /** The matches in force: those of this scope, or of the scopes around it. */
  currentMatches(): Matches | undefined {
    return this.matches;
  }
}

/** The scope of a lambda's or function's body: its own variables before those around it. */
export class LocalScope extends Scope {
  readonly source: Source;
  readonly outer: Scope;
  /** Who called the function whose scope it is. */
  caller: Caller | undefined = undefined;
  /** Most have none that are kept here. */
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
