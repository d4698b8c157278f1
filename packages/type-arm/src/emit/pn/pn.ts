/**
 * Puppet's notation of trees (PN), in which annotations of Ecore models represent logic so that other tools can read
 * it.
 */
import type { Node } from "../../ast/children.js";

/** Puppet's notation of trees (PN), one level at a time: nested nodes are converted when they are written. */
export type Pn = null | string | number | bigint | boolean | PnCall | PnMap | PnList | { readonly node: Node };

export interface PnCall {
  readonly call: string;
  readonly arguments: readonly Pn[];
}

export interface PnMap {
  readonly map: readonly (readonly [key: string, value: Pn])[];
}

export interface PnList {
  readonly list: readonly Pn[];
}

/** `(name argument…)`. */
export function call(name: string, ...values: readonly Pn[]): PnCall {
  return callOf(name, values);
}

/** A call with as many arguments as the program has. */
export function callOf(name: string, values: readonly Pn[]): PnCall {
  return { call: name, arguments: values };
}

export function list(nodes: readonly Node[]): PnList {
  return { list: nodes.map(later) };
}

/** A map of all entries that are defined. */
export function map(...entries: readonly (readonly [key: string, value: Pn] | undefined)[]): PnMap {
  return { map: entries.filter((entry) => entry !== undefined) };
}

export function later(node: Node): Pn {
  return { node };
}
