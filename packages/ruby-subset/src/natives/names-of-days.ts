import { str } from "../methods/method.js";
import type { RubyValue } from "../values/values.js";
import { dayNames, monthNames } from "./strftime.js";

const textsOf = (texts: readonly string[]): RubyValue[] => texts.map(str);
const short = (texts: readonly string[]): RubyValue[] => textsOf(texts.map((text) => text.slice(0, 3)));

/** What days and months are called: there is no month 0. */
export const namesOfDays = {
  MONTHNAMES: [null, ...textsOf(monthNames)],
  ABBR_MONTHNAMES: [null, ...short(monthNames)],
  DAYNAMES: textsOf(dayNames),
  ABBR_DAYNAMES: short(dayNames),
};
