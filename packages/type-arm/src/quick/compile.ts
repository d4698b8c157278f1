import type { Binary, Block, Case, Expression, HashEntry, If, Selector } from "@cairn/puppet-core";
import { soundPattern } from "../regexp/search.js";
import { areEqual, listOf, type KnownValue } from "./known.js";
import { callOf } from "./functions.js";

/** Computes a value from the subject of the logic; undefined if only the evaluator can decide. */
export type Reader = (subject: unknown) => KnownValue | undefined;

/** The meaning of variables. */
export interface Names {
  readonly variables: ReadonlyMap<string, Reader>;
  /** The variable that is the whole object, if any: its features are `members`. */
  readonly object: string | undefined;
  readonly members: ReadonlyMap<string, Reader>;
}

const deepest = 50;

/** Compiles a block of one expression; undefined for unsupported expressions. */
export function compileBlock({ statements }: Block, names: Names, depth: number): Reader | undefined {
  if (statements.length === 0) return () => null;
  return statements.length === 1 ? compile(statements[0]!, names, depth + 1) : undefined;
}

/** Compiles an expression to a function, once for all values; undefined for unsupported expressions. */
export function compile(node: Expression, names: Names, depth: number): Reader | undefined {
  if (depth > deepest) return undefined;
  const inner = (part: Expression): Reader | undefined => compile(part, names, depth + 1);
  const literal = literalOf(node);
  if (literal !== undefined) return () => literal;
  switch (node.kind) {
    case "variable":
      return node.name === names.object ? undefined : names.variables.get(node.name);
    case "access":
      return memberOf(node.target, node.keys, names);
    case "group":
      return inner(node.expression);
    case "array":
      return all(node.items.map(inner), (values) => values);
    case "interpolation":
      return all(node.parts.map(inner), (values) =>
        values.every((value) => typeof value === "string") ? values.join("") : undefined,
      );
    case "unary":
      return node.operator === "!" ? map(inner(node.operand), (value) => !isTrue(value)) : undefined;
    case "binary":
      return compileBinary(node, inner);
    case "if":
    case "unless":
    case "case":
    case "selector":
      return compileChoice(node, names, depth);
    case "call":
    case "method-call": {
      const call = callOf(node);
      return call && all(call.values.map(inner), call.run);
    }
    default:
      return undefined;
  }
}

function literalOf(node: Expression): KnownValue | undefined {
  switch (node.kind) {
    case "undef":
      return null;
    case "string":
    case "name":
    case "boolean":
    case "float":
      return node.value;
    case "integer":
      return Number.isSafeInteger(Number(node.value)) ? Number(node.value) : undefined;
    default:
      return undefined;
  }
}

/** Only undef and false are false. */
function isTrue(value: KnownValue): boolean {
  return value !== null && value !== false;
}

function map(reader: Reader | undefined, then: (value: KnownValue) => KnownValue | undefined): Reader | undefined {
  if (!reader) return undefined;
  return (subject) => {
    const value = reader(subject);
    return value === undefined ? undefined : then(value);
  };
}

function all(
  readers: readonly (Reader | undefined)[],
  then: (values: readonly KnownValue[]) => KnownValue | undefined,
): Reader | undefined {
  if (!readers.every((reader) => reader !== undefined)) return undefined;
  return (subject) => {
    const values: KnownValue[] = [];
    for (const reader of readers) {
      const value = reader(subject);
      if (value === undefined) return undefined;
      values.push(value);
    }
    return then(values);
  };
}

/** `$it[name]`, if `$it` is the object. */
function memberOf(target: Expression, keys: readonly Expression[], names: Names): Reader | undefined {
  const [key, ...others] = keys;
  if (target.kind !== "variable" || target.name !== names.object || !key || others.length > 0) return undefined;
  return key.kind === "name" || key.kind === "string" ? names.members.get(key.value) : undefined;
}

function compileBinary(node: Binary, inner: (part: Expression) => Reader | undefined): Reader | undefined {
  const { operator } = node;
  const left = inner(node.left);
  if (!left) return undefined;
  if (operator === "=~" || operator === "!~") {
    const test = node.right.kind === "regex" ? patternTest(node.right.pattern) : undefined;
    return test && map(left, (value) => negatedIf(operator === "!~", test(value)));
  }
  const right = inner(node.right);
  if (!right) return undefined;
  if (operator === "and" || operator === "or") {
    const decisive = operator === "or";
    return (subject) => {
      const first = left(subject);
      if (first === undefined || isTrue(first) === decisive) return first === undefined ? undefined : decisive;
      const second = right(subject);
      return second === undefined ? undefined : isTrue(second);
    };
  }
  const operate = operations[operator];
  if (!operate) return undefined;
  return (subject) => {
    const first = left(subject);
    const second = first === undefined ? undefined : right(subject);
    return second === undefined ? undefined : operate(first!, second);
  };
}

function negatedIf(negates: boolean, answer: boolean | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer !== negates;
}

function patternTest(source: string): ((value: KnownValue) => boolean | undefined) | undefined {
  const pattern = soundPattern(source);
  return (
    pattern &&
    ((value) => (typeof value === "string" && value.length <= pattern.longestQuick ? pattern.test(value) : undefined))
  );
}

type Operation = (left: KnownValue, right: KnownValue) => KnownValue | undefined;

/** Undefined for operands that the evaluator would reject, or that exceed JavaScript's numbers. */
const operations: Readonly<Partial<Record<Binary["operator"], Operation>>> = {
  "==": areEqual,
  "!=": (left, right) => negatedIf(true, areEqual(left, right)),
  "<": ofNumbers((left, right) => left < right),
  "<=": ofNumbers((left, right) => left <= right),
  ">": ofNumbers((left, right) => left > right),
  ">=": ofNumbers((left, right) => left >= right),
  "+": ofNumbers((left, right) => whole(left + right, left, right)),
  "-": ofNumbers((left, right) => whole(left - right, left, right)),
  "*": ofNumbers((left, right) => whole(left * right, left, right)),
  in(left, right) {
    const list = listOf(right);
    if (!list || (typeof left !== "string" && typeof left !== "number")) return undefined;
    return list.some((item) => areEqual(left, item) === true);
  },
};

function ofNumbers(operate: (left: number, right: number) => KnownValue | undefined): Operation {
  return (left, right) => (typeof left === "number" && typeof right === "number" ? operate(left, right) : undefined);
}

function whole(result: number, left: number, right: number): number | undefined {
  return Number.isSafeInteger(left) && Number.isSafeInteger(right) && Number.isSafeInteger(result) ? result : undefined;
}

/** One of several alternatives: the first one whose test succeeds. */
interface Way {
  readonly test: Reader;
  readonly result: Reader;
}

function compileChoice(node: Expression & (If | Case | Selector | { kind: "unless" }), names: Names, depth: number) {
  const inner = (part: Expression): Reader | undefined => compile(part, names, depth + 1);
  const body = (block: Block | undefined): Reader | undefined =>
    block ? compileBlock(block, names, depth) : () => null;
  switch (node.kind) {
    case "if":
      return firstOf(
        node.branches.map((branch) => ({ test: inner(branch.test), result: body(branch.body) })),
        body(node.otherwise),
      );
    case "unless":
      return firstOf([{ test: inner(node.test), result: body(node.otherwise) }], body(node.body));
    case "case":
      return firstMatching(
        inner(node.test),
        node.options.map(({ values, body: block }) => ({ values, result: body(block) })),
        () => null,
        inner,
      );
    case "selector":
      return firstMatching(
        inner(node.subject),
        node.entries.map(({ key, value }: HashEntry) => ({ values: [key], result: inner(value) })),
        () => undefined,
        inner,
      );
  }
}

function firstOf(
  ways: readonly { readonly test: Reader | undefined; readonly result: Reader | undefined }[],
  otherwise: Reader | undefined,
): Reader | undefined {
  if (!otherwise || !ways.every((way): way is Way => way.test !== undefined && way.result !== undefined))
    return undefined;
  return (subject) => {
    for (const { test, result } of ways) {
      const holds = test(subject);
      if (holds === undefined) return undefined;
      if (isTrue(holds)) return result(subject);
    }
    return otherwise(subject);
  };
}

interface Option {
  readonly values: readonly Expression[];
  readonly result: Reader | undefined;
}

type Match = (value: KnownValue, subject: unknown) => boolean | undefined;

/** `default` is the last alternative, wherever it is written. */
function firstMatching(
  subject: Reader | undefined,
  options: readonly Option[],
  nothing: Reader,
  inner: (part: Expression) => Reader | undefined,
): Reader | undefined {
  const otherwise = options.find(({ values }) => values.some(({ kind }) => kind === "default"))?.result ?? nothing;
  const ways = options.map(({ values, result }) => ({
    matches: values.filter(({ kind }) => kind !== "default").map((value) => matchOf(value, inner)),
    result,
  }));
  if (!subject || !ways.every(({ matches, result }) => result && matches.every((match) => match !== undefined)))
    return undefined;
  return (given) => {
    const value = subject(given);
    if (value === undefined) return undefined;
    for (const { matches, result } of ways) {
      for (const match of matches) {
        const isMatch = match!(value, given);
        if (isMatch === undefined) return undefined;
        if (isMatch) return result!(given);
      }
    }
    return otherwise(given);
  };
}

function matchOf(option: Expression, inner: (part: Expression) => Reader | undefined): Match | undefined {
  if (option.kind === "regex") return patternTest(option.pattern);
  const reader = option.kind === "unary" || option.kind === "array" ? undefined : inner(option);
  return (
    reader &&
    ((value, subject) => {
      const other = reader(subject);
      return other === undefined ? undefined : areEqual(value, other);
    })
  );
}
