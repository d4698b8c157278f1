import { Failure, type FailureDetails } from "@cairn/puppet-core/evaluate";

/** An error of Ruby while a template runs: `rescue` may catch it, and Puppet refuses what it doesn't. */
export class RubyFailure extends Failure {
  readonly className: string;

  constructor(className: string, message: string, details: FailureDetails = {}) {
    super("template", message, details);
    this.className = className;
  }
}

/** Raises an error of one of Ruby's classes. */
export function raise(className: string, message: string): never {
  throw new RubyFailure(className, message);
}

/** Refuses what Ruby could do and templates here can't; nothing rescues that. */
export function refuse(what: string): never {
  throw new Failure("template-refused", `${what} isn't interpreted in templates`);
}

/** `next`, `break` or `return` on its way. Thrown, and caught by the block, loop, call or definition that it ends. */
export class RubyJump<Value> {
  readonly word: "next" | "break" | "return";
  readonly value: Value;

  constructor(word: "next" | "break" | "return", value: Value) {
    this.word = word;
    this.value = value;
  }
}

/** What a template may use up. */
export const limits = { steps: 5_000_000 } as const;

/** Stops a template without an end. */
export function endless(what: string): never {
  throw new Failure("endless-template", what);
}
