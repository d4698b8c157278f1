import { spawnSync } from "node:child_process";
import { createSource } from "@cairn/diagnostics";
import { serialize } from "@cairn/store";
import { testIf } from "@cairn/testing";
import { readHocon } from "@cairn/hocon";

const program =
  'require "hocon"; require "json"; $stdin.each_line("\\0") { |t| print((JSON.generate(Hocon.parse(t.chomp("\\0"))) rescue ":error"), "\\0") }';
const whereHocon = testIf(
  spawnSync("ruby", ["-e", 'require "hocon"'], { stdio: "ignore" }).status === 0,
  "Ruby's hocon library isn't installed",
);

const sources = [
  "a = 1\nb: two\n",
  '{ "a": [1, 2.5, true, null], "b": {"c": "d"} }',
  "a.b.c = 1, a.b.d = 2\na { b { c = 3 } }",
  "# comment\na = x y  z // comment\nb = 10s\n",
  "a = [1\n 2\n\n three four, five]\n",
  "a = [1] [2]\nb = {x = 1} {y = 2}\n",
  'a = """x "y"\nz"""\n"a.b" = "q\\n\\u0041"\n',
  "a = 1\nb = ${a}\nc = pre ${a} post ${?nosuch}\nd = ${?nosuch}\n",
  "a = [1]\na += 2\na = ${a} [3]\n",
  "o { x = 1 }\no { y = ${o.x} }\np = ${o} { x = 9 }\n",
  "n = 1e3\nm = 0755\nk = -2.50\nl = 08\ni = 1.2.3\nh = 2.0\n",
  "a { b = {} , c = [] }\n",
  "a = 1\na = { b = 2 }\na = 3\na { c = 4 }\n",
  'host = x\nurl = "http://"${host}/path\n',
  "a = ${nosuch}\n",
  "a { x = 1 } { y = 2 }\n",
  "a = { x = 1 } word { y = 2 }\nb = [1] word [2]\n",
  "a = [1] 10s\n",
  'a = [1] "text"\n',
  "a = [,]\n",
  "a = [1,,2]\n",
  "a = { x = 1,, y = 2 }\n",
  "a += ${?nosuch}\nb = ${?nosuch} 1\n",
  "a = [{ b += 1 }]\n",
  "a += { b += 1 }\n",
  "a = { b += 1 }\n",
  "a = ${nosuch}\na = 1\n",
  "a = [1, 2\n",
  "a = }\n",
  "a\n",
  "",
];

function read(text: string): string {
  const read = readHocon(createSource("data.conf", text));
  if ("problem" in read) return ":error";
  const printed = serialize(read.value, read.log, { format: "json" });
  if ("tooLarge" in printed) throw new Error("without a limit nothing is too large");
  return JSON.stringify(JSON.parse([...printed.chunks].join("")));
}

describe("readHocon", () => {
  whereHocon("means what Ruby's library says", () => {
    const { stdout } = spawnSync("ruby", ["-e", program], {
      input: sources.map((text) => `${text}\0`).join(""),
      encoding: "utf8",
    });
    const theirs = stdout.split("\0").slice(0, -1);
    expect(sources.map((text) => [text, read(text)])).toEqual(sources.map((text, index) => [text, theirs[index]]));
  });

  it("rejects cyclic substitutions, and endless nesting", () => {
    expect(read("a = ${b}\nb = ${a}\n")).toBe(":error");
    expect(read(`${"a { ".repeat(5000)}`)).toBe(":error");
    expect(read(`a = ${"[".repeat(900)}${"]".repeat(900)}\n`)).not.toBe(":error");
  });

  const levels = Array.from({ length: 60 }, (_, index) => index);

  it.each<[string, (name: string) => string, string]>([
    ["strings", (name) => `\${${name}}\${${name}}`, "x"],
    ["lists", (name) => `\${${name}}\${${name}}`, "[x]"],
    ["lists in lists", (name) => `[\${${name}}, \${${name}}]`, "[x]"],
    ["objects", (name) => `{ l = \${${name}}, r = \${${name}} }`, "{ x = 1 }"],
  ])("rejects %s that are doubled sixty times", (_, double, first) => {
    expect(read(`a0 = ${first}\n${levels.map((level) => `a${level + 1} = ${double(`a${level}`)}\n`).join("")}`)).toBe(
      ":error",
    );
  });

  it("accepts sixty assignments that refer to the previous one, and a chain of sixty substitutions", () => {
    expect(read(`a = 1\n${levels.map(() => "a = ${?b}${a}\n").join("")}`)).toBe('{"a":1}');
    expect(read(`a0 = 1\n${levels.map((level) => `a${level + 1} = \${?b}\${a${level}}\n`).join("")}`)).toContain(
      '"a60":1',
    );
  });

  it("accepts a path of 100,000 names, and 20,000 assignments to the keys of one object", () => {
    expect(readHocon(createSource("data.conf", `a${".a".repeat(100_000)} = 1\n`))).not.toHaveProperty("problem");
    expect(
      read(
        levels
          .map((level) => `o.k${level} = ${level}\n`)
          .join("")
          .repeat(400),
      ),
    ).toContain('"k59":59');
  });

  it.each([
    ["{", "the end of the file"],
    ["a = [1, 2\n", "the end of the file"],
    ["a = }\n", "`}`"],
  ])("says what it found in %j", (text, found) => {
    expect(readHocon(createSource("data.conf", text))).toMatchObject({
      problem: expect.stringMatching(new RegExp(`^expected .*, but found .*${found}`)),
    });
  });
});
