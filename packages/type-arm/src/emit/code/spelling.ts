import type { BinaryOperator } from "@cairn/puppet-core";

/** The operators that take two values of any kind; `and` and `or` are conditions. */
export type ValueOperator = Exclude<BinaryOperator, "and" | "or">;

/** A branch: its statements run if its condition holds. */
export interface BranchCode {
  readonly condition: string;
  readonly lines: readonly string[];
}

/**
 * The syntax of a language for logic. An expression is a string, possibly of several lines; statements are lists of
 * lines. Only nested lines are indented.
 */
export interface Spelling {
  /** Words that can't be variables. */
  readonly reserved: ReadonlySet<string>;
  readonly undef: string;
  /** The object that logic belongs to, and the value that it checks. */
  readonly self: string;
  boolean(value: boolean): string;
  /** An integer of any size: one that exceeds 64 bits fails when it is evaluated. */
  integer(value: bigint): string;
  float(value: number): string;
  string(value: string): string;
  regexp(pattern: string): string;
  list(items: readonly string[]): string;
  hash(entries: readonly (readonly [key: string, value: string])[]): string;
  /** A string with interpolations. */
  join(parts: readonly string[]): string;

  /** Whether a value counts as true. */
  truthy(value: string): string;
  not(condition: string): string;
  every(conditions: readonly string[]): string;
  some(conditions: readonly string[]): string;
  /** `matches` is the variable for the groups of a match, if logic reads them. */
  operation(left: string, operator: ValueOperator, right: string, matches: string | undefined): string;
  negate(value: string): string;
  isMatch(value: string, option: string, matches: string | undefined): string;
  noEntry(value: string): string;

  at(target: string, keys: readonly string[]): string;
  /** A function by its name in Puppet. */
  call(means: string, values: readonly string[], lambda: string | undefined): string;
  create(type: string, values: readonly string[], lambda: string | undefined): string;
  lambda(parameters: readonly string[], lines: readonly string[]): string;

  feature(name: string): string;
  assignFeature(name: string, value: string, isAppend: boolean): string;
  assignToObject(object: string, key: string, value: string, isAppend: boolean): string;
  /** A variable that may not have been assigned: then the one that it shadows is read, if any. */
  known(variable: string, name: string, hidden: string | undefined): string;
  group(matches: string, number: number): string;

  /** The statements that return the value of a body. */
  result(value: string): readonly string[];
  /** A value that is computed for its side effects. */
  discard(value: string): readonly string[];
  /** Declares variables that are assigned later. */
  declare(variables: readonly string[]): readonly string[];
  declareMatches(matches: string, outer: string | undefined): readonly string[];
  declareValue(variable: string, value: string): readonly string[];
  assign(variable: string, value: string): string;
  /** The value for a variable that must not have one already. */
  once(variable: string, name: string, value: string): string;
  branches(branches: readonly BranchCode[], otherwise: readonly string[] | undefined): readonly string[];
  /** A body as an expression. */
  wrap(lines: readonly string[]): string;
  /** The same, restoring the groups of the last match at its end. */
  keep(matches: string, lines: readonly string[]): string;
}

/** Nested lines. */
export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === "" ? line : `  ${line.replaceAll("\n", "\n  ")}`));
}
