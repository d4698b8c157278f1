import { createSource } from "@cairn/diagnostics";
import {
  boundText,
  byteLength,
  compare,
  createStore,
  HiddenText,
  renderDifferences,
  serialize,
  type StoreValue,
  type Tree,
} from "@cairn/store";

const secret = new HiddenText("sesame", "(secret)");

function treeWith(name: string, value: StoreValue): Tree {
  const store = createStore(["definition"]);
  const source = store.log.addSource(createSource("in.cf2", "a"));
  store.put(store.root, name, value, { step: 1, source, start: 0, end: 0 });
  return { value: store.root, log: store.log };
}

const show = (left: StoreValue, right: StoreValue): string => {
  const comparison = compare(treeWith("a", left), treeWith("a", right));
  return (["text", "json", "markdown"] as const).map((format) => renderDifferences(comparison, { format })).join("\n");
};

describe("a hidden string", () => {
  it("is compared by what it hides", () => {
    for (const other of [new HiddenText("sesame", "(secret)"), "sesame"]) {
      expect(compare(treeWith("a", secret), treeWith("a", other)).differences).toEqual([]);
      expect(compare(treeWith("a", other), treeWith("a", secret)).differences).toEqual([]);
    }
  });

  it.each<[StoreValue, StoreValue]>([
    [secret, new HiddenText("sesame2", "(secret)")],
    [secret, "sesame2"],
    ["sesame2", secret],
    [secret, 1],
    [
      [secret, "x"],
      ["sesame2", "x"],
    ],
    [["x", secret], "sesame2"],
    [null, secret],
    [null, [secret]],
    [
      [null, [secret, "x"]],
      [null, ["sesame2", "x"]],
    ],
  ])("is never shown: %j, %j", (left, right) => {
    expect(show(left, right)).toContain("(secret)");
    expect(show(left, right)).not.toContain("sesame");
    expect(show(right, left)).not.toContain("sesame");
  });

  it("is printed as its mask", () => {
    const { value, log } = treeWith("a", secret);
    for (const format of ["json", "yaml"] as const) {
      const printed = serialize(value, log, { format });
      expect("chunks" in printed && [...printed.chunks].join("")).toContain("(secret)");
    }
  });
});

describe("the limit of a text", () => {
  it("counts bytes of UTF-8, those of all chunks together", () => {
    const chunks = ["a", "ß", "€", "😀"];
    expect(chunks.map(byteLength)).toEqual([1, 2, 3, 4]);
    expect(boundText(chunks, 9)).toEqual({ tooLarge: 10 });
    expect(boundText(chunks, 10)).toEqual({ chunks });
    expect(boundText(chunks, 0)).toEqual({ chunks });
  });
});
