import { type Pending, after } from "@cairn/evaluation";
import { raise } from "../values/errors.js";
import { inspect, textOf } from "../values/print.js";
import { RRegexp, RString, type RubyValue } from "../values/values.js";
import { give, needCount, needText, str, type MethodCall } from "./method.js";
import { allMatches, groupValue, matchFrom } from "./patterns.js";
import { placeIn } from "./places.js";

/** Replaces the contents of a string; nil if they are the same. */
export function set(self: RString, text: string, givesNil = true): RubyValue {
  if (givesNil && text === self.text) return null;
  self.text = str(text).text;
  return self;
}

export function at(self: RString, args: readonly RubyValue[], call: MethodCall): RubyValue {
  const [first, group] = args;
  if (first instanceof RString) return self.text.includes(first.text) ? str(first.text) : null;
  if (first instanceof RRegexp) {
    const match = matchFrom(first, self.text, 0, call.interpreter);
    if (!match) return null;
    const index =
      group === undefined
        ? 0
        : typeof group === "bigint"
          ? Number(group)
          : (match.names.get(textOf(group, call.interpreter)) ?? -1);
    return groupValue(match.groups[index]);
  }
  const hasPairs = /[\ud800-\udbff]/.test(self.text);
  if (hasPairs) call.interpreter.take(16 * self.text.length);
  const characters = hasPairs ? [...self.text] : self.text;
  const place = placeIn(characters.length, args);
  if (place === undefined) return null;
  const part = typeof place === "number" ? characters.slice(place, place + 1) : characters.slice(place.from, place.to);
  return str(typeof part === "string" ? part : part.join(""));
}

export function match(self: RString, [pattern]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const regexp = pattern instanceof RRegexp ? pattern : new RRegexp(needText(pattern), "");
  const found = matchFrom(regexp, self.text, 0, call.interpreter);
  return found && call.block ? give(call, found) : found;
}

export function scan(self: RString, [pattern]: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  const found = allMatches(pattern, self.text, call.interpreter).map(({ groups }): RubyValue => {
    return groups.length === 1 ? groupValue(groups[0]) : groups.slice(1).map(groupValue);
  });
  if (!call.block) return found;
  return after(call.interpreter.send(found, "each", [], call.block), () => self);
}

export function index(self: RString, [pattern, start]: readonly RubyValue[], call: MethodCall): RubyValue {
  const from = start === undefined ? 0 : needCount(start);
  const found = matchFrom(pattern!, self.text, from < 0 ? from + self.text.length : from, call.interpreter);
  return found ? BigInt(found.at) : null;
}

/** Where the last match begins, at most at an offset: matches may overlap. */
export function lastIndex({ text }: RString, [pattern, last]: readonly RubyValue[], call: MethodCall): RubyValue {
  const end = last === undefined ? text.length : needCount(last);
  const most = end < 0 ? end + text.length : end;
  let found: bigint | null = null;
  let next = matchFrom(pattern!, text, 0, call.interpreter);
  for (; next && next.at <= most; next = matchFrom(pattern!, text, next.at + 1, call.interpreter))
    found = BigInt(next.at);
  return found;
}

export function partition(self: RString, [pattern]: readonly RubyValue[], call: MethodCall): RubyValue {
  const found = matchFrom(pattern!, self.text, 0, call.interpreter);
  if (!found) return [str(self.text), str(""), str("")];
  const middle = found.groups[0]!;
  return [str(self.text.slice(0, found.at)), str(middle), str(self.text.slice(found.at + middle.length))];
}

export function rpartition(self: RString, [pattern]: readonly RubyValue[], call: MethodCall): RubyValue {
  const found = allMatches(pattern, self.text, call.interpreter).at(-1);
  if (!found) return [str(""), str(""), str(self.text)];
  const middle = found.groups[0]!;
  return [str(self.text.slice(0, found.at)), str(middle), str(self.text.slice(found.at + middle.length))];
}

export function store(self: RString, args: readonly RubyValue[], { interpreter }: MethodCall): RubyValue {
  const value = needText(args.at(-1));
  const [first] = args;
  if (first instanceof RString && !self.text.includes(first.text)) raise("IndexError", "string not matched");
  if (first instanceof RString)
    set(
      self,
      self.text.replace(first.text, () => value),
      false,
    );
  else {
    const place = placeIn(self.text.length, args.slice(0, -1));
    if (place === undefined) return raise("IndexError", `index ${inspect(first ?? null, interpreter)} out of string`);
    const [from, to] = typeof place === "number" ? [place, place + 1] : [place.from, place.to];
    set(self, self.text.slice(0, from) + value + self.text.slice(to), false);
  }
  return args.at(-1)!;
}
