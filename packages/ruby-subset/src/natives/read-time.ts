/** Reads dates and times in the notations that Ruby's `Date.parse` and `Time.parse` know. */

/** What a text says; a missing part isn't in it. */
export interface ReadTime {
  readonly date?: { readonly year: number; readonly month: number; readonly day: number } | undefined;
  readonly time?: { readonly hour: number; readonly minute: number; readonly second: number } | undefined;
  readonly nanoseconds: bigint;
  /** Seconds east of Greenwich; 0 and UTC where the text says so. */
  readonly offset?: number | undefined;
  readonly isUtc: boolean;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month = `(${months.join("|")})[a-z]*\\.?`;
const clock =
  /(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*([ap])?\.?(?:m\b\.?)?\s*(z\b|utc\b|gmt\b|[-+]\d{2}:?\d{2}\b|[-+]\d{1,2}\b)?/i;

type DateParts = NonNullable<ReadTime["date"]>;
type Found = RegExpExecArray;

const day = (year: number, monthOf: number, dayOf: number): DateParts => ({ year, month: monthOf, day: dayOf });

/** Notations of dates, of which the first that fits counts. */
const notations: readonly (readonly [pattern: RegExp, read: (found: Found) => DateParts | undefined])[] = [
  [/(-?\d{4,})-(\d{1,2})-(\d{1,2})(?!\d)/, ([, y, m, d]) => day(Number(y), Number(m), Number(d))],
  [/(\d{4})-w(\d{2})(?:-(\d))?/i, ([, y, week, d]) => ofWeek(Number(y), Number(week), Number(d ?? 1))],
  [/(?<![-\d])(\d{4})-(\d{3})(?!\d)/, ([, y, d]) => ofYear(Number(y), Number(d))],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?[-\\s.]+${month}[-\\s,.]*(-?\\d{2,})?`, "i"),
    ([, d, name, y]) => named(name, d, y),
  ],
  [
    new RegExp(`${month}[-\\s]*(\\d{1,2})(?:st|nd|rd|th)?(?:[\\s,]+(\\d{4}))?(?!\\d)`, "i"),
    ([, name, d, y]) => named(name, d, y),
  ],
  [/(\d{4})\/(\d{1,2})(?:\/(\d{1,2}))?/, ([, y, m, d]) => day(Number(y), Number(m), Number(d ?? 1))],
  [/(\d{1,2})\.(\d{1,2})\.(\d{4})/, ([, d, m, y]) => day(Number(y), Number(m), Number(d))],
  [/(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/, ([, y, m, d]) => day(Number(y), Number(m), Number(d))],
];

/** What a text says of a date and a time; undefined if it says nothing. */
export function readTime(text: string): ReadTime | undefined {
  const compact = /^\s*(\d{8})T(\d\d)(\d\d)(\d\d)?(.*)$/i.exec(text);
  const spread = compact ? `${compact[1]!} ${compact[2]!}:${compact[3]!}:${compact[4] ?? "00"}${compact[5]!}` : text;
  const found = clock.exec(spread);
  const rest = found ? `${spread.slice(0, found.index)} ${spread.slice(found.index + found[0].length)}` : spread;
  const date = dateIn(rest.replace(/(?<=\d)T\s/i, " "));
  if (!found && !date) return undefined;
  return { date, ...(found ? timeOf(found) : { nanoseconds: 0n, isUtc: false }) };
}

function dateIn(text: string): DateParts | undefined {
  for (const [pattern, read] of notations) {
    const found = pattern.exec(text);
    const date = found && read(found);
    if (date) return date;
  }
  return undefined;
}

function timeOf([, hour, minute, second = "0", fraction = "", half, zone]: Found): Omit<ReadTime, "date"> {
  const twelve = Number(hour) % 12;
  const shown = half === undefined ? Number(hour) : /p/i.test(half) ? twelve + 12 : twelve;
  const isUtc = zone !== undefined && /^[zug]/i.test(zone);
  return {
    time: { hour: shown, minute: Number(minute), second: Number(second) },
    nanoseconds: BigInt(fraction.slice(0, 9).padEnd(9, "0")),
    offset: zone === undefined ? undefined : (offsetOf(zone) ?? 0),
    isUtc,
  };
}

/** The seconds of an offset such as `+02:00`; undefined if it is none. */
export function offsetOf(text: string): number | undefined {
  const [, sign, hours, minutes = "0", seconds = "0"] = /^([-+])(\d{1,2}):?(\d{2})?:?(\d{2})?$/.exec(text) ?? [];
  if (hours === undefined) return /^(?:utc|z)$/i.test(text) ? 0 : undefined;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

/** The number of a month from the beginning of its name; undefined if it is none. */
export function monthNamed(name: string): number | undefined {
  const at = months.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? undefined : at + 1;
}

function named(name: string | undefined, dayText: string | undefined, yearText: string | undefined): DateParts {
  const given = yearText === undefined ? Number.NaN : Number(yearText);
  const year = yearText?.length === 2 ? given + (given < 69 ? 2000 : 1900) : given;
  return day(year, monthNamed(name!)!, Number(dayText));
}

const dayLength = 86_400_000;

function partsOf(milliseconds: number): DateParts {
  const date = new Date(milliseconds);
  return day(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function ofYear(year: number, place: number): DateParts {
  return partsOf(Date.UTC(year, 0, 1) + (place - 1) * dayLength);
}

/** A day of a week of ISO 8601: the first week has 4 January. */
function ofWeek(year: number, week: number, weekday: number): DateParts {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayLength;
  return partsOf(monday + ((week - 1) * 7 + weekday - 1) * dayLength);
}
