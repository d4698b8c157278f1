import { after, inOrder, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
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
  const shape = shapeOf(parameters);
  if (shape.isPlain && args.length === parameters.length && !keywordsIn(args)) {
    for (let index = 0; index < args.length; index++) frame.bind(parameters[index]!.name, plainHash(args[index]!));
    return undefined;
  }
  const [first] = args;
  const takesApart = !isStrict && args.length === 1 && Array.isArray(first) && shape.takesSeveral;
  const given = { args: takesApart ? first : args, isStrict, block };
  return bindAll(parameters, given, frame, interpreter);
}

/** What binding needs to know of a list of parameters. */
interface Shape {
  /** Whether each just takes the value at its place. */
  readonly isPlain: boolean;
  /** How many plain ones there are, and how many of them have no value of their own. */
  readonly plain: number;
  readonly required: number;
  /** Whether one takes all that is left, and how many plain ones follow it. */
  readonly hasRest: boolean;
  readonly behindRest: number;
  readonly hasKeywords: boolean;
  /** Whether a block with them takes an array apart that is its only value. */
  readonly takesSeveral: boolean;
}

/** A list of parameters is bound again and again. */
const shapes = new WeakMap<readonly Parameter[], Shape>();

function shapeOf(parameters: readonly Parameter[]): Shape {
  let shape = shapes.get(parameters);
  if (!shape) shapes.set(parameters, (shape = measured(parameters)));
  return shape;
}

function measured(parameters: readonly Parameter[]): Shape {
  const plain = parameters.filter(({ style }) => style === "plain");
  const rest = parameters.findIndex(({ style }) => style === "rest");
  const positional = plain.length + parameters.filter(({ style }) => style === "rest").length;
  return {
    isPlain: parameters.every(({ initial, parts, style }) => style === "plain" && !initial && !parts),
    plain: plain.length,
    required: plain.filter(({ initial }) => !initial).length,
    hasRest: rest >= 0,
    behindRest: rest < 0 ? 0 : parameters.slice(rest + 1).filter(({ style }) => style === "plain").length,
    hasKeywords: parameters.some(({ style }) => style === "key" || style === "options"),
    takesSeveral: positional > 1 || (positional === 1 && plain.length === 0 && parameters.length > 1),
  };
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

function bindAll(
  parameters: readonly Parameter[],
  given: Given,
  frame: Frame,
  interpreter: Interpreter,
): Pending<void> {
  const shape = shapeOf(parameters);
  const { args, keywords } = withoutKeywords(shape, given);
  const { hasRest, plain, required } = shape;
  if (given.isStrict && (args.length < required || (!hasRest && args.length > plain)))
    raise("ArgumentError", wrongCount(args.length, required, hasRest ? undefined : plain, neededKeys(parameters)));
  const bound = bindPositional(parameters, { ...given, args }, shape, frame, interpreter);
  if (!keywords) return bound;
  return after(bound, () => bindKeywords(parameters, keywords, given.isStrict, frame, interpreter));
}

/** Binds the parameters that take values by their place, and the block. */
function bindPositional(
  parameters: readonly Parameter[],
  { args, block }: Given,
  { behindRest, required }: Shape,
  frame: Frame,
  interpreter: Interpreter,
): Pending<void> {
  let optional = Math.max(0, args.length - required);
  let next = 0;
  const bind = (index: number): Pending<void> => {
    const parameter = parameters[index]!;
    if (parameter.style === "rest") {
      const until = Math.max(next, args.length - behindRest);
      frame.bind(parameter.name, args.slice(next, until));
      next = until;
    } else if (parameter.style === "plain") {
      const isGiven = parameter.initial === undefined || optional-- > 0;
      const value = isGiven ? (args[next++] ?? null) : null;
      return bindOne(parameter, value, isGiven, frame, interpreter);
    } else if (parameter.style === "block") frame.bind(parameter.name, block ?? null);
  };
  return inOrder(parameters.length, bind, () => undefined);
}

/** The keywords that a method can't do without. */
function neededKeys(parameters: readonly Parameter[]): readonly string[] {
  return parameters.flatMap(({ initial, name, style }) => (style === "key" && !initial ? [name] : []));
}

function keywordsIn(args: readonly RubyValue[]): RHash | undefined {
  const last = args.at(-1);
  return last instanceof RHash && last.isKeywords ? last : undefined;
}

/** The keyword arguments, which are the last value if there are keyword parameters. */
function withoutKeywords({ hasKeywords }: Shape, { args }: Given): { args: readonly RubyValue[]; keywords?: RHash } {
  const keywords = keywordsIn(args);
  if (hasKeywords) return keywords ? { args: args.slice(0, -1), keywords } : { args, keywords: new RHash() };
  if (!keywords) return { args };
  keywords.isKeywords = false;
  return { args: keywords.size === 0 ? args.slice(0, -1) : args };
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

function bindOne(
  { name, initial, parts }: Parameter,
  value: RubyValue,
  isGiven: boolean,
  frame: Frame,
  interpreter: Interpreter,
): Pending<void> {
  if (parts) {
    const args = Array.isArray(value) ? value : [value];
    return bindAll(parts, { args, isStrict: false, block: undefined }, frame, interpreter);
  }
  if (isGiven || !initial) return frame.bind(name, plainHash(value));
  return after(interpreter.begin(initial, frame), (made) => frame.bind(name, made));
}
