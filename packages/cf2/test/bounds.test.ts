import { stopwatch } from "@cairn/testing";
import { createSource, type Diagnostic, type Files } from "@cairn/diagnostics";
import { check, compile, explain, format, parse, print } from "./inside.js";
import { nestingLimit } from "../src/parse/parse.js";

/** Files in memory. */
function filesOf(sources: ReadonlyMap<string, string>): Files {
  const encoder = new TextEncoder();
  return {
    read(path) {
      const text = sources.get(path);
      return text === undefined ? { problem: "no such file" } : { bytes: encoder.encode(text) };
    },
    resolve: (_from, path) => path,
  };
}

function compiled(text: string, sources: ReadonlyMap<string, string> = new Map()) {
  return compile(createSource("main.cf2", text), { files: filesOf(sources) });
}

function json(text: string, sources?: ReadonlyMap<string, string>): unknown {
  const { value, diagnostics } = compiled(text, sources);
  expect(diagnostics).toEqual([]);
  return JSON.parse([...print(value!, "json", 0).value!].join("")) as unknown;
}

function codes(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code }) => code);
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}

describe("length", () => {
  it("reports 2,000 cycles through the same long chain, with the length of each", () => {
    const text = `${lines(4000, (index) => `R${index} => $R${index + 1} + $R${index >> 1}`)}\nR4000 => 1`;
    const { diagnostics } = compiled(text);
    expect(new Set(codes(diagnostics))).toEqual(new Set(["cf2/cycle"]));
    const [{ message }] = diagnostics as [Diagnostic];
    expect(message).toMatch(/^`R1999` needs its own value: `R1999` → `R2000` → .* → `R2048` → \d+ more → `R1999`$/);
    expect(diagnostics.every(({ message }) => message.length < 2000)).toBe(true);
  });

  it("follows a chain of 20,000 references", () => {
    const text = `R0 => 7\n${lines(20_000, (index) => `private R${index + 1} => $R${index}`)}\nX => $R20000`;
    expect(json(text)).toEqual({ R0: 7, X: 7 });
    const found = explain(compiled(text).value!, "X").value!;
    expect(found.path).toBe("X");
  });

  it("reports 50,000 missing names, a guess for each of the first", () => {
    const { diagnostics } = compiled(lines(50_000, (index) => `R${index} => $S${index}`));
    expect(diagnostics).toHaveLength(50_000);
    expect(diagnostics[0]!.help).toBe("did you mean `R0`?");
    expect(diagnostics.at(-1)!.help).toBe("check the spelling, or define it");
  });

  it("handles 100,000 definitions of one name", () => {
    const { diagnostics } = compiled(lines(100_000, (index) => `N => ${index}`));
    expect(codes(diagnostics)).toEqual(["cf2/duplicate"]);
    expect(json(lines(100_000, () => "N => 1"))).toEqual({ N: 1 });
    expect(json(`B => { ${lines(100_000, () => "N => 1")} }\nB.N => 1`)).toEqual({ B: { N: 1 } });
    const told = compile(
      createSource(
        "main.cf2",
        lines(100_000, () => "N => 1"),
      ),
      { warnsOfDuplicates: true },
    );
    expect(codes(told.diagnostics)).toEqual(["cf2/duplicate-value"]);
    expect(told.diagnostics[0]!.span.start).toBe(0);
  });

  it("warns of 200,000 names with invisible characters", () => {
    const { diagnostics } = compiled(lines(200_000, (index) => `R\u200b${index} => 1`));
    expect(diagnostics).toHaveLength(200_000);
    expect(new Set(codes(diagnostics))).toEqual(new Set(["cf2/invisible-character"]));
  });

  it("adds up 100,000 terms", () => {
    expect(json(`X => ${"1 + ".repeat(99_999)}1`)).toEqual({ X: 100_000 });
    expect(json(`X => ${"if (false) then 0 else ".repeat(20_000)}1`)).toEqual({ X: 1 });
    expect(json(`X => ${"-".repeat(50_000)}1`)).toEqual({ X: 1 });
    expect(json(`X => ${"true && ".repeat(50_000)}true`)).toEqual({ X: true });
  });

  it("imports a chain of 20,000 files inline, with a sum over all", () => {
    const sources = new Map(
      Array.from({ length: 20_000 }, (_, index): [string, string] => [
        `f${index}.cf2`,
        `${index < 19_999 ? `import(f${index + 1})\n` : ""}Total ~(sum)> 1\nName => f${index}`,
      ]),
    );
    expect(json("import(f0)", sources)).toEqual({ Total: 20_000, Name: "f0" });
  });

  it("imports a chain of 10,000 files as values", () => {
    const sources = new Map(
      Array.from({ length: 10_000 }, (_, index): [string, string] => [
        `f${index}.cf2`,
        index < 9_999 ? `X => import(f${index + 1}).X` : "X => 1",
      ]),
    );
    expect(json("X => import(f0).X", sources)).toEqual({ X: 1 });
  });

  it("joins 5,000 unrelated files, with merges, sums and equal assignments", () => {
    const sources = new Map(
      Array.from({ length: 5_000 }, (_, index): [string, string] => [
        `f${index}.cf2`,
        `Total ~(sum)> 1\nAll ~> { m${index} => 1 }\nSame => 1`,
      ]),
    );
    const result = json(
      lines(5_000, (index) => `import(f${index})`),
      sources,
    ) as Record<string, object>;
    expect(result["Total"]).toBe(5_000);
    expect(Object.keys(result["All"]!)).toHaveLength(5_000);
  });

  it("takes time proportional to the number of resources", () => {
    const timeOf = (count: number) => {
      const text = lines(count, (index) => `R${index} => { A => ${index}, B => 'text ${index}' }`);
      const times = [0, 0].map(() => {
        const elapsed = stopwatch();
        compiled(text);
        return elapsed();
      });
      return Math.min(...times);
    };
    timeOf(1_000);
    expect(timeOf(20_000)).toBeLessThan(60 * timeOf(2_000) + 100);
  });
});

describe("depth", () => {
  const nested = (open: string, close: string, depth: number) => `X => ${open.repeat(depth)}1${close.repeat(depth)}`;

  it.each([
    ["lists", "[", "]"],
    ["brackets", "(", ")"],
    ["blocks", "{ A => ", " }"],
    ["calls", "upcase(", ")"],
  ])("supports as many levels of %s as documented, and reports an error beyond", (_name, open, close) => {
    const fits = nested(open, close, nestingLimit);
    expect(codes(parse(createSource("main.cf2", fits)).diagnostics)).toEqual([]);
    expect(format(createSource("main.cf2", fits)).value).toBeDefined();
    expect(codes(compiled(nested(open, close, nestingLimit + 1)).diagnostics)).toEqual(["cf2/too-deep"]);
    for (const depth of [20_000, 100_000])
      expect(codes(parse(createSource("main.cf2", nested(open, close, depth))).diagnostics)).toEqual(["cf2/too-deep"]);
    expect(compiled(nested(open, "", 1_990)).diagnostics.length).toBeGreaterThan(0);
    expect(compiled(nested(open, `${close} ) ] } =>`, 1_990)).diagnostics.length).toBeGreaterThan(0);
  });

  it("builds values of any depth by references", () => {
    const text = `B0 => 1\n${lines(20_000, (index) => `private B${index + 1} => { x => $B${index} }`)}\nX => $B20000`;
    const { value, diagnostics } = compiled(text);
    expect(codes(diagnostics)).toEqual([]);
    expect([...print(value!, "cf2", 0).value!].join("").length).toBeGreaterThan(20_000);
    expect(codes(check(createSource("main.cf2", text)))).toEqual([]);
  });

  it("merges deeply", () => {
    const path = Array.from({ length: 1_000 }, (_, index) => `n${index}`).join(".");
    expect(compiled(`${path}.a ~> 1\n${path}.b ~> 2`).diagnostics).toEqual([]);
  });
});

describe("hostile configurations", () => {
  it("stops macros that double again and again", () => {
    const text = `def f0(x) = $x\n${lines(60, (index) => `def f${index + 1}(x) = f${index}($x) + f${index}($x)`)}\nX => f60(1)`;
    expect(codes(compiled(text).diagnostics)).toEqual(["cf2/too-much-memory"]);
  });

  it("stops numbers and strings that grow without bounds", () => {
    const squares = `N0 => 99\n${lines(40, (index) => `N${index + 1} => $N${index} * $N${index}`)}`;
    expect(codes(compiled(squares).diagnostics)).toEqual(["cf2/too-large"]);
    const sources = `T0 => 'ab'\n${lines(60, (index) => `private T${index + 1} => $T${index} ++ $T${index}`)}\nX => $T60`;
    expect(codes(compiled(sources).diagnostics)).toEqual(["cf2/too-much-memory"]);
  });

  it("knows the size of shared results before it prints them", () => {
    const text = `L0 => [1]\n${lines(60, (index) => `L${index + 1} => [$L${index}, $L${index}]`)}`;
    const { value } = compiled(text);
    expect(codes(print(value!, "json", 1_000_000).diagnostics)).toEqual(["cf2/output-too-large"]);
  });

  it("rejects infinite results", () => {
    expect(codes(compiled("A => { B => $A }").diagnostics)).toEqual(["cf2/cycle"]);
    expect(codes(compiled("A => [$A]").diagnostics)).toEqual(["cf2/cycle"]);
    expect(codes(compiled("A => $A").diagnostics)).toEqual(["cf2/cycle"]);
    expect(codes(compiled("A => { B => $A ~> { C => 1 } }").diagnostics)).toEqual(["cf2/cycle"]);
    expect(codes(compiled("A.B ~> $A ~> { C ~> { D => 1 } }\nA.C.E ~> 1").diagnostics)).toEqual(["cf2/cycle"]);
    expect(codes(compiled("A => $B\nB => $C\nC => $A").diagnostics)).toEqual(["cf2/cycle"]);
  });
});
