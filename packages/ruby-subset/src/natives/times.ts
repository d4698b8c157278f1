import { inspectString } from "@cairn/puppet-core/functions/ruby";
import { printFloat } from "@cairn/puppet-core/values";
import { keyedBy } from "../methods/keyed-by.js";
import { needCount, needName, needText, str, type MethodCall, type Methods } from "../methods/method.js";
import { classNameOf } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import type { RClass } from "../values/values.js";
import { RObject, RString, type RubyValue } from "../values/values.js";
import { dayIn, dayOf, readDate, type ReadDate } from "./read-dates.js";
import { dayOfYear, floorOf, strftime } from "./strftime.js";

/** A point in time: nanoseconds since 1970, always in UTC here, whatever the machine's own zone. */
interface Moment {
  readonly nanoseconds: bigint;
  /** Whether only the date matters. */
  readonly isDate: boolean;
}

/** The last nanosecond that JavaScript's dates have. */
const farthest = 8_640_000_000_000_000_000_000n;

function make(nanoseconds: bigint, { interpreter }: MethodCall, isDate = false): RObject {
  if (nanoseconds > farthest || nanoseconds < -farthest) throwNotInterpreted("a time so far from now");
  const made = new RObject(interpreter.world.body(isDate ? "Date" : "Time"));
  made.data = { nanoseconds, isDate } satisfies Moment;
  return made;
}

const momentOf = (value: RubyValue): Moment => (value as RObject).data as Moment;
const dateOf = (value: RubyValue): Date => new Date(Number(momentOf(value).nanoseconds / 1_000_000n));

function now({ interpreter }: MethodCall): bigint {
  return interpreter.host.now?.() ?? throwNotInterpreted("the present time");
}

function print(value: RubyValue, format: string): string {
  return strftime({ date: dateOf(value), ...momentOf(value) }, format);
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A part of a time, which may be written with digits; a month also with the first letters of its name. */
function partOf(value: RubyValue, index: number): number | undefined {
  if (value === null) return undefined;
  if (!(value instanceof RString)) return needCount(value);
  const month = index === 1 ? monthNames.indexOf(value.text.toLowerCase()) + 1 : 0;
  if (month > 0) return month;
  if (/^\d+$/.test(value.text)) return Number(value.text);
  return raise("ArgumentError", `invalid value for Integer(): ${inspectString(value.text)}`);
}

/** The parts of a time after the year, with the number that none reaches and the bounds that have a message of their own. */
const bounds = [
  { name: "mon", tooMany: 16, least: 1, most: 12 },
  { name: "mday", tooMany: 32, least: 1, most: 31 },
  { name: "hour", tooMany: 32, least: 0, most: 24 },
  { name: "min", tooMany: 64, least: 0, most: 59 },
  { name: "sec", tooMany: 64, least: 0, most: 60 },
] as const;

function fromParts(args: readonly RubyValue[]): bigint {
  const year = args[0] === null ? needCount(args[0]) : partOf(args[0]!, 0)!;
  const given = bounds.map(({ least }, index) => partOf(args[index + 1] ?? null, index + 1) ?? least);
  if (given.some((each, index) => each < 0 || each >= bounds[index]!.tooMany))
    raise("ArgumentError", "argument out of range");
  given.forEach((each, index) => {
    const { least, most, name } = bounds[index]!;
    const isMidnight = index > 2 && given[2] === 24;
    if (each < least || each > (isMidnight ? 0 : most)) raise("ArgumentError", `${name} out of range`);
  });
  const [month, day, hour, minute, second] = given as [number, number, number, number, number];
  // `Date.UTC` takes the years 0 to 99 for those of the twentieth century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  const milliseconds = date.getTime();
  return Number.isNaN(milliseconds)
    ? raise("ArgumentError", "argument out of range")
    : BigInt(milliseconds) * 1_000_000n;
}

/** The time that a text says; the zone of one without is UTC. */
function parsed(text: string, isDate: boolean, call: MethodCall): bigint {
  const read = readDate(text);
  if (!read || (isDate && isOnlyTime(read)))
    return isDate
      ? raise("Date::Error", "invalid date")
      : raise("ArgumentError", `no time information in ${inspectString(text)}`);
  const { day: ofMonth, month, year } = read;
  const isPartial = year === undefined || (month === undefined && ofMonth !== undefined);
  const today = isPartial ? new Date(Number(now(call) / 1_000_000n)) : new Date(0);
  const start = dayIn(read, today);
  if (start === undefined)
    return isDate ? raise("Date::Error", "invalid date") : raise("ArgumentError", "argument out of range");
  const midnight = BigInt(start) * 1_000_000n;
  return isDate ? midnight : midnight + seconds((read.seconds ?? 0) - (read.offset ?? 0));
}

const isOnlyTime = ({ day: ofMonth, dayOfYear: ofYear, month, week, year }: ReadDate): boolean =>
  [ofMonth, ofYear, month, week, year].every((each) => each === undefined);

function dateOfParts(args: readonly RubyValue[]): bigint {
  const [year = -4712, month = 1, ofMonth = 1] = args.map((each) => needCount(each));
  const found = dayOf(year, month, ofMonth);
  return found === undefined ? raise("Date::Error", "invalid date") : BigInt(found) * 1_000_000n;
}

const day = 86_400_000_000_000n;

function wholeDays(nanoseconds: bigint): bigint {
  return floorOf(nanoseconds, day) * day;
}

/** Nanoseconds of one in the unit that `Time.at` is told. */
const units: Readonly<Record<string, bigint>> = {
  millisecond: 1_000_000n,
  usec: 1000n,
  microsecond: 1000n,
  nsec: 1n,
  nanosecond: 1n,
};

/** `Time.at(seconds, more = 0, unit = :microsecond)`. */
function at([value, more, unit]: readonly RubyValue[]): bigint {
  if (value instanceof RObject) return momentOf(value).nanoseconds;
  if (more === undefined) return seconds(value!);
  const name = unit === undefined ? "microsecond" : needName(unit);
  const factor = units[name] ?? raise("ArgumentError", `unexpected unit: ${name}`);
  return seconds(value!) + (seconds(more) * factor) / 1_000_000_000n;
}

const field = (read: (date: Date) => number): Methods<RObject>[string] => [0, 0, (self) => BigInt(read(dateOf(self)))];

const same: Methods<RObject>[string] = [0, 1, (self) => self];

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

/** A time with a number of digits of a second; `more`: what is added to the part that is left. */
const rounding = (more: (rest: bigint, unit: bigint) => bigint): Methods<RObject>[string] => [
  0,
  1,
  (self, [digits = 0n], call) => {
    const { nanoseconds } = momentOf(self);
    const unit = 10n ** BigInt(Math.max(0, 9 - needCount(digits)));
    const whole = floorOf(nanoseconds, unit) * unit;
    return make(whole + more(nanoseconds - whole, unit), call);
  },
];

const ofTime: Methods<RObject> = {
  ...common,
  hour: field((date) => date.getUTCHours()),
  min: field((date) => date.getUTCMinutes()),
  sec: field((date) => date.getUTCSeconds()),
  usec: [0, 0, (self) => (momentOf(self).nanoseconds % 1_000_000_000n) / 1000n],
  nsec: [0, 0, (self) => momentOf(self).nanoseconds % 1_000_000_000n],
  round: rounding((rest, unit) => (rest * 2n >= unit ? unit : 0n)),
  floor: rounding(() => 0n),
  ceil: rounding((rest, unit) => (rest > 0n ? unit : 0n)),
  to_i: [0, 0, (self) => momentOf(self).nanoseconds / 1_000_000_000n],
  to_f: [0, 0, (self) => Number(momentOf(self).nanoseconds) / 1e9],
  utc: same,
  getutc: same,
  gmtime: same,
  localtime: same,
  getlocal: same,
  "utc?": [0, 0, () => true],
  zone: [0, 0, () => str("UTC")],
  utc_offset: [0, 0, () => 0n],
  iso8601: [0, 1, (self) => str(print(self, "%Y-%m-%dT%H:%M:%SZ"))],
  xmlschema: [0, 1, (self) => str(print(self, "%Y-%m-%dT%H:%M:%SZ"))],
  to_s: [0, 0, (self) => str(print(self, "%Y-%m-%d %H:%M:%S UTC"))],
  inspect: [0, 0, (self) => str(print(self, "%Y-%m-%d %H:%M:%S UTC"))],
  "+": [1, 1, (self, [more], call) => make(momentOf(self).nanoseconds + seconds(more!), call)],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? Number(momentOf(self).nanoseconds - momentOf(other).nanoseconds) / 1e9
        : make(momentOf(self).nanoseconds - seconds(other!), call),
  ],
};

const ofDate: Methods<RObject> = {
  ...common,
  to_s: [0, 0, (self) => str(print(self, "%Y-%m-%d"))],
  iso8601: [0, 0, (self) => str(print(self, "%Y-%m-%d"))],
  "+": [1, 1, (self, [more], call) => make(momentOf(self).nanoseconds + BigInt(needCount(more)) * day, call, true)],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? (momentOf(self).nanoseconds - momentOf(other).nanoseconds) / day
        : make(momentOf(self).nanoseconds - BigInt(needCount(other)) * day, call, true),
  ],
};

const parts: Methods<RClass>[string] = [1, 7, (_self, args, call) => make(fromParts(args), call)];

const civil = (_self: RClass, args: readonly RubyValue[], call: MethodCall): RubyValue =>
  make(dateOfParts(args.slice(0, 3)), call, true);

/** `Time.iso8601` takes nothing else than dates with times and zones. */
const standard: Methods<RClass>[string] = [
  1,
  1,
  (_self, [text], call) => {
    const given = needText(text);
    if (!/^\s*-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d(?::?\d\d)?)?\s*$/i.test(given))
      raise("ArgumentError", `invalid xmlschema format: ${inspectString(given)}`);
    return make(parsed(given, false, call), call);
  },
];

/** `Time` and `Date`: the current time is that of the run. */
export const times: readonly NativeClass[] = [
  {
    name: "Time",
    includes: ["Comparable"],
    methods: ofTime,
    classMethods: {
      now: [0, 1, (_self, _args, call) => make(now(call), call)],
      new: [0, 7, (_self, args, call) => make(args.length === 0 ? now(call) : fromParts(args), call)],
      at: [1, 3, (_self, args, call) => make(at(args), call)],
      utc: parts,
      gm: parts,
      local: parts,
      mktime: parts,
      parse: [1, 2, (_self, [text], call) => make(parsed(needText(text), false, call), call)],
      iso8601: standard,
      xmlschema: standard,
    },
  },
  {
    name: "Date",
    includes: ["Comparable"],
    methods: ofDate,
    classMethods: {
      today: [0, 1, (_self, _args, call) => make(now(call) - (now(call) % day), call, true)],
      new: [0, 4, civil],
      civil: [0, 4, civil],
      parse: [1, 3, (_self, [text], call) => make(parsed(needText(text), true, call), call, true)],
      iso8601: [1, 3, (_self, [text], call) => make(parsed(needText(text), true, call), call, true)],
      "valid_date?": [3, 4, isDay],
      "valid_civil?": [3, 4, isDay],
    },
  },
  { name: "Date::Error", superclass: "ArgumentError" },
  { name: "DateTime", superclass: "Date" },
];

function isDay(_self: RClass, args: readonly RubyValue[]): boolean {
  const [year, month, ofMonth] = args.map((each) => needCount(each));
  return dayOf(year!, month!, ofMonth!) !== undefined;
}
