/** Points in time as objects of Ruby, and their zones. */
import { printFloat } from "@cairn/puppet-core/values";
import { needText, type MethodCall } from "../methods/method.js";
import { classNameOf } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { RHash, RObject, RSymbol, type RubyValue } from "../values/values.js";
import { floorOf, strftime } from "./strftime.js";
import { offsetOf } from "./zones.js";

/** A point in time: nanoseconds since 1970. The local zone is UTC here, whatever the machine's own. */
export interface Moment {
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
export const local = { offset: 0, isGiven: false };
/** Greenwich's time, as `Time.utc` gives it. */
export const utc = { offset: undefined, isGiven: false };
export type Zone = Pick<Moment, "offset" | "isGiven">;

/** A time, or a date; raises an error if it is farther than JavaScript's dates. */
export function createTime(
  nanoseconds: bigint,
  { interpreter }: MethodCall,
  isDate = false,
  zone: Zone = utc,
): RObject {
  if (nanoseconds > farthest || nanoseconds < -farthest) throwNotInterpreted("a time so far from now");
  const made = new RObject(interpreter.world.body(isDate ? "Date" : "Time"));
  made.data = { nanoseconds, isDate, offset: zone.offset, isGiven: zone.isGiven } satisfies Moment;
  return made;
}

/** What a time or a date is. */
export const momentOf = (value: RubyValue): Moment => (value as RObject).data as Moment;
/** The nanoseconds of a second. */
export const billion = 1_000_000_000n;

/** What a calendar shows there. */
export function dateOf(value: RubyValue): Date {
  const { nanoseconds, offset = 0 } = momentOf(value);
  return new Date(Number(floorOf(nanoseconds, 1_000_000n)) + offset * 1000);
}

/** The present time, in nanoseconds. */
export function now({ interpreter }: MethodCall): bigint {
  return interpreter.host.now?.() ?? throwNotInterpreted("the present time");
}

/** A time as `strftime` prints it. */
export function printTime(value: RubyValue, format: string): string {
  return strftime({ date: dateOf(value), ...momentOf(value) }, format);
}

/** A number of seconds in nanoseconds. */
export function seconds(value: RubyValue): bigint {
  if (typeof value === "bigint") return value * 1_000_000_000n;
  if (typeof value !== "number") return raise("TypeError", `can't convert ${classNameOf(value)} into an exact number`);
  if (!Number.isFinite(value)) raise("FloatDomainError", printFloat(value));
  return BigInt(Math.trunc(value)) * 1_000_000_000n + BigInt(Math.round((value % 1) * 1e9));
}

/** The zone that `in:` or the last argument gives. */
export function zoneOf(args: readonly RubyValue[], usual: Zone, { interpreter }: MethodCall): Zone {
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

/** The nanoseconds of a day. */
export const day = 86_400_000_000_000n;

/** The beginning of a day. */
export function wholeDays(nanoseconds: bigint): bigint {
  return floorOf(nanoseconds, day) * day;
}
