const dayLength = 86_400n;

export const monthNames = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

export const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A point in time in the calendar, as far as formats need it. */
export interface CalendarTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: bigint;
  /** From Sunday, which is 0. */
  readonly weekday: number;
  /** From 1. */
  readonly dayOfYear: number;
}

/** The number of days from 1970-01-01 to a day. */
export function daysTo(year: number, month: number, day: number): bigint {
  const shifted = BigInt(month <= 2 ? year - 1 : year);
  const era = (shifted >= 0n ? shifted : shifted - 399n) / 400n;
  const ofEra = shifted - era * 400n;
  const ofYear = BigInt(Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1);
  return era * 146_097n + ofEra * 365n + ofEra / 4n - ofEra / 100n + ofYear - 719_468n;
}

/** Beyond this distance from 1970 years aren't distinguished any more: they wouldn't be safe integers. */
const farthest = 10n ** 30n;

/** The calendar time of nanoseconds since 1970. */
export function calendarOf(time: bigint): CalendarTime {
  const nanoseconds = time > farthest ? farthest : time < -farthest ? -farthest : time;
  const nanosecond = modulo(nanoseconds, 1_000_000_000n);
  const seconds = (nanoseconds - nanosecond) / 1_000_000_000n;
  const ofDay = Number(modulo(seconds, dayLength));
  const days = (seconds - BigInt(ofDay)) / dayLength;
  const { year, month, day } = dateOf(days);
  return {
    ...{ year, month, day, hour: Math.floor(ofDay / 3600), minute: Math.floor(ofDay / 60) % 60, second: ofDay % 60 },
    nanosecond,
    weekday: Number(modulo(days + 4n, 7n)),
    dayOfYear: Number(days - daysTo(year, 1, 1)) + 1,
  };
}

function dateOf(days: bigint): { year: number; month: number; day: number } {
  const shifted = days + 719_468n;
  const era = (shifted - modulo(shifted, 146_097n)) / 146_097n;
  const ofEra = Number(shifted - era * 146_097n);
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const day = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: yearOfEra + Number(era) * 400 + (month <= 2 ? 1 : 0), month, day };
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

/** The week of the year, with weeks that begin on a given weekday (Sunday is 0). */
export function weekOfYear({ dayOfYear, weekday }: CalendarTime, firstDay: number): number {
  return Math.floor((dayOfYear + 6 - ((weekday - firstDay + 7) % 7)) / 7);
}

/** The week and its year by ISO 8601. */
export function isoWeek({ year, dayOfYear, weekday }: CalendarTime): { readonly year: number; readonly week: number } {
  const week = Math.floor((dayOfYear - (weekday || 7) + 10) / 7);
  if (week < 1) return { year: year - 1, week: weeksIn(year - 1) };
  return week > weeksIn(year) ? { year: year + 1, week: 1 } : { year, week };
}

function weeksIn(year: number): number {
  const first = Number(modulo(daysTo(year, 1, 1) + 4n, 7n));
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return first === 4 || (isLeap && first === 3) ? 53 : 52;
}
