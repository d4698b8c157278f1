import { resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Parameter } from "../ast.js";
import { raise, wrongCount } from "../values/errors.js";
import { RHash, RSymbol, type RProc, type RubyValue } from "../values/values.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";

/** Binds the parameters of a block or method. A block destructures an array that is its only value. */
export function bindParameters(
  parameters: readonly Parameter[],
  args: readonly RubyValue[],
  frame: Frame,
  interpreter: Interpreter,
  isStrict: boolean,
  block?: RProc,
): Pending<void> {
  const [only] = parameters;
  if (parameters.length === 0 && !isStrict) return undefined;
  if (!isStrict && parameters.length === 1 && only!.style === "plain" && !only!.parts && !only!.initial) {
    frame.bind(only!.name, plainHash(args[0] ?? null));
    return undefined;
  }
  const [first] = args;
  const takesApart = !isStrict && args.length === 1 && Array.isArray(first) && takesSeveral(parameters);
  const given = { args: takesApart ? first : args, isStrict, block };
  return bindAll(parameters, given, frame, interpreter);
}

function takesSeveral(parameters: readonly Parameter[]): boolean {
  const positional = parameters.filter(({ style }) => style === "plain" || style === "rest");
  return positional.length > 1 || (positional.length === 1 && positional[0]!.style === "rest" && parameters.length > 1);
}

interface Given {
  readonly args: readonly RubyValue[];
  readonly isStrict: boolean;
  readonly block: RProc | undefined;
}

/** A hash of keyword arguments, converted to an ordinary one. */
function plainHash(value: RubyValue): RubyValue {
  if (value instanceof RHash) value.isKeywords = false;
  return value;
}

function* bindAll(
  parameters: readonly Parameter[],
  given: Given,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<void> {
  const { args, keywords } = withoutKeywords(parameters, given);
  const plain = parameters.filter(({ style }) => style === "plain");
  const required = plain.filter(({ initial }) => !initial).length;
  const rest = parameters.findIndex(({ style }) => style === "rest");
  const fits = args.length >= required && (rest >= 0 || args.length <= plain.length);
  if (given.isStrict && !fits)
    raise("ArgumentError", wrongCount(args.length, required, rest < 0 ? plain.length : undefined));
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
      yield* resultOf(bindOne(parameter, value, isGiven, frame, interpreter));
    } else if (parameter.style === "block") frame.bind(parameter.name, given.block ?? null);
  }
  if (keywords) yield* resultOf(bindKeywords(parameters, keywords, given.isStrict, frame, interpreter));
}

/** The keyword arguments, which are the last value if there are keyword parameters. */
function withoutKeywords(
  parameters: readonly Parameter[],
  { args }: Given,
): { args: readonly RubyValue[]; keywords?: RHash } {
  const last = args.at(-1);
  const isKeywords = last instanceof RHash && last.isKeywords;
  if (parameters.some(({ style }) => style === "key" || style === "options"))
    return isKeywords ? { args: args.slice(0, -1), keywords: last } : { args, keywords: new RHash() };
  if (!isKeywords) return { args };
  last.isKeywords = false;
  return { args: last.size === 0 ? args.slice(0, -1) : args };
}

function* bindKeywords(
  parameters: readonly Parameter[],
  keywords: RHash,
  isStrict: boolean,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<void> {
  const left = RHash.of(keywords.entries(), interpreter);
  const missing: string[] = [];
  for (const { name, style, initial } of parameters) {
    if (style !== "key") continue;
    const value = left.delete(RSymbol.of(name), interpreter);
    if (value !== undefined) frame.bind(name, value);
    else if (initial) frame.bind(name, yield* resultOf(interpreter.begin(initial, frame)));
    else missing.push(`:${name}`);
  }
  if (missing.length > 0 && isStrict)
    raise("ArgumentError", `missing keyword${missing.length > 1 ? "s" : ""}: ${missing.join(", ")}`);
  const options = parameters.find(({ style }) => style === "options");
  if (options) frame.bind(options.name, left);
  else if (left.size > 0 && isStrict) {
    const names = left.keys().map((key) => (key instanceof RSymbol ? `:${key.name}` : "?"));
    raise("ArgumentError", `unknown keyword${names.length > 1 ? "s" : ""}: ${names.join(", ")}`);
  }
}

function* bindOne(
  { name, initial, parts }: Parameter,
  value: RubyValue,
  isGiven: boolean,
  frame: Frame,
  interpreter: Interpreter,
): Evaluation<void> {
  if (parts) {
    const args = Array.isArray(value) ? value : [value];
    yield* resultOf(bindAll(parts, { args, isStrict: false, block: undefined }, frame, interpreter));
  } else frame.bind(name, isGiven || !initial ? plainHash(value) : yield* resultOf(interpreter.begin(initial, frame)));
}
