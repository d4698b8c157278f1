import { applyEdits, createSource } from "@cairn/diagnostics";
import { codesOf, meaning, run } from "./run-text.js";

/** Notations of other languages: one error, which names the problem, and a fix that means what was meant. */
describe("the notation of another language", () => {
  it.each([
    ["import f1", "import(f1)"],
    ["X => import 'f1'", "X => import('f1')"],
    ["def f(x) => $x\nX => f(1)", "def f(x) = $x\nX => f(1)"],
    ["X ~(max) 5", "X ~(max)> 5"],
    ["X ~(max)=> 5", "X ~(max)> 5"],
    ["X = 1", "X => 1"],
    ["W => { a.b = 1 }", "W => { a.b => 1 }"],
    ["X => 1 = 1", "X => 1 == 1"],
    ["if (1 = 1) then { Y => 1 }", "if (1 == 1) then { Y => 1 }"],
    ["X => [a = b]", "X => [a == b]"],
    ["X: 1", "X => 1"],
    ["X => (80, 443)", "X => [80, 443]"],
    ["X => [(1, 2), (3)]", "X => [[1, 2], (3)]"],
    ["X => upcase(a) ++ join('', (b, c))", "X => upcase(a) ++ join('', [b, c])"],
    ["private L => [1, 2]\nX => $L[1]", "private L => [1, 2]\nX => $L.1"],
    ["private L => [[1, 2]]\nX => $L[0][1]", "private L => [[1, 2]]\nX => $L.(0).(1)"],
    ['private x => 1\nX => "a $x b"', "private x => 1\nX => 'a ' ++ $x ++ ' b'"],
    ['private x => 1\nX => "${x}"', "private x => 1\nX => $x"],
    ["X => /etc/motd", "X => '/etc/motd'"],
    ["X => [~/a, ./b]", "X => ['~/a', './b']"],
    ["X => me@example.org", "X => 'me@example.org'"],
    ["X => 12:30", "X => '12:30'"],
    ["X := 1", "X => 1"],
    [`X => "don't"`, "X => 'don\\'t'"],
    [`private x => 1\nX => "it's $x"\nY => 2`, "private x => 1\nX => 'it\\'s ' ++ $x\nY => 2"],
    ["X => <<EOF\nit's\n  two\n  EOF\nY => 1", "X => 'it\\'s\\n  two\\n'\nY => 1"],
  ])("%j has a fix", (text, wanted) => {
    const files = { "f1.cf2": "F => 1" };
    const { diagnostics } = run(text, files);
    expect(codesOf(diagnostics)).toEqual(diagnostics.map(() => "syntax"));
    expect(diagnostics.length).toBe(text.includes("][") || text.includes("~/a") ? 2 : 1);
    const edits = diagnostics.flatMap(({ fixes }) => fixes[0]!.edits);
    const fixed = applyEdits(createSource("main.cf2", text), edits);
    expect(meaning(fixed, files)).toBe(meaning(wanted, files));
    expect(run(fixed, files).value).toBeDefined();
  });

  it.each([
    ["if (true) then Y => 1", "`{ Y => … }`"],
    ["X => true and false", "`&&`"],
    ["X => true or false", "`||`"],
    ["X => not true", "`!`"],
    ["X => 1\nY => $X ? 'a' : 'b'\nZ => 1", "`if (condition) then … else …`"],
    ["[Web]\nX => 1", "`Web => { … }`"],
    ["[web mail]\nX => 1", "`Name => { … }`"],
    ["X => <<EOF\n", "one string in single quotes"],
  ])("%j has help on what to write", (text, help) => {
    const { diagnostics } = run(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["cf2/syntax"]);
    expect(diagnostics[0]!.help).toContain(help);
  });
});

describe("a file that isn't CF2", () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");

  it("reports its first errors, and asks whether it is the right one", () => {
    for (const text of [
      lines(60, (index) => `host${index}: ; "a"`),
      `{\n${lines(60, (index) => `"k${index}": {"a": [1]},`)}\n}`,
      lines(60, (index) => `[section${index}]\nkey = some; text`),
    ]) {
      const { diagnostics } = run(text);
      expect(diagnostics.length).toBe(10);
      expect(diagnostics[0]!.notes.at(-1)).toContain("is it the right file?");
    }
  });

  it("isn't one with many right lines", () => {
    const text = lines(90, (index) => (index % 3 === 0 ? `A${index} = 1` : `A${index} => 1`));
    expect(run(text).diagnostics).toHaveLength(30);
  });

  it("leaves an unclosed bracket as the one mistake", () => {
    const { diagnostics } = run(`A => [\n${lines(50, (index) => `K${index} => 1`)}`);
    expect(diagnostics.map(({ message, span }) => [message, span.start])).toEqual([["this `[` is never closed", 5]]);
  });
});
