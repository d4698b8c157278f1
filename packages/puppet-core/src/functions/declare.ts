import { type FunctionCall, type Overload, type ParameterDeclaration } from "../evaluate/index.js";
import { anyCallable, containing, createType, type PuppetType } from "../types/index.js";

export type Block = NonNullable<Overload["block"]>;

/** A parameter that must be given. */
export function required(name: string, type: PuppetType): ParameterDeclaration {
  return { name, type };
}

/** A parameter that may be left out. */
export function optional(name: string, type: PuppetType): ParameterDeclaration {
  return { name, type, count: "optional" };
}

/** A last parameter that takes any number of values, none included. */
export function repeated(name: string, type: PuppetType): ParameterDeclaration {
  return { name, type, count: "repeated" };
}

/** A block that is called with this number of values. */
export function blockOf(count: number): Block {
  return { type: createType("Callable", [BigInt(count), BigInt(count)]) as PuppetType, name: "block" };
}

/** A block that is called with values of these types. */
export function blockTaking(...types: readonly PuppetType[]): Block {
  return { type: createType("Callable", types) as PuppetType, name: "block" };
}

/** Any block. */
export const anyBlock: Block = { type: anyCallable, name: "block" };

/** The same block, which may be left out. */
export function orNone(block: Block): Block {
  return { ...block, optional: true };
}

/** What can be iterated over. */
export const iterable = containing("Iterable");

const told = new WeakMap<object, Set<string>>();

/** Reports that a program relies on something that a later Puppet drops; like Puppet, reports the same only once. */
export function deprecated({ evaluator, span }: FunctionCall, message: string, subject = message): void {
  const before = told.get(evaluator) ?? new Set();
  told.set(evaluator, before);
  if (before.has(subject)) return;
  before.add(subject);
  evaluator.options.warn("deprecated", message, span);
}
