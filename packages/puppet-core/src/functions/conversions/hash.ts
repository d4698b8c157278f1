import { Failure } from "@cairn/evaluation";
import { defineFunction } from "../../evaluate/index.js";
import { generalize, infer, printType } from "../../types/index.js";
import { HashValue, isArray, isHash, type Value } from "../../values/index.js";
import { optional, required } from "../declare.js";
import { elementsOf } from "../iterators/iterate.js";
import { hashFromTree } from "./hash-tree.js";
import { assertCountable, named, type } from "./numbers.js";

const anyType = type("Any");
const pairs = named("KeyValueArray", type("Array", type("Tuple", anyType, anyType), 1n));
const tree = named("TreeArray", type("Array", type("Tuple", type("Array"), anyType), 1n));
const option = named("NewHashOption", type("Enum", "tree", "hash_tree"));

type Pair = readonly [Value, Value];

/**
 * `Hash(from)` from pairs, or from alternating keys and values; `Hash(paths, tree)` from paths with the values at their
 * ends.
 */
export const newHash = defineFunction(
  "new_hash",
  {
    parameters: [required("from", tree), optional("build_option", option)],
    run: (_call, from, wanted) => {
      if (wanted === undefined) return new HashValue(from as readonly Pair[]);
      return hashFromTree(from as readonly (readonly [readonly Value[], Value])[], wanted === "hash_tree");
    },
  },
  { parameters: [required("from", pairs)], run: (_call, from) => new HashValue(from as readonly Pair[]) },
  { parameters: [required("from", anyType)], run: (_call, from) => toHash(from) },
);

function toHash(value: Value): Value {
  if (isHash(value)) return value;
  assertCountable(value);
  const elements = elementsOf(value);
  if (!elements) {
    const shown = printType(generalize(infer(value)));
    throw new Failure("evaluation", `Value of type ${shown} cannot be converted to Hash`);
  }
  if (!isArray(value) && elements.length === 1) return fromOne(elements[0]!);
  if (elements.length % 2 === 1) throw new Failure("evaluation", "odd number of arguments for Hash");
  return fromFlat(elements);
}

function fromFlat(elements: readonly Value[]): HashValue {
  const entries: Pair[] = [];
  for (let index = 0; index < elements.length; index += 2) entries.push([elements[index]!, elements[index + 1]!]);
  return new HashValue(entries);
}

/** The only element of an iterator is interpreted as a hash, or as its pairs. */
function fromOne(element: Value): HashValue {
  if (isHash(element)) return element;
  if (isArray(element) && element.every((each) => isArray(each) && each.length === 2)) {
    return new HashValue(element as readonly Pair[]);
  }
  throw new Failure("evaluation", "odd number of arguments for Hash");
}
