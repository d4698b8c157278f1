import { refuseArgument, refuseArguments, refuseReceiver } from "./signatures.js";
import { Failure } from "./failure.js";
import { Hash, isList, isTrue, type Value } from "./values.js";

/** A lambda; its `length` is the number of its parameters. */
export type Lambda = (...values: readonly Value[]) => Value;

/** How the functions that loop are called. */
const loops: readonly string[] = ["Hash hash", "Iterable enumerable"].flatMap((first) => {
  return [2, 1].map((count) => `(${first}, Callable[${count}, ${count}] block)`);
});

/** The elements of what can be iterated over: lists, characters of strings, numbers below an Integer, entries of hashes. */
function elementsOf(value: Value): Iterable<Value> | undefined {
  if (isList(value)) return value;
  if (value instanceof Hash) return value.entries();
  if (typeof value === "string") return value;
  return typeof value === "bigint" && value >= 0n ? numbersBelow(value) : undefined;
}

function* numbersBelow(end: bigint): Generator<bigint> {
  for (let number = 0n; number < end; number++) yield number;
}

/** An element with what the lambda is called with for it. */
interface Turn {
  readonly element: Value;
  readonly result: Value;
}

/** Calls the lambda with each element: alone, or with its index or key too. */
function* turns(name: string, value: Value, lambda: Lambda): Generator<Turn> {
  const elements = elementsOf(value) ?? refuseReceiver(name, loops, value);
  const { length } = lambda;
  if (length !== 1 && length !== 2) refuseArguments(`'${name}' block`, "between 1 and 2", length);
  let index = 0n;
  for (const element of elements) {
    if (length === 1) yield { element, result: lambda(element) };
    else if (value instanceof Hash) yield { element, result: lambda(...(element as readonly Value[])) };
    else yield { element, result: lambda(index++, element) };
  }
}

export function each(value: Value, lambda: Lambda): Value {
  for (const _ of turns("each", value, lambda));
  return value;
}

export function map(value: Value, lambda: Lambda): Value {
  return Array.from(turns("map", value, lambda), ({ result }) => result);
}

/** A hash gives a hash. */
export function filter(value: Value, lambda: Lambda): Value {
  return chosen(value, lambda, true);
}

export function reject(value: Value, lambda: Lambda): Value {
  return chosen(value, lambda, false);
}

function chosen(value: Value, lambda: Lambda, wanted: boolean): Value {
  const kept: Value[] = [];
  for (const { element, result } of turns("filter", value, lambda)) if (isTrue(result) === wanted) kept.push(element);
  return value instanceof Hash ? new Hash(kept as unknown as [Value, Value][]) : kept;
}

/** The result so far and the next element go to the lambda, which gives the next result. */
export function reduce(value: Value, lambda: Lambda, ...start: readonly Value[]): Value {
  const forms = [
    "(Iterable enumerable, Callable[2, 2] block)",
    "(Iterable enumerable, Any memo, Callable[2, 2] block)",
  ];
  const elements = elementsOf(value) ?? refuseReceiver("reduce", forms, value);
  if (lambda.length !== 2) refuseArguments("'reduce' block", "2", lambda.length);
  let result = start[0];
  for (const element of elements) result = result === undefined ? element : lambda(result, element);
  return result ?? null;
}

/** The elements several at a time: to a lambda, or as a list of lists. */
export function slice(value: Value, size: Value, lambda?: Lambda): Value {
  const wanted = ["Hash hash", "Iterable enumerable"].map(
    (first) => `(${first}, Integer[1] slice_size, Callable block?)`,
  );
  const elements = elementsOf(value) ?? refuseReceiver("slice", wanted, value);
  if (typeof size !== "bigint" || size < 1n) refuseArgument("slice", "slice_size", "Integer[1]", size);
  const slices: Value[][] = [];
  for (const element of elements) {
    const last = slices.at(-1);
    if (last && BigInt(last.length) < size) last.push(element);
    else slices.push([element]);
  }
  if (!lambda) return slices;
  const serving = servingOf(lambda, size);
  for (const each of slices) {
    // The last one is filled up for a lambda with a parameter for each element.
    while (serving > 1 && each.length < serving) each.push(value instanceof Hash ? [] : null);
    if (serving === 1) lambda(each);
    else lambda(...each);
  }
  return value;
}

function servingOf({ length }: Lambda, size: bigint): number {
  if (length === 0) throw new Failure("slice(): block must define at least one parameter. Block has 0.");
  if (length === 1 || BigInt(length) === size) return length;
  const rule = "block must define one parameter, or the same number of parameters as the given size of the slice";
  throw new Failure(`slice(): ${rule} (${size}). Block has ${length}`);
}
