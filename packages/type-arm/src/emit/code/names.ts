/** The variables of a body of logic, and of the lambdas in it: each gets a unique name. */
export class Variables {
  private readonly names = new Map<string, Variable>();
  private readonly outer: Variables | undefined;
  private readonly taken: Set<string>;

  constructor(taken: Set<string>, outer?: Variables) {
    this.taken = taken;
    this.outer = outer;
  }

  /** The variables of a nested lambda. */
  inside(): Variables {
    return new Variables(this.taken, this);
  }

  find(name: string): Variable | undefined {
    return this.names.get(name) ?? this.outer?.find(name);
  }

  /** The variables of that name from the innermost one outwards: if one wasn't assigned, the next one is used. */
  *all(name: string): Generator<Variable> {
    const own = this.names.get(name);
    if (own) yield own;
    if (this.outer) yield* this.outer.all(name);
  }

  /** The variable of this body itself. */
  own(name: string): Variable | undefined {
    return this.names.get(name);
  }

  /** A variable with a unique name in the code. */
  add(name: string, isSure: boolean): Variable {
    const variable = { code: this.free(name), name, isSure };
    this.names.set(name, variable);
    return variable;
  }

  /** A unique name for something that has none in the logic. */
  free(name: string): string {
    let code = name;
    for (let number = 2; this.taken.has(code); number++) code = `${name}_${number}`;
    this.taken.add(code);
    return code;
  }
}

export interface Variable {
  readonly name: string;
  /** Its name in the code. */
  readonly code: string;
  /** Whether it certainly has a value where it is read. */
  readonly isSure: boolean;
}
