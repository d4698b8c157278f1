/** The classes `Time` and `Date`. */
import { rational } from "../methods/exact.js";
import { keyedBy } from "../methods/keyed-by.js";
import { needCount, needText, str, type Methods } from "../methods/method.js";
import type { NativeClass } from "../values/module-body.js";
import { RHash, RObject, type RClass } from "../values/values.js";
import { at, fromParts, isoTime, newDate, newTime, parsedDate, parsedTime, textToParse } from "./create-times.js";
import { dateTime } from "./date-time.js";
import {
  billion,
  dateOf,
  day,
  local,
  createTime,
  momentOf,
  now,
  printTime,
  seconds,
  utc,
  wholeDays,
  zoneOf,
  type Zone,
} from "./moment.js";
import { namesOfDays } from "./names-of-days.js";
import { dayOfYear, floorOf } from "./strftime.js";

const field = (read: (date: Date) => number): Methods<RObject>[string] => [0, 0, (self) => BigInt(read(dateOf(self)))];

/** Makes a time one of another zone: itself, or a copy. */
const inZone = (usual: Zone, isCopy: boolean): Methods<RObject>[string] => [
  0,
  1,
  (self, args, call) => {
    const zone = args.length > 0 ? zoneOf([0n, 0n, 0n, 0n, 0n, 0n, args[0]!], usual, call) : usual;
    if (isCopy) return createTime(momentOf(self).nanoseconds, call, false, zone);
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
    return str(printTime(self, `%Y-%m-%dT%H:%M:%S${fraction}${momentOf(self).offset === undefined ? "Z" : "%:z"}`));
  },
];

/** `round`, `floor` and `ceil` to so many digits of a second. */
const roundedTo = (way: (value: bigint, unit: bigint) => bigint): Methods<RObject>[string] => [
  0,
  1,
  (self, [digits = 0n], call) => {
    const unit = 10n ** BigInt(Math.max(0, 9 - needCount(digits)));
    return createTime(way(momentOf(self).nanoseconds, unit) * unit, call, false, momentOf(self));
  },
];

const common: Methods<RObject> = {
  strftime: [0, 1, (self, [format]) => str(printTime(self, format === undefined ? "%F" : needText(format)))],
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
  to_date: [
    0,
    0,
    (self, _args, call) => {
      const { nanoseconds, offset = 0 } = momentOf(self);
      return createTime(wholeDays(nanoseconds + BigInt(offset) * billion), call, true);
    },
  ],
  to_time: [0, 0, (self, _args, call) => createTime(momentOf(self).nanoseconds, call, false, momentOf(self))],
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
  to_s: zoned((self, isUtc) => printTime(self, `%Y-%m-%d %H:%M:%S ${isUtc ? "UTC" : "%z"}`)),
  inspect: zoned((self, isUtc) => printTime(self, `%Y-%m-%d %H:%M:%S${fractionOf(self)} ${isUtc ? "UTC" : "%z"}`)),
  "+": [
    1,
    1,
    (self, [more], call) => createTime(momentOf(self).nanoseconds + seconds(more!), call, false, momentOf(self)),
  ],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? Number(momentOf(self).nanoseconds - momentOf(other).nanoseconds) / 1e9
        : createTime(momentOf(self).nanoseconds - seconds(other!), call, false, momentOf(self)),
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
      return str(`#<Date: ${printTime(self, "%Y-%m-%d")} ((${julian}j,0s,0n),+0s,2299161j)>`);
    },
  ],
  to_time: [0, 0, (self, _args, call) => createTime(momentOf(self).nanoseconds, call, false, local)],
  succ: [0, 0, (self, _args, call) => createTime(momentOf(self).nanoseconds + day, call, true)],
  to_s: [0, 0, (self) => str(printTime(self, "%Y-%m-%d"))],
  iso8601: [0, 0, (self) => str(printTime(self, "%Y-%m-%d"))],
  "+": [
    1,
    1,
    (self, [more], call) => createTime(momentOf(self).nanoseconds + BigInt(needCount(more)) * day, call, true),
  ],
  "-": [
    1,
    1,
    (self, [other], call) =>
      other instanceof RObject
        ? rational(floorOf(momentOf(self).nanoseconds - momentOf(other).nanoseconds, day), 1n, call.interpreter)
        : createTime(momentOf(self).nanoseconds - BigInt(needCount(other)) * day, call, true),
  ],
};

const parts = (zone: Zone): Methods<RClass>[string] => [
  1,
  7,
  (_self, args, call) => createTime(fromParts(args, zone), call, false, zone),
];

/** `Time` and `Date`: the current time is that of the run. */
export const times: readonly NativeClass[] = [
  {
    name: "Time",
    includes: ["Comparable"],
    methods: ofTime,
    classMethods: {
      now: [0, 1, (_self, args, call) => createTime(now(call), call, false, zoneOf(args, local, call))],
      new: [0, 8, (_self, args, call) => newTime(args, call)],
      at: [
        1,
        4,
        (_self, args, call) =>
          createTime(
            at(args.filter((each) => !(each instanceof RHash))),
            call,
            false,
            zoneOf(args.slice(-1), local, call),
          ),
      ],
      utc: parts(utc),
      gm: parts(utc),
      local: parts(local),
      mktime: parts(local),
      parse: [1, 2, (_self, [text], call) => parsedTime(textToParse(text), call)],
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
      today: [0, 1, (_self, _args, call) => createTime(now(call) - (now(call) % day), call, true)],
      new: [0, 4, (_self, args, call) => newDate(args, call)],
      civil: [0, 4, (_self, args, call) => newDate(args, call)],
      parse: [1, 2, (_self, [text], call) => parsedDate(textToParse(text), call)],
      iso8601: [1, 2, (_self, [text], call) => parsedDate(textToParse(text), call)],
    },
  },
  dateTime(common),
];
