import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { Compiler } from "../../src/compile.js";
import { Linker } from "../../src/link/linker.js";
import { parse } from "../../src/parse/parse.js";
import { run, settingsFor } from "./compile.js";

const count = 20_000;
const lines = (line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join("\n");

/** Programs with 20,000 wrong names among 20,000 right ones: what each mistake is called, and how the guess shows the first name. */
const programs: readonly (readonly [string, string, string, string])[] = [
  [
    "variables",
    `${lines((i) => `$known${i} = 1`)}\n${lines((i) => `notice($knwon${i})`)}`,
    "unknown-variable",
    "known0",
  ],
  [
    "classes",
    `${lines((i) => `class known${i} { }`)}\n${lines((i) => `include knwon${i}`)}`,
    "unknown-class",
    "known0",
  ],
  [
    "types",
    `${lines((i) => `define known${i}() { }`)}\n${lines((i) => `knwon${i} { 'a': }`)}`,
    "unknown-type",
    "known0",
  ],
  [
    "functions",
    `${lines((i) => `function known${i}() { 1 }`)}\n${lines((i) => `knwon${i}()`)}`,
    "unknown-function",
    "known0",
  ],
  [
    "relationship targets",
    lines((i) => `notify { 'known${i}': require => Notify['knwon${i}'] }`),
    "unknown-resource",
    "known0",
  ],
];

function expectGuesses(found: readonly Diagnostic[], code: string, first: string): void {
  expect(found).toHaveLength(count);
  expect(new Set(found.map((each) => each.code))).toEqual(new Set([`mupuppet/${code}`]));
  expect(found[0]!.help).toMatch(`did you mean \`${first}\``);
  expect(found.at(-1)!.help ?? "").not.toMatch("did you mean");
}

// Were each compared with all names, this would take minutes.
describe("of 20,000 wrong names among as many the first come with a guess", () => {
  it.each(programs)("%s, in evaluation", (_what, program, code, first) => {
    expectGuesses(run(program, { strict: true }).diagnostics, code, first);
  });

  it.each([
    ["classes", (name: string) => `class ${name} { }`, (name: string) => `include ${name}`, "unknown-class"],
    ["types", (name: string) => `define ${name}() { }`, (name: string) => `${name} { 'a': }`, "unknown-type"],
  ])("%s, in check", (_what, define, use, code) => {
    const { language, node } = settingsFor({ modules: { "m/manifests/init.pp": "class m { }" } });
    const text = `${lines((i) => define(`m::known${i}`))}\n${lines((i) => use(`m::knwon${i}`))}`;
    const program = parse(createSource("site.pp", text)).value!;
    expectGuesses(new Linker(language, node).link(program, false).diagnostics, code, "m::known0");
  });
});

it("all nodes of a run share the guesses, and a finding on many keeps its own", () => {
  const { language, node } = settingsFor({ strict: true });
  const compiler = new Compiler(
    createSource("site.pp", `${lines((i) => `$known${i} = 1`)}\nnotice($knwon7)`),
    language,
  );
  const nodes = Array.from({ length: 200 }, (_, index) => ({ ...node, name: `n${index}` }));
  const [first] = compiler.check([node]);
  expect(first!.help).toMatch("did you mean `known7`");
  expect(compiler.check(nodes).map(({ help }) => help)).toEqual([first!.help]);
  expect(compiler.check([node])[0]!.help).not.toMatch("did you mean");
});
