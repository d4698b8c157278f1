import type { Block, Expression, Parameter } from "../ast/index.js";
import { describeCall, describeValue, inferDetailed, isInstance, printSignature, tupleType } from "../types/index.js";
import type { CallableType, PuppetType } from "../types/index.js";
import { isArray, isType, type Value } from "../values/value.js";
import { evaluateBlock } from "./choice.js";
import { after, Failure, type Pending, rescuing } from "@cairn/evaluation";
import type { Evaluator } from "./evaluator.js";
import type { Caller, Closure, PuppetFunction } from "./function.js";
import { Jump } from "./jump.js";
import { bindParameters } from "./parameters.js";
import type { LocalScope } from "./scope.js";
import { type Scope } from "./scope.js";
import { signatureOf, type ParameterTypes } from "./signature.js";

/** A callable: a lambda, or a function's definition. */
export interface Callee {
  readonly parameters: readonly Parameter[];
  readonly result?: Expression | undefined;
  readonly body: Block;
}

/** A lambda in its enclosing scope, or (with a name) a function in the scope that its body sees. */
export function createClosure(callee: Callee, scope: Scope, evaluator: Evaluator, name = "lambda"): Pending<Closure> {
  return after(signatureOf(callee, scope, evaluator), (types) => new Lambda(callee, types, scope, evaluator, name));
}

/**
 * What a call costs, in steps of the machine: the scope, and binding the arguments. It uses no memory once it is over.
 */
const stepsOfCall = 5;

class Lambda implements Closure {
  readonly kind = "callable";
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  private readonly callee: Callee;
  private readonly types: ParameterTypes;
  private readonly scope: Scope;
  private readonly evaluator: Evaluator;
  private readonly name: string;

  constructor(callee: Callee, types: ParameterTypes, scope: Scope, evaluator: Evaluator, name: string) {
    this.type = types.type;
    this.parameterNames = callee.parameters.map(({ name }) => name);
    this.callee = callee;
    this.types = types;
    this.scope = scope;
    this.evaluator = evaluator;
    this.name = name;
  }

  call(values: readonly Value[], caller?: Caller): Pending<Value> {
    this.evaluator.machine.step(stepsOfCall);
    const bound = bindParameters(this.callee.parameters, values, this.scope, this.evaluator, this.name);
    return after(bound, (scope: LocalScope) => {
      if (caller) scope.caller = caller;
      this.checkArguments(scope);
      return after(this.runBody(scope), (value) => this.checkResult(value));
    });
  }

  private checkArguments(scope: LocalScope): void {
    if (!this.types.parameters) return;
    const values = this.callee.parameters.flatMap(({ name, rest }): readonly Value[] => {
      const { value } = scope.own(name)!;
      return rest ? (value as readonly Value[]) : [value];
    });
    if (isInstance(this.types.parameters, values)) return;
    const signature = { type: this.type, parameterNames: this.parameterNames, blockName: "unsupported_block" };
    const given = tupleType(values.map(inferDetailed));
    const message = describeCall(this.name, [signature], given);
    const label = this.name === "lambda" ? "block" : `'${this.name}'`;
    throw new Failure("type-mismatch", message ?? `${label} expects (${printSignature(signature)})`);
  }

  /** `next` ends the body with its value. */
  private runBody(scope: LocalScope): Pending<Value> {
    return rescuing(
      () => evaluateBlock(this.callee.body, scope, this.evaluator),
      (error) => {
        if (error instanceof Jump && error.kind === "next") return error.value;
        throw error;
      },
    );
  }

  private checkResult(value: Value): Value {
    const { result } = this.types;
    if (!result || isInstance(result, value)) return value;
    const subject = `value returned from ${this.name} has wrong type,`;
    throw new Failure("type-mismatch", describeValue(subject, result, value));
  }
}

/** A function written in Puppet: `return` ends it. Its types are evaluated when it is first called. */
export function createFunction(name: string, callee: Callee, scope: Scope, evaluator: Evaluator): PuppetFunction {
  let closure: Closure | undefined;
  return {
    name,
    call(call) {
      const known = closure ?? createClosure(callee, scope, evaluator, name);
      return after(known, (ready: Closure) => {
        closure = ready;
        return rescuing(
          () => ready.call(call.values, call),
          (error) => {
            if (error instanceof Jump && error.kind === "return") return error.value;
            throw error;
          },
        );
      });
    },
  };
}

/** The Failure of a `next`, `break` or `return` that no enclosing construct takes. */
export function illegalJump({ kind, span }: Jump): Failure {
  return new Failure("illegal-jump", `${kind}() from context where this is illegal`, { span });
}

/** The type that a value denotes where parameters and results are declared. */
export function typeOf(value: Value): PuppetType | undefined {
  return !isArray(value) && isType(value) ? value : undefined;
}
