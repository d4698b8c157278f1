import { isAssignable, isCallable } from "../assignable.js";
import { sizeAccepts } from "../assignable-scalars.js";
import { anyTuple, exactSize, tupleSize, undef } from "../make.js";
import { printType } from "../../values/print.js";
import type { CallableType, PuppetType, TupleType } from "../type.js";
import { describe } from "./describe.js";
import { printMismatch } from "./message.js";
import { mergeMismatches, withoutPathStep, type Mismatch } from "./mismatch.js";
import { extend, type Path } from "./path.js";

/** One way to call a function: its type, with the names of its parameters. */
export interface Signature {
  readonly type: CallableType;
  readonly parameterNames: readonly string[];
  readonly blockName?: string | undefined;
}

/**
 * Why no signature accepts a call with these arguments (a block is the last of them), in Puppet's words; undefined if
 * one does. `isRefused`: the values are known to fit none, even if their types seem to.
 */
export function describeCall(
  name: string,
  signatures: readonly Signature[],
  call: TupleType,
  isRefused = false,
): string | undefined {
  const rejections = rejectionsOf(signatures, call);
  if (rejections.length === 0 || (!isRefused && rejections.some((each) => each.length === 0))) return undefined;
  const label = name === "lambda" ? "block" : `'${name}'`;
  const merged = mergeMismatches(0, "count", rejections);
  if (merged.length === 1) return `${label}${printMismatch(merged[0]!)}`;
  const [only] = signatures;
  if (signatures.length === 1 && only) {
    return [`${label} expects (${printSignature(only)})`, ...rejected(rejections[0]!, "  ")].join("\n");
  }
  const all = signatures.flatMap((signature, index) => [
    `  (${printSignature(signature)})`,
    ...rejected(rejections[index]!, "    "),
  ]);
  const title = `The function ${label} was called with arguments it does not accept. It expects one of:`;
  return [title, ...all].join("\n");
}

function rejected(mismatches: readonly Mismatch[], indent: string): string[] {
  return mismatches.map((mismatch) => `${indent}rejected:${printMismatch(withoutPathStep(mismatch, 0))}`);
}

/**
 * The mismatches of each signature with the arguments; those with the block only if some signature accepts all
 * arguments.
 */
function rejectionsOf(signatures: readonly Signature[], call: TupleType): (readonly Mismatch[])[] {
  const start = (index: number) => extend(undefined, "signature", index);
  const rejections = signatures.map((signature, index) => describeArguments(signature, call, start(index)));
  if (rejections.every((each) => each.length > 0)) return rejections;
  const blocks = signatures.map((signature, index) => describeBlock(signature.type, call, start(index)));
  if (blocks.every((each) => each.length > 0)) return blocks;
  return rejections.map((each, index) => (each.length === 0 ? blocks[index]! : each));
}

function describeArguments({ type, parameterNames }: Signature, call: TupleType, path: Path): readonly Mismatch[] {
  const parameters = type.parameters ?? anyTuple;
  const last = call.types[call.types.length - 1];
  const count = call.types.length - (last && isCallable(last) ? 1 : 0);
  if (!sizeAccepts(tupleSize(parameters), exactSize(count))) {
    return [{ kind: "count", path, expected: tupleSize(parameters), actual: exactSize(count) }];
  }
  for (let index = 0; index < count; index++) {
    const position = Math.min(index, parameters.types.length - 1);
    const expected = parameters.types[position];
    if (!expected || isAssignable(expected, call.types[index]!)) continue;
    const place = extend(path, "parameter", parameterNames[position] ?? "");
    const found = describe(expected, call.types[index]!, place);
    if (found.length > 0) return found;
  }
  return [];
}

function describeBlock({ block }: CallableType, call: TupleType, path: Path): readonly Mismatch[] {
  const given = call.types[call.types.length - 1];
  if (given && isCallable(given)) {
    return block ? describe(block, given, extend(path, "block")) : [{ kind: "unexpectedBlock", path }];
  }
  return !block || isAssignable(block, undef) ? [] : [{ kind: "missingBlock", path }];
}

/** The parameters of a signature: `?` marks optional ones, `*` and `+` repeated ones. */
export function printSignature({ type, parameterNames, blockName = "block" }: Signature): string {
  const parameters = type.parameters ?? anyTuple;
  const { from, to } = tupleSize(parameters);
  if (from === 0n && to === 0n) return "";
  const names = parameterNames.length > 0 ? parameterNames : parameters.types.map(() => "");
  const shown = names.map((name, index) => {
    const parameter = parameters.types[index] ?? parameters.types[parameters.types.length - 1]!;
    const isLast = to === undefined && index === names.length - 1;
    if (isLast) return `${printType(parameter)} ${name}${from === BigInt(names.length) ? "+" : "*"}`;
    const isOptional = BigInt(index) >= (from ?? 0n);
    return `${isOptional ? printInside(parameter) : printType(parameter)} ${name}${isOptional ? "?" : ""}`;
  });
  if (type.block?.name === "Optional" || type.block?.name === "Callable")
    shown.push(`${printInside(type.block)} ${blockName}${type.block.name === "Optional" ? "?" : ""}`);
  return shown.join(", ");
}

/** An Optional without a type has nothing to show, and Puppet shows nothing. */
function printInside(type: PuppetType): string {
  if (type.name !== "Optional") return printType(type);
  return type.type ? printType(type.type) : "";
}
