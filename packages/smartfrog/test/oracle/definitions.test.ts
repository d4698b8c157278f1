import type { Reference, Store, Value } from "./domains.js";
import { Paper } from "./paper.js";

const paper = new Paper();
const ref = (text: string): Reference => (text === "" ? [] : text.split(":"));
const one: Value = { number: "1" };
const two: Value = { number: "2" };

describe("references", () => {
  it.each<[Reference | string, Reference | string, string]>([
    ["a", "b", "a:b"],
    [[], ref("a:b"), "a:b"],
    [ref("a:b"), [], "a:b"],
    [ref("a:b"), ref("c:d"), "a:b:c:d"],
    ["a", ref("b:c"), "a:b:c"],
    [[], "a", "a"],
    [ref("a:b"), "c", "a:b:c"],
  ])("definition 7: %j ⊕ %j", (left, right, expected) => {
    expect(paper.concatenate(left, right)).toEqual(ref(expected));
  });

  it.each([
    ["", "a", ""],
    ["a:b", "", "a:b"],
    ["a:b:c", "a:b", "c"],
    ["a:b", "a:b:c", ""],
    ["a:b", "a:c", "b"],
    ["a:b", "c", "a:b"],
  ])("definition 8: %s ⊖ %s = %s", (left, right, expected) => {
    expect(paper.subtract(ref(left), ref(right))).toEqual(ref(expected));
  });

  it.each([
    ["", "", true, true, false],
    ["a", "", false, false, false],
    ["", "a", false, true, true],
    ["a:b", "a:b", true, true, false],
    ["a:b", "a:b:c", false, true, true],
    ["a:b:c", "a:b", false, false, false],
    ["a:x", "a:b:c", false, false, false],
  ])("definitions 9 and 10: %s and %s", (left, right, equal, prefix, strict) => {
    expect(paper.equal(ref(left), ref(right))).toBe(equal);
    expect(paper.isPrefix(ref(left), ref(right))).toBe(prefix);
    expect(paper.isStrictPrefix(ref(left), ref(right))).toBe(strict);
  });

  it.each([
    ["", ""],
    ["a", ""],
    ["a:b:c", "a:b"],
  ])("definition 11: prefix(%s) = %s", (reference, expected) => {
    expect(paper.prefix(ref(reference))).toEqual(ref(expected));
  });
});

describe("stores", () => {
  const inner: Store = [["x", one]];
  const store: Store = [
    ["a", inner],
    ["b", two],
  ];

  it("definition 12: put keeps the place of what it replaces, and adds at the end", () => {
    expect(paper.put([], "a", one)).toEqual([["a", one]]);
    expect(paper.put(store, "a", two)).toEqual([
      ["a", two],
      ["b", two],
    ]);
    expect(paper.put(store, "c", one)).toEqual([...store, ["c", one]]);
    expect(paper.put(store, "a", [["y", two]])).toEqual([
      ["a", [["y", two]]],
      ["b", two],
    ]);
  });

  it("definition 13: bind updates deep inside, and has three errors", () => {
    expect(paper.bind(store, ref("b"), one)).toEqual([
      ["a", inner],
      ["b", one],
    ]);
    expect(paper.bind(store, ref("a:y"), two)).toEqual([
      ["a", [...inner, ["y", two]]],
      ["b", two],
    ]);
    expect(() => paper.bind(store, ref(""), one)).toThrow("err3");
    expect(() => paper.bind(store, ref("c:x"), one)).toThrow("err2");
    expect(() => paper.bind(store, ref("a:y:z"), one)).toThrow("err2");
    expect(() => paper.bind(store, ref("b:x"), one)).toThrow("err1");
    expect(() => paper.bind(store, ref("b:x:y"), one)).toThrow("err1");
  });

  it.each<[string, Value | undefined]>([
    ["", store],
    ["a", inner],
    ["a:x", one],
    ["b", two],
    ["c", undefined],
    ["a:y", undefined],
    ["b:x", undefined],
  ])("definition 14: find(%s)", (reference, expected) => {
    expect(paper.find(store, ref(reference))).toEqual(expected);
  });

  it("definition 15: a store is not a sub-store of itself", () => {
    expect(paper.isSubStore(inner, store)).toBe(true);
    expect(paper.isSubStore(store, store)).toBe(false);
    expect(paper.isSubStore(inner, [["p", store]])).toBe(true);
    expect(paper.isSubStore([["x", two]], store)).toBe(false);
  });

  it("definition 16: resolve tries the whole reference in each store around, and a partial match stops nothing", () => {
    const nested: Store = [
      ["a", [["b", one]]],
      ["c", [["a", [["d", two]]]]],
    ];
    expect(paper.resolve(nested, ref("c"), ref("a:d"))).toEqual([ref("c"), two]);
    expect(paper.resolve(nested, ref("c"), ref("a:b"))).toEqual([[], one]);
    expect(paper.resolve(nested, ref("c:a"), ref("d"))).toEqual([ref("c:a"), two]);
    expect(paper.resolve(nested, ref("c:a"), ref("z"))).toEqual([[], undefined]);
  });

  it("definition 17: copy binds each attribute over the existing ones", () => {
    const from: Store = [
      ["x", two],
      ["y", two],
    ];
    expect(paper.copy(store, from, ref("a"))).toEqual([
      ["a", from],
      ["b", two],
    ]);
  });

  it("definition 18: inherit copies a component that is found from the namespace, else err4", () => {
    expect(paper.inherit([...store, ["c", []]], ref("c"), ref("a"), ref("c"))).toEqual([...store, ["c", inner]]);
    expect(() => paper.inherit(store, [], ref("b"), ref("a"))).toThrow("err4");
    expect(() => paper.inherit(store, [], ref("z"), ref("a"))).toThrow("err4");
  });
});
