import { describe, expect, it } from "@jest/globals";
import { fixed, safe, type Rule } from "./fixture-language/ruled.js";

const rejected = (count: string) => `${count} not made: the result would have a new problem or a different meaning`;

describe("a safe fix", () => {
  it("is applied if the syntax tree stays the same", async () =>
    expect(await fixed("a  =  1\n", [{ pattern: / {2}/, fixes: [safe(" ")] }])).toMatchObject({
      text: "a = 1\n",
      said: ["2 fixes made in 1 file"],
    }));

  it("isn't applied if the tree changes", async () =>
    expect(await fixed("a = 1\n", [{ pattern: /1/, fixes: [safe("2")] }])).toMatchObject({
      text: "a = 1\n",
      said: [rejected("1 fix")],
    }));

  it("may make the change that it declares", async () =>
    expect((await fixed("a = b\n", [{ pattern: /b/, fixes: [safe("B", "upper")] }])).text).toBe("a = B\n"));

  it("may make no other change", async () =>
    expect((await fixed("a = b\n", [{ pattern: /b/, fixes: [safe("C", "upper")] }])).text).toBe("a = b\n"));

  it("loses no comment", async () => {
    const rules: Rule[] = [{ pattern: /#.*/, fixes: [safe("")] }];
    expect((await fixed("a = 1 # one\n", rules)).text).toBe("a = 1 # one\n");
    expect((await fixed("a = 1 #\n", rules)).text).toBe("a = 1 \n");
  });

  it("isn't applied if its problem stays, not even among others that are", async () => {
    const rules: Rule[] = [
      { pattern: / {3}/, fixes: [safe(" ")] },
      { pattern: /^b *=/, fixes: [safe("b =")] },
    ];
    expect(await fixed("a   = 1\nb  = 1\n", rules)).toMatchObject({
      text: "a = 1\nb  = 1\n",
      said: ["1 fix made in 1 file", rejected("1 fix")],
    });
  });

  it("isn't made for a problem that the next fix would have to solve, and can't", async () => {
    const rules: Rule[] = [
      { pattern: / {3}/, fixes: [safe("  ")] },
      { pattern: /^a {2}=/, code: "name-not-found", fixes: [safe("a =")] },
    ];
    expect((await fixed("a   = 1\n", rules)).text).toBe("a = 1\n");
    const more: Rule[] = [...rules, { pattern: /^a =/, code: "name-not-found", fixes: [] }];
    expect((await fixed("a   = 1\n", more)).text).toBe("a   = 1\n");
  });

  it("is no choice between it and suggestions", async () =>
    expect((await fixed("a  = 1\n", [{ pattern: / {2}/, fixes: [{ text: "_" }, safe(" ")] }])).text).toBe("a = 1\n"));
});

describe("a suggestion", () => {
  const guess: Rule = { pattern: /prot/, fixes: [{ text: "port" }] };
  it("is applied only on demand", async () => {
    expect((await fixed("prot = 1\n", [guess])).text).toBe("prot = 1\n");
    expect((await fixed("prot = 1\n", [guess], "--fix-suggestions")).text).toBe("port = 1\n");
  });

  it("isn't applied if there is another one", async () => {
    const rule = { ...guess, fixes: [{ text: "port" }, { text: "part" }] };
    expect((await fixed("prot = 1\n", [rule], "--fix-suggestions")).text).toBe("prot = 1\n");
  });

  it("isn't applied if its result doesn't parse", async () =>
    expect(await fixed("a = 1\n", [{ pattern: /=/, fixes: [{ text: ":" }] }], "--fix-suggestions")).toMatchObject({
      text: "a = 1\n",
      said: [rejected("1 fix")],
    }));

  it("isn't applied if its result has a new problem; the others are", async () => {
    const rules: Rule[] = [
      { pattern: /bad|prot/, fixes: [{ text: "port" }] },
      { pattern: /^port = 2/, code: "name-not-found", fixes: [] },
    ];
    expect(await fixed("prot = 1\nbad = 2\nprot = 3\n", rules, "--fix-suggestions")).toMatchObject({
      text: "port = 1\nbad = 2\nport = 3\n",
      said: ["2 fixes made in 1 file", rejected("1 fix")],
    });
  });

  it("isn't applied if its problem only moves, not even among others that are", async () => {
    const rules: Rule[] = [
      { pattern: /prot/, fixes: [{ text: "port" }] },
      { pattern: /bad/, fixes: [{ text: "worse" }] },
      { pattern: /worse/, fixes: [] },
    ];
    expect((await fixed("prot = 1\nbad = 2\n", rules, "--fix-suggestions")).text).toBe("port = 1\nbad = 2\n");
  });

  it("isn't applied if its problem stays", async () =>
    expect((await fixed("a = 1\n", [{ pattern: /\d/, fixes: [{ text: "2" }] }], "--fix-suggestions")).text).toBe(
      "a = 1\n",
    ));
});

describe("a file that doesn't parse", () => {
  const rules: Rule[] = [
    { pattern: /:/, fixes: [{ text: "=" }] },
    { pattern: /^x/, code: "name-not-found", fixes: [] },
  ];
  it("gets fixes that make it parse, whatever a syntax error has hidden", async () =>
    expect((await fixed("a : 1\nb : 2\n", rules, "--fix-suggestions")).text).toBe("a = 1\nb = 2\n"));

  it("gets no fix if it still doesn't parse", async () =>
    expect((await fixed("a : 1\n???\n", rules, "--fix-suggestions")).text).toBe("a : 1\n???\n"));
});

describe("a rejected fix", () => {
  /** Removes one space after `b`, until there is one; the diagnostic is another one each time. */
  const oneByOne: readonly Rule[] = [
    { pattern: /^b (( {2})* )=/, fixes: [safe("b$1=")] },
    { pattern: /^b (( {2})+)=/, code: "name-not-found", fixes: [safe("b$1=")] },
  ];

  it("isn't tried again in every round, wherever other fixes move it", async () => {
    const lines = Array.from({ length: 32 }, (_, index) => `a${index} = 1\n`).join("");
    const rules: Rule[] = [...oneByOne, { pattern: /^(a\d+) =/, fixes: [safe("$1 =")] }];
    const { checks, said, text } = await fixed(`b${" ".repeat(20)}= 1\n${lines}`, rules);
    expect(text).toBe(`b = 1\n${lines}`);
    expect(said).toEqual(["19 fixes made in 1 file", rejected("32 fixes")]);
    // Two checks for each rejected fix, at the beginning and at the end, and one for each round.
    expect(checks).toBeLessThan(4 * 32 + 20 + 5);
  });

  it("is tried again when others have been applied", async () => {
    const rules: Rule[] = [
      ...oneByOne,
      { pattern: /^a {2}=/, fixes: [safe("a =")] },
      { pattern: /^a =(?=[^]*b {3,4}=)/, code: "name-not-found", fixes: [] },
    ];
    expect(await fixed("a  = 1\nb    = 1\n", rules)).toMatchObject({
      text: "a = 1\nb = 1\n",
      said: ["4 fixes made in 1 file"],
    });
  });

  it("is found by the line of the new problem, without many checks", async () => {
    const isBad = (index: number) => index % 32 === 7;
    const lines = Array.from({ length: 256 }, (_, index) => `${isBad(index) ? "bad" : "a"}${index}  = 1\n`);
    const rules: Rule[] = [
      { pattern: / {2}=/, fixes: [safe(" =")] },
      { pattern: /^bad\d+ =/, code: "name-not-found", fixes: [] },
    ];
    const { checks, said, text } = await fixed(lines.join(""), rules);
    expect(text).toBe(lines.map((line, index) => (isBad(index) ? line : line.replace("  ", " "))).join(""));
    expect(said).toEqual(["248 fixes made in 1 file", rejected("8 fixes")]);
    expect(checks).toBeLessThan(2 * 2 * 8 + 5);
  });

  it("doesn't keep another one for the same text from being applied", async () => {
    const rules: Rule[] = [
      { pattern: /bad/, fixes: [{ text: "worse" }] },
      { pattern: /worse/, fixes: [] },
      { pattern: /ad/, code: "name-not-found", fixes: [{ text: "est" }] },
    ];
    expect((await fixed("bad = 1\n", rules, "--fix-suggestions")).text).toBe("best = 1\n");
  });
});
