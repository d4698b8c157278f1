import { createSource } from "@cairn/diagnostics";
import type { Assignment, Node, Program } from "../src/ast/ast.js";
import { parse } from "../src/parse/parse.js";

function tree(text: string): Program {
  const { value, diagnostics } = parse(createSource("test.sf", text));
  expect(diagnostics).toEqual([]);
  return value!;
}

/** A node without its places. */
function shape(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shape);
  if (node === null || typeof node !== "object") return node;
  const places = new Set(["start", "end", "fileStart", "fileEnd", "source"]);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !places.has(key))
      .map(([key, value]) => [key, shape(value)]),
  );
}

function valueOf(text: string): unknown {
  return shape((tree(`a ${text}`).body[0] as Assignment).value);
}

const reference = (...path: string[]) => ({ kind: "reference", path });

describe("values", () => {
  it.each([
    ["true;", { kind: "boolean", value: true }],
    ["false;", { kind: "boolean", value: false }],
    ["NULL;", { kind: "null" }],
    ["0;", { kind: "number", digits: "0" }],
    ["007;", { kind: "number", digits: "7" }],
    ["-007;", { kind: "number", digits: "-7" }],
    ["000;", { kind: "number", digits: "0" }],
    ["-0;", { kind: "number", digits: "-0" }],
    ["00.50;", { kind: "number", digits: "0.50" }],
    ["9223372036854775808;", { kind: "number", digits: "9223372036854775808" }],
    ["1e400;", { kind: "number", digits: "1e400" }],
    ["1.25E-3;", { kind: "number", digits: "1.25E-3" }],
    ["2e+5;", { kind: "number", digits: "2e+5" }],
    ['"";', { kind: "string", value: "" }],
    ['"\\"\\\'\\\\\\/\\b\\f\\n\\r\\t\\u00e9";', { kind: "string", value: "\"'\\/\b\f\n\r\té" }],
    ['"\\\\n";', { kind: "string", value: "\\n" }],
    ['"\\ud83d\\ude00 😀 \ud800";', { kind: "string", value: "😀 😀 \ud800" }],
    ['"// no /* comment";', { kind: "string", value: "// no /* comment" }],
    ["b;", { kind: "link", reference: reference("b") }],
    ["b : c /* x */ :d;", { kind: "link", reference: reference("b", "c", "d") }],
    ["DATA b:c;", { kind: "data", reference: reference("b", "c") }],
    ["[];", { kind: "vector", items: [] }],
    ["THIS;", { kind: "link", reference: reference("THIS") }],
    ["null;", { kind: "link", reference: reference("null") }],
    ["trueish;", { kind: "link", reference: reference("trueish") }],
    ["DATAx;", { kind: "link", reference: reference("DATAx") }],
    ["_1;", { kind: "link", reference: reference("_1") }],
    ["extends b", { kind: "extends", prototypes: [reference("b")] }],
    [
      "extends b:c, {}, d",
      { kind: "extends", prototypes: [reference("b", "c"), { kind: "body", statements: [] }, reference("d")] },
    ],
  ])("a %s", (text, expected) => {
    expect(valueOf(text)).toEqual(expected);
  });

  it("nests vectors", () => {
    expect(valueOf('[1, [], [true, ["x", DATA b]]];')).toEqual({
      kind: "vector",
      items: [
        { kind: "number", digits: "1" },
        { kind: "vector", items: [] },
        {
          kind: "vector",
          items: [
            { kind: "boolean", value: true },
            {
              kind: "vector",
              items: [
                { kind: "string", value: "x" },
                { kind: "data", reference: reference("b") },
              ],
            },
          ],
        },
      ],
    });
  });
});

describe("programs", () => {
  it.each([
    ["", 0],
    [" \t\r\n\f", 0],
    ["// only a comment", 0],
    ["/**/a/***/1/*/*/;/* ** / */", 1],
    ["a 1;b 2;", 2],
    ["a extends {} b extends {} c 1;", 3],
    ["a extends P b 1;", 2],
    ["x-5;", 1],
    ['#include "x.sf"; a 1;', 2],
    ["a\f1;", 1],
    ["\ufeffa 1;", 1],
    ["a 1;\r\nb 2;\r", 2],
  ])("%j has %d statements", (text, count) => {
    expect(tree(text).body).toHaveLength(count);
  });

  it("keeps includes with the place of their file", () => {
    const text = 'a extends { #include "b\\"c.sf"; }';
    const component = (tree(text).body[0] as Assignment).value;
    expect(component).toMatchObject({
      prototypes: [
        { statements: [{ kind: "include", file: 'b"c.sf', fileStart: 21, fileEnd: 30, start: 12, end: 31 }] },
      ],
    });
  });
});

describe("places", () => {
  it("counts UTF-16 units and spans each node exactly", () => {
    const text = '/* 😀 */ a:b extends P, { c "x"; d [1, e2 ]; } f DATA g:h;'.replace("e2", "2");
    const slices: Record<string, string[]> = {};
    visit(tree(text), (node) => (slices[node.kind] ??= []).push(text.slice(node.start, node.end)));
    expect(slices).toEqual({
      program: [text],
      assignment: ['a:b extends P, { c "x"; d [1, 2 ]; }', 'c "x";', "d [1, 2 ];", "f DATA g:h;"],
      extends: ['extends P, { c "x"; d [1, 2 ]; }'],
      body: ['{ c "x"; d [1, 2 ]; }'],
      reference: ["a:b", "P", "c", "d", "f", "g:h"],
      string: ['"x"'],
      vector: ["[1, 2 ]"],
      number: ["1", "2"],
      data: ["DATA g:h"],
    });
  });
});

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, see));
  if (value === null || typeof value !== "object") return;
  if ("kind" in value) see(value as Node);
  for (const [key, child] of Object.entries(value)) if (key !== "source") visit(child, see);
}
