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
