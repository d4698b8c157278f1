import { createSource } from "@cairn/diagnostics";
import type { Explanation } from "@cairn/store";
import { compile, explain } from "../../src/index.js";

function explained(text: string, path: string): Explanation {
  const source = createSource("site.pp", text);
  const { diagnostics, value } = compile(source, { profile: "puppet7", node: "web1" });
  expect(diagnostics).toEqual([]);
  return explain(value!, path).value!;
}

/** How many steps a story has, and how deep it is. */
function sizeOf(root: Explanation): { steps: number; depth: number } {
  let [steps, depth] = [0, 0];
  const waiting = [{ each: root, at: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    steps++;
    depth = Math.max(depth, next.at);
    for (const each of next.each.from) waiting.push({ each, at: next.at + 1 });
  }
  return { steps, depth };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the story of a value", () => {
  it("tells each variable once, where many are made from the same ones", () => {
    const lines = range(40).map(
      (each) => `$a${each} = "x\${size($a${each - 1})}"\n$b${each} = [size($a${each}), $a${each - 1}]`,
    );
    const text = `$a0 = 'x'\n${lines.join("\n")}\nfile { '/f': content => "\${a40} \${b40}" }\n`;
    expect(sizeOf(explained(text, "File[/f][content]")).steps).toBeLessThan(400);
  });

  it("tells parameters once, where each define hands two on", () => {
    const defines = range(40).map(
      (each) => `define d${each}($x, $y) { d${each + 1} { 'n': x => "\${x}\${y}", y => "\${y}\${x}" } }`,
    );
    const short = defines.map((line) => line.replace('"${x}${y}"', "[$x, $y][0]").replace('"${y}${x}"', "[$y, $x][0]"));
    const text = `${short.join("\n")}\ndefine d41($x, $y) { notify { 'end': message => $x } }\nd1 { 'n': x => 'a', y => 'b' }\n`;
    expect(sizeOf(explained(text, "Notify[end][message]")).steps).toBeLessThan(400);
  });

  it("ends where a chain of variables is too long, and says so", () => {
    const chain = range(5000).map((each) => `$v${each} = $v${each - 1}`);
    const story = explained(`$v0 = 1\n${chain.join("\n")}\nnotify { 'n': message => $v5000 }\n`, "Notify[n][message]");
    expect(sizeOf(story).depth).toBeLessThan(200);
    expect(JSON.stringify(story, (key, value: unknown) => (key === "span" ? undefined : value))).toContain(
      '"omitted":1',
    );
  });
});
