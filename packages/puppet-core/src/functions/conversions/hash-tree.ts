import { Failure, resultOf, settle, type Deep } from "@cairn/evaluation";
import { HashValue, identityOf, isArray, isHash, type Value } from "../../values/index.js";

/** A hash or array that is being built: a later path may extend a container that was put into it. */
type Draft = HashDraft | ArrayDraft;

interface HashDraft {
  readonly kind: "hash-draft";
  readonly entries: Map<unknown, { readonly key: Value; value: Part }>;
}

interface ArrayDraft {
  readonly kind: "array-draft";
  readonly elements: Part[];
}

type Part = Value | Draft;

/** A hash from paths and the values at their ends; `onlyHashes` converts arrays among the values to hashes. */
export function hashFromTree(entries: readonly (readonly [readonly Value[], Value])[], onlyHashes: boolean): HashValue {
  const root: HashDraft = { kind: "hash-draft", entries: new Map() };
  for (const [path, value] of entries) {
    if (path.length === 0) mergeIntoRoot(root, value);
    else put(walk(root, path), path.at(-1)!, onlyHashes ? settle(arraysAsHashes(value)) : value);
  }
  return settle(finish(root)) as HashValue;
}

function mergeIntoRoot(root: HashDraft, value: Value): void {
  if (isArray(value)) for (const [index, each] of value.entries()) put(root, BigInt(index), each);
  else if (isHash(value)) for (const [key, each] of value.entries()) put(root, key, each);
  else throw new Failure("evaluation", `no implicit conversion of ${rubyName(value)} into Hash`);
}

function rubyName(value: Value): string {
  if (value === null) return "nil";
  const names: Readonly<Record<string, string>> = { bigint: "Integer", number: "Float", string: "String" };
  return names[typeof value] ?? String(value);
}

function isDraft(part: Part | undefined): part is Draft {
  return typeof part === "object" && part !== null && "kind" in part && String(part.kind).endsWith("-draft");
}

/** The draft that the last key of a path belongs to. */
function walk(root: HashDraft, path: readonly Value[]): Draft {
  let current: Draft = root;
  for (const [index, key] of path.slice(0, -1).entries()) {
    let next = open(get(current, key));
    if (!next) {
      const isLast = index === path.length - 2;
      if (isLast && typeof get(current, key) === "string") throw new Failure("evaluation", "string not matched");
      if (current.kind === "array-draft" || get(current, key) !== undefined) {
        throw new Failure("evaluation", "the path leads through a value that is neither a hash nor an array");
      }
      next = { kind: "hash-draft", entries: new Map() };
    }
    put(current, key, next);
    current = next;
  }
  return current;
}

function get(draft: Draft, key: Value): Part | undefined {
  if (draft.kind === "hash-draft") return draft.entries.get(identityOf(key))?.value;
  return typeof key === "bigint" ? draft.elements.at(Number(key)) : undefined;
}

function open(part: Part | undefined): Draft | undefined {
  if (part === undefined || isDraft(part)) return part;
  if (isArray(part)) return { kind: "array-draft", elements: [...part] };
  if (!isHash(part)) return undefined;
  const entries = Array.from(part.entries(), ([key, value]) => [identityOf(key), { key, value }] as const);
  return { kind: "hash-draft", entries: new Map(entries) };
}

/** How far an index may lie beyond an array's end: the elements between are undef. */
const mostElements = 1_000_000;

function put(draft: Draft, key: Value, value: Part): void {
  if (draft.kind === "hash-draft") {
    const identity = identityOf(key);
    const old = draft.entries.get(identity);
    if (old) old.value = value;
    else draft.entries.set(identity, { key, value });
    return;
  }
  const { elements } = draft;
  if (typeof key !== "bigint")
    throw new Failure("evaluation", `no implicit conversion of ${rubyName(key)} into Integer`);
  const index = key < 0n ? Number(key) + elements.length : Number(key);
  if (index < 0 || index > mostElements) throw new Failure("evaluation", `index ${key} too small for array`);
  while (elements.length < index) elements.push(null);
  elements[index] = value;
}

/** An array as the hash of its elements by their indices, recursively. */
function* arraysAsHashes(value: Value): Deep<Value> {
  if (!isArray(value)) return value;
  const entries: [Value, Value][] = [];
  for (const [index, each] of value.entries()) entries.push([BigInt(index), yield* resultOf(arraysAsHashes(each))]);
  return new HashValue(entries);
}

function* finish(part: Part): Deep<Value> {
  if (!isDraft(part)) return part;
  if (part.kind === "array-draft") {
    const elements: Value[] = [];
    for (const each of part.elements) elements.push(yield* resultOf(finish(each)));
    return elements;
  }
  const entries: [Value, Value][] = [];
  for (const { key, value } of part.entries.values()) entries.push([key, yield* resultOf(finish(value))]);
  return new HashValue(entries);
}
