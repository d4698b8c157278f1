import { expect } from "@jest/globals";
import {
  commonType,
  defineAliases,
  describeMismatch,
  generalize,
  infer,
  inferDetailed,
  isAssignable,
  isInstance,
  normalize,
  printType,
  arrayType,
  anyString,
  anyInteger,
  createType,
  hashType,
  variantType,
  type AliasType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { inspect, toText } from "@cairn/puppet-core/values";
import { testIf } from "@cairn/testing";
import { Generator, type WrittenType, type WrittenValue } from "./puppet/generate.js";
import { askPuppet, hasPuppet, Random } from "@cairn/testing/puppet";

const count = Number(process.env["TYPES"] ?? 2000);
const seed = Number(process.env["SEED"] ?? 20261121);

const definitions = `
type Port = Integer[1, 65535]
type Tree = Variant[Integer, Array[Tree]]
type Names = Hash[String, Variant[String, Names]]
type Ports = Array[Port]
`;

const { aliases } = defineAliases(
  new Map<string, (all: ReadonlyMap<string, AliasType>) => PuppetType>([
    ["Port", () => createType("Integer", [1n, 65535n]) as PuppetType],
    ["Tree", (all) => variantType([anyInteger, arrayType(all.get("Tree")!)])],
    ["Names", (all) => hashType(anyString, variantType([anyString, all.get("Names")!]))],
    ["Ports", (all) => arrayType(all.get("Port")!)],
  ]),
);

interface Question {
  readonly type: WrittenType;
  readonly other: WrittenType;
  readonly value: WrittenValue;
}

function ourAnswer({ type: { thing: type }, other: { thing: other }, value: { thing: value } }: Question) {
  const detailed = inferDetailed(value);
  const inside = isInstance(type, value);
  const fits = isAssignable(type, other);
  return {
    type: printType(type),
    other: printType(other),
    isInstance: inside,
    isAssignable: fits,
    inferred: printType(infer(value)),
    general: printType(generalize(infer(value))),
    detailed: printType(detailed),
    common: printType(commonType(type, other)),
    normal: printType(normalize(type)),
    valueMessage: inside ? "" : describeMismatch("x", type, detailed),
    typeMessage: fits ? "" : describeMismatch("x", type, other),
    text: toText([value]),
    inspected: inspect(value),
  };
}

testIf(hasPuppet, "needs puppet")(
  `${count} random types and values are compared as Puppet compares them (seed ${seed})`,
  () => {
    const generator = new Generator(new Random(seed), aliases);
    const questions = Array.from({ length: count }, (): Question => {
      const value = generator.value(3);
      return { type: generator.type(3, value.thing), other: generator.type(2), value };
    });
    const answers = askPuppet(
      definitions,
      questions.map(({ type, other, value }) => ({ type: type.text, other: other.text, value: value.text })),
    );
    const differences = questions.flatMap((question, index) => {
      const { type, other, value } = question;
      const puppet = answers[index]!;
      const our = ourAnswer(question) as Record<string, unknown>;
      const differing = Object.keys(puppet).filter((key) => puppet[key] !== our[key]);
      if (differing.length === 0) return [];
      const asked = { type: type.text, other: other.text, value: value.text };
      return [{ asked, rows: differing.map((key) => ({ key, puppet: puppet[key], our: our[key] })) }];
    });
    if (process.env["SHOW"]) {
      const { writeFileSync } = process.getBuiltinModule("node:fs");
      writeFileSync(process.env["SHOW"], JSON.stringify(differences, null, 1));
    }
    expect(differences).toEqual([]);
  },
  60_000,
);
