import { createSource } from "@cairn/diagnostics";
import { Compiler } from "../../src/compile.js";
import { run, settingsFor } from "./compile.js";

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");

describe("depth and length", () => {
  it("takes 10,000 classes that include each other", () => {
    const text = `${lines(10_000, (i) => `class c${i} { include c${i + 1} }`)}\nclass c10000 { notify { 'end': } }\ninclude c0`;
    const { diagnostics, resources } = run(text);
    expect(diagnostics).toEqual([]);
    expect(resources).toHaveLength(10_002);
    expect(resources.at(-1)).toBe("Notify[end]");
  });

  it("takes 20,000 classes that inherit from each other, and a variable of the first in each", () => {
    const text = `class c0 { $v = 'first' }\n${lines(20_000, (i) => `class c${i + 1} inherits c${i} { $v${i} = $v }`)}
      include c20000
      notify { "\${c20000::v19999} \${c20000::v}": }`;
    const { diagnostics, resources } = run(text);
    expect(diagnostics).toEqual([]);
    expect(resources.at(-1)).toBe("Notify[first first]");
  });

  it("takes 900 defined types that declare each other", () => {
    const text = `${lines(900, (i) => `define d${i}() { d${i + 1} { $title: } }`)}\ndefine d900() { notify { $title: } }\nd0 { 'x': }`;
    expect(run(text).resources.at(-1)).toBe("Notify[x]");
  });

  it("takes functions that call themselves 5,000 deep, and gives up those without an end", () => {
    const deep = 'function f($n) { if $n == 0 { 0 } else { f($n - 1) + 1 } }\nnotify { "${f(5000)}": }';
    expect(run(deep).resources).toEqual(["Notify[5000]"]);
    expect(run("function f($n) { f($n + 1) }\n$x = f(0)").errors).toEqual(["1: endless"]);
  });
});

it("reads a manifest once for many nodes", () => {
  const { language, node } = settingsFor({});
  const source = createSource("site.pp", "node 'a' { notify { 'for a': } }\nnode default { notify { $hostname: } }");
  const compiler = new Compiler(source, language);
  const titles = (name: string) =>
    compiler.compile({ ...node, name, facts: new Map([["hostname", name]]) }).value!.resources.at(-1)!.title;
  expect([titles("a"), titles("b"), titles("c"), titles("a")]).toEqual(["for a", "b", "c", "for a"]);
});

it("gives the same catalog each time", () => {
  const text = "class c($p = [1, 2]) { $p.each |$i| { notify { \"n $i\": } } }\ninclude c\nNotify <| |> { tag => 't' }";
  const once = run(text).catalog!;
  const again = run(text).catalog!;
  const shape = (catalog: typeof once) =>
    catalog.resources.map(({ type, title, tags }) => `${type}[${title}] ${tags.all().join(" ")}`);
  expect(shape(again)).toEqual(shape(once));
});
