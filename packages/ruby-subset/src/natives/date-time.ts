/** The class `DateTime`: reading and printing. Arithmetic is rejected rather than done on whole days. */
import { needName, needText, str, type MethodCall, type Methods } from "../methods/method.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { NativeClass } from "../values/module-body.js";
import { RObject, type RClass, type RubyValue } from "../values/values.js";
import { fromParts, parsedDate, parsedTime, textToParse } from "./create-times.js";
import { createTime, dateOf, local, momentOf, now, printTime, type Zone } from "./moment.js";
import { readDate } from "./read-dates.js";

const isoFormat = "%Y-%m-%dT%H:%M:%S%:z";

/** Native methods of `Date` whose result would need the time of day; `dates.ts` names those in Ruby. */
const rejected = ["+", "-", "succ", "inspect"];

const reject = (name: string): never => throwNotInterpreted(`\`DateTime#${name}\``);

function createDateTime(nanoseconds: bigint, call: MethodCall, zone: Zone): RObject {
  const made = new RObject(call.interpreter.world.body("DateTime"));
  made.data = momentOf(createTime(nanoseconds, call, false, { offset: zone.offset ?? 0, isGiven: true }));
  return made;
}

function parsed(text: string, call: MethodCall): RObject {
  const read = readDate(text);
  if (!read) return raise("Date::Error", "invalid date");
  if (read.seconds === undefined) return createDateTime(momentOf(parsedDate(text, call)).nanoseconds, call, local);
  const moment = momentOf(parsedTime(text, call));
  return createDateTime(moment.nanoseconds, call, moment);
}

/** `DateTime.new`: whole parts that count from the beginning. */
function created(args: readonly RubyValue[], call: MethodCall): RObject {
  if (args.length === 0 || args.some((each) => typeof each !== "bigint" || each < 0n))
    return throwNotInterpreted("`DateTime.new` without a year, with an offset or with parts that count from the end");
  return createDateTime(fromParts(args, local), call, local);
}

const field = (read: (date: Date) => number): Methods<RObject>[string] => [0, 0, (self) => BigInt(read(dateOf(self)))];
const printed: Methods<RObject>[string] = [0, 0, (self) => str(printTime(self, isoFormat))];

function methods(common: Methods<RObject>): Methods<RObject> {
  const [hour, minute, second] = [
    field((date) => date.getUTCHours()),
    field((date) => date.getUTCMinutes()),
    field((date) => date.getUTCSeconds()),
  ];
  return {
    ...Object.fromEntries(rejected.map((name) => [name, [0, -1, () => reject(name)] as const])),
    reject_on_date_time: [1, 1, (_self, [name]) => reject(needName(name))],
    ...common,
    strftime: [0, 1, (self, [format]) => str(printTime(self, format === undefined ? isoFormat : needText(format)))],
    ...{ hour, min: minute, minute, sec: second, second },
    ...{ to_s: printed, iso8601: printed, xmlschema: printed },
    zone: [0, 0, (self) => str(printTime(self, "%:z"))],
    to_datetime: [0, 0, (self) => self],
  };
}

/** `DateTime`, with the methods that it has in common with times. */
export function dateTime(common: Methods<RObject>): NativeClass {
  const rejecting = (name: string): Methods<RClass>[string] => [
    0,
    -1,
    () => throwNotInterpreted(`\`DateTime.${name}\``),
  ];
  return {
    name: "DateTime",
    superclass: "Date",
    methods: methods(common),
    classMethods: {
      now: [0, 1, (_self, _args, call) => createDateTime(now(call), call, local)],
      new: [0, 8, (_self, args, call) => created(args, call)],
      civil: [0, 8, (_self, args, call) => created(args, call)],
      parse: [1, 2, (_self, [text], call) => parsed(textToParse(text), call)],
      iso8601: [1, 2, (_self, [text], call) => parsed(textToParse(text), call)],
      ...Object.fromEntries(["strptime", "jd", "ordinal", "commercial"].map((name) => [name, rejecting(name)])),
    },
  };
}
