/** A variable in the generated code. */
interface Variable {
  readonly text: string;
  /** Whether it has its value wherever it can be read; otherwise it is a `let` that may be undefined. */
  readonly isSure: boolean;
}

/**
 * The meaning of names in a function of the generated code: one for each piece of logic, and one for each lambda in it.
 */
export class FunctionScope {
  readonly outer: FunctionScope | undefined;
  /** The declarations before the statements of the function. */
  readonly declarations: string[] = [];
  /** The object with `$0`, `$1` and so on; undefined if no enclosing logic reads any. */
  readonly matches: string | undefined;
  /** How many branches, which may not run, enclose the code. */
  branches = 0;
  private readonly variables = new Map<string, Variable>();
  private readonly depth: number;
  private parts = 0;

  constructor(outer: FunctionScope | undefined, usesMatches: boolean) {
    this.outer = outer;
    this.depth = outer ? outer.depth + 1 : 0;
    this.matches = usesMatches ? `found${this.depth === 0 ? "" : this.depth + 1}` : undefined;
    if (this.matches !== undefined) {
      this.declarations.push(`const ${this.matches} = new puppet.Matches(${outer?.matches ?? ""});`);
    }
  }

  /** Declares a parameter and returns its name in the code. */
  parameter(name: string): string {
    const text = this.nameFor(name);
    this.variables.set(name, { text, isSure: true });
    return text;
  }

  /** Declares a parameter that is an expression in the code. */
  alias(name: string, text: string): void {
    this.variables.set(name, { text, isSure: true });
  }

  /** A variable of this function; undefined if it isn't its own. */
  own(name: string): Variable | undefined {
    return this.variables.get(name);
  }

  /** Declares a variable: sure if its assignment always runs before it can be read. */
  declare(name: string, isSure: boolean): string {
    const text = this.nameFor(name);
    this.variables.set(name, { text, isSure });
    if (!isSure) this.declarations.push(`let ${text}: puppet.Value | undefined;`);
    return text;
  }

  /** The code that reads a variable; undefined if no enclosing function has one of that name. */
  read(name: string): string | undefined {
    const variable = this.variables.get(name);
    if (!variable) return this.outer?.read(name);
    if (variable.isSure) return variable.text;
    const outer = this.outer?.read(name);
    if (outer === undefined) return `puppet.known(${JSON.stringify(name)}, ${variable.text})`;
    return `(${variable.text} === undefined ? ${outer} : ${variable.text})`;
  }

  /** Whether this function or an enclosing one has a variable of that name. */
  has(name: string): boolean {
    return this.variables.has(name) || this.outer?.has(name) === true;
  }

  /** A unique name in this function. */
  next(word: string): string {
    return `${word}${this.depth === 0 ? "" : `${this.depth}_`}${++this.parts}`;
  }

  /** As in the program; numbered if an outer function has a variable of that name. */
  private nameFor(name: string): string {
    return this.outer?.has(name) ? `$${name}$${this.depth}` : `$${name}`;
  }
}
