import { createSource } from "@cairn/diagnostics";
import { services } from "../../src/cli/services.js";

const files = { read: () => ({ problem: "no such file" }), resolve: (_from: string, path: string) => path };

function errorsOf(text: string, maxMemory = 8_000_000): readonly string[] {
  const request = { files, options: { profile: "puppet8" }, onPhase: () => {}, maxErrors: 100, maxMemory };
  const { diagnostics } = services.compile(createSource("site.pp", text), request);
  return diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
}

const values = `
$list = Array(Integer[1, 1000])
$other = Array(Integer[1, 999]) + ['x']
$first = ['x'] + Array(Integer[1, 999])
$same = $list.map |$i| { 'a' }
$hash = Hash($list.map |$i| { ["k\${i}", $i] })
$unlike = $hash + { 'k1' => 'x' }
$text = join($same, '')
$longer = "\${text}b"
$capital = "\${text}C"
`;

/** What only looks at values and keeps nothing: done again and again it takes long all the same. */
test.each([
  ...["-1 in $list", "'x' in $hash", "$list =~ Array[Integer]", "$list =~ Array[Variant[String, Integer]]"],
  ...[
    "$hash =~ Hash[String, Integer]",
    "$list =~ Tuple[Integer, 0, 1000]",
    '$text =~ Enum[*$list.map |$i| { "${i}" }]',
    "$text =~ Variant[*$list.map |$i| { Integer[$i] }]",
    "$list == $other",
    "$list == $first",
  ],
  ...["$hash == $unlike", "$longer == $capital", "$longer < $capital", "[1] - $list", "{ 1 => 1 } - $list"],
  ...[
    "$list ? { $other => 1, default => 2 }",
    "$list ? { $first => 1, default => 2 }",
    "$longer ? { $capital => 1, default => 2 }",
  ],
  ...[
    "$hash ? { $unlike => 1, default => 2 }",
    "unique($same)",
    "unique($text)",
    "takes($list)",
    "max($longer, $capital)",
  ],
  ...[
    "any($list) |$i| { true }",
    "$list.index(-1)",
    "$list.index(1)",
    "compare($longer, $capital)",
    "versioncmp($longer, $capital)",
  ],
  ...[
    "type($list, 'generalized')",
    "convert_to($text, String) == ''",
    "length($text)",
    "[$list, $other] == [$list, $first]",
  ],
  ...["lest($list) || { 1 }", "camelcase($longer)"],
])("%s takes from the budget", (use) => {
  const function_ = "function takes(Array[Variant[Integer, String]] $x) { true }\n";
  expect(errorsOf(`${function_}${values}Integer[1, 100000].each |$i| { $x = ${use} }\n`)).toEqual([
    "mupuppet/too-much-memory",
  ]);
});

test("looking at each of a thousand values a thousand times is cheap", () => {
  expect(errorsOf(`${values}$x = $list.filter |$i| { $i in $other and $i in $list }\n`, 30_000_000)).toEqual([]);
});
