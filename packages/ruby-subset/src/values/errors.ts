import { Failure, type FailureDetails } from "@cairn/evaluation";
import type { Frame } from "../evaluate/frame.js";
import { RException, type RubyValue } from "./values.js";

declare module "@cairn/evaluation" {
  interface FailureKinds {
    /** Ruby that doesn't terminate. */
    "endless-template": true;
    /** An exception of Ruby, in its words. */
    template: true;
    /** Ruby that isn't supported. */
    "template-refused": true;
  }
}

/** A Ruby exception: `rescue` may catch it, and Puppet reports it otherwise. */
export class RubyFailure extends Failure {
  readonly className: string;
  /** The object, where there is one. */
  readonly exception: RException | undefined;

  constructor(className: string, message: string, details: FailureDetails = {}, exception?: RException) {
    super("template", message, details);
    this.className = className;
    this.exception = exception;
  }
}

/** `throw :tag, value` on its way to the `catch` that waits for it. */
export class RubyThrow {
  readonly tag: RubyValue;
  readonly value: RubyValue;

  constructor(tag: RubyValue, value: RubyValue) {
    this.tag = tag;
    this.value = value;
  }
}

/** Raises an error of one of Ruby's classes; `facts`: what its methods tell besides the message, such as `key`. */
export function raise(className: string, message: string, facts: Readonly<Record<string, RubyValue>> = {}): never {
  const exception = new RException(className, message);
  for (const [name, value] of Object.entries(facts)) exception.variables.set(name, value);
  throw new RubyFailure(className, message, {}, exception);
}

/** Rejects what Ruby supports but templates here don't; it can't be rescued. */
export function throwNotInterpreted(what: string): never {
  throw new Failure("template-refused", `${what} isn't interpreted in templates`);
}

/** `next`, `break` or `return` on its way. Thrown, and caught by the block, loop, call or definition that it ends. */
export class RubyJump<Value> {
  readonly word: "next" | "break" | "return" | "retry" | "redo";
  readonly value: Value;
  /** Where it was thrown, which determines what it ends. */
  readonly frame: Frame;
  /** Whether it ends a loop; undefined if that isn't known. */
  readonly isInLoop: boolean | undefined;

  constructor(word: RubyJump<Value>["word"], value: Value, frame: Frame, isInLoop?: boolean) {
    this.word = word;
    this.value = value;
    this.frame = frame;
    this.isInLoop = isInLoop;
  }

  /** Whether it ends a loop that runs in a frame. */
  endsLoop(frame: Frame): boolean {
    if (this.word !== "next" && this.word !== "break") return false;
    return this.isInLoop === undefined || (this.isInLoop && this.frame === frame);
  }
}

/** The limits of a template. */
export const limits = { steps: 5_000_000 } as const;

/** Stops an endless template. */
export function endless(what: string): never {
  throw new Failure("endless-template", what);
}

/** Refuses a call with too few or too many arguments; any number is allowed if `most` is negative. */
export function needCounted(given: number, least: number, most: number): void {
  if (given < least || (most >= 0 && given > most))
    raise("ArgumentError", wrongCount(given, least, most < 0 ? undefined : most));
}

/** Ruby's message for a call with too few or too many arguments. */
export function wrongCount(
  given: number,
  least: number,
  most: number | undefined,
  keys: readonly string[] = [],
): string {
  const expected = most === undefined ? `${least}+` : most === least ? `${least}` : `${least}..${most}`;
  const needed = keys.length === 0 ? "" : `; required keyword${keys.length > 1 ? "s" : ""}: ${keys.join(", ")}`;
  return `wrong number of arguments (given ${given}, expected ${expected}${needed})`;
}
