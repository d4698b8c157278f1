import { describe, expect, it } from "@jest/globals";
import {
  createType,
  describeCall,
  inferDetailed,
  isAssignable,
  printSignature,
  tupleType,
  type CallableType,
  type Signature,
} from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { Generator, type WrittenValue } from "./puppet/generate.js";
import { askPuppet, hasPuppet, Random } from "@cairn/testing/puppet";

const count = Number(process.env["CALLS"] ?? 500);
const seed = Number(process.env["SEED"] ?? 20261121);

interface WrittenSignature {
  readonly text: string;
  readonly signature: Signature;
}

function signatureOf(parameters: readonly WrittenValue[], names: readonly string[]): WrittenSignature {
  const type = createType(
    "Callable",
    parameters.map(({ thing }) => thing),
  ) as CallableType;
  return {
    text: `Callable[${parameters.map(({ text }) => text).join(", ")}]`,
    signature: { type, parameterNames: names },
  };
}

function randomSignature(random: Random, generator: Generator): WrittenSignature {
  // A callable type, or an empty Variant, would be the block if it were last.
  const types = [generator.type(1), ...random.list(2, () => generator.type(1))].filter(
    ({ text }) => !/Callable|Variant(?!\[)/.test(text),
  );
  const names = types.map((_, index) => `p${index}`);
  if (types.length === 0)
    return signatureOf(
      [0n, 0n].map((thing) => ({ text: "0", thing })),
      [],
    );
  const least = BigInt(random.below(types.length + 1));
  const most = random.below(3) === 0 ? [] : [BigInt(types.length)];
  const sizes = random.below(2) === 0 ? [] : [least, ...most];
  return signatureOf([...types, ...sizes.map((thing) => ({ text: String(thing), thing }))], names);
}

function ourMessage(signatures: readonly Signature[], given: readonly Value[]): string | null {
  const accepted = signatures.some(
    ({ type }) => !type.parameters || isAssignable(type.parameters, inferDetailed(given)),
  );
  return accepted ? null : (describeCall("f", signatures, tupleType(given.map(inferDetailed)), true) ?? null);
}

describe("describeCall", () => {
  testIf(hasPuppet, "needs puppet")(
    `rejects ${count} random calls in Puppet's words (seed ${seed})`,
    () => {
      const random = new Random(seed);
      const generator = new Generator(random, new Map());
      const questions = Array.from({ length: count }, () => ({
        signatures: [randomSignature(random, generator), ...random.list(1, () => randomSignature(random, generator))],
        given: random.list(3, () => generator.value(1)),
      }));
      const answers = askPuppet(
        "type Unused = Any",
        questions.map(({ signatures, given }) => ({
          signatures: signatures.map(({ text, signature }) => [text, signature.parameterNames]),
          arguments: `[${given.map(({ text }) => text).join(", ")}]`,
        })),
      );
      const ours = questions.map(({ signatures, given }) => ({
        message: ourMessage(
          signatures.map(({ signature }) => signature),
          given.map(({ thing }) => thing),
        ),
      }));
      expect(answers.filter(({ message }) => typeof message === "string").length).toBeGreaterThan(count / 4);
      // A call that crashes Puppet itself has no message to compare with.
      const crashed = answers.map(({ problem }) => problem !== undefined);
      expect(crashed.filter((each) => each).length).toBeLessThan(count / 20);
      expect(ours.filter((_, index) => !crashed[index])).toEqual(answers.filter((_, index) => !crashed[index]));
    },
    60_000,
  );

  const one = createType("Callable", [
    createType("Integer") as Value,
    createType("Optional", [createType("String") as Value]) as Value,
    1n,
    2n,
  ]);
  const signature: Signature = { type: one as CallableType, parameterNames: ["count", "name"] };

  it("counts, names the parameter and shows the signatures", () => {
    const call = (...given: Value[]) => describeCall("f", [signature], tupleType(given.map(inferDetailed)));
    expect(printSignature(signature)).toBe("Integer count, String name?");
    expect(call()).toBe("'f' expects between 1 and 2 arguments, got none");
    expect(call("x")).toBe("'f' parameter 'count' expects an Integer value, got String");
    expect(call(1n, 2n)).toBe("'f' parameter 'name' expects a value of type Undef or String, got Integer");
    expect(call(1n, "a")).toBeUndefined();
  });

  it("reports blocks", () => {
    const block = { kind: "type", name: "Callable" } as const;
    const withBlock: Signature = { type: { ...signature.type, block }, parameterNames: signature.parameterNames };
    const number = inferDetailed(1n);
    expect(describeCall("f", [signature], tupleType([number, block]))).toBe("'f' does not expect a block");
    expect(describeCall("f", [withBlock], tupleType([number]))).toBe("'f' expects a block");
    expect(describeCall("f", [withBlock], tupleType([number, block]))).toBeUndefined();
  });
});
