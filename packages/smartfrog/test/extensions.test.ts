import { createSource } from "@cairn/diagnostics";
import fc from "fast-check";
import { compile } from "../src/compile.js";
import { print as emit } from "../src/emit/print.js";
import { parserWith } from "../src/parse/parse.js";
import { compiled } from "./oracle/compiler.js";
import { extended } from "./oracle/extensions.js";
import { Forward } from "./oracle/forward.js";
import { describe as show } from "./oracle/json.js";
import { Paper } from "./oracle/paper.js";

const both = { orderConstraints: true, merge: true };
const oracles = { core: new (extended(Paper))(), forward: new (extended(Forward))() };
type Mode = keyof typeof oracles;

const result = (text: string, mode: Mode = "core") => compiled(text, mode, "test.sf", undefined, both);
const meaning = (text: string, mode: Mode) =>
  show(oracles[mode].specification(parserWith(both).parse(createSource("test.sf", text)).value!));

const figure19 = `default extends {
  order private < public;
  private "-s DEV_NET ALLOW";
  public "-p PUB_PORT DENY";
}
sfConfig extends {
  dev extends default
  testServer extends default, {
    order public < private;
    public "-p PUB_PORT DENY";
    private "ALLOW -s DEV_NET";
  }
}`;

describe("constraints of order (section 10.4, figure 19)", () => {
  it("are inherited and overridden like every attribute, and decide the order of the result", () => {
    const { dev, testServer } = JSON.parse(result(figure19)) as Record<string, object>;
    expect(Object.keys(dev!)).toEqual(["order", "private", "public"]);
    expect(Object.keys(testServer!)).toEqual(["order", "public", "private"]);
    expect(testServer).toMatchObject({ order: ["public before private"] });
  });

  it.each([
    ["order c before a; a 1; b 2; c 3;", `{"order":["c before a"],"c":3,"a":1,"b":2}`],
    ["a 1; b extends { x 1; } order b < a;", `{"b":{"x":1},"a":1,"order":["b before a"]}`],
    [
      "order c < b < a, d < a; a 1; b 2; c 3; d 4;",
      `{"order":["c before b","b before a","d before a"],"c":3,"b":2,"d":4,"a":1}`,
    ],
    ["order nope < a; a 1;", `{"order":["nope before a"],"a":1}`],
    ["order a < b, b < c, c < a; a 1; b 2; c 3;", "errorder"],
    ["order a < a; a 1;", "errorder"],
    ['order ["b before a"]; a 1; b 2;', `{"order":["b before a"],"b":2,"a":1}`],
    ["order 1; a 1; b before; before a;", undefined],
    ["p extends { order b < a; a 1; b 2; } q p; r extends p, { c 3; order c < b; }", undefined],
  ])("%s", (text, expected) => {
    for (const mode of ["core", "forward"] as const) {
      expect(result(`sfConfig extends { ${text} }`, mode)).toBe(meaning(`sfConfig extends { ${text} }`, mode));
      if (expected !== undefined) expect(result(`sfConfig extends { ${text} }`, mode)).toBe(expected);
    }
  });

  it("are a syntax error unless enabled", () => {
    expect(compiled(figure19, "core")).toBe("errsyntax");
  });

  it("take linear time", () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `a${index}`);
    const text = `sfConfig extends { order ${names.join(" < ")}; ${[...names]
      .reverse()
      .map((name) => `${name} 1;`)
      .join("")} }`;
    expect(Object.keys(JSON.parse(result(text)) as object).slice(0, 4)).toEqual(["order", "a0", "a1", "a2"]);
  });
});

describe("the merge operator (section 9.3)", () => {
  it.each([
    [
      "p1 extends { q1 1; q4 extends { a 1; b 2; } } p2 extends p1, { q1 2; q4 merges { b 3; c 4; } }",
      `{"p1":{"q1":1,"q4":{"a":1,"b":2}},"p2":{"q1":2,"q4":{"a":1,"b":3,"c":4}}}`,
    ],
    [
      "a extends { x extends { y extends { p 1; } z 1; } } b extends { x extends { y extends { q 2; } z 2; } w 3; } c extends b c merges a",
      undefined,
    ],
    ["a merges { x 1; } a merges { y 2; }", `{"a":{"x":1,"y":2}}`],
    ["a 1; a merges { y 2; }", `{"a":{"y":2}}`],
    ["a:b merges { y 2; }", "err2"],
    ["a merges nope", "err4"],
    ["a extends { x 1; } a merges a", `{"a":{"x":1}}`],
    ["a extends { x 1; } a merges sfConfig", `{"a":{"x":1,"a":{"x":1}}}`],
  ])("%s", (text, expected) => {
    for (const mode of ["core", "forward"] as const) {
      expect(result(`sfConfig extends { ${text} }`, mode)).toBe(meaning(`sfConfig extends { ${text} }`, mode));
      if (expected !== undefined) expect(result(`sfConfig extends { ${text} }`, mode)).toBe(expected);
    }
  });

  it("is a name like any other unless enabled", () => {
    expect(compiled("sfConfig extends { merges 1; a merges; }", "core")).toBe(`{"merges":1,"a":1}`);
  });
});

describe.each(["core", "forward"] as const)("random programs with both, %s", (mode) => {
  it("mean what the transcription defines", () => {
    const name = fc.constantFrom("a", "b", "c", "d");
    const constraint = fc.tuple(name, name).map(([first, second]) => `${first} < ${second}`);
    const list = fc.array(constraint, { minLength: 1, maxLength: 3 }).map((each) => `order ${each.join(", ")};`);
    const { body } = fc.letrec<{ body: string; statement: string }>((tie) => ({
      statement: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        name.map((each) => `${each} 1;`),
        list,
        fc.tuple(name, name).map(([target, link]) => `${target} ${link};`),
        fc
          .tuple(
            name,
            fc.constantFrom("extends", "merges"),
            fc.array(fc.oneof(name, tie("body")), { minLength: 1, maxLength: 2 }),
          )
          .map(([target, word, prototypes]) => `${target} ${word} ${prototypes.join(", ")}\n`),
      ),
      body: fc.array(tie("statement"), { maxLength: 5 }).map((statements) => `{ ${statements.join(" ")} }`),
    }));
    let valid = 0;
    const property = fc.property(body, body, (first, second) => {
      const text = `a extends ${first}\nb extends ${second}\nsfConfig extends ${second}, ${first}`;
      const expected = meaning(text, mode);
      if (!expected.startsWith("err")) valid++;
      expect(result(text, mode)).toBe(expected);
    });
    fc.assert(property, { seed: 19, numRuns: 1500 });
    expect(valid).toBeGreaterThan(300);
  });

  it("print as SmartFrog that compiles to itself", () => {
    const options = { semantics: mode, extensions: both };
    const once = compile(createSource("a.sf", figure19), options).value!;
    const sf = [...emit(once, { format: "sf", whole: false, maxOutput: 0, tagged: false }).value!].join("");
    expect(result(sf, mode)).toBe(result(figure19, mode));
  });
});
