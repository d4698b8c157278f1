import { describe, expect, it } from "@jest/globals";
import { createSpan, type Diagnostic, type Fix, type Source } from "@cairn/diagnostics";
import { createCli, type Language } from "../src/index.js";
import { memoryHost } from "../src/testing/index.js";
import { catalogue } from "./fixture-language/catalogue.js";
import { kv } from "./fixture-language/language.js";

/** A finding wherever the pattern matches, with fixes that write something else there. */
interface Rule {
  readonly pattern: RegExp;
  readonly code?: "overridden" | "name-not-found";
  readonly fixes: readonly { readonly text: string; readonly declared?: Partial<Fix> }[];
}

const safe = (text: string, change?: string): Rule["fixes"][number] => ({
  text,
  declared: { applicability: "safe", ...(change === undefined ? {} : { change }) },
});

function finding(source: Source, { code = "overridden", fixes, pattern }: Rule): Diagnostic[] {
  return [...source.text.matchAll(new RegExp(pattern, "gm"))].map(({ 0: found, index }) => {
    const span = createSpan(source, index, index + found.length);
    const made = fixes.map(({ declared, text }) => ({
      label: text,
      edits: [{ span, text: found.replace(pattern, text) }],
      ...declared,
    }));
    return catalogue.create[code](span, { name: found }, { severity: "warning", fixes: made });
  });
}

/** kv with these rules; syntax errors are found as usual. */
function ruled(rules: readonly Rule[]): Language {
  const load = async () => {
    const services = await kv.load();
    return {
      ...services,
      treeChanges: {
        upper: (node: Readonly<Record<string, unknown>>) => ({ ...node, value: String(node["value"]).toUpperCase() }),
      },
      check: (sources: readonly Source[], request: never) =>
        sources.flatMap((source) => [
          ...services.ast(source, request).diagnostics,
          ...rules.flatMap((rule) => finding(source, rule)),
        ]),
    };
  };
  return { ...kv, load: load as Language["load"] };
}

async function fixed(text: string, rules: readonly Rule[], option = "--fix") {
  const host = memoryHost({ files: { "a.kv": text } });
  await createCli(ruled(rules)).run(["check", option, "a.kv"], host);
  return { text: host.text("a.kv"), said: host.stderr.split("\n").filter((line) => / made/.test(line)) };
}

const rejected = (count: string) => `${count} not made: the result would have a new problem or a different meaning`;

describe("a safe fix", () => {
  it("is applied if the syntax tree stays the same", async () =>
    expect(await fixed("a  =  1\n", [{ pattern: / {2}/, fixes: [safe(" ")] }])).toEqual({
      text: "a = 1\n",
      said: ["2 fixes made in 1 file"],
    }));

  it("isn't applied if the tree changes", async () =>
    expect(await fixed("a = 1\n", [{ pattern: /1/, fixes: [safe("2")] }])).toEqual({
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
    expect(await fixed("a = 1\n", [{ pattern: /=/, fixes: [{ text: ":" }] }], "--fix-suggestions")).toEqual({
      text: "a = 1\n",
      said: [rejected("1 fix")],
    }));

  it("isn't applied if its result has a new problem; the others are", async () => {
    const rules: Rule[] = [
      { pattern: /bad|prot/, fixes: [{ text: "port" }] },
      { pattern: /^port = 2/, code: "name-not-found", fixes: [] },
    ];
    expect(await fixed("prot = 1\nbad = 2\nprot = 3\n", rules, "--fix-suggestions")).toEqual({
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
