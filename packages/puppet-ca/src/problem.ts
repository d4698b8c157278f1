/** What somebody asked for and doesn't get: thrown by the authority, and told to who asked. */
export class AuthorityProblem extends Error {
  override readonly name = "AuthorityProblem";
  /** `missing`: there is no such thing; `refused`: it isn't allowed or is wrong; `busy`: later, perhaps. */
  readonly kind: "missing" | "refused" | "busy";

  constructor(kind: AuthorityProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What is made of a file's contents; throws an `AuthorityProblem` that names a file of which nothing can be made. */
export function whole<Made>(file: string, make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    throw thrown instanceof AuthorityProblem ? thrown : damaged(file);
  }
}

export function damaged(file: string): AuthorityProblem {
  return new AuthorityProblem("refused", `\`${file}\` is damaged`);
}
