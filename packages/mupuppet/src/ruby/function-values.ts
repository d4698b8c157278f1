import { positionAt, type Source } from "@cairn/diagnostics";
import { after, Failure, type Pending } from "@cairn/evaluation";
import {
  classNameOf,
  RClass,
  RHash,
  RString,
  RSymbol,
  raise,
  textOf,
  type Interpreter,
  type NativeClass,
  type RubyValue,
} from "@cairn/ruby-subset";

/** A function that is looked for in a file of its name. */
export interface WantedFunction {
  readonly path: string;
  readonly name: string;
  /** Whether it is of Puppet 3's API. */
  readonly isOlder: boolean;
}

/** The classes in which Puppet runs the files of functions: their constants and methods are those of the class. */
export const instantiators = {
  newer: "Puppet::Pops::Loader::RubyFunctionInstantiator",
  older: "Puppet::Pops::Loader::RubyLegacyFunctionInstantiator",
} as const;

export const instantiatorClasses: readonly NativeClass[] = Object.values(instantiators).map((name) => ({ name }));

/** What isn't a function at first sight. */
export function refuseText({ text }: Source, { isOlder, path }: WantedFunction): void {
  if (isOlder ? /\bnewfunction\b/.test(text) : text.includes("Puppet::Functions.create_function")) return;
  const wanted = isOlder
    ? "Puppet 3x API function - no 'newfunction' call."
    : "Puppet 4x API function - no create_function call.";
  raise("ArgumentError", `The code loaded from ${path} does not seem to be a ${wanted}`);
}

/** A file of the older API may define no methods, at no depth. */
export function refuseDefinitions(body: object, source: Source): void {
  const open: object[] = [body];
  for (let each = open.pop(); each; each = open.pop()) {
    if ("kind" in each && each.kind === "definition") throw illegalMethod(each as never, source);
    for (const inner of Object.values(each))
      if (typeof inner === "object" && inner !== null) open.push(inner as object);
  }
}

function illegalMethod({ name, start }: { readonly name: string; readonly start: number }, source: Source): Failure {
  const { line } = positionAt(source, start);
  return new Failure(
    "evaluation",
    `Illegal method definition of method '${name}' in source ${source.name} on line ${line} in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information`,
  );
}

/** What a file of a function must give in the end: the function, by its name. */
export function refuseValue(value: RubyValue, wanted: WantedFunction, interpreter: Interpreter): Pending<true> {
  const from = `The code loaded from ${wanted.path}`;
  if (wanted.isOlder) return refuseName(`function_${wanted.name}`, `'${nameOfOlder(value, from, interpreter)}'`, from);
  if (!(value instanceof RClass) || !interpreter.world.body(value.name).isClass)
    return raise(
      "ArgumentError",
      `${from} did not produce a Function class when evaluated. Got '${kindOf(value, interpreter)}'`,
    );
  return after(interpreter.send(value, "name", []), (name) => refuseName(wanted.name, textOf(name, interpreter), from));
}

function refuseName(wanted: string, got: string, from: string): true {
  if (got.replace(/^'|'$/g, "") === wanted) return true;
  return raise("ArgumentError", `${from} produced mis-matched name, expected '${wanted}', got ${got}`);
}

function nameOfOlder(value: RubyValue, from: string, interpreter: Interpreter): string {
  if (value instanceof RHash) {
    const name = value.get(RSymbol.of("name"), interpreter);
    return name instanceof RString ? name.text : "";
  }
  const kind = kindOf(value, interpreter);
  const message = `Illegal legacy function definition! ${from} did not return the result of calling 'newfunction'. Got '${kind}'`;
  return raise("ArgumentError", message);
}

function kindOf(value: RubyValue, { world }: Interpreter): string {
  return value instanceof RClass && !world.body(value.name).isClass ? "Module" : classNameOf(value);
}
