import { bytesOfList, bytesOfText } from "@cairn/diagnostics";
import { bytesOfRubyHash, charactersPerStep, elementsPerStep, type Meter } from "../values/meter.js";
import { RHash, RString, type RubyValue } from "../values/values.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Methods whose cost doesn't depend on the size of a list or hash, or that count their own steps. */
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

/** Methods that extract a part of a string, or append to it: a string that consists of pieces is joined for that. */
const partial = words(
  "<< + concat [] slice length size empty? to_s to_str to_sym == != equal? ord start_with? end_with?",
);
const charactersPerPart = 1024;

/** Methods that return one of the elements, or the result of a block or another method. */
const givesElement = words(
  "[] at slice dig fetch first last find detect min max min_by max_by inject reduce sum pop shift delete delete_at assoc key default " +
    "default= tap then yield_self itself send public_send store []= each_with_object freeze call () yield clone",
);
/** Those of them that return several if given a number. */
const givesSeveral = words("first last min max min_by max_by pop shift");

/** Methods that build strings. */
const puttingTogether = words("+ << concat prepend insert");

/** Methods that may write three characters for one. */
const lengthening = words("upcase capitalize swapcase tr upcase! capitalize! swapcase! tr!");
const mostPerCharacter = 3;

/** Methods that split a string into its characters: as a list to work with, or as strings. */
const bytesPerCharacter: Readonly<Record<string, number>> = {
  chars: 40,
  each_char: 40,
  bytes: 32,
  ...Object.fromEntries(
    ["reverse", "swapcase", "tr", "squeeze", "delete"].flatMap((name) => [name, `${name}!`]).map((name) => [name, 16]),
  ),
  count: 16,
};

/** Counts the steps of a call: a method that reads its arguments takes time proportional to their size. */
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

/** A large number takes one step for each 64 bits, and its bytes. */
function payForNumber(number: bigint, meter: Meter): void {
  if (number === BigInt.asIntN(64, number)) return;
  const bits = number.toString(32).length * 5;
  meter.spend(bits / 64);
  meter.take(bits / 8);
}

/** The size of a value that a call may change. */
export function sizeOf(value: RubyValue): number {
  if (Array.isArray(value)) return value.length;
  if (value instanceof RString) return value.text.length;
  return value instanceof RHash ? value.size : 0;
}

/** Counts what a call has created, or has added to its receiver; `before`: the previous size of that. */
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
  // `list[1, 2]` and `list[1..2]` count their own steps.
  return true;
}

/** A string that is built was counted before it was made. */
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
