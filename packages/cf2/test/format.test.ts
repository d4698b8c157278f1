import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { format, parse } from "./inside.js";
import { tokenize } from "../src/parse/parse.js";

function formatted(text: string): string {
  return format(createSource("test.cf2", text)).value!;
}

/** The tree without its places. */
function treeOf(text: string): unknown {
  const { value } = parse(createSource("test.cf2", text));
  const places = new Set(["start", "end", "operatorStart", "source"]);
  return JSON.parse(
    JSON.stringify(value!.statements, (key, member: unknown) => (places.has(key) ? undefined : member)),
  );
}

function commentsOf(text: string): string[] {
  const tokens = [...tokenize(createSource("test.cf2", text))].filter(({ isComment }) => isComment);
  return tokens.map(({ start, end }) => text.slice(start, end));
}

const examples = join(import.meta.dirname, "../../../examples/cf2");
const sources = [
  ...readdirSync(examples)
    .filter((name) => name.endsWith(".cf2"))
    .map((name) => readFileSync(join(examples, name), "utf8")),
  "A=>1,B   =>   2\nC.D~(max)>3",
  "X => if ($A)\nthen 1 // one\nelse if(!$B&&true) then - 2 else [1,-2,\n\n\n3]",
  "X => $L.0 .1\nY => $L.(0).1\nZ => - - 1 - -2 * 3",
  "A => {\n\n\n// first\nB => 1\n\n\nC => 2 // last\n\n}\n// end",
  "def f ( a ,b )=$a++$b\nX => f ( 1,2 )\nf(\n1\n,2)\nimport ( x , [ y ] )",
  "private  A ~> {B ~( sum )> {C => [{D => 1\nE => 2}, {\nF => 3\n}]}}",
  "X => 1 +\n  2\n  + 3\r\nY => 'a\\\nb'\n",
  "if ($A == 1) then {\n  B => 1\n} else {\n  C => 2\n}\n",
];

describe("format", () => {
  it.each(sources.map((text) => [text]))("keeps meaning and comments, and is settled: %j", (text) => {
    const once = formatted(text);
    expect(treeOf(once)).toEqual(treeOf(text));
    expect(commentsOf(once)).toEqual(commentsOf(text));
    expect(formatted(once)).toBe(once);
  });

  it("writes the usual form", () => {
    const text = "A=>1\n  B=>{C=>[1,2]\nD=>if($X)\nthen - 1\nelse $Y.z\n\n\n\n}\nE  ~( max )>  3 //three\n";
    const usual = "A => 1\nB => { C => [1, 2]\n  D => if ($X)\n    then -1\n    else $Y.z\n}\nE ~(max)> 3 //three\n";
    expect(formatted(text)).toBe(usual);
  });

  it("leaves the examples as they are", () => {
    for (const name of readdirSync(examples).filter((each) => each.endsWith(".cf2"))) {
      const text = readFileSync(join(examples, name), "utf8");
      expect(formatted(text)).toBe(text);
    }
  });

  it("returns nothing if the syntax is wrong", () => {
    const { value, diagnostics } = format(createSource("test.cf2", "A = 1"));
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["cf2/syntax"]);
  });
});
