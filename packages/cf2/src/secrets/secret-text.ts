/** The placeholder for values of a database in messages. */
export const MASK = "(secret)";

/**
 * A value of a database. It reveals its text only through `reveal`; printed by accident, in a message or as JSON, it
 * shows a mask.
 */
export class SecretText {
  readonly kind = "secret";
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }
}

/** A group or an entry of a database, as the block it becomes: names in output order. */
export interface SecretBlock {
  readonly kind: "secret-block";
  readonly members: ReadonlyMap<string, SecretBlock | SecretText>;
}
