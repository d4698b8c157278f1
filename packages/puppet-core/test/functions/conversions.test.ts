import { describe, expect, it } from "@jest/globals";
import { inspect } from "@cairn/puppet-core/values";
import { run, show } from "../expressions/evaluate.js";

/** Programs with Puppet's results. */
type Table = readonly (readonly [program: string, shown: string])[];

function tells(title: string, table: Table): void {
  it.each(table)(`${title}: %s`, (program, shown) => {
    expect(show(program)).toBe(shown);
  });
}

describe("numbers from values", () => {
  tells("integers", [
    ["Integer('42')", "42"],
    ["Integer('0x1F')", "31"],
    ["Integer('017')", "15"],
    ["Integer('1F', 16)", "! 'new' The string '1F' cannot be converted to Integer"],
    ["Integer('0x1F', 16)", "31"],
    ["Integer('- 5')", "-5"],
    ["Integer(-1.9)", "-1"],
    ["Integer(true)", "1"],
    ["Integer({from => '-7', abs => true})", "7"],
    ["Integer('12', 3)", "! Illegal radix: 3, expected 2, 8, 10, 16, or default"],
    ["Integer('089')", '! invalid value for Integer(): "089"'],
    ["Integer([1])", "! 'new' Value of type Array[Integer] cannot be converted to Integer"],
  ]);
  tells("floats", [
    ["Float('1.5e3')", "1500.0"],
    ["Float('0b101')", "5.0"],
    ["Float(3)", "3.0"],
    ["Numeric('0x1f')", "31"],
    ["Numeric('2.5')", "2.5"],
    ["Numeric('0e1')", "! Converted value from Numeric.new() has wrong type, expects a Numeric value, got Undef"],
  ]);
  tells("booleans", [
    ["Boolean('Yes')", "true"],
    ["Boolean(0.0)", "false"],
    ["Boolean('maybe')", "! 'new_boolean' The string 'maybe' cannot be converted to Boolean"],
  ]);
  tells("the result must be of the type", [
    ["Integer[1, 5]('3')", "3"],
    [
      "Integer[1, 5](9)",
      "! Converted value from Integer[1, 5].new() has wrong type, expects an Integer[1, 5] value, got Integer[9, 9]",
    ],
    ["Enum[a]('b')", "! Creation of new instance of type 'Enum['a']' is not supported"],
    ["Optional[Integer]('1')", "1"],
    ["Variant[Integer, String]('1')", "'1'"],
  ]);
});

describe("strings from values", () => {
  tells("integers", [
    ["String(255, '%#x')", "'0xff'"],
    ["String(-255, '%x')", "'..f01'"],
    ["String(-255, '%+x')", "'-ff'"],
    ["String(5, '%08b')", "'00000101'"],
    ["String(97, '%#c')", "'\"a\"'"],
    ["\"${String(7, '%-5d')}|\"", "'7    |'"],
    [
      "String(1, '%q')",
      "! Illegal format 'q' specified for value of Integer type - expected one of the characters 'dxXobBeEfgGaAspc'",
    ],
  ]);
  tells("floats", [
    ["String(0.5, '%.0f')", "'0'"],
    ["String(1.0e23, '%.15e')", "'9.999999999999999e+22'"],
    ["String(123456.789, '%g')", "'123457'"],
    ["String(1.5, '%a')", "'0x1.8p+0'"],
  ]);
  tells("words", [
    ["String('a::b', '%C')", "'A::B'"],
    ["String('  x ', '%t')", "'x'"],
    ["String('it', '%#p')", "'\"it\"'"],
    ["String('Hello', '%.2s')", "'He'"],
    ["String(undef, '%u')", "'undef'"],
    ["String(true, '%#Y')", "'Y'"],
    ["String(Binary('YWJj'), '%s')", "'abc'"],
  ]);
  tells("containers", [
    ["String([1, 'a'])", "'[1, \\'a\\']'"],
    ["String([1, [2]], '%(a')", "'(1, (2))'"],
    ["String({a => 1}, '%a')", "'[[\\'a\\', 1]]'"],
    ["String({a => {b => 1}}, '%#h')", "\"{\\n  'a' => {\\n    'b' => 1\\n  }\\n}\""],
    [
      "String([1, 2], {Array => {format => '%<a', separator => ';', string_formats => {Integer => '%#x'}}})",
      "'<0x1;0x2>'",
    ],
    [
      "String([1], '%z')",
      "! Illegal format 'z' specified for value of Array type - expected one of the characters 'asp'",
    ],
    ["String([1], '%[(a')", "! Only one of the delimiters [ { ( < | can be given in the format flags, got '%[(a'"],
  ]);
  tells("by Ruby's own format", [
    ["sprintf('%5.1f|%-4s|%+d', 2.25, 'ab', 3)", "'  2.2|ab  |+3'"],
    ["sprintf('%<a>03d %{b}', {a => 7, b => x})", "'007 x'"],
    ["sprintf('%2$s %1$s', 'a', 'b')", "'b a'"],
    ["sprintf('%c|%s', -1)", "! too few arguments"],
    ["sprintf('%c', -1)", "! invalid character"],
    ["sprintf('%s %s', 'a')", "! too few arguments"],
    ["sprintf('%d', 'x')", '! invalid value for Integer(): "x"'],
    ["sprintf('%999999999d', 1)", "! width too big"],
  ]);
});

describe("containers from values", () => {
  tells("arrays", [
    ["Array({a => 1})", "[['a', 1]]"],
    ["Array(3)", "[0, 1, 2]"],
    ["Array('ab')", "['a', 'b']"],
    ["Array(true, true)", "[true]"],
    ["Array(Binary([1, 255]))", "[1, 255]"],
    ["Array(1.5)", "! 'new_array' Value of type Float cannot be converted to Array"],
    [
      "Tuple[Integer]([1, 2])",
      "! Converted value from Tuple[Integer].new() has wrong type, expects size to be 1, got 2",
    ],
  ]);
  tells("hashes", [
    ["Hash([[1, 2], [3, 4]])", "{1 => 2, 3 => 4}"],
    ["Hash([1, 2, 3, 4])", "{1 => 2, 3 => 4}"],
    ["Hash([1])", "! odd number of arguments for Hash"],
    ["Hash([[[a, b], 1], [[a, c], 2]], tree)", "{'a' => {'b' => 1, 'c' => 2}}"],
    ["Hash([[[a], [1, [2]]], [[a, 1, 0], 3]], tree)", "{'a' => [1, [3]]}"],
    ["Hash([[[a], [1, [2]]]], hash_tree)", "{'a' => {0 => 1, 1 => {0 => 2}}}"],
    ["Hash([[[], [1]], [[b], 2]], tree)", "{0 => 1, 'b' => 2}"],
  ]);
});

describe("times", () => {
  tells("lengths", [
    ["\"${Timespan('1-02:03:04.5')}\"", "'1-02:03:04.5'"],
    ["\"${Timespan('90', '%M')}\"", "'0-01:30:00.0'"],
    ['"${Timespan({hours => 1, negative => true})}"', "'-0-01:00:00.0'"],
    ["strftime(Timespan(93784.5), '%H:%M:%S')", "'26:03:04'"],
    ["Timespan('x', '%x')", "! Bad format specifier '%' in '%x', at position 1"],
    ["Timespan(5) < 6", "true"],
    ['"${Timespan[5, default]}"', "'Timespan[\\'0-00:00:05.0\\']'"],
  ]);
  tells("points", [
    ["\"${Timestamp('2016-01-27T10:11:12.5 +02:00')}\"", "'2016-01-27T08:11:12.500000000 UTC'"],
    ["\"${Timestamp('Jan 5 2001', '%b %d %Y')}\"", "'2001-01-05T00:00:00.000000000 UTC'"],
    ["strftime(Timestamp(1.5), '%F %T.%3N %z', '+02:00')", "'1970-01-01 02:00:01.500 +0200'"],
    ["strftime(Timestamp('2021-01-03'), '%G-%V %j %a')", "'2020-53 003 Sun'"],
    ["Timestamp('2000-01-01', '%F', 'nowhere')", "! Illegal timezone 'nowhere'"],
  ]);

  it("the current time is that of the evaluation", () => {
    const { value } = run('"${Timestamp()}"', { now: () => 1_500_000_000n });
    expect(inspect(value!)).toBe("'1970-01-01T00:00:01.500000000 UTC'");
    expect(show("Timestamp()")).toMatch(/^! there is no clock here/);
  });
});

describe("versions, URIs and others", () => {
  tells("versions", [
    ["SemVer('1.0.0-alpha.2') < SemVer('1.0.0-alpha.10')", "true"],
    ["SemVer('1.2')", "! 'new_Version' The string '1.2' cannot be converted to a SemVer"],
    ["'1.5.0' =~ SemVerRange('>=1.2.0 <2.0.0')", "true"],
    ["'2.0.0-a' =~ SemVerRange('>=1.2.0 <2.0.0')", "false"],
    ["SemVer('1.9.9') =~ SemVer['1.x']", "true"],
    ["SemVerRange('1.x') == SemVerRange('1.X')", "true"],
    ["SemVerRange('>>1')", '! Unparsable version range: ">>1"'],
    ["versioncmp('1.10', '1.9')", "1"],
    ["versioncmp('1.0.0-1', '1-1', true)", "0"],
  ]);
  tells("bytes", [
    ["Binary('YWI=')", 'Binary("YWI=")'],
    ["Binary('YWI')", "! invalid base64"],
    ["Binary('YW-_', '%u')", 'Binary("YW+/")'],
    ["Binary('äb', '%s')", 'Binary("w6Ri")'],
  ]);
  tells("addresses", [
    ["URI('HTTP://a:80/b')", "URI('http://a/b')"],
    ["URI({scheme => 'http', host => 'h', path => '/p', query => 'q'})", "URI('http://h/p?q')"],
    ["URI('http://a:80') == URI('http://A/')", "true"],
    ["URI('http://a b')", '! bad URI(is not URI?): "http://a b"'],
    ["URI('http://a/x') =~ URI[{scheme => /^http/, host => 'a'}]", "true"],
  ]);
  tells("the rest", [
    ["Regexp('a.b', true)", "/a\\.b/"],
    ["Regexp('(')", "! end pattern with unmatched parenthesis: /(/"],
    ["Sensitive(Sensitive(1))", "#<Sensitive [value redacted]>"],
    ["Type('Array[Integer[1, 2]]')", "Array[Integer[1, 2]]"],
    ["Init[String, '%x'](31)", "'1f'"],
    ["new(Integer, '3') |$n| { $n * 2 }", "6"],
  ]);
});

describe("depth and size", () => {
  tells("too much of it", [
    ["String(undef, '%99999999999u')", "! width too big"],
    ["Array(99999999999)", "! an array of 99999999999 elements is too long"],
    ["Hash(Integer[1, 99999999999])", "! an array of 99999999999 elements is too long"],
    ['"${Timestamp(1.0e200)}".length > 0', "true"],
    ["\"${Timestamp('-0044-03-15')}\"", "'-0044-03-15T00:00:00.000000000 UTC'"],
  ]);

  const depth = 20_000;
  const nested = `Integer[1, ${depth}].reduce([]) |$inner, $n| { [$inner] }`;

  it("uses none of the machine's stack", () => {
    const programs = [
      `String(${nested}, '%s').length`,
      `sprintf('%s', ${nested}).length`,
      `Hash([[[a], ${nested}]], hash_tree)[a].length`,
      `String(${nested}, {Array[Integer] => '%a', Array => '%(a'}).length`,
    ];
    const brackets = String(2 * (depth + 1));
    expect(programs.map((program) => show(program))).toEqual([brackets, brackets, "1", brackets]);
  });
});
