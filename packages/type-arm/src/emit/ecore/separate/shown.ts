import type { Branch, Block, Expression, HashEntry, Located, MethodCall, Name } from "@cairn/puppet-core";
import type { Node } from "../../../ast/children.js";

/** An object in the logic model: a node, or something that is an object in Puppet's AST but not a node of our tree. */
export type Item = Node | KeyedEntry | SelectorEntry | Branches | Text | NamedAccess;

/** `key => value` of a hash. */
export interface KeyedEntry {
  readonly kind: "keyed-entry";
  readonly entry: HashEntry;
}

/** `value => result` of a selector. */
export interface SelectorEntry {
  readonly kind: "selector-entry";
  readonly entry: HashEntry;
}

/** An `if` or `elsif` and all that follows it: in Puppet's AST each `elsif` is nested in the `else` before it. */
export interface Branches extends Located {
  readonly kind: "branches";
  readonly branches: readonly Branch[];
  readonly from: number;
  readonly otherwise: Block | undefined;
}

/** `${…}`. */
export interface Text {
  readonly kind: "text";
  readonly expression: Expression;
}

/** `receiver.name`. */
export interface NamedAccess {
  readonly kind: "named-access";
  readonly call: MethodCall;
}

/** An object of the logic model, one level deep. */
export interface Shown extends Located {
  readonly className: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** Its contents, by feature, in order. */
  readonly parts: readonly (readonly [feature: string, items: readonly Item[]])[];
}

/** The classes of features that don't contain any `Expression`. */
export const declaredClasses: Readonly<Record<string, string>> = {
  body: "BlockExpression",
  entries: "KeyedEntry",
  lambda: "LambdaExpression",
  options: "CaseOption",
  parameters: "Parameter",
  selectors: "SelectorEntry",
};

/** The default class of a feature's objects. */
export function declaredClass(feature: string): string {
  return Object.hasOwn(declaredClasses, feature) ? declaredClasses[feature]! : "Expression";
}

export function nameItem(value: string, start: number, end: number): Name {
  return { kind: "name", value, start, end };
}
