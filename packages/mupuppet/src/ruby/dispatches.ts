import { Failure, type Pending, after } from "@cairn/evaluation";
import { Evaluator, type FunctionCall, type Overload, type ParameterDeclaration } from "@cairn/puppet-core/evaluate";
import type { Value } from "@cairn/puppet-core/values";
import { readType } from "@cairn/puppet-core/functions/ruby";
import { any, callableType, describeValue, isInstance, aliasType, type PuppetType } from "@cairn/puppet-core/types";
import { RString, textOf, type Interpreter, type RubyValue } from "@cairn/ruby-subset";
import type { ModuleBody } from "@cairn/ruby-subset";
import { PuppetObject } from "../ruby-values/puppet-object.js";

/** A type as it was written: a string, or one that Ruby has created. */
export type WrittenType = string | PuppetType;

export interface WrittenParameter {
  readonly type: WrittenType;
  readonly name: string;
  readonly count: ParameterDeclaration["count"];
}

/** One `dispatch` of a function, as its block declares it. */
export interface Dispatch {
  readonly method: string;
  readonly isRefusal: boolean;
  readonly parameters: WrittenParameter[];
  /** For each argument of the method: a value that Puppet injects, or the index of a parameter. */
  readonly weaving: ("scope" | "other" | number)[];
  block?: { readonly type: WrittenType | undefined; readonly name: string; readonly optional: boolean };
  returns?: WrittenType;
}

/** A function of Puppet's 4.x API while its file is read. */
export class FunctionClass {
  readonly name: string;
  readonly body: ModuleBody;
  readonly dispatches: Dispatch[] = [];
  /** `Name = Type`, of `local_types`. */
  readonly aliases: string[] = [];
  /** Dispatches for a method `call` that the function defines itself, while that runs. */
  dispatch: ((values: readonly RubyValue[]) => Pending<RubyValue>) | undefined = undefined;

  constructor(name: string, body: ModuleBody) {
    this.name = name;
    this.body = body;
  }
}

/** The type that a value of Ruby names. */
export function writtenType(value: RubyValue | undefined, interpreter: Interpreter): WrittenType {
  if (value instanceof PuppetObject && typeof value.value === "object" && value.value !== null && "kind" in value.value)
    if (value.value.kind === "type") return value.value;
  return value instanceof RString ? value.text : textOf(value ?? null, interpreter);
}

/** Parses the types of a function's dispatches on its first call. */
export class TypeReader {
  private readonly call: FunctionCall;
  private readonly aliases = new Map<string, PuppetType>();

  constructor({ aliases }: FunctionClass, call: FunctionCall) {
    const { evaluator } = call;
    const known = (name: string, scope: FunctionCall["scope"]) =>
      this.aliases.get(name) ?? evaluator.options.findType(name, scope);
    const options = { ...evaluator.options, findType: known };
    this.call = { ...call, evaluator: new Evaluator(options, evaluator.machine) };
    for (const each of aliases) this.define(each);
  }

  read(type: WrittenType): PuppetType {
    return typeof type === "string" ? readType(type, this.call) : type;
  }

  private define(text: string): void {
    const cut = text.indexOf("=");
    const name = text.slice(0, cut).trim();
    const made = aliasType(name, (alias) => {
      this.aliases.set(name, alias);
      return readType(text.slice(cut + 1), this.call);
    });
    if (made) this.aliases.set(name, made);
  }
}

/** What calls the method of a dispatch with the values of a call. */
export type Invoke = (dispatch: Dispatch, values: readonly Value[], call: FunctionCall) => Pending<Value>;

/** A dispatch as an overload of Puppet's functions. */
export function overloadOf(dispatch: Dispatch, types: TypeReader, functionName: string, invoke: Invoke): Overload {
  const { block, isRefusal, method, returns } = dispatch;
  const result = returns === undefined ? undefined : types.read(returns);
  const parameters = dispatch.parameters.map(({ count, name, type }) => ({ count, name, type: types.read(type) }));
  return {
    parameters,
    ...(block && {
      block: {
        type: block.type === undefined ? callableType() : types.read(block.type),
        optional: block.optional,
        name: block.name,
      },
    }),
    isRefusal,
    run: (call, ...values) => {
      return after(invoke(dispatch, values, call), (value) => {
        if (isRefusal) throw new Failure("type-mismatch", `'${functionName}' ${String(value)}`);
        if (!result || isInstance(result, value)) return value;
        const subject = `value returned from function '${method}' has wrong type,`;
        throw new Failure("type-mismatch", describeValue(subject, result, value));
      });
    },
  };
}

/** Without a `dispatch` the method with the function's name accepts anything. */
export function defaultDispatch({ body, name }: FunctionClass): Dispatch {
  const simple = name.slice(name.lastIndexOf(":") + 1);
  const method = body.find(simple);
  if (!method) {
    const message = `Function Creation Error, cannot create a default dispatcher for function '${simple}', no method with this name found`;
    throw new Failure("evaluation", message);
  }
  const parameters = method.parameters.flatMap(([kind, each]): WrittenParameter[] => {
    const count = ({ req: undefined, opt: "optional", rest: "repeated" } as const)[kind as "req"];
    return kind === "block" ? [] : [{ type: any, name: each, count }];
  });
  return { method: simple, isRefusal: false, parameters, weaving: parameters.map((_, index) => index) };
}

/** The arguments of the method: the values, and between them those that Puppet injects. */
export function woven({ parameters, weaving }: Dispatch, scope: RubyValue, values: readonly RubyValue[]): RubyValue[] {
  const args: RubyValue[] = [];
  for (const each of weaving) {
    const count = typeof each === "number" ? parameters[each]!.count : undefined;
    if (each === "scope") args.push(scope);
    else if (each === "other") args.push(null);
    else if (count === "repeated" || count === "many") for (const value of values.slice(each)) args.push(value);
    else if (each < values.length) args.push(values[each]!);
  }
  return args;
}
