const word = /^[^\d.:-]?[\p{Alphabetic}_ \t\r\n\f\v!@#$%^&*(){}<>|/\\~;=]+/mu;
const time =
  /^-?(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt]|[ \t\r\n\f\v]+)(\d{1,2}):(\d\d):(\d\d)(?:\.\d*)?(?:[ \t\r\n\f\v]*(?:Z|[-+]\d{1,2}:?(?:\d\d)?))?$/m;
const date = /^(\d{4})-(1[012]|0\d|\d)-([12]\d|3[01]|0\d|\d)$/m;

/** What Psych parses as something other than a string: by form, in order. */
const others: readonly RegExp[] = [
  /^[-+]?\.inf$/im,
  /^\.nan$/im,
  /^:./m,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}(?:\.[0-9_]*)?$/m,
  /^[-+]?0b[0-1_,]+$/m,
  /^[-+]?0[0-7_,]+$/m,
  /^[-+]?(?:0|[1-9](?:[0-9]|,[0-9]|_[0-9])*)$/m,
  /^[-+]?0x[0-9a-fA-F_,]+$/m,
];
const float = /^[-+]?(?:[0-9][0-9_,]*)?\.[0-9]*(?:[eE][-+][0-9]+)?$/m;

/** Whether Psych would parse a plain scalar as that string. */
export function readsAsText(text: string): boolean {
  if (text === "") return false;
  if (word.test(text) || text.includes("\n")) return !isShortWord(text);
  const moment = time.exec(text);
  if (moment) return !isMoment(moment.slice(1).map(Number));
  const day = date.exec(text);
  if (day) return !isDay(Number(day[1]), Number(day[2]), Number(day[3]));
  if (float.test(text)) return /^[-+]?\.\n?$/.test(text);
  return !others.some((pattern) => pattern.test(text));
}

function isShortWord(text: string): boolean {
  if ([...text].length > 5 || /^[^ytonf~]/im.test(text)) return false;
  return text === "~" || /^(?:null|yes|true|on|no|false|off)$/im.test(text);
}

function isMoment([, month, day, hour, minute, second]: readonly number[]): boolean {
  const isTime = minute! < 60 && second! <= 60 && (hour! < 24 || (hour === 24 && minute === 0 && second === 0));
  return isTime && month! >= 1 && month! <= 12 && day! >= 1 && day! <= 31;
}

/** A calendar check: a day that a month lacks isn't a date. */
function isDay(year: number, month: number, day: number): boolean {
  const found = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return month >= 1 && day >= 1 && found.getUTCMonth() === month - 1;
}
