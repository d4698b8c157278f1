import { bytesOfList, bytesOfText } from "@cairn/diagnostics";
import { bytesOfRubyHash, charactersPerStep, elementsPerStep, type Meter } from "../values/meter.js";
import { RHash, RString, type RubyValue } from "../values/values.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What takes no longer for a long list or a large hash than for a small one, or counts its steps itself. */
const quick = {
  list: words(
    "[] at slice first last dig fetch << push append pop length size empty? to_a to_ary == != eql? <=> each each_index map " +
      "collect join flatten to_s inspect to_json to_yaml product combination transpose equal?",
  ),
  hash: words(
    "[] []= store fetch dig key? has_key? include? member? delete length size empty? to_h to_hash == != eql? shift default " +
      "default= to_s inspect to_json to_yaml equal?",
  ),
} as const;

/** What asks a text for a part of it, or puts something to it: a text that was put together is made one for that. */
const partial = words(
  "<< + concat [] slice length size empty? to_s to_str to_sym == != equal? ord start_with? end_with?",
);
const charactersPerPart = 1024;

/** What gives one of the elements, or what a block or another method gives. */
const givesElement = words(
  "[] at slice dig fetch first last find detect min max min_by max_by inject reduce sum pop shift delete delete_at assoc key default " +
    "default= tap then yield_self itself send public_send store []= each_with_object freeze call () yield clone",
);
/** Of these, what gives several where it is told how many. */
const givesSeveral = words("first last min max min_by max_by pop shift");

/** What a text is put together with. */
const puttingTogether = words("+ << concat prepend insert");

/** What may write three characters for one. */
const lengthening = words("upcase capitalize swapcase tr upcase! capitalize! swapcase! tr!");
const mostPerCharacter = 3;

/** What takes a text apart into its characters: as a list to work with, or as strings. */
const bytesPerCharacter: Readonly<Record<string, number>> = {
  chars: 40,
  each_char: 40,
  bytes: 32,
  ...Object.fromEntries(
    ["reverse", "swapcase", "tr", "squeeze", "delete"].flatMap((name) => [name, `${name}!`]).map((name) => [name, 16]),
  ),
  count: 16,
};

/** Counts the steps of a call: who reads through what it is called with takes the longer the larger that is. */
export function payForCall(receiver: RubyValue, name: string, args: readonly RubyValue[], meter: Meter): void {
  if (receiver instanceof RString) payForReading(receiver.text.length, name, args, meter);
  else if (Array.isArray(receiver)) {
    if (!quick.list.has(name)) meter.spend(receiver.length / elementsPerStep);
  } else if (receiver instanceof RHash) {
    if (!quick.hash.has(name)) meter.spend(receiver.size / elementsPerStep);
  } else if (typeof receiver === "bigint") payForNumber(receiver, meter);
  for (const each of args) payForArgument(receiver, each, meter);
}

function payForReading(length: number, name: string, args: readonly RubyValue[], meter: Meter): void {
  if (puttingTogether.has(name)) {
    const sizes = [length, ...args.map(sizeOf)];
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    meter.take(bytesOfText(whole - Math.max(...sizes), whole));
  } else if (lengthening.has(name)) meter.take(bytesOfText(0, mostPerCharacter * length));
  const bytes = bytesPerCharacter[name];
  if (bytes !== undefined && length > 0) meter.take(bytes * length);
  const steps = length / (partial.has(name) ? charactersPerPart : charactersPerStep);
  if (steps >= 1) meter.spend(steps);
}

function payForArgument(receiver: RubyValue, each: RubyValue, meter: Meter): void {
  if (each instanceof RString) meter.spend(each.text.length / charactersPerPart);
  else if (typeof each === "bigint") payForNumber(each, meter);
  else if (Array.isArray(each) && receiver !== null) meter.spend(each.length / elementsPerStep / 16);
}

/** A number of so many bits takes a step for each 64 of them, and its bytes. */
function payForNumber(number: bigint, meter: Meter): void {
  if (number === BigInt.asIntN(64, number)) return;
  const bits = number.toString(32).length * 5;
  meter.spend(bits / 64);
  meter.take(bits / 8);
}

/** How large a value is that a call may change. */
export function sizeOf(value: RubyValue): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof RString) return value.text.length;
  return value instanceof RHash ? value.size : 0;
}

/** Counts what a call has made, or has put to what it was called on; `before`: how large that was. */
export function payForResult(
  receiver: RubyValue,
  name: string,
  args: readonly RubyValue[],
  before: number,
  result: RubyValue,
  meter: Meter,
): void {
  const grown = sizeOf(receiver) - before;
  if (receiver instanceof RString) payForText(receiver, name, args, before, result, meter);
  else if (grown > 0 && Array.isArray(receiver)) meter.take(8 * grown);
  else if (grown > 0 && receiver instanceof RHash) meter.take(bytesOfRubyHash(grown));
  if (result === receiver || typeof result !== "object" || isElement(name, args)) return;
  if (Array.isArray(result)) meter.take(bytesOfList(result.length));
  else if (result instanceof RHash) meter.take(bytesOfRubyHash(result.size));
}

function isElement(name: string, args: readonly RubyValue[]): boolean {
  if (!givesElement.has(name)) return false;
  if (args.length > 0 && givesSeveral.has(name)) return false;
  // `list[1, 2]` and `list[1..2]` count for themselves.
  return true;
}

/** A text that is put together was counted before it was made. */
function payForText(
  receiver: RString,
  name: string,
  args: readonly RubyValue[],
  before: number,
  result: RubyValue,
  meter: Meter,
): void {
  if (puttingTogether.has(name)) return;
  const isOther = result instanceof RString && result !== receiver && !args.includes(result);
  const made = isOther
    ? result.text.length
    : name.endsWith("!") || receiver.text.length > before
      ? receiver.text.length
      : 0;
  if (made > 0) meter.take(bytesOfText(made));
}
