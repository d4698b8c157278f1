import { describe as show } from "./json.js";
import { Paper } from "./paper.js";
import { read } from "./read.js";

const paper = new Paper();
const meaning = (text: string) => show(paper.specification(read(text)));
/** What a body means inside `sfConfig`. */
const inside = (text: string) => meaning(`sfConfig extends { ${text} }`);

describe("valuation functions", () => {
  it("definitions 19 to 22: basic values", () => {
    expect(inside(`a true; b NULL; c 1.50; d "x"; e DATA p:q; f []; g [1, [DATA r]]; h 9223372036854775808;`)).toBe(
      `{"a":true,"b":null,"c":1.50,"d":"x","e":"$.p:q","f":[],"g":[1,["$.r"]],"h":9223372036854775808}`,
    );
  });

  it("figure 4: the store of a file without a main component", () => {
    expect(paper.body(read("a extends { c 3; } b extends { }").body, [], [])).toEqual([
      ["a", [["c", { number: "3" }]]],
      ["b", []],
    ]);
  });

  it("includes are not of the paper", () => {
    expect(() => meaning(`#include "x.sf";`)).toThrow("spliced");
  });
});

/** All corners in one table: the same results were seen in three other implementations. */
describe("corners", () => {
  it.each([
    [`a extends {x 1;} a extends a, {y 2;}`, `{"a":{"y":2}}`],
    [`x 1; x x;`, `{"x":1}`],
    [`a extends { p 1; b a; q 2; }`, `{"a":{"p":1,"b":{"p":1},"q":2}}`],
    [`a extends { x 1; b extends a y 2; }`, `{"a":{"x":1,"b":{"x":1,"b":{}},"y":2}}`],
    [`a extends {x 1;} b a; a:x 2; c a;`, `{"a":{"x":2},"b":{"x":1},"c":{"x":2}}`],
    [`p extends {x 1;} q extends p p:x 2; r extends p`, `{"p":{"x":2},"q":{"x":1},"r":{"x":2}}`],
    [`P extends {a 1; b a;} q extends P, {a 2;}`, `{"P":{"a":1,"b":1},"q":{"a":2,"b":1}}`],
    [`a 1; b 2; a 3;`, `{"a":3,"b":2}`],
    [
      `P extends {a 1; b 2; c 3;} q extends P, {c 30; d 4; a 10;}`,
      `{"P":{"a":1,"b":2,"c":3},"q":{"a":10,"b":2,"c":30,"d":4}}`,
    ],
    [`P extends {a 1; b 2; c 3;} q extends {c 30; d 4;}, P`, `{"P":{"a":1,"b":2,"c":3},"q":{"c":3,"d":4,"a":1,"b":2}}`],
    [
      `P extends {k extends {a 1; b 2;}} q extends P, {k extends {b 3; c 4;}}`,
      `{"P":{"k":{"a":1,"b":2}},"q":{"k":{"b":3,"c":4}}}`,
    ],
    [`P extends {k extends {a 1; b 2;}} q extends P, {k:b 3;}`, `{"P":{"k":{"a":1,"b":2}},"q":{"k":{"a":1,"b":3}}}`],
    [`v 1; a extends {v 2;} a:w v;`, `{"v":1,"a":{"v":2,"w":1}}`],
    [`v 1; a extends {v 2; w v;}`, `{"v":1,"a":{"v":2,"w":2}}`],
    [`v 1; a extends {v 2;} a:m extends { w v; }`, `{"v":1,"a":{"v":2,"m":{"w":2}}}`],
    [`p extends {x 1;} a extends {p extends {x 2;}} a:n extends p`, `{"p":{"x":1},"a":{"p":{"x":2},"n":{"x":1}}}`],
    [`a DATA t; b a:v;`, "err5"],
    [`a DATA x; a:b 2;`, "err1"],
    [`a:b nope;`, "err5"],
    [`a:b extends nope`, "err2"],
    [`a extends {b 1;}, nope`, "err4"],
    [`a extends {b 1; c:d 2;}, nope`, "err2"],
    [`v [1, 2]; w v; v 3;`, `{"v":3,"w":[1,2]}`],
    [`v [1]; a extends v`, "err4"],
    [`a extends {b 1;} c extends {a 7; d a:b;}`, `{"a":{"b":1},"c":{"a":7,"d":1}}`],
    [`a extends {b 1;} a 1; a extends {c 2;}`, `{"a":{"c":2}}`],
    [`sfConfig extends {x 1;} y sfConfig:x;`, `{"sfConfig":{"x":1},"y":1}`],
    [`sfConfig 1; y 2; z sfConfig:y;`, `{"sfConfig":1,"y":2,"z":2}`],
  ])("inside sfConfig: %s", (text, expected) => {
    expect(inside(text)).toBe(expected);
  });

  it.each([
    [`x 5; sfConfig extends { x x; }`, `{"x":5}`],
    [`sfConfig extends { a extends sfConfig }`, `{"a":{"a":{}}}`],
    [`A extends {a 1;} sfConfig A;`, `{"a":1}`],
    [`A extends {a 1;} sfConfig extends A`, `{"a":1}`],
    [`sfConfig extends {a 1;} sfConfig extends {b 2;}`, `{"b":2}`],
    [`sfConfig extends {a 1;} sfConfig:x 1;`, `{"a":1,"x":1}`],
    [`sfConfig extends {}`, `{}`],
    [``, "err7"],
    [`sfConfig 1;`, "err7"],
    [`sfConfig NULL;`, "err7"],
    [`sfConfig [1];`, "err7"],
    [`sfConfig DATA a;`, "err7"],
    [`a b; sfConfig 1;`, "err5"],
    [`sfConfig extends {} a:b 1;`, "err2"],
  ])("whole file: %s", (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });
});
