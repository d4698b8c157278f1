import { describe, expect, it } from "@jest/globals";
import {
  aliasType,
  anyInteger,
  anyString,
  arrayType,
  createType,
  data,
  describeDefault,
  describeParameters,
  describeValue,
  isInstance,
  inferDetailed,
  isAssignable,
  printExpanded,
  printType,
  structType,
  variantType,
  type PuppetType,
} from "@cairn/puppet-core/types";
import { HashValue, type Value } from "@cairn/puppet-core/values";

const make = (name: string, ...parameters: Value[]) => createType(name, parameters) as PuppetType;
const hash = (...entries: [Value, Value][]) => new HashValue(entries);

describe("describeValue", () => {
  const struct = make("Struct", hash(["a", anyInteger], [make("Optional", "b"), anyString]));
  const rows: [PuppetType, Value, string][] = [
    [anyInteger, "a", "x expects an Integer value, got String"],
    [make("Integer", 1n, 5n), 6n, "x expects an Integer[1, 5] value, got Integer[6, 6]"],
    [make("Optional", anyInteger), "a", "x expects a value of type Undef or Integer, got String"],
    [make("Variant", anyInteger, make("Boolean")), "a", "x expects a value of type Integer or Boolean, got String"],
    [make("Enum", "a", "b"), "c", "x expects a match for Enum['a', 'b'], got 'c'"],
    [make("Optional", make("Enum", "a")), 1n, "x expects an undef value or a match for Enum['a'], got Integer"],
    [make("Pattern", "^[a-z]+$"), "A", "x expects a match for Pattern[/^[a-z]+$/], got 'A'"],
    [
      make("Variant", make("Collection"), make("Integer", 0n, 0n), make("Integer", 2n)),
      "a",
      "x expects a value of type Collection or Integer, got String",
    ],
    [make("Type", make("Pattern", "a", "b")), make("Pattern", "b", "a"), ""],
    [make("Tuple", anyInteger, anyString), [1n, 2n], "x index 1 expects a String value, got Integer"],
    [make("Array", anyInteger, 2n), [1n], "x expects size to be at least 2, got 1"],
    [make("Array", anyInteger), [1n, "a"], "x index 1 expects an Integer value, got String"],
    [struct, hash(["a", "x"]), "x entry 'a' expects an Integer value, got String"],
    [struct, hash(["b", "x"]), "x expects a value for key 'a'"],
    [struct, hash(["a", 1n], ["c", 2n]), "x unrecognized key 'c'"],
    [{ kind: "type", name: "TypeReference", text: "Nowhere" }, 1n, "x references an unresolved type 'Nowhere'"],
  ];
  it.each(rows)("%# of the table", (type, value, message) => {
    expect(describeValue("x", type, value)).toBe(message);
  });

  it("is undefined for a value that fits", () => {
    expect(describeValue("x", struct, hash(["a", 1n], ["b", ""]))).toBe("");
  });
});

describe("describeParameters", () => {
  const parameters = structType([
    { key: "port", optional: false, value: anyInteger },
    { key: "name", optional: true, value: anyString },
  ]);

  it("names the parameter", () => {
    const message = "Class[Web]: parameter 'port' expects an Integer value, got String";
    expect(describeParameters("Class[Web]", parameters, hash(["port", "80"]))).toBe(message);
    expect(describeDefault("Class[Web]", "port", anyInteger, "80")).toBe(message);
  });

  it("lists all mismatches", () => {
    expect(describeParameters("Class[Web]", parameters, hash(["prot", 80n]))).toBe(
      "Class[Web]:\n  has no parameter named 'prot'\n  expects a value for parameter 'port'",
    );
  });

  it("accepts what fits", () => {
    expect(describeParameters("Class[Web]", parameters, hash(["port", 80n]))).toBe("");
  });
});

describe("aliases", () => {
  const tree = aliasType("Tree", (self) => variantType([anyInteger, arrayType(self), self]))!;

  it("may use themselves", () => {
    expect(isInstance(tree, [1n, [2n, [[]]]])).toBe(true);
    expect(isInstance(tree, [1n, ["a"]])).toBe(false);
    expect(isAssignable(tree, tree)).toBe(true);
    expect(printType(tree)).toBe("Tree = Variant[Integer, Array[Tree]]");
    expect(printExpanded(arrayType(tree))).toBe("Array[Tree = Variant[Integer, Array[Tree]]]");
  });

  it("must denote a type", () => {
    expect(aliasType("Nothing", (self) => variantType([self]))).toBeUndefined();
  });
});

describe("values of any depth", () => {
  let deep: Value = "end";
  for (let depth = 0; depth < 50_000; depth++) deep = [deep];

  it("are inferred, printed and checked without recursion", () => {
    const type = inferDetailed(deep);
    expect(printType(type)).toHaveLength(50_000 * "Tuple[]".length + "String".length);
    expect(isInstance(data(), deep)).toBe(true);
    expect(isAssignable(data(), type)).toBe(true);
    expect(isInstance(arrayType(anyInteger), deep)).toBe(false);
    expect(describeValue("x", anyInteger, deep)).toBe("x expects an Integer value, got Tuple");
  });
});

describe("createType", () => {
  it("rejects what Puppet rejects, in its words", () => {
    expect(createType("Integer", ["a"])).toEqual({
      problem: "Integer-Type [] requires all arguments to be integers (or default). Got String",
      index: 0,
    });
    expect(createType("Optional", [])).toEqual({ kind: "type", name: "Optional" });
    expect(createType("Array", [1n])).toEqual({
      problem: "Array-Type[] arguments must be types. Got Integer",
      index: 0,
    });
    expect(createType("Nonsense", [])).toBeUndefined();
  });
});
