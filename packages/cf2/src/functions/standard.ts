/**
 * The manual's functions and mutations (`standard`), and those that users write in JavaScript (`custom`), with
 * conversions of their values in both directions.
 */
import { bytesOfText } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import type { Place } from "../blocks/cell.js";
import type { Context } from "../evaluate/context.js";
import { said, spanOf } from "../diagnostics/said.js";
import { wrongType } from "../evaluate/failures.js";
import type { Task } from "../evaluate/machine.js";
import { compareScalars, compute } from "../values/arithmetic.js";
import {
  FAILED,
  isNumber,
  isScalar,
  isText,
  numberOf,
  showValue,
  textMadeOf,
  textOf,
  typeName,
  UNDEFINED,
  type ListValue,
  type NumberValue,
  type Scalar,
  type Text,
  type Value,
} from "../values/value.js";
import type { CallableFunction, TypeName } from "../evaluate/function.js";

const takes = (...types: TypeName[]) => ({ types, isLazy: false });

/** The functions of figure 2 except `defined`, whose argument isn't evaluated, and the mutations of figure 3. */
export const standardFunctions: readonly CallableFunction[] = [
  {
    name: "upcase",
    parameters: [takes("LITERAL")],
    call: ([text], place, context) => changeText(text as Text, (each) => each.toUpperCase(), place, context),
  },
  {
    name: "downcase",
    parameters: [takes("LITERAL")],
    call: ([text], place, context) => changeText(text as Text, (each) => each.toLowerCase(), place, context),
  },
  { name: "typeof", parameters: [takes("ANYTYPE")], call: ([value]) => typeName(value!) },
  {
    name: "join",
    parameters: [takes("LITERAL"), takes("LIST")],
    call: ([separator, list], _place, context, [, place]) =>
      join(separator as Text, list as ListValue, place!, context),
  },
  { name: "topdir", parameters: [], call: (_values, _place, context) => context.topFolder() },
  {
    name: "fail",
    parameters: [takes("SCALAR")],
    call([text], place, context) {
      context.report(catalogue.create.fail(spanOf(place), { text: sayable(text as Scalar) }));
      return FAILED;
    },
  },
  {
    name: "warn",
    parameters: [takes("SCALAR")],
    call([text], place, context) {
      context.report(catalogue.create.warn(spanOf(place), { text: sayable(text as Scalar) }));
      return UNDEFINED;
    },
  },
  accumulating("max", (left, right) => (compareScalars(left, right) >= 0 ? left : right)),
  accumulating("min", (left, right) => (compareScalars(left, right) <= 0 ? left : right)),
  accumulating("sum", (left, right) => compute("+", left as NumberValue, right as NumberValue)),
];

/** A character may become three. */
function changeText(text: Text, change: (text: string) => string, place: Place, context: Context): Value {
  if (!context.grow(bytesOfText(textOf(text).length, 3 * textOf(text).length), place)) return FAILED;
  return textMadeOf(change(textOf(text)), [text]);
}

/** A value's text for a message. */
function sayable(value: Scalar): string {
  return isText(value) && typeof value !== "string" ? showValue(value) : textOf(value);
}

/** max, min and sum: of a list, and as mutations. */
function accumulating(name: string, join: (left: Scalar, right: Scalar) => Value): CallableFunction {
  const onlyNumbers = name === "sum";
  const combine = (left: Value, right: Value, place: Place, context: Context): Value => {
    const wrong = findMisfit(left, right, onlyNumbers);
    if (wrong === undefined) return join(left as Scalar, right as Scalar);
    const wanted = onlyNumbers ? "numbers" : "numbers only or strings only";
    context.report(wrongType(place, `\`${name}\``, wanted, wrong));
    return FAILED;
  };
  return {
    name,
    parameters: [takes("LIST")],
    call: ([list], _place, context, [place]) => accumulate(name, list as ListValue, combine, place!, context),
    mutate: combine,
    commutative: true,
  };
}

/** The value that isn't compatible with the other one. */
function findMisfit(left: Value, right: Value, onlyNumbers: boolean): Value | undefined {
  if (!isNumberOrText(left, onlyNumbers)) return left;
  if (!isNumberOrText(right, onlyNumbers)) return right;
  return typeName(left) === typeName(right) ? undefined : right;
}

function isNumberOrText(value: Value, onlyNumbers: boolean): boolean {
  return isNumber(value) || (isText(value) && !onlyNumbers);
}

function* accumulate(
  name: string,
  { items }: ListValue,
  combine: (left: Value, right: Value, place: Place, context: Context) => Value,
  place: Place,
  context: Context,
): Task {
  if (items.length === 0 && name !== "sum") {
    context.report(said("type", place, `\`${name}\` takes a list that is not empty`, "give it at least one element"));
    return FAILED;
  }
  let result: Value = name === "sum" ? numberOf("0") : yield items[0]!;
  if (result !== FAILED && name !== "sum") result = combine(result, result, place, context);
  for (const item of name === "sum" ? items : items.slice(1)) {
    const value = yield item;
    if (result === FAILED || value === FAILED) return FAILED;
    result = combine(result, value, place, context);
  }
  return result;
}

function* join(separator: Text, { items }: ListValue, place: Place, context: Context): Task {
  const strings: string[] = [];
  const values: Value[] = [separator];
  const between = textOf(separator);
  let length = 0;
  for (const item of items) {
    const value = yield item;
    if (value === FAILED) return FAILED;
    if (!isScalar(value)) {
      context.report(wrongType(place, "`join`", "a list of scalars", value));
      return FAILED;
    }
    values.push(value);
    strings.push(textOf(value));
    const added = strings.at(-1)!.length + between.length;
    length += added;
    if (!context.grow(bytesOfText(added, length), place)) return FAILED;
  }
  return textMadeOf(strings.join(between), values);
}
