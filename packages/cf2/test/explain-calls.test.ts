import type { Explanation } from "@cairn/store";
import { explain } from "./inside.js";
import { drawGraph } from "../src/graph/graph.js";
import { run } from "./run-text.js";

const text = `private Root => '/home'
def dir(x) = $Root ++ '/' ++ $x
def full(x) = dir($x) ++ '/'
A => test
Path => full(upcase($A))
L => [full(a), 1]
W => { p => join('-', [$A, $Root]) }
`;

function from(path: string): string[] {
  const names = ({ from: sources, path: name, step }: Explanation): string[] => [
    `${name} ${step}`,
    ...sources.flatMap(names),
  ];
  return names(explain(run(text).value!, path).value!).slice(1);
}

describe("explain", () => {
  it("names the calls of macros, at the definition of the macro, and what their arguments read", () => {
    const calls = ["full(upcase($A)) by the macro `full`", "dir($x) by the macro `dir`"];
    expect(from("Path")).toEqual([...calls, "Root assigned", "A assigned"]);
    expect(from("L.0")).toEqual(["full(a) by the macro `full`", "dir($x) by the macro `dir`", "Root assigned"]);
    expect(from("L.1")).toEqual([]);
    const call = explain(run(text).value!, "Path").value!.from[0]!;
    expect([call.file, call.line]).toEqual(["main.cf2", 3]);
  });
});

describe("graph", () => {
  it("suggests what to do about too many resources", () => {
    const many = Array.from({ length: 10_001 }, (_, index) => `R${index} => 1`).join("\n");
    const { code, help } = drawGraph(run(many).value!).diagnostics[0]!;
    expect([code, help]).toEqual(["cf2/too-large", expect.stringContaining("`explain`")]);
  });
});
