/** Which variable a name means, as far as the words of a manifest tell. */

/** A part of the text in which some names are its own: the body of a lambda. */
interface Local {
  readonly names: Set<string>;
  readonly id: string;
  /** The index of the word that ends it. */
  readonly end: number;
}

/** A class, defined type, function or node. */
export interface Scope {
  /** What its variables are known by; empty at the top. */
  readonly name: string;
  /** The index of the word that ends it. */
  readonly end: number;
  /** The class that it inherits from. */
  readonly parent?: string | undefined;
}

/** What a variable of a scope is known by. */
export function variableKey(scope: string, name: string): string {
  return `$${scope}::${name}`;
}

/** The scopes around the place that is being read. */
export class Scopes {
  private readonly scopes: Scope[] = [];
  private readonly locals: Local[] = [];

  /** Leaves what ends before the word at `index`. */
  leave(index: number): void {
    while (this.scopes.length > 0 && this.scopes.at(-1)!.end < index) this.scopes.pop();
    while (this.locals.length > 0 && this.locals.at(-1)!.end < index) this.locals.pop();
  }

  enter(scope: Scope): void {
    this.scopes.push(scope);
  }

  enterLambda(names: Iterable<string>, id: string, end: number): void {
    this.locals.push({ names: new Set(names), id, end });
  }

  /** What the variables that are visible here without a class's name are known by. */
  visible(): string[] {
    return [...(this.current ? [this.current.name] : []), ...this.locals.map(({ id }) => id)];
  }

  /** Whether names here belong to a lambda. */
  get isLocal(): boolean {
    return this.locals.length > 0;
  }

  get current(): Scope | undefined {
    return this.scopes.at(-1);
  }

  /** What the definition of a variable here is known by. */
  definitionKey(name: string): string {
    const local = this.locals.at(-1);
    if (!local) return variableKey(this.current?.name ?? "", name);
    local.names.add(name);
    return `${local.id} ${name}`;
  }

  /** What a variable may be: one of a lambda, of the class around, of its parent, of the node's or of the top scope. */
  keysOf(written: string): string[] {
    const cut = written.lastIndexOf("::");
    if (cut >= 0) return [variableKey(written.slice(0, cut).replace(/^::/, ""), written.slice(cut + 2))];
    const local = this.locals.findLast(({ names }) => names.has(written));
    if (local) return [`${local.id} ${written}`];
    const { current } = this;
    const around = current ? [current.name, ...(current.parent === undefined ? [] : [current.parent])] : [];
    return [...around, ""].map((scope) => variableKey(scope, written));
  }
}
