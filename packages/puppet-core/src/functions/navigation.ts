import { Failure, resultOf, type Evaluation } from "@cairn/evaluation";
import { defineFunction, type FunctionCall, type PuppetFunction } from "../evaluate/index.js";
import { any, anyCallable, anyString, containing, createType, infer, printType } from "../types/index.js";
import type { PuppetType } from "../types/index.js";
import { HashValue, isArray, isHash, type Value } from "../values/index.js";
import { rubyText } from "../evaluate/ruby-text.js";
import { blockOf, optional, orNone, repeated, required } from "./declare.js";

/** Why data can't be navigated any further, and where. */
interface DeadEnd {
  readonly message: string;
  readonly issue: string;
  readonly details: Value;
}

/** The value at a path of keys and indices; undef if the path ends early. */
function dug(data: Value, way: readonly Value[]): { value: Value } | DeadEnd {
  const walked: Value[] = [];
  let current = data;
  for (const key of way) {
    if (current === null || key === null) return { value: null };
    if (!isArray(current) && !isHash(current)) {
      const problem = "The given data does not contain a Collection";
      return deadEnd(problem, walked, current, ["value_type", "EXPECTED_COLLECTION"]);
    }
    walked.push(key);
    if (isArray(current) && typeof key !== "bigint") {
      const problem = "The given data requires an Integer index";
      return deadEnd(problem, walked, key, ["index_type", "EXPECTED_INTEGER_INDEX"]);
    }
    current = (isArray(current) ? current.at(Number(key)) : current.get(key)) ?? null;
  }
  return { value: current };
}

function deadEnd(problem: string, walked: readonly Value[], found: Value, [detail, issue]: [string, string]): DeadEnd {
  const type = infer(found);
  const details = new HashValue([
    ["walked_path", [...walked]],
    [detail, type],
  ]);
  return { message: `${problem} at ${rubyText(walked)}, got '${printType(type)}'`, issue, details };
}

const dig = defineFunction("dig", {
  parameters: [required("data", containing("Optional", createType("Collection") as PuppetType)), repeated("arg", any)],
  run: (_, data = null, ...way) => {
    const found = dug(data, way);
    if ("value" in found) return found.value;
    throw new Failure("evaluation", found.message);
  },
});

/** `a.b.0`, where segments may be quoted; undefined if that isn't a path. */
function segmentsOf(navigation: string): Value[] | undefined {
  const piece = /\s*(?:"([^"]+)"|'([^']+)')\s*|([^'".]+)/y;
  const result: Value[] = [];
  for (let at = 0; ; at = piece.lastIndex + 1) {
    piece.lastIndex = at;
    const match = piece.exec(navigation);
    if (!match) return undefined;
    const word = match[3]?.trim();
    result.push(word === undefined ? (match[1] ?? match[2]!) : asIndex(word));
    if (piece.lastIndex === navigation.length) return result;
    if (navigation.charAt(piece.lastIndex) !== ".") return undefined;
  }
}

function asIndex(word: string): Value {
  return /^[+-]?\d+$/.test(word) ? BigInt(word) : word;
}

function* found(call: FunctionCall, value: Value, navigation: string, otherwise: Value): Evaluation<Value> {
  if (value === null) return otherwise;
  if (navigation === "") return value;
  const way = segmentsOf(navigation);
  if (!way) throw new Failure("evaluation", "Syntax error in dotted-navigation string");
  // `get` calls `dig`, which only accepts collections.
  if (!isArray(value) && !isHash(value))
    return dig.call({ ...call, name: "dig", values: [value, ...way], block: undefined }) as Value;
  const result = dug(value, way);
  if ("value" in result) return result.value ?? otherwise;
  if (!call.block) throw new Failure("evaluation", result.message);
  return yield* resultOf(call.block.call([errorValue(result)]));
}

function errorValue({ message, issue, details }: DeadEnd): Value {
  return new HashValue([
    ["msg", message],
    ["kind", "SLICE_ERROR"],
    ["details", details],
    ["issue_code", issue],
  ]);
}

const otherwise = optional("default_value", any);
const errorBlock = orNone(blockOf(1));

const get = defineFunction("get", {
  parameters: [required("value", any), required("dotted_string", anyString), otherwise],
  block: errorBlock,
  run: (call, value = null, navigation, other = null) => found(call, value, navigation as string, other),
});

const variableName = createType("Pattern", [
  { kind: "regexp", source: "\\A(?:::)?(?:[a-z]\\w*::)*[a-z_]\\w*(?:\\.|\\Z)" },
]) as PuppetType;

const getvar = defineFunction(
  "getvar",
  {
    parameters: [required("get_string", variableName), otherwise],
    block: errorBlock,
    run: (call, text, other = null) => foundInVariable(call, text as string, other),
  },
  {
    parameters: [required("get_string", anyString), otherwise],
    block: orNone({ type: anyCallable }),
    isRefusal: true,
    run: (): Value => {
      throw new Failure("type-mismatch", "'getvar' The given string does not start with a valid variable name");
    },
  },
);

function foundInVariable(call: FunctionCall, text: string, other: Value): Evaluation<Value> | Value {
  const [name = "", ...rest] = text.split(".");
  const binding = call.scope.find(name.trimEnd());
  return binding ? found(call, binding.value, rest.join("."), other) : other;
}

/** Functions that navigate data. */
export const navigation: readonly PuppetFunction[] = [dig, get, getvar];
