/** What a variable is in the text that is made. */
interface Variable {
  readonly text: string;
  /** Whether it has its value wherever it can be read; else it is a `let` that may be undefined. */
  readonly isSure: boolean;
}

/** What names mean in a function of the text that is made: one for each piece of logic, and one for each lambda in it. */
export class FunctionScope {
  readonly outer: FunctionScope | undefined;
  /** What stands before the statements of the function. */
  readonly declarations: string[] = [];
  /** The object that holds `$0`, `$1` and so on; nothing where no logic around reads any. */
  readonly matches: string | undefined;
  /** In how many branches, which may not run, the text stands. */
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

  /** A parameter: gives its name in the text. */
  parameter(name: string): string {
    const text = this.nameFor(name);
    this.variables.set(name, { text, isSure: true });
    return text;
  }

  /** A parameter that is something else in the text. */
  alias(name: string, text: string): void {
    this.variables.set(name, { text, isSure: true });
  }

  /** A variable of this function; nothing where it isn't its own. */
  own(name: string): Variable | undefined {
    return this.variables.get(name);
  }

  /** A new variable: sure where its assignment always runs before it can be read. */
  declare(name: string, isSure: boolean): string {
    const text = this.nameFor(name);
    this.variables.set(name, { text, isSure });
    if (!isSure) this.declarations.push(`let ${text}: puppet.Value | undefined;`);
    return text;
  }

  /** How a variable is read; nothing where no function around has one of that name. */
  read(name: string): string | undefined {
    const variable = this.variables.get(name);
    if (!variable) return this.outer?.read(name);
    if (variable.isSure) return variable.text;
    const outer = this.outer?.read(name);
    if (outer === undefined) return `puppet.known(${JSON.stringify(name)}, ${variable.text})`;
    return `(${variable.text} === undefined ? ${outer} : ${variable.text})`;
  }

  /** Whether it or a function around has a variable of that name. */
  has(name: string): boolean {
    return this.variables.has(name) || this.outer?.has(name) === true;
  }

  /** A name that nothing else has in this function. */
  next(word: string): string {
    return `${word}${this.depth === 0 ? "" : `${this.depth}_`}${++this.parts}`;
  }

  /** As in the program; with a number where an outer function has a variable of that name. */
  private nameFor(name: string): string {
    return this.outer?.has(name) ? `$${name}$${this.depth}` : `$${name}`;
  }
}
