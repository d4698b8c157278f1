import type { BuiltInType } from "./built-in-types.js";

type Test = (text: string) => boolean;

/** Whether a default is a literal of a built-in data type, as EMF reads it. */
export function isLiteral({ model, name }: BuiltInType, text: string): boolean {
  return (model === "ecore" ? ecoreLiterals : xmlLiterals).get(name)?.(text) ?? false;
}

const any: Test = () => true;
const never: Test = () => false;

function matches(pattern: RegExp): Test {
  return (text) => pattern.test(text);
}

/** A decimal integer in a range. */
function integer(least?: bigint, most?: bigint): Test {
  return (text) => {
    if (!/^[+-]?[0-9]+$/.test(text)) return false;
    const value = BigInt(text.replace("+", ""));
    return (least === undefined || value >= least) && (most === undefined || value <= most);
  };
}

function bits(count: bigint): Test {
  const half = 2n ** (count - 1n);
  return integer(-half, half - 1n);
}

const decimal = matches(/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/);
/** The notation of `Double.valueOf` in Java. */
const double = matches(
  /^[\0- ]*[+-]?(?:NaN|Infinity|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+)[fFdD]?)[\0- ]*$/,
);
const javaName = matches(/^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*(?:\[\])*$/u);

function table(rows: readonly (readonly [names: string, test: Test])[]): ReadonlyMap<string, Test> {
  return new Map(rows.flatMap(([names, test]) => names.split(" ").map((name) => [name, test] as const)));
}

const ecoreLiterals = table([
  ["EString", any],
  ["EBoolean EBooleanObject", matches(/^(?:true|false)$/i)],
  ["EByte EByteObject", bits(8n)],
  ["EShort EShortObject", bits(16n)],
  ["EInt EIntegerObject", bits(32n)],
  ["ELong ELongObject", bits(64n)],
  ["EBigInteger", integer()],
  ["EBigDecimal", decimal],
  ["EFloat EFloatObject EDouble EDoubleObject", double],
  ["EChar ECharacterObject", (text) => text !== ""],
  ["EByteArray", matches(/^[0-9a-fA-F]*$/)],
  ["EDate", matches(/^[0-9]+-[0-9]+-[0-9]+/)],
  // Which classes there are, only a Java machine knows.
  ["EJavaClass", javaName],
  [
    "EDiagnosticChain EEList EEnumerator EFeatureMap EFeatureMapEntry EJavaObject EMap EResource EResourceSet ETreeIterator",
    never,
  ],
  ["EInvocationTargetException", never],
]);

const [first, later] = [/^[:_\p{L}\p{Nl}]/u, /^[:_\-.\u{b7}\p{L}\p{N}\p{M}]+$/u];

const name: Test = (text) => first.test(text) && later.test(text);
const ncName: Test = (text) => name(text) && !text.includes(":");
const token: Test = (text) => later.test(text);

function collapsed(test: Test): Test {
  return (text) => test(text.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, ""));
}

function listOf(test: Test, least: number): Test {
  return (text) => {
    const items = text.split(/[ \t\r\n]+/).filter((item) => item !== "");
    return items.length >= least && items.every(test);
  };
}

const zone = "(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])?";
const date = "-?[0-9]{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])";
const time = String.raw`(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?|24:00:00(?:\.0+)?)`;

function calendar(pattern: string): Test {
  return collapsed(matches(new RegExp(`^${pattern}${zone}$`)));
}

function isBase64(text: string): boolean {
  const signs = text.replace(/[ \t\r\n]+/g, "");
  return signs.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(signs);
}

const duration =
  /^-?P(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:\.[0-9]+)?S)?)?$/;
const qName: Test = (text) => {
  const rest = text.replace(/^\{[^}]*\}/, "");
  return name(rest);
};

const xmlLiterals = table([
  ["AnySimpleType AnyURI NormalizedString String Token", any],
  ["Boolean BooleanObject", collapsed(matches(/^(?:true|false|1|0)$/))],
  ["Byte ByteObject", collapsed(bits(8n))],
  ["Short ShortObject", collapsed(bits(16n))],
  ["Int IntObject", collapsed(bits(32n))],
  ["Long LongObject", collapsed(bits(64n))],
  ["Integer", collapsed(integer())],
  ["NegativeInteger", collapsed(integer(undefined, -1n))],
  ["NonPositiveInteger", collapsed(integer(undefined, 0n))],
  ["NonNegativeInteger", collapsed(integer(0n))],
  ["PositiveInteger", collapsed(integer(1n))],
  ["UnsignedByte UnsignedByteObject", collapsed(integer(0n, 2n ** 8n - 1n))],
  ["UnsignedShort UnsignedShortObject", collapsed(integer(0n, 2n ** 16n - 1n))],
  ["UnsignedInt UnsignedIntObject", collapsed(integer(0n, 2n ** 32n - 1n))],
  ["UnsignedLong", collapsed(integer(0n, 2n ** 64n - 1n))],
  ["Decimal", collapsed(decimal)],
  ["Double DoubleObject Float FloatObject", collapsed((text) => /^-?INF$/.test(text) || double(text))],
  ["Base64Binary", isBase64],
  ["HexBinary", collapsed(matches(/^(?:[0-9a-fA-F]{2})*$/))],
  ["ENTITY ID IDREF NCName", collapsed(ncName)],
  ["Name", collapsed(name)],
  ["NMTOKEN", collapsed(token)],
  ["QName NOTATION", collapsed(qName)],
  ["Language", collapsed(matches(/^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/))],
  ["ENTITIES IDREFS", listOf(ncName, 1)],
  ["ENTITIESBase IDREFSBase", listOf(ncName, 0)],
  ["NMTOKENS", listOf(token, 1)],
  ["NMTOKENSBase", listOf(token, 0)],
  ["Date", calendar(date)],
  ["DateTime", calendar(`${date}T${time}`)],
  ["Time", calendar(time)],
  ["GDay", calendar("---(?:0[1-9]|[12][0-9]|3[01])")],
  ["GMonth", calendar("--(?:0[1-9]|1[0-2])(?:--)?")],
  ["GMonthDay", calendar("--(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])")],
  ["GYear", calendar("-?[0-9]{4,}")],
  ["GYearMonth", calendar("-?[0-9]{4,}-(?:0[1-9]|1[0-2])")],
  ["Duration", collapsed(matches(duration))],
]);
