/** What a text says of a date and a time of day, as Ruby's `Date._parse` finds it: the first form that is there counts. */
export interface ReadDate {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  /** The day of the year, or the week and its day, in place of month and day. */
  readonly dayOfYear?: number | undefined;
  readonly week?: number | undefined;
  readonly dayOfWeek?: number | undefined;
  /** Seconds since midnight, with their fraction. */
  readonly seconds?: number | undefined;
  /** Seconds before UTC. */
  readonly offset?: number | undefined;
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthPattern = `(${monthNames.join("|")})[a-z]*`;

const zones: Readonly<Record<string, number>> = {
  ...{ utc: 0, gmt: 0, z: 0, est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ cet: 1, cest: 2, bst: 1, wet: 0, west: 1, eet: 2, eest: 3, msk: 3, jst: 9, ist: 5.5 },
};

const zonePattern = `z\\b|[a-z]{3,4}\\b|(?:gmt|utc)?[-+]\\d{1,2}(?::?\\d{2})?`;
const timeOfDay = new RegExp(
  `(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d+))?)?\\s*([ap]\\.?m\\.?\\b)?(?:\\s*(${zonePattern}))?`,
  "i",
);

/** Reads a text; undefined if nothing in it is a date or a time. */
export function readDate(text: string): ReadDate | undefined {
  const { rest, ...time } = readTimeOfDay(text);
  for (const [pattern, read] of forms) {
    const found = pattern.exec(rest);
    if (found) return { ...read(found), ...time };
  }
  return time.seconds === undefined ? undefined : time;
}

function readTimeOfDay(text: string): Pick<ReadDate, "seconds" | "offset"> & { readonly rest: string } {
  const found = timeOfDay.exec(text);
  if (!found) return { rest: text };
  const [whole, hours, minutes, seconds = "0", fraction = "0", half, zone] = found;
  const rest = `${text.slice(0, found.index).replace(/(\d)T$/i, "$1 ")} ${text.slice(found.index + whole.length)}`;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const inDay = hour * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
  return { rest, seconds: inDay, offset: zone === undefined ? undefined : offsetOf(zone) };
}

function offsetOf(zone: string): number | undefined {
  const [, sign, hours, minutes = "0"] = /([-+])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  const named = zones[zone.toLowerCase()];
  return named === undefined ? undefined : named * 3600;
}

const monthOf = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** A year of two digits is one around 2000. */
function yearOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const year = Number(text.replace(/^'/, ""));
  return /^'?\d{2}$/.test(text) ? year + (year < 69 ? 2000 : 1900) : year;
}

/** Year, month and day in that order, or the other way around if only the last has the digits of a year. */
function inOrder([, one = "", month, three]: RegExpExecArray): ReadDate {
  const isTurned = three !== undefined && /^\d{1,2}$/.test(one) && three.length > 2;
  const [year, day] = isTurned ? [three, one] : [one, three];
  return { year: yearOf(year), month: Number(month), day: day === undefined ? undefined : Number(day) };
}

const ordinal = "(?:st|nd|rd|th)?\\b";

/** The forms of a date, in the order in which they are looked for. */
const forms: readonly (readonly [RegExp, (found: RegExpExecArray) => ReadDate])[] = [
  [
    new RegExp(`('?\\d+)${ordinal}[^-\\d\\s']?\\s*\\b${monthPattern}[^-\\d']*(?:('?-?\\d+))?`, "i"),
    ([, day = "", month = "", year]) =>
      day.length > 2
        ? { year: Number(day), month: monthOf(month), day: year === undefined ? undefined : Number(year) }
        : { year: yearOf(year), month: monthOf(month), day: Number(day) },
  ],
  [
    new RegExp(
      `\\b${monthPattern}[^-\\d']*('?\\d+)[^-\\d\\s']?(?:${ordinal})?[^-\\d']*(?:\\s*,?\\s*('?-?\\d{2,}))?`,
      "i",
    ),
    ([, month = "", day = "", year]) =>
      day.length > 2
        ? { year: Number(day), month: monthOf(month) }
        : { year: yearOf(year), month: monthOf(month), day: Number(day) },
  ],
  [/([-+]?\d{2,})-(\d{1,2})-(\d{1,2})/, inOrder],
  [/('?\d{1,2})-(\d{1,2})-('?-?\d+)/, inOrder],
  [
    /\b(\d{2}|\d{4})?-?w(\d{2})(?:-?(\d))?\b/i,
    ([, year, week, day]) => ({
      year: yearOf(year),
      week: Number(week),
      dayOfWeek: day === undefined ? 1 : Number(day),
    }),
  ],
  [/\b(\d{4})-(\d{3})\b/, ([, year, day]) => ({ year: Number(year), dayOfYear: Number(day) })],
  [/\b(\d{4})-(\d{2})\b/, ([, year, month]) => ({ year: Number(year), month: Number(month) })],
  [/('?-?\d+)\/\s*('?\d+)(?:\D\s*('?-?\d+))?/, inOrder],
  [/('?-?\d+)\.\s*('?\d+)\.\s*('?-?\d+)/, inOrder],
  [/\b(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(\d{2})?)?(?!\d)/i, onlyDigits],
  [/\b(\d{4})(\d{3})\b/, ([, year, day]) => ({ year: Number(year), dayOfYear: Number(day) })],
  [/\b(\d{1,2})\b/, ([, day]) => ({ day: Number(day) })],
];

function onlyDigits([, year, month, day, hours, minutes, seconds = "0"]: RegExpExecArray): ReadDate {
  const inDay = hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { year: Number(year), month: Number(month), day: Number(day), ...(inDay !== undefined && { seconds: inDay }) };
}

const dayLength = 86_400_000;

/** The day that a text says, in milliseconds since 1970; undefined if there is no such day. What isn't said is today's. */
export function dayIn(read: ReadDate, today: Date): number | undefined {
  const year = read.year ?? today.getUTCFullYear();
  if (read.dayOfYear !== undefined) {
    const found = dayOf(year, 1, 1)! + (read.dayOfYear - 1) * dayLength;
    return read.dayOfYear > 0 && new Date(found).getUTCFullYear() === year ? found : undefined;
  }
  if (read.week !== undefined) {
    const fourth = dayOf(year, 1, 4)!;
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayLength;
    return monday + ((read.week - 1) * 7 + (read.dayOfWeek! || 7) - 1) * dayLength;
  }
  if (read.year === undefined && read.month === undefined && read.day === undefined)
    return dayOf(year, today.getUTCMonth() + 1, today.getUTCDate());
  const month = read.month ?? (read.year === undefined ? today.getUTCMonth() + 1 : 1);
  return dayOf(year, month, read.day ?? 1);
}

/** A day in milliseconds since 1970; negative months and days count from the end. */
export function dayOf(year: number, month: number, day: number): number | undefined {
  const fromStart = month < 0 ? month + 13 : month;
  const date = new Date(0);
  date.setUTCFullYear(year, day < 0 ? fromStart : fromStart - 1, day < 0 ? day + 1 : day);
  const isThere = date.getUTCMonth() === fromStart - 1 && (day < 0 || date.getUTCDate() === day);
  return isThere && day !== 0 ? date.getTime() : undefined;
}
