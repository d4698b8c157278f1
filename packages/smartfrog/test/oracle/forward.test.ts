import { Forward } from "./forward.js";
import { describe as show } from "./json.js";
import { read } from "./read.js";

const forward = new Forward();
const meaning = (text: string) => show(forward.specification(read(text)));
const inside = (text: string) => meaning(`sfConfig extends { ${text} }`);

describe("the rules of the forward mode", () => {
  it("F1: a link is stored, and one that leads around its own target is a cycle at once", () => {
    expect(forward.firstPass(read("a b;"))).toEqual([["a", { link: ["b"] }]]);
    expect(meaning("x x; sfConfig extends {}")).toBe("errcycle");
    expect(meaning("a extends { b a; } sfConfig extends {}")).toBe("errcycle");
    expect(meaning("a:b a; sfConfig extends {}")).toBe("errcycle");
    expect(meaning("a:b c; sfConfig extends {}")).toBe("err2");
    expect(meaning("a 1; a:b c; sfConfig extends {}")).toBe("err1");
  });

  it("F2: a stored link is not a component to place into, and can be replaced", () => {
    expect(inside("c extends {x 1;} b c; b:y 2;")).toBe("err1");
    expect(inside("a b; a 1;")).toBe(`{"a":1}`);
  });

  it("F2: a path leads through a link, whatever the order", () => {
    expect(inside("b c; c extends {x 1;} a b:x;")).toBe(`{"b":{"x":1},"c":{"x":1},"a":1}`);
    expect(inside("a b:x; b c; c extends {x 1;}")).toBe(`{"a":1,"b":{"x":1},"c":{"x":1}}`);
    expect(inside("a b:d:x; b o:c; o extends { c extends { d e; e extends {x 1;} } }")).toBe(
      `{"a":1,"b":{"d":{"x":1},"e":{"x":1}},"o":{"c":{"d":{"x":1},"e":{"x":1}}}}`,
    );
    expect(meaning("b extends {x 5;} sfConfig extends { b c; c extends {x 1;} a b:x; }")).toBe(
      `{"b":{"x":1},"c":{"x":1},"a":1}`,
    );
  });

  it("F2: a nearer path that leads nowhere doesn't stop the search, a link without a target does", () => {
    expect(meaning("b extends {x 5;} sfConfig extends { b c; c extends {y 1;} a b:x; }")).toBe(
      `{"b":{"y":1},"c":{"y":1},"a":5}`,
    );
    expect(meaning("b extends {x 5;} o extends { b nope; c b:x; } sfConfig extends { a o:c; }")).toBe("err5");
    expect(inside("b 1; c b; a c:x;")).toBe("err5");
  });

  it("F2: a link that a path finds through a link is resolved where it is written", () => {
    expect(inside("y 1; a b:x; b o; o extends { x y; y 2; }")).toBe(
      `{"y":1,"a":2,"b":{"x":2,"y":2},"o":{"x":2,"y":2}}`,
    );
  });

  it.each([
    "a b:x; b a;",
    "a b:x; b a:y;",
    "b b:x;",
    "b c; c b; a b:x;",
    "b c; c extends { x b:x; }",
    "a b:x; b a:y:z;",
  ])("F2: a cycle through a path: %s", (text) => {
    expect(inside(text)).toBe("errcycle");
  });

  it("F2: a link into a component that a link leads to is not a cycle", () => {
    expect(inside("b c:y; c extends { y extends { x 1; z b:x; } }")).toBe(
      `{"b":{"x":1,"z":1},"c":{"y":{"x":1,"z":1}}}`,
    );
  });

  it("F3: prototypes are copied with their links, which are resolved where they now are", () => {
    expect(inside("P extends {a 1; b a;} q extends P, {a 2;}")).toBe(`{"P":{"a":1,"b":1},"q":{"a":2,"b":2}}`);
    expect(meaning("A extends {foo bar;} sfConfig extends { bar 2; a extends A }")).toBe(`{"bar":2,"a":{"foo":2}}`);
    expect(inside("a extends b b extends {}")).toBe("err4");
    expect(meaning("sfConfig extends { a extends sfConfig }")).toBe(`{"a":{"a":{}}}`);
  });

  it("F4: a prototype that is a link is followed to its end", () => {
    expect(inside("c extends {x 1;} b c; a extends b")).toBe(`{"c":{"x":1},"b":{"x":1},"a":{"x":1}}`);
    expect(inside("c extends {x 1;} b c; d b; a extends d")).toBe(`{"c":{"x":1},"b":{"x":1},"d":{"x":1},"a":{"x":1}}`);
    expect(inside("o extends { c extends {x 1;} b c; } a extends o:b")).toBe(
      `{"o":{"c":{"x":1},"b":{"x":1}},"a":{"x":1}}`,
    );
    expect(inside("b c; a extends b c extends {}")).toBe("err4");
    expect(inside("c 1; b c; a extends b")).toBe("err4");
    expect(inside("c extends {x extends {y 1;}} b c; a extends b:x")).toBe(
      `{"c":{"x":{"y":1}},"b":{"x":{"y":1}},"a":{"y":1}}`,
    );
    expect(inside("b c; a extends b:x c extends {x extends {}}")).toBe("err4");
    expect(inside("c extends {x 1;} b c; a extends b:x")).toBe("err4");
    expect(meaning("top sfConfig; sfConfig extends { o extends { a extends top:o } }")).toBe("errcycle");
    expect(inside("p q; q p; a extends p")).toBe("errcycle");
    expect(meaning("top sfConfig; sfConfig extends { a extends top }")).toBe("errcycle");
    expect(meaning("top sfConfig; sfConfig extends { m:a extends top }")).toBe("err2");
  });

  it("F5: the main component must be there, and no link", () => {
    expect(meaning("")).toBe("err7");
    expect(meaning("A extends {} sfConfig A;")).toBe("err7");
    expect(meaning("sfConfig 1;")).toBe("err7");
  });

  it("F6 to F8: links to links, each resolved where it is; order does not matter", () => {
    expect(inside("a b; b c; c 1;")).toBe(`{"a":1,"b":1,"c":1}`);
    expect(inside("y 1; a o:x; o extends { x y; y 2; }")).toBe(`{"y":1,"a":2,"o":{"x":2,"y":2}}`);
    expect(inside("a nope;")).toBe("err5");
    expect(inside("a b; b nope;")).toBe("err5");
  });

  it("F8: inside a bound copy, resolution goes on in the original target's namespace", () => {
    const test = "test extends { bar 1; a1 extends A inner extends { n bar; } }";
    expect(meaning(`A extends { foo bar; } sfConfig extends { bar 2; a2 test:a1; ${test} i test:inner; }`)).toBe(
      `{"bar":2,"a2":{"foo":1},"test":{"bar":1,"a1":{"foo":1},"inner":{"n":1}},"i":{"n":1}}`,
    );
  });

  it("F8: what is outside the main component is resolved only if a link leads to it", () => {
    expect(meaning("bad nope; sfConfig extends { a 1; }")).toBe(`{"a":1}`);
    expect(meaning("bad nope; sfConfig extends { a bad; }")).toBe("err5");
    expect(meaning("o extends { x y; y 3; } sfConfig extends { a o; }")).toBe(`{"a":{"x":3,"y":3}}`);
  });

  it.each([
    "x x;",
    "a b; b a;",
    "a b; b c; c b;",
    "comp1 extends { comp2 comp1; }",
    "a extends {x b;} b extends {y c;} c extends {z b;}",
    "a extends { b c; } c extends { d a; }",
  ])("F9: a cycle ends: %s", (text) => {
    expect(inside(text)).toBe("errcycle");
  });

  it("F9: the same text twice in a chain is not a cycle if it means something else", () => {
    expect(inside("y 1; x y; a extends { b y; y x; }")).toBe(`{"y":1,"x":1,"a":{"b":1,"y":1}}`);
  });

  it("the first error of the first pass comes before those of the second", () => {
    expect(inside("a nope; b:c 1;")).toBe("err2");
    expect(inside("a nope; b b;")).toBe("err5");
    expect(inside("b b; a nope;")).toBe("errcycle");
  });
});
