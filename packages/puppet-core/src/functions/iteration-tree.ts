import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { untilBreak } from "../evaluate/until-break.js";
import { aliasType, anyArray, anyBoolean, anyHash, containing, createType, enumType } from "../types/index.js";
import { isAssignable, printType, structType, variantType, type PuppetType } from "../types/index.js";
import { HashValue, type Value } from "../values/index.js";
import { blockOf, optional, required } from "./declare.js";
import { isTrue } from "../evaluate/truth.js";
import { TreeIterator, type TreeOptions } from "./iterators/tree.js";

const object = createType("Object") as PuppetType;
const openable = variantType([anyArray, anyHash, object]);

const optionTypes: Readonly<Record<string, PuppetType>> = {
  container_type: containing("Type"),
  include_root: anyBoolean,
  include_containers: anyBoolean,
  include_values: anyBoolean,
  order: enumType(["depth_first", "breadth_first"]),
  include_refs: anyBoolean,
};

const optionsType = aliasType("OptionsType", () =>
  structType(
    Object.entries(optionTypes).map(([key, type]) => ({ key, optional: true, value: containing("Optional", type) })),
  ),
)!;

const parameters = [
  required("tree", variantType([containing("Iterator"), anyArray, anyHash, object])),
  optional("options", optionsType),
];

function readOptions(options: HashValue): TreeOptions {
  const containers = (options.get("container_type") ?? openable) as PuppetType;
  if (!isAssignable(openable, containers)) {
    const rule = "Only Array, Hash, and Object types can be used as container types";
    throw new Failure("evaluation", `${rule}. Got ${printType(containers)}`);
  }
  const isOn = (name: string) => isTrue(options.get(name) ?? true);
  const [withContainers, withValues] = [isOn("include_containers"), isOn("include_values")];
  if (!withContainers && !withValues) {
    throw new Failure("evaluation", "Options 'include_containers' and 'include_values' cannot both be false");
  }
  const withRoot = withContainers && isOn("include_root");
  return { containers, withRoot, withContainers, withValues, breadthFirst: options.get("order") === "breadth_first" };
}

function walk(tree: Value, options: Value | undefined): TreeIterator {
  return new TreeIterator(tree, readOptions((options as HashValue | undefined) ?? new HashValue()));
}

function* callWithPlaces({ block }: FunctionCall, tree: TreeIterator, count: number): Evaluation<void> {
  for (let place = tree.nextPlace(); place; place = tree.nextPlace()) {
    yield* resultOf(block!.call(count === 1 ? [place.value] : [place.path(), place.value]));
  }
}

function withBlock(count: number) {
  return {
    parameters,
    block: blockOf(count),
    *run(call: FunctionCall, tree: Value = null, options?: Value): Evaluation<Value> {
      yield* resultOf(untilBreak(callWithPlaces(call, walk(tree, options), count)));
      return tree;
    },
  };
}

/** Walks through nested arrays and hashes, to any depth. */
export const treeEach: PuppetFunction = defineFunction("tree_each", withBlock(2), withBlock(1), {
  parameters,
  run: (_, tree = null, options) => walk(tree, options),
});
