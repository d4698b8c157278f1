import { createSource } from "@cairn/diagnostics";
import { format } from "../src/format/format.js";

const formatted = (text: string) => format(createSource("site.pp", text)).value;

it.each([
  ["", ""],
  ["$x=1+2", "$x = 1 + 2\n"],
  ["class a{\n$x = -$y[0]\n}", "class a {\n  $x = -$y[0]\n}\n"],
  ["file{'/a':\nensure=>file,\n  mode    => '0644'\n}", "file { '/a':\n  ensure => file,\n  mode   => '0644'\n}\n"],
  [
    "file {\ndefault:\nmode => 1;\n'/a':\nensure=>file,\n}",
    "file {\n  default:\n    mode => 1;\n  '/a':\n    ensure => file,\n}\n",
  ],
  ["if $a\nand $b {\nf()\n}", "if $a\n  and $b {\n  f()\n}\n"],
  ["f( 1,2 ,[ 3 ] )|$x|{ g($x) }", "f(1, 2, [3]) |$x| { g($x) }\n"],
  ["$x = @(A)\n  text {\n  | A\n$y=1", "$x = @(A)\n  text {\n  | A\n$y = 1\n"],
  ["$x = f\r({})\n# why\rg()", "$x = f ({})\n# why\ng()\n"],
  ["$x = $y/* a */[0]", "$x = $y /* a */[0]\n"],
  ['$x = "a\nb"\r\n', '$x = "a\nb"\r\n'],
  ["f()   # why\n\n\n\n# next\ng()", "f()   # why\n\n# next\ng()\n"],
])("%j", (text, expected) => {
  expect(formatted(text)).toBe(expected);
  expect(formatted(expected)).toBe(expected);
});

it("leaves a text with a syntax error alone", () => {
  expect(formatted("file {")).toBeUndefined();
});
