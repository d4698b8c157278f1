import { inspectString, printFloat } from "@cairn/puppet-core/values";
import { keyedBy } from "../methods/keyed-by.js";
import { needCount, needName, needText, str, type MethodCall, type Methods } from "../methods/method.js";
import { classNameOf } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { rational } from "../methods/exact.js";
import { RHash, RObject, RString, RSymbol, type RClass, type RubyValue } from "../values/values.js";
import { dayIn, readDate, type ReadDate } from "./read-dates.js";
import { partOf, partsOf } from "./time-parts.js";
import { offsetOf, units } from "./zones.js";
import { namesOfDays } from "./names-of-days.js";
import { dayOfYear, floorOf, strftime } from "./strftime.js";

/** A point in time: nanoseconds since 1970. The local zone is UTC here, whatever the machine's own. */
interface Moment {
  readonly nanoseconds: bigint;
  /** Seconds east of Greenwich; undefined for a time in UTC itself. */
  readonly offset?: number | undefined;
  /** Whether the offset was given, and isn't that of the local zone. */
  readonly isGiven?: boolean | undefined;
  /** Whether only the date matters. */
  readonly isDate: boolean;
}

/** The last nanosecond that JavaScript's dates have. */
const farthest = 8_640_000_000_000_000_000_000n;

/** The local zone. */
const local = { offset: 0, isGiven: false };
const utc = { offset: undefined, isGiven: false };
type Zone = Pick<Moment, "offset" | "isGiven">;

function make(nanoseconds: bigint, { interpreter }: MethodCall, isDate = false, zone: Zone = utc): RObject {
  if (nanoseconds > farthest || nanoseconds < -farthest) throwNotInterpreted("a time so far from now");
  const made = new RObject(interpreter.world.body(isDate ? "Date" : "Time"));
  made.data = { nanoseconds, isDate, offset: zone.offset, isGiven: zone.isGiven } satisfies Moment;
  return made;
}

const momentOf = (value: RubyValue): Moment => (value as RObject).data as Moment;
const billion = 1_000_000_000n;

/** What a calendar shows there. */
function dateOf(value: RubyValue): Date {
  const { nanoseconds, offset = 0 } = momentOf(value);
  return new Date(Number(floorOf(nanoseconds, 1_000_000n)) + offset * 1000);
}

function now({ interpreter }: MethodCall): bigint {
  return interpreter.host.now?.() ?? throwNotInterpreted("the present time");
}

function print(value: RubyValue, format: string): string {
  return strftime({ date: dateOf(value), ...momentOf(value) }, format);
}

/** `Time.utc` and the like: year, month, day, hour, minute, second and microseconds in a zone. */
function fromParts(args: readonly RubyValue[], zone: Zone): bigint {
  const year = args[0] === null ? needCount(args[0]) : partOf(args[0]!, 0)!;
  const [month, ofMonth, hour, minute, whole] = partsOf(args);
  const start = millisecondsOf(year, month, ofMonth) + hour * 3_600_000 + minute * 60_000;
  if (Number.isNaN(start)) return raise("ArgumentError", "argument out of range");
  const [second = null, micros] = args.slice(5);
  const rest = second === null || second instanceof RString ? BigInt(whole) * billion : seconds(second);
  const more = micros === undefined || micros === null ? 0n : seconds(micros) / 1_000_000n;
  return BigInt(start) * 1_000_000n + rest + more - BigInt(zone.offset ?? 0) * billion;
}

/** The beginning of a day, also of the first hundred years. */
function millisecondsOf(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  return date.setUTCFullYear(year, month - 1, day);
}

/** `Time.parse`: the present day if the text has only a time. */
function parsedTime(text: string, call: MethodCall): RObject {
  const read = readDate(text);
  if (!read) return raise("ArgumentError", `no time information in ${inspectString(text)}`);
  const start = startOf(read, call);
  if (start === undefined) return raise("ArgumentError", "argument out of range");
  const { offset } = read;
  const isUtc = offset === 0 && /(?:z|utc|gmt)\b/i.test(text);
  const zone = isUtc ? utc : offset === undefined ? local : { offset, isGiven: true };
  return make(start + seconds((read.seconds ?? 0) - (offset ?? 0)), call, false, zone);
}

/** The day that a text says, in nanoseconds; what it doesn't say is today's. */
function startOf(read: ReadDate, call: MethodCall): bigint | undefined {
  const isPartial = read.year === undefined || (read.month === undefined && read.day !== undefined);
  const start = dayIn(read, isPartial ? new Date(Number(now(call) / 1_000_000n)) : new Date(0));
  return start === undefined ? undefined : BigInt(start) * 1_000_000n;
}

/** `Date.parse`. */
function parsedDate(text: string, call: MethodCall): RObject {
  const read = readDate(text);
  const isTime =
    read && [read.day, read.dayOfYear, read.month, read.week, read.year].every((each) => each === undefined);
  const start = read && !isTime ? startOf(read, call) : undefined;
  return start === undefined ? raise("Date::Error", "invalid date") : make(start, call, true);
}

/** `Date.new`: negative months and days count from the end. */
function newDate(args: readonly RubyValue[], call: MethodCall): RObject {
  const [year = -4712, month = 1, day = 1] = args.map((each) => needCount(each));
  const monthOf = month < 0 ? month + 13 : month;
  const last = new Date(millisecondsOf(year, monthOf + 1, 0)).getUTCDate();
  const dayOf = day < 0 ? last + day + 1 : day;
  if (!isDay([year, monthOf, dayOf])) return raise("Date::Error", "invalid date");
  return make(BigInt(millisecondsOf(year, monthOf, dayOf)) * 1_000_000n, call, true);
}

/** The zone that `in:` or the last argument gives. */
function zoneOf(args: readonly RubyValue[], usual: Zone, { interpreter }: MethodCall): Zone {
  const last = args.at(-1);
  const given = last instanceof RHash ? (last.get(RSymbol.of("in"), interpreter) ?? null) : args[6];
  if (given === undefined || given === null) return usual;
  if (typeof given === "bigint") return { offset: Number(given), isGiven: true };
  const offset = offsetOf(needText(given));
  if (offset === undefined)
    return raise(
      "ArgumentError",
      '"+HH:MM", "-HH:MM", "UTC" or "A".."I","K".."Z" expected for utc_offset: ' + needText(given),
    );
  return /^(?:utc|z)$/i.test(needText(given)) ? utc : { offset, isGiven: true };
}

const day = 86_400_000_000_000n;

function wholeDays(nanoseconds: bigint): bigint {
  return floorOf(nanoseconds, day) * day;
}

/** `Time.at(seconds, more = 0, unit = :microsecond)`. */
function at([value, more, unit]: readonly RubyValue[]): bigint {
  if (value instanceof RObject) return momentOf(value).nanoseconds;
  if (more === undefined) return seconds(value!);
  const name = unit === undefined ? "microsecond" : needName(unit);
  const factor = units[name] ?? raise("ArgumentError", `unexpected unit: ${name}`);
  return seconds(value!) + (seconds(more) * factor) / 1_000_000_000n;
}

const field = (read: (date: Date) => number): Methods<RObject>[string] => [0, 0, (self) => BigInt(read(dateOf(self)))];

/** Makes a time one of another zone: itself, or a copy. */
const inZone = (usual: Zone, isCopy: boolean): Methods<RObject>[string] => [
  0,
  1,
  (self, args, call) => {
    const zone = args.length > 0 ? zoneOf([0n, 0n, 0n, 0n, 0n, 0n, args[0]!], usual, call) : usual;
    if (isCopy) return make(momentOf(self).nanoseconds, call, false, zone);
    self.data = { ...momentOf(self), ...zone };
    return self;
  },
];

const zoned = (text: (self: RObject, isUtc: boolean) => string): Methods<RObject>[string] => [
  0,
  0,
  (self) => str(text(self, momentOf(self).offset === undefined)),
];

/** Digits after the point, without zeros at the end. */
function fractionOf(self: RObject): string {
  const nanoseconds = momentOf(self).nanoseconds;
  const digits = String(nanoseconds - floorOf(nanoseconds, billion) * billion)
    .padStart(9, "0")
    .replace(/0+$/, "");
  return digits === "" ? "" : `.${digits}`;
}

const iso: Methods<RObject>[string] = [
  0,
  1,
  (self, [digits = 0n]) => {
    const fraction = digits === 0n ? "" : `.%${needCount(digits)}N`;
    return str(print(self, `%Y-%m-%dT%H:%M:%S${fraction}${momentOf(self).offset === undefined ? "Z" : "%:z"}`));
  },
];

/** `round`, `floor` and `ceil` to so many digits of a second. */
const roundedTo = (way: (value: bigint, unit: bigint) => bigint): Methods<RObject>[string] => [
  0,
  1,
  (self, [digits = 0n], call) => {
    const unit = 10n ** BigInt(Math.max(0, 9 - needCount(digits)));
    return make(way(momentOf(self).nanoseconds, unit) * unit, call, false, momentOf(self));
  },
];

const common: Methods<RObject> = {
  strftime: [0, 1, (self, [format]) => str(print(self, format === undefined ? "%F" : needText(format)))],
  year: field((date) => date.getUTCFullYear()),
  month: field((date) => date.getUTCMonth() + 1),
  mon: field((date) => date.getUTCMonth() + 1),
  day: field((date) => date.getUTCDate()),
  mday: field((date) => date.getUTCDate()),
  wday: field((date) => date.getUTCDay()),
  yday: field(dayOfYear),
  "<=>": [
    1,
    1,
    (self, [other]) => {
      if (!(other instanceof RObject) || typeof other.data !== "object") return null;
      const [one, two] = [momentOf(self).nanoseconds, momentOf(other).nanoseconds];
      return one < two ? -1n : one > two ? 1n : 0n;
    },
  ],
  ...keyedBy((self) => momentOf(self).nanoseconds),
  to_date: [0, 0, (self, _args, call) => make(wholeDays(momentOf(self).nanoseconds), call, true)],
  to_time: [0, 0, (self, _args, call) => make(momentOf(self).nanoseconds, call)],
};

const seconds = (value: RubyValue): bigint => {
  if (typeof value === "bigint") return value * 1_000_000_000n;
  if (typeof value !== "number") return raise("TypeError", `can't convert ${classNameOf(value)} into an exact number`);
  if (!Number.isFinite(value)) raise("FloatDomainError", printFloat(value));
  return BigInt(Math.trunc(value)) * 1_000_000_000n + BigInt(Math.round((value % 1) * 1e9));
};

const ofTime: Methods<RObject> = {
  ...common,
  hour: field((date) => date.getUTCHours()),
  min: field((date) => date.getUTCMinutes()),
  sec: field((date) => date.getUTCSeconds()),
  usec: [0, 0, (self) => (momentOf(self).nanoseconds % 1_000_000_000n) / 1000n],
  nsec: [0, 0, (self) => momentOf(self).nanoseconds % 1_000_000_000n],
  to_i: [0, 0, (self) => momentOf(self).nanoseconds / 1_000_000_000n],
  to_f: [0, 0, (self) => Number(momentOf(self).nanoseconds) / 1e9],
  utc: inZone(utc, false),
  gmtime: inZone(utc, false),
  getutc: inZone(utc, true),
  getgm: inZone(utc, true),
  localtime: inZone(local, false),
  getlocal: inZone(local, true),
  "utc?": [0, 0, (self) => momentOf(self).offset === undefined],
  zone: [0, 0, (self) => (momentOf(self).isGiven ? null : str("UTC"))],
  utc_offset: [0, 0, (self) => BigInt(momentOf(self).offset ?? 0)],
  round: roundedTo((value, unit) => floorOf(value + unit / 2n, unit)),
  floor: roundedTo(floorOf),
  ceil: roundedTo((value, unit) => floorOf(value + unit - 1n, unit)),
  iso8601: iso,
  xmlschema: iso,
  to_s: zoned((self, isUtc) => print(self, `%Y-%m-%d %H:%M:%S ${isUtc ? "UTC" : "%z"}`)),
  inspect: zoned((self, isUtc) => print(self, `%Y-%m-%d %H:%M:%S${fractionOf(self)} ${isUtc ? "UTC" : "%z"}`)),
  "+": [1, 1, (self, [more], call) => make(momentOf(self).nanoseconds + seconds(more!), call, false, momentOf(self))],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? Number(momentOf(self).nanoseconds - momentOf(other).nanoseconds) / 1e9
        : make(momentOf(self).nanoseconds - seconds(other!), call, false, momentOf(self)),
  ],
};

/** The day of Julius Caesar's calendar at the beginning of 1970. */
const firstJulianDay = 2_440_588n;

const ofDate: Methods<RObject> = {
  ...common,
  inspect: [
    0,
    0,
    (self) => {
      const julian = momentOf(self).nanoseconds / day + firstJulianDay;
      return str(`#<Date: ${print(self, "%Y-%m-%d")} ((${julian}j,0s,0n),+0s,2299161j)>`);
    },
  ],
  succ: [0, 0, (self, _args, call) => make(momentOf(self).nanoseconds + day, call, true)],
  to_s: [0, 0, (self) => str(print(self, "%Y-%m-%d"))],
  iso8601: [0, 0, (self) => str(print(self, "%Y-%m-%d"))],
  "+": [1, 1, (self, [more], call) => make(momentOf(self).nanoseconds + BigInt(needCount(more)) * day, call, true)],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? rational(floorOf(momentOf(self).nanoseconds - momentOf(other).nanoseconds, day), 1n, call.interpreter)
        : make(momentOf(self).nanoseconds - BigInt(needCount(other)) * day, call, true),
  ],
};

const parts = (zone: Zone): Methods<RClass>[string] => [
  1,
  7,
  (_self, args, call) => make(fromParts(args, zone), call, false, zone),
];

function newTime(args: readonly RubyValue[], call: MethodCall): RObject {
  const zone = zoneOf(args, local, call);
  const given = args.filter((each) => !(each instanceof RHash)).slice(0, 6);
  return make(given.length === 0 ? now(call) : fromParts(given, zone), call, false, zone);
}

/** `Time` and `Date`: the current time is that of the run. */
export const times: readonly NativeClass[] = [
  {
    name: "Time",
    includes: ["Comparable"],
    methods: ofTime,
    classMethods: {
      now: [0, 1, (_self, args, call) => make(now(call), call, false, zoneOf(args, local, call))],
      new: [0, 8, (_self, args, call) => newTime(args, call)],
      at: [
        1,
        4,
        (_self, args, call) =>
          make(at(args.filter((each) => !(each instanceof RHash))), call, false, zoneOf(args.slice(-1), local, call)),
      ],
      utc: parts(utc),
      gm: parts(utc),
      local: parts(local),
      mktime: parts(local),
      parse: [1, 2, (_self, [text], call) => parsedTime(needText(text), call)],
      iso8601: [1, 1, (_self, [text], call) => isoTime(needText(text), call)],
      xmlschema: [1, 1, (_self, [text], call) => isoTime(needText(text), call)],
    },
  },
  {
    name: "Date",
    includes: ["Comparable"],
    constants: namesOfDays,
    methods: ofDate,
    classMethods: {
      today: [0, 1, (_self, _args, call) => make(now(call) - (now(call) % day), call, true)],
      new: [0, 4, (_self, args, call) => newDate(args, call)],
      civil: [0, 4, (_self, args, call) => newDate(args, call)],
      parse: [1, 2, (_self, [text], call) => parsedDate(needText(text), call)],
      iso8601: [1, 2, (_self, [text], call) => parsedDate(needText(text), call)],
    },
  },
  { name: "DateTime", superclass: "Date" },
];

function isDay([year, month, ofMonth]: readonly number[]): boolean {
  const date = new Date(millisecondsOf(year!, month!, ofMonth!));
  return date.getUTCMonth() === month! - 1 && date.getUTCDate() === ofMonth;
}

function isoTime(text: string, call: MethodCall): RObject {
  if (!/^\s*[-+]?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*)?(?:Z|[-+]\d\d:?\d\d)?\s*$/i.test(text))
    return raise("ArgumentError", `invalid xmlschema format: ${inspectString(text)}`);
  return parsedTime(text, call);
}
