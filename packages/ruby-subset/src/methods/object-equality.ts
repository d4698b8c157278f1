import { bytesOfStep } from "@cairn/diagnostics";
import type { Interpreter } from "../evaluate/interpreter.js";
import type { ObjectEquality } from "../values/meter.js";
import { isTruthy, type RObject, type RubyValue } from "../values/values.js";
import { askBeside } from "../world/beside.js";

/** What the classes of a program define as equal: asked at once, in the middle of what a list or a hash is doing. */
export class EqualityOfClasses implements ObjectEquality {
  private readonly interpreter: Interpreter;

  constructor(interpreter: Interpreter) {
    this.interpreter = interpreter;
  }

  identityOf(object: RObject): RObject {
    if (!this.defines(object, "hash") || !this.defines(object, "eql?")) return object;
    const { representatives } = this.interpreter.world;
    const hash = String(this.ask(object, "hash", []));
    const alike = representatives.get(hash) ?? [];
    const known = alike.find((each) => each === object || isTruthy(this.ask(object, "eql?", [each])));
    if (known) return known;
    this.interpreter.take(bytesOfStep);
    representatives.set(hash, [...alike, object]);
    return object;
  }

  areEqual(object: RObject, other: RubyValue): boolean {
    const isDefined = this.defines(object, "==") || this.interpreter.world.isA(object, "Comparable");
    return isDefined && isTruthy(this.ask(object, "==", [other]));
  }

  private defines(object: RObject, name: string): boolean {
    const { world } = this.interpreter;
    return world.find(object, name) !== undefined || world.bodyOf(object).findNative(name) !== undefined;
  }

  private ask(object: RObject, name: string, args: readonly RubyValue[]): RubyValue {
    return askBeside(object, name, args, this.interpreter);
  }
}
