/** The kinds of arguments that functions tell apart. */
export type Kind = "text" | "integer" | "float" | "truth" | "list" | "hash" | "pattern" | "type" | "nothing" | "other";

/** For each kind a value that does no harm. */
export const plainValues: Readonly<Record<Kind, string>> = {
  text: "'abc'",
  integer: "3",
  float: "1.5",
  truth: "true",
  list: "[1, 'a']",
  hash: "{ 'a' => 1 }",
  pattern: "/a/",
  type: "String",
  nothing: "undef",
  other: "Sensitive('abc')",
};

/** What the values below are made with. */
export const helpers = `function doubled($value, $times) { Integer[1, $times].reduce($value) |$all, $i| { "\${all}\${all}" } }
function pairs($value, $times) { Integer[1, $times].reduce($value) |$all, $i| { [$all, $all] } }
function twins($value, $times) { Integer[1, $times].reduce($value) |$all, $i| { { 'l' => $all, 'r' => $all } } }
function nested($times) { Integer[1, $times].reduce([]) |$all, $i| { [$all] } }
function deep($times) { Integer[1, $times].reduce({}) |$all, $i| { { 'a' => $all } } }
`;

const aliases = Array.from({ length: 40 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`).join("\\n");

/** For each kind values that are huge, deep, shared, odd, or that name what mustn't be read. */
export const hostileValues: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    ...["doubled('x', 23)", "doubled('12345678', 17)", 'doubled("a\\n", 21)', "doubled('a,', 21)", "doubled('%s', 20)"],
    ...["doubled('é𝄞', 20)", "doubled('[', 17)", "doubled('{\"a\":', 17)", "doubled('- ', 17)", "doubled('a.', 20)"],
    ...["doubled('(', 12)", "doubled('(a+)+', 9)", "doubled('.*', 14)", "doubled('*', 20)", "doubled('a{1,', 12)"],
    ...["doubled('1.', 18)", "doubled('::', 20)", "doubled('%', 20)", "doubled('\\'', 20)", "doubled('../', 20)"],
    ...[
      "doubled('QUJD', 21)",
      "doubled('A b', 20)",
      "doubled('aA_', 20)",
      "doubled('<%', 16)",
      "doubled('<%= 1 %>', 14)",
    ],
    ...[
      "doubled(' ', 22)",
      "doubled('=', 20)",
      "doubled('a=b\\n', 16)",
      "doubled('-----BEGIN ', 16)",
      "doubled('[a]\\n', 16)",
    ],
    ...["'%99999999d'", "'%.99999999f'", "'%-99999999s'", "'%*d'", "'%1$s%2$s'", "'1e999999999'", "'0x'", "'-0'"],
    ...["'/dev/zero'", "'/dev/stdin'", "'/proc/self/environ'", "'../../../etc/passwd'", "'m/../../../etc/passwd'"],
    ...["'stdlib/../../x'", "'puppet:///modules/m/../../x'", "'file:///dev/zero'", "'C:\\\\con'", "'/'", "''", "'.'"],
    ...[
      '"\\u0000"',
      '"a\\u0000b/../c"',
      '"\\u{D7FF}\\u{FEFF}\\u202E"',
      '"\\u{10FFFF}"',
      '"e\\u0301\\u200d"',
      '"\\e[31m"',
    ],
    ...["'(a+)+$'", "'(a*)*b'", "'(.*)(.*)(.*)(.*)(.*)x'", "'(?=(a+))+'", "'\\\\1'", "'['", "'a{99999}{99999}'"],
    ...["'0.0.0.0/0'", "'::/0'", "'ffff::/129'", "'999999999999/33'", "'1.2.3.4/-1'", "'http://[::1'", "'1..99999999'"],
    ...[
      "'a0..a99999999'",
      "'{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}'",
      "'9999-99-99'",
      "'__proto__'",
    ],
    ...[
      "'constructor'",
      "'Notify[a]'",
      "'Notify[[a]'",
      "'%Y%99999999Y%N'",
      "'>=0.0.0 <999999999999999999999.0.0'",
      "'$6$'",
    ],
    ...[
      `"a0: &a0 [1]\\n${aliases}"`,
      "'a: &a [*a]'",
      "'<<: *a'",
      "'!ruby/object:File {}'",
      "doubled('a: ', 12)",
      "'${a}'",
    ],
    ...[
      "'a = ${a}${a}'",
      "'a=1\\na=[[[[[['",
      '\'"""\'',
      "'{\"a\":1e400}'",
      "'{\"__proto__\":{}}'",
      "'<!DOCTYPE a SYSTEM \"/dev/zero\">'",
    ],
  ],
  integer: [
    ...["0", "-1", "9223372036854775807", "-9223372036854775807", "4294967296", "2147483647", "9007199254740993"],
    ...["1000000", "100000000", "10000000000", "65536", "255"],
  ],
  float: ["1.0e308", "-1.0e308", "5.0e-324", "0.0", "-0.0", "1.0e17", "123456789.123456789", "1.0e300"],
  truth: ["true", "false"],
  list: [
    ...["Array(Integer[1, 1000000])", 'Integer[1, 100000].map |$i| { "k${i}" }', "pairs('x', 40)", "pairs(1, 18)"],
    ...["nested(10000)", "nested(100000)", "[doubled('x', 22), doubled('y', 22)]", "[pairs('x', 40), pairs('x', 40)]"],
    ...['Integer[1, 100000].map |$i| { ["k${i}", $i] }', "Integer[1, 10000].map |$i| { { 'a' => $i } }", "[]", "[[]]"],
    ...["Array(Integer[1, 500000]) + ['x', undef, /a/]", "['a'] + Array(Integer[1, 100000])", "[twins('x', 40)]"],
    ...["Integer[1, 3000].map |$i| { doubled('x', 12) }", "['/dev/zero', '../../x', '']", "[\"\\u0000\", '__proto__']"],
    ...[
      'Integer[1, 20000].map |$i| { "10.${i}.0.0/16" }',
      "[undef, default, /(a+)+$/, String]",
      "[nested(5000), nested(5000)]",
    ],
    ...[
      "Integer[1, 100000].map |$i| { 'a' }",
      "Integer[1, 1000].map |$i| { Integer[1, 1000].map |$j| { $j } }",
      "[[1, 2], [3]]",
    ],
    ...['Integer[1, 20000].map |$i| { "Notify[a${i}]" }', "['a', doubled('b', 20), 'c']"],
  ],
  hash: [
    ...['Hash(Integer[1, 100000].map |$i| { ["k${i}", $i] })', "twins('x', 40)", "deep(10000)", "deep(100000)", "{}"],
    ...["{ pairs('x', 16) => 1 }", "{ doubled('k', 22) => doubled('v', 22) }", "{ '__proto__' => { 'a' => 1 } }"],
    ...[
      "{ 'a' => pairs('x', 40), 'b' => pairs('x', 40) }",
      "{ nested(5000) => nested(5000) }",
      '{ "\\u0000" => undef }',
    ],
    ...["Hash(Integer[1, 50000].map |$i| { [$i, { 'a' => $i }] })", "{ 'a' => Array(Integer[1, 1000000]) }"],
    ...[
      'Hash(Integer[1, 20000].map |$i| { ["a.b.${i}", ["a${i}"]] })',
      "{ 'ensure' => '/dev/zero', 'path' => '../../x' }",
    ],
  ],
  pattern: [
    ...[
      "/(a+)+$/",
      "/(x*)*y/",
      "/(.*)(.*)(.*)(.*)(.*)z/",
      "/(?:a|a)*b/",
      "/(x+x+)+y/",
      "/(?=(x+))\\1y/",
      "/(a?){50}a{50}/",
    ],
    ...["/\\A(?:\\s*x)*\\z/", "//", "/(?<n>x+)+\\k<n>y/", "/x{1000}{1000}/", "/[^a]*[^b]*[^c]*d/", "/(?i)É+𝄞*$/"],
  ],
  type: [
    ...["Array[String]", "Variant[*Integer[1, 5000].map |$i| { Integer[$i, $i] }]", "Any", "Hash[String, Array[Data]]"],
    ...["Integer[1, 3000].reduce(String) |$all, $i| { Array[$all] }", 'Enum[*Integer[1, 50000].map |$i| { "k${i}" }]'],
    ...[
      "Integer[1, 40].reduce(String) |$all, $i| { Tuple[$all, $all] }",
      "Pattern[/(a+)+$/]",
      "Struct[{ 'a' => Integer }]",
    ],
    ...[
      "Callable",
      "Notify['a']",
      "Class['a']",
      "Integer[1, 10000000000]",
      'Notify[*Integer[1, 20000].map |$i| { "n${i}" }]',
    ],
    ...[
      "Type[Type[Type[Integer]]]",
      "Iterable[Integer]",
      "Integer[1, 40].reduce(String) |$all, $i| { Variant[Tuple[$all, $all], Array[$all]] }",
    ],
  ],
  nothing: ["undef", "default"],
  other: [
    ...[
      "Sensitive(pairs('x', 40))",
      "Sensitive(doubled('x', 22))",
      "Timestamp('2020-01-01')",
      "Timespan(0)",
      "SemVer('1.0.0')",
    ],
    ...[
      "Binary('QUJD')",
      "Integer[1, 10000000].reverse_each",
      "Integer[1, 100000000].step(2)",
      "SemVerRange('>=1.0.0')",
    ],
    ...["Deferred('fail', [pairs('x', 40)])", "Regexp('(a+)+$')", "URI('http://a/b')", "Sensitive(nested(10000))"],
  ],
};
