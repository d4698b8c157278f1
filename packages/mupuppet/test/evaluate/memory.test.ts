import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { services } from "../../src/cli/services.js";

const files = { read: () => ({ problem: "no such file" }), resolve: (_from: string, path: string) => path };

function compiled(text: string, maxMemory?: number): readonly Diagnostic[] {
  const request = { files, options: { profile: "puppet8" }, onPhase: () => {}, maxErrors: 100 };
  const given = maxMemory === undefined ? {} : { maxMemory };
  return services.compile(createSource("site.pp", text), { ...request, ...given }).diagnostics;
}

/** Forty lines, each made of the one before. */
function lines(first: string, next: (before: string) => string): string {
  const all = Array.from({ length: 40 }, (_, index) => `$a${index + 1} = ${next(`a${index}`)}\n`);
  return `$a0 = ${first}\n${all.join("")}`;
}

const shared = lines("'text'", (before) => `[$${before}, $${before}]`);
const nested = lines("'text'", (before) => `{ 'l' => $${before}, 'r' => $${before} }`);

/** Ends with the error, told once, at a place. */
function expectRefusal(text: string, maxMemory = 1_000_000): void {
  const errors = compiled(text, maxMemory).filter(({ severity }) => severity === "error");
  expect(errors.map(({ code }) => code)).toEqual(["mupuppet/too-much-memory"]);
  expect(errors[0]!.help).toContain("--max-memory BYTES");
}

test.each([
  ["a text", lines("'x'", (before) => `"\${${before}}\${${before}}"`)],
  ["a heredoc", lines("'x'", (before) => `@("E")\n\${${before}}\${${before}}\n| E`)],
  [
    "a title",
    `${lines("'xxxx'", (before) => `"\${${before}}\${${before}}"`)
      .split("\n")
      .slice(0, 19)
      .join("\n")}\nnotify { $a18: }\n`,
  ],
  ["titles", "define d { d { \"${title}${title}\": } }\nd { 'xx': }\n"],
  [
    "a reference",
    `${lines("'xxxx'", (before) => `"\${${before}}\${${before}}"`)
      .split("\n")
      .slice(0, 19)
      .join("\n")}\n$x = Notify[$a18]\n`,
  ],
  [
    "a hash's key",
    `${lines("'xxxx'", (before) => `"\${${before}}\${${before}}"`)
      .split("\n")
      .slice(0, 19)
      .join("\n")}\n$x = { $a18 => 1 }\n`,
  ],
  ["a replacement", lines("'xx'", (before) => `regsubst($${before}, '', $${before}, 'G')`)],
  ["a list", lines("[1]", (before) => `$${before} + $${before}`)],
  ["what is spread", lines("[1]", (before) => `[*$${before}, *$${before}]`)],
  ["an appended list", "$x = Integer[1, 10000].reduce([]) |$all, $each| { $all << $each }\n"],
  ["a field", "$x = sprintf('%9999999d', 1)\n"],
  ["a range", "$x = Integer[1, 10000000000].map |$each| { $each }\n"],
  ["a search in a range", "$x = index(Integer[1, 10000000000], 'a')\n"],
  [
    "an attribute's own list",
    '$l = Array(Integer[1, 1000])\nInteger[1, 1000].each |$i| { notify { "n${i}": before => $l } }\n',
  ],
  ["resources", 'Integer[1, 10000000].each |$each| { notify { "n${each}": } }\n'],
])("%s that grows without an end is refused where it grows", (_, text) => {
  expectRefusal(text);
});

test.each([
  ...["notice($a40)", "fail($a40)", '$x = "${a40}"', "$x = sprintf('%s', $a40)", "$x = unique([$a40, $a39])"],
  ...["$x = { $a40 => 1 }", "notice($a40 =~ Data)", "function f(String $x) { }\nf($a40)", "$x = [$a40] - [$a39]"],
  ...["notice($a40 == $a40)", "notice($a40 in [$a40])", "tree_each($a40) |$each| { }", "include($a40)"],
  ...["$x = String($a40)", "$x = join([$a40])", "$x = assert_type(String, $a40)", "notice(type($a40))"],
])("%s of a value whose parts are shared ends with a result or the error", (use) => {
  for (const value of [shared, nested]) {
    const errors = compiled(`${value}${use}\n`, 1_000_000).filter(({ severity }) => severity === "error");
    expect(errors.length).toBeLessThan(2);
    for (const { code } of errors) expect(code).toMatch(/too-much-memory|illegal|type-mismatch|evaluation|failed/);
  }
});

test("types that stand for 2^40 others are refused, too", () => {
  const types = Array.from({ length: 40 }, (_, index) => `type T${index + 1} = Tuple[T${index}, T${index}]\n`);
  expectRefusal(`type T0 = String\n${types.join("")}notice(String(T40))\n`);
});

test("a text that is made piece by piece is cheap", () => {
  const text = `$x = Integer[1, 20000].reduce('') |$all, $each| { "\${all}x" }\nnotice(size($x))\n`;
  expect(compiled(text, 30_000_000).map(({ message }) => message)).toEqual(["notice: 20000"]);
});

test("the same program ends at the same place", () => {
  const text = `${shared}notice("\${a40}")\n`;
  const [one, other] = [compiled(text, 5_000_000), compiled(text, 5_000_000)];
  expect(one.map(({ span, message }) => [span.start, message])).toEqual(
    other.map(({ span, message }) => [span.start, message]),
  );
});

test("a loop that keeps nothing ends by its steps, not for want of memory", () => {
  expect(compiled("Integer[1, 3000000].each |$each| { }\n")).toEqual([]);
  const endless = compiled("Integer[1, 10000000000].each |$each| { }\n");
  expect(endless.map(({ code, span }) => [code, span.start])).toEqual([["mupuppet/endless", 23]]);
});

test.each([
  ["a list", "$t = Array(Integer[1, 100000])"],
  ["a text", "$t = sprintf('%100000s', 'x')"],
])("%s that is long counts each time that it is looked through", (_, made) => {
  expectRefusal(`${made}\nInteger[1, 100000].each |$i| { $x = 'y' in $t }\n`, 20_000_000);
});

test("strings that are compared again and again count each time", () => {
  const doubled = `$a = Integer[1, 22].reduce('aB') |$text, $_| { "\${text}\${text}" }\n`;
  const text = `${doubled}Integer[1, 1000].each |$_| { if "\${a}x" == "\${a}y" { } }\n`;
  expect(compiled(text).map(({ code }) => code)).toEqual(["mupuppet/too-much-memory"]);
});

test("a relationship parameter that is too large is told at its own place", () => {
  const text = `notify { 'x': }\n${lines("Notify['x']", (before) => `[$${before}, $${before}]`)}notify { 'y': require => $a40 }\n`;
  const found = compiled(text, 5_000_000);
  expect(found.map(({ code, span }) => [code, text.slice(span.start, span.end)])).toEqual([
    ["mupuppet/too-much-memory", "require => $a40"],
  ]);
});

test("an iterator is no value of a parameter, as in Puppet", () => {
  const errors = compiled(`${shared}notify { 'n': message => reverse_each($a40) }\n`);
  expect(errors.map(({ message }) => message)).toEqual(["Use of an Iterator is not supported here"]);
});

test("a value that Puppet has no notation for is printed without its type, which may stand for 2^40 others", () => {
  const request = { files, options: { profile: "puppet8" }, onPhase: () => {}, maxErrors: 100 };
  const text = `${shared}notify { 'n': message => [reverse_each($a40)] }\n`;
  const printed = services.compile(createSource("site.pp", text), request).value!.print("json", 1_000_000);
  expect([...printed.value!].join("")).toContain('"Iterator-Value"');
});
