import type { Random } from "@cairn/testing/puppet";

type Make = (random: Random) => string;

const strings = [
  ...[
    "''",
    "'a'",
    "'Hello World'",
    "'a::b_c::Dd'",
    "'  x y '",
    '"two\\nlines\\t"',
    "'it\\'s'",
    "'ÄÖß é'",
    "'10'",
    "'%d'",
  ],
  ...["'a$b'", "'x\\\\y'", '"\\u{1F600}"', "'true'", "'abc::'", "'\"q\"'"],
];
const numberStrings = [
  ...[
    "'0'",
    "'1'",
    "'-1'",
    "'+7'",
    "'- 5'",
    "'  12'",
    "'0x1F'",
    "'0X1f'",
    "'-0xff'",
    "'0b101'",
    "'0B1'",
    "'017'",
    "'089'",
  ],
  ...[
    "'1.5'",
    "'-1.5e3'",
    "'1e-2'",
    "'0e1'",
    "'1e400'",
    "'1_000'",
    "''",
    "'abc'",
    "'12abc'",
    "'1.'",
    "'.5'",
    "'0x'",
    "'٣'",
  ],
  ...["'99999999999'", "'00'", "'0.0'", "'+ 011'", "'-\t3'", "'0o17'", "'-0b11'"],
];
const integers = ["0", "1", "2", "-1", "7", "-8", "42", "255", "-256", "97", "8364", "65535", "1000", "-123456789"];
const floats = [
  "0.0",
  "1.0",
  "-1.5",
  "2.5",
  "0.1",
  "3.14159",
  "1.0e10",
  "-2.5e-7",
  "1.0e20",
  "123456.789",
  "0.5",
  "1.5",
];
const others = ["true", "false", "undef", "default", "/a.b/", "/x\\/y/", "Integer[1,2]", "String", "Array[Integer]"];
const special = ["Timespan(93784.5)", "SemVer('1.2.3-a+b')", "Binary('YWJj')", "URI('http://a/b?c')", "Sensitive(1)"];

const pick =
  (values: readonly string[]): Make =>
  (random) =>
    random.pick(values);

const scalar: Make = (random) => {
  const kind = random.below(20);
  if (kind < 5) return random.pick(strings);
  if (kind < 9) return random.pick(integers);
  if (kind < 12) return random.pick(floats);
  if (kind < 17) return random.pick(others);
  return random.pick(special);
};

/** Ruby shows the addresses of its type objects, which can't be compared. */
const withoutTypes: Make = (random) => {
  const text = scalar(random);
  return /^(?:Integer|Array|String)/.test(text) ? "3" : text;
};

const value =
  (depth: number): Make =>
  (random) => {
    const kind = random.below(depth > 0 ? 5 : 3);
    if (kind < 3) return scalar(random);
    if (kind === 3) return `[${random.list(4, () => value(depth - 1)(random)).join(", ")}]`;
    const keys = random.list(3, () => random.pick(["a", "b", "'c d'", "1", "2.5", "[1]", "undef"]));
    return `{${[...new Set(keys)].map((key) => `${key} => ${value(depth - 1)(random)}`).join(", ")}}`;
  };

const flag: Make = pick(["", "", "", "#", "+", " ", "-", "0", "#-", "+0", "(", "[", "{", "<", "|", "#(", "-+", "0-"]);
const width: Make = pick(["", "", "", "1", "5", "12", "30"]);
const precision: Make = pick(["", "", "", ".0", ".2", ".8"]);

const format =
  (letters: string): Make =>
  (random) =>
    `'%${flag(random)}${width(random)}${precision(random)}${random.pick([...letters])}'`;

const anyFormat = format("dxXobBeEfgGaAspcCutTyYnvVhqDz");
const types = ["Any", "Integer", "Float", "Numeric", "String", "Boolean", "Array", "Hash", "Undef", "Scalar", "Data"];
const moreTypes = [
  "Array[Integer]",
  "String[1]",
  "Enum[a]",
  "Collection",
  "Default",
  "Variant[Integer,String]",
  "Type",
];

const containerFormat: Make = (random) => {
  const entries = [`format => ${format("ashp")(random)}`];
  if (random.below(2) === 0) entries.push(`separator => ${random.pick(["','", "'; '", "''", '"\\n"', "' '"])}`);
  if (random.below(2) === 0) entries.push(`separator2 => ${random.pick(["':'", "'='", "''", "' => '"])}`);
  if (random.below(2) === 0) entries.push(`string_formats => ${formatMap(random, false)}`);
  return `{${entries.join(", ")}}`;
};

function formatMap(random: Random, mayNest: boolean): string {
  const entries = random.list(4, () => {
    const type = random.pick(random.below(4) === 0 ? moreTypes : types);
    const isContainer = ["Array", "Hash", "Collection", "Array[Integer]"].includes(type);
    if (mayNest && isContainer && random.below(3) > 0) return [type, containerFormat(random)] as const;
    if (isContainer) return [type, format("ashp")(random)] as const;
    if (["Integer", "Numeric", "Float"].includes(type)) return [type, format("dxXobefgas")(random)] as const;
    return [type, random.below(3) === 0 ? anyFormat(random) : format("sp")(random)] as const;
  });
  return `{${[...new Map(entries)].map(([type, text]) => `${type} => ${text}`).join(", ")}}`;
}

const spans = [
  "'1-02:03:04.5'",
  "'10:11:12'",
  "'05:06.25'",
  "'7'",
  "'-1:02'",
  "'1-2'",
  "'x'",
  "'00:00:00.000005'",
  "'3.5'",
];
const spanDirectives = [
  "%D",
  "%H",
  "%M",
  "%S",
  "%L",
  "%N",
  "%-H",
  "%_M",
  "%3N",
  "%6N",
  "%-N",
  "%_S",
  "%4D",
  "%%",
  "%x",
  "%-",
];
const spanFormat: Make = (random) =>
  `'${random.list(5, () => random.pick(spanDirectives)).join(random.pick([":", "-", " ", ""]))}'`;

const days = [
  "2016-01-27",
  "1999-12-31",
  "2000-02-29",
  "1970-01-01",
  "2026-11-21",
  "0099-05-06",
  "1900-03-01",
  "1969-07-20",
];
const clocks = ["T10:11:12", " 23:59:59.123456789", " 00:00:00", "T12:00:00.5", "", "T24:00:00", " 1:2:3", "T10:11"];
const zones = ["", "", " UTC", " CET", " +02:00", " -0330", " PST", " EST DST", " nowhere"];
const point: Make = (random) => `'${random.pick(days)}${random.pick(clocks)}${random.pick(zones)}'`;
const pointDirectives = [
  ..."YCymBbhdejHkIlMSLNzZAauwGgVUWsnt%cDFvxXrRTpP".split("").map((letter) => `%${letter}`),
  ...[
    "%-d",
    "%_m",
    "%^a",
    "%^B",
    "%#p",
    "%3N",
    "%:z",
    "%::z",
    "%05d",
    "%10Y",
    "%-H",
    "%0e",
    "%-I",
    "%12A",
    "%_5j",
    "%6N",
    "%E",
    "%+",
  ],
];
const pointFormat: Make = (random) =>
  `'${random.list(6, () => random.pick(pointDirectives)).join(random.pick(["|", " ", "-"]))}'`;

const versions = [
  "1.2.3",
  "0.0.1",
  "1.0.0-alpha",
  "1.0.0-alpha.1",
  "1.0.0-beta.11",
  "2.10.0",
  "10.0.0+b",
  "1.2",
  "01.2.3",
  "1.0.0-01",
];
const rangeParts = ["1.2.3", "1.x", "2", "1.2", "*", "1.0.0-alpha", "0.2.3", "0.0.3", "1.2.X", "10.0.0"];
const operators = ["", "", "=", ">", ">=", "<", "<=", "~", "^", "~>", "> ", "~ "];
const rangeOf: Make = (random) => {
  const one = () => random.pick(operators) + random.pick(rangeParts);
  const kind = random.below(6);
  if (kind < 3) return `'${one()}'`;
  if (kind === 3) return `'${random.pick(rangeParts)} - ${random.pick(rangeParts)}'`;
  return `'${one()}${kind === 4 ? " " : " || "}${one()}'`;
};

const packages = [
  "1.2",
  "1.2.0",
  "1.2-1",
  "1.10",
  "1.9",
  "1.a",
  "1.B",
  "1-0",
  "1..2",
  "",
  "1.02",
  "01.2",
  "2.0.0-1",
  "a",
  "1.0.0",
  "1",
];

/** Random calls by topic. Each template is Puppet, with `%` signs left alone. */
export const conversionCalls: Readonly<Record<string, Make>> = {
  integer: (random) => {
    const radix = random.pick([
      "",
      "",
      "",
      ", 2",
      ", 8",
      ", 10",
      ", 16",
      ", default",
      ", 3",
      ", 10, true",
      ", default, true",
    ]);
    const from = random.below(3) === 0 ? scalar(random) : random.pick([...numberStrings, ...integers, ...floats]);
    if (random.below(5) > 0) return `Integer(${from}${radix})`;
    return `Integer({from => ${from}${random.pick(["", ", radix => 16", ", abs => true", ", radix => 5", ", x => 1"])}})`;
  },
  float: (random) => {
    const from = random.below(3) === 0 ? scalar(random) : random.pick([...numberStrings, ...integers, ...floats]);
    const type = random.pick(["Float", "Numeric"]);
    if (random.below(5) > 0) return `${type}(${from}${random.pick(["", "", ", true", ", false", ", 1"])})`;
    return `${type}({from => ${from}${random.pick(["", ", abs => true", ", x => 1"])}})`;
  },
  boolean: (random) => {
    const words = ["'true'", "'FALSE'", "'Yes'", "'no'", "'y'", "'N'", "'t'", "''"];
    return `Boolean(${random.below(2) === 0 ? random.pick(words) : value(1)(random)})`;
  },
  array: (random) =>
    `${random.pick(["Array", "Array[Integer]", "Tuple[Any, Any]"])}(${value(2)(random)}${random.pick(["", "", ", true", ", false"])})`,
  hash: (random) => {
    const pairs = random.list(3, () => `[${scalar(random)}, ${value(1)(random)}]`).join(", ");
    const flat = random.list(4, () => scalar(random)).join(", ");
    return `Hash(${random.pick([`[${pairs}]`, `[${flat}]`, value(1)(random)])})`;
  },
  tree: (random) => {
    const path = () => `[${random.list(3, () => random.pick(["a", "b", "0", "1"])).join(", ")}]`;
    const entries = random.list(
      4,
      () => `[${path()}, ${random.pick(["1", "'x'", "[1, [2, 3]]", "{a => 1}", "[]", "undef"])}]`,
    );
    return `Hash([${entries.join(", ")}]${random.pick(["", ", tree", ", hash_tree", ", tree"])})`;
  },
  stringOfScalar: (random) => `String(${scalar(random)}, ${anyFormat(random)})`,
  stringOfInteger: (random) => `String(${random.pick(integers)}, ${format("dxXobBeEfgGaAspc")(random)})`,
  stringOfFloat: (random) => `String(${random.pick(floats)}, ${format("dxXobeEfgGaAsp")(random)})`,
  stringOfContainer: (random) => `String(${value(3)(random)}, ${format("ashp")(random)})`,
  stringByTypes: (random) => `String(${value(3)(random)}, ${formatMap(random, true)})`,
  sprintf: (random) => {
    const one = () =>
      `%${random.pick(["", "-", "+", "0", "#", " "])}${width(random)}${precision(random)}${random.pick([..."dsxobfegpcXaiu%"])}`;
    const text = random.list(3, one).join("|");
    if (random.below(6) > 0)
      return `sprintf('${text}', ${random.list(3, () => withoutTypes(random)).join(", ") || "1"})`;
    const named = random.pick([
      "%<a>d",
      "%{a}",
      "%<a>5s|%{b}",
      "%1$s %1$s",
      "%<c>s",
      "%2$s",
      "%*d",
      "%<a",
      "%s %1$s",
      "%5",
    ]);
    return `sprintf('${named}', ${random.pick(["{a => 1, b => 'x'}", "5, 6", "'x'"])})`;
  },
  timespan: (random) => {
    const units = [
      "days => 1",
      "hours => -2",
      "minutes => 90",
      "nanoseconds => 5",
      "negative => true",
      "milliseconds => 1500",
      "x => 1",
    ];
    const from = random.pick([
      random.pick(spans),
      `${random.pick(spans)}, ${spanFormat(random)}`,
      `${random.pick(spans)}, [${spanFormat(random)}, ${spanFormat(random)}]`,
      random.pick([...integers, ...floats]),
      `{${[...new Set(random.list(3, () => random.pick(units)))].join(", ")}}`,
      "1, 2, 3, 4, 5",
      "1, 2, 3",
    ]);
    return `"\${Timespan(${from})}"`;
  },
  timespanFormat: (random) =>
    `strftime(Timespan(${random.pick([...integers, ...floats, "93784.5", "0.000123"])}), ${spanFormat(random)})`,
  timestamp: (random) => {
    const more = random.pick([
      "",
      "",
      "",
      ", '%F'",
      ", '%F %T'",
      ", ['%F', '%FT%T']",
      ", '%F %T', 'PST'",
      ", '%FT%T', '+05:30'",
      ", '%F %T.%N %Z'",
    ]);
    return `"\${Timestamp(${point(random)}${more})}"`;
  },
  timestampFormat: (random) => {
    const zone = random.pick(["", "", "", ", 'UTC'", ", '+02:00'", ", 'PST'", ", '-0930'", ", 'x y'"]);
    return `strftime(Timestamp('${random.pick(days)}${random.pick(["T10:11:12.5", " 23:59:59.123456789", " 00:00:00"])}'), ${pointFormat(random)}${zone})`;
  },
  timeArithmetic: (random) => {
    const time = () => random.pick(["Timespan(5)", "Timespan(-7.25)", "Timestamp(1000)", "Timespan(0)"]);
    const other = random.pick([time(), ...integers.slice(0, 6), "2.5", "-0.5"]);
    const operator = random.pick(["+", "-", "*", "/", "%", "<", "==", ">="]);
    return `"\${${random.pick([`${time()} ${operator} ${other}`, `${other} ${operator} ${time()}`])}}"`;
  },
  version: (random) =>
    `SemVer(${random.pick([`'${random.pick(versions)}'`, "1, 2, 3", "1, 2, 3, 'a.b'", "1, 2, 3, 'a', 'b'", "1, 2", "-1, 0, 0", "{major => 1, minor => 2, patch => 3}", "1, 2, 3, 'a b'"])})`,
  versionOrder: (random) =>
    `SemVer('${random.pick(versions.slice(0, 7))}') ${random.pick(["<", "==", ">", "<="])} SemVer('${random.pick(versions.slice(0, 7))}')`,
  versionRange: (random) => `"\${SemVerRange(${rangeOf(random)})}"`,
  versionInRange: (random) =>
    `['1.2.3', '1.0.0', '0.2.5', '2.0.0', '1.0.0-alpha', '1.2.4-x', '10.0.0', '0.0.3'].map |$v| { $v =~ SemVerRange(${rangeOf(random)}) }`,
  versionType: (random) =>
    `[${rangeOf(random)}, ${rangeOf(random)}].map |$r| { [SemVer('1.2.3') =~ SemVer[$r], "\${SemVer[$r, '1.x']}"] }`,
  versioncmp: (random) =>
    `versioncmp('${random.pick(packages)}', '${random.pick(packages)}'${random.pick(["", "", ", true", ", false"])})`,
  binary: (random) => {
    const strings = [
      "'YWJj'",
      "'YWI='",
      "'YWI'",
      "'Y'",
      "'YW-_'",
      "'YW+/'",
      "'äb'",
      "''",
      "'a b'",
      '"YW\\nJj"',
      "'YWK='",
    ];
    const from = random.pick([
      `${random.pick(strings)}${random.pick(["", "", ", '%b'", ", '%u'", ", '%B'", ", '%s'", ", '%r'", ", '%x'"])}`,
      "[1, 2, 255]",
      "[256]",
      `{value => ${random.pick(strings)}, format => '%s'}`,
      "{value => [1]}",
      "{value => 1}",
    ]);
    return random.below(2) === 0
      ? `Binary(${from})`
      : `String(Binary(${random.pick(["'YWJj'", "[97, 98, 10]", "''"])}), ${format("bBuTtsp")(random)})`;
  },
  uri: (random) => {
    const strings = [
      "http://a/b?c#d",
      "HTTP://A:80/x",
      "mailto:a@b",
      "a/b",
      "",
      "http://a b",
      "//h:81/p",
      "https://u:p@h:443/",
      "x:y?z#f",
      "http://[::1]/",
      "#f",
      "file:///etc",
    ];
    return random.below(4) > 0
      ? `URI('${random.pick(strings)}')`
      : `URI({${random.pick(["scheme => http, host => h", "scheme => https, host => h, port => 443, path => '/p'", "path => 'p'", "host => h, query => q", "port => -1", "scheme => http, userinfo => u, host => h, fragment => f"])}})`;
  },
  other: (random) =>
    random.pick([
      `Regexp(${random.pick(["'a.b'", "'('", "'a/b'", "'[a'", "1"])}${random.pick(["", ", true", ", false"])})`,
      `Sensitive(${scalar(random)})`,
      `Struct[{a => Integer}](${value(1)(random)})`,
      `Optional[Integer](${random.pick(numberStrings)})`,
      `NotUndef(${scalar(random)})`,
      `Variant[Integer, Float](${scalar(random)})`,
      `Integer[1, 5](${random.pick(numberStrings)})`,
      `String[3](${scalar(random)})`,
      `Init[${random.pick(["Integer", "String, '%x'", "Float", "Array, true"])}](${scalar(random)})`,
      `Enum[a, b](${random.pick(strings)})`,
      `Type(${random.pick(["'Integer[1,2]'", "'Array[String]'", "'foo'", "'Nope'", "'Enum[a]'"])})`,
    ]),
};
