import type { Evaluation, Pending } from "@cairn/puppet-core/evaluate";
import type { Parameter } from "../ast.js";
import { raise } from "../values/errors.js";
import { RHash, type RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** Gives the parameters of a block or method their values. A block takes an array apart that is its only value. */
export function bindParameters(
  parameters: readonly Parameter[],
  args: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
  isStrict: boolean,
): Pending<void> {
  const [only] = parameters;
  if (parameters.length === 0 && !isStrict) return undefined;
  if (!isStrict && parameters.length === 1 && only!.style === "plain" && !only!.parts && !only!.initial) {
    frame.bind(only!.name, args[0] ?? null);
    return undefined;
  }
  const [first] = args;
  const takesApart = !isStrict && args.length === 1 && Array.isArray(first) && parameters.length > 1;
  return bindAll(parameters, takesApart ? first : args, frame, interpreter, isStrict);
}

function* bindAll(
  parameters: readonly Parameter[],
  args: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
  isStrict: boolean,
): Evaluation<void> {
  const plain = parameters.filter(({ style }) => style === "plain");
  const required = plain.filter(({ initial }) => !initial).length;
  const rest = parameters.findIndex(({ style }) => style === "rest");
  const fits = args.length >= required && (rest >= 0 || args.length <= plain.length);
  if (isStrict && !fits) raise("ArgumentError", wrongCount(args.length, required, rest < 0 ? plain.length : undefined));
  const behind = rest < 0 ? 0 : parameters.slice(rest + 1).filter(({ style }) => style === "plain").length;
  let optional = Math.max(0, args.length - required);
  let next = 0;
  for (const parameter of parameters) {
    if (parameter.style === "rest") {
      const until = Math.max(next, args.length - behind);
      frame.bind(parameter.name, args.slice(next, until));
      next = until;
    } else if (parameter.style === "plain") {
      const isGiven = parameter.initial === undefined || optional-- > 0;
      const value = isGiven ? (args[next++] ?? null) : null;
      yield bindOne(parameter, value, isGiven, frame, interpreter);
    } else frame.bind(parameter.name, parameter.style === "block" ? (frame.block ?? null) : new RHash());
  }
}

function* bindOne(
  { name, initial, parts }: Parameter,
  value: RubyValue,
  isGiven: boolean,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<void> {
  if (parts) yield bindAll(parts, Array.isArray(value) ? value : [value], frame, interpreter, false);
  else frame.bind(name, isGiven || !initial ? value : yield interpreter.begin(initial, frame));
}

/** Ruby's words for a call with too few or too many values. */
export function wrongCount(given: number, least: number, most: number | undefined): string {
  const expected = most === undefined ? `${least}+` : most === least ? `${least}` : `${least}..${most}`;
  return `wrong number of arguments (given ${given}, expected ${expected})`;
}
