import { createSource } from "@cairn/diagnostics";
import { parse } from "../../src/index.js";
import { pnText } from "../../src/emit/pn/pn-text.js";

/** The tree of the first statement. */
function pnOf(text: string): unknown {
  return JSON.parse(pnText(parse(createSource("a.pp", text)).value!.statements[0]!));
}

describe("PN", () => {
  it.each([
    ["$a + 1", { "^": ["+", { "^": ["var", "a"] }, 1] }],
    ["-1", -1],
    ["0x1f", { "^": ["int", { "#": ["radix", 16, "value", 31] }] }],
    ["$a =~ /b:c/", { "^": ["=~", { "^": ["var", "a"] }, { "^": ["regexp", "b:c"] }] }],
    ['"x${a}"', { "^": ["concat", "x", { "^": ["str", { "^": ["var", "a"] }] }] }],
    ["[undef, default]", { "^": ["array", null, { "^": ["default"] }] }],
    [
      "if true { 1 } elsif false { 2 }",
      {
        "^": [
          "if",
          { "#": ["test", true, "then", [1], "else", [{ "^": ["if", { "#": ["test", false, "then", [2]] }] }]] },
        ],
      },
    ],
    [
      "$x.map |$a, Integer $b = 3| { $a }",
      {
        "^": [
          "call-method",
          {
            "#": [
              "functor",
              { "^": [".", { "^": ["var", "x"] }, { "^": ["qn", "map"] }] },
              "args",
              [],
              "block",
              {
                "^": [
                  "lambda",
                  {
                    "#": [
                      "params",
                      { "#": ["a", { "#": [] }, "b", { "#": ["type", { "^": ["qr", "Integer"] }, "value", 3] }] },
                      "body",
                      [{ "^": ["var", "a"] }],
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  ])("prints %s", (text, expected) => {
    expect(pnOf(text)).toEqual(expected);
  });

  it("prints deep trees", () => {
    const deep = pnText(parse(createSource("a.pp", `${"(".repeat(1500)}1${")".repeat(1500)}`)).value!.statements[0]!);
    expect(deep.match(/paren/g)).toHaveLength(1500);
  });

  it("handles an array of 200,000 items", () => {
    const items = Array.from({ length: 200_000 }, () => 1);
    expect(pnOf(JSON.stringify(items))).toEqual({ "^": ["array", ...items] });
  });
});
