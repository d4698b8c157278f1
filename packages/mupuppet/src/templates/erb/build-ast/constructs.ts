import type { Tokens } from "@cairn/syntax";
import type { Body, Node } from "@cairn/ruby-subset";
import { ErbParser as T } from "../generated/ErbParser.js";
import type { ConstructContext } from "../generated/ErbParser.js";
import type { Problem } from "./problem.js";
import { doubleQuoted, singleQuoted, wordsOf } from "./strings.js";

/** An operand that holds others. */
export function constructOf(context: ConstructContext, tokens: Tokens, problems: Problem[]): Node {
  const place = { start: tokens.start(context.first), end: tokens.end(context.last) };
  const bodies = (context._bodies ?? []).map(({ node }) => node);
  const tests = (context._tests ?? []).map(({ node }) => node);
  switch (tokens.type(context.first)) {
    case T.OPEN_BRACKET:
      return { kind: "array", items: context._list?.nodes ?? [], ...place };
    case T.OPEN_BRACE:
      return hashOf(context._list?.nodes ?? [], place, problems);
    case T.OPEN_PAREN:
      return bodies[0]!;
    case T.STRING_OPEN:
      return { kind: "interpolated", parts: partsOf(context, tokens, doubleQuoted), ...place };
    case T.LITERAL_OPEN:
      return literalOf(context, tokens);
    case T.REGEX_OPEN: {
      const options = /(?<![a-z])[a-z]*$/.exec(tokens.textOf(context.first))![0];
      const unescape = (text: string) => text.replaceAll("\\/", "/");
      return { kind: "regexp", parts: partsOf(context, tokens, unescape), options, ...place };
    }
    case T.IF:
      return chainOfIfs(tests, bodies, place.end);
    case T.UNLESS:
      return { kind: "if", test: tests[0]!, then: bodies[1], otherwise: bodies[0], ...place };
    case T.WHILE:
    case T.UNTIL: {
      const isUntil = tokens.type(context.first) === T.UNTIL;
      return { kind: "while", test: tests[0]!, body: bodies[0]!, isUntil, isLate: false, ...place };
    }
    default:
      return others(context, tokens, bodies, tests);
  }
}

function others(context: ConstructContext, tokens: Tokens, bodies: readonly Body[], tests: readonly Node[]): Node {
  const place = { start: tokens.start(context.first), end: tokens.end(context.last) };
  const parameters = context._variables?.nodes ?? [];
  switch (tokens.type(context.first)) {
    case T.CASE: {
      const options = context._options.map(({ node }) => node);
      return { kind: "case", subject: tests[0], options, otherwise: bodies[0], ...place };
    }
    case T.FOR:
      return { kind: "for", parameters, list: tests[0]!, body: bodies[0]!, ...place };
    case T.LAMBDA:
      return { kind: "block", parameters, body: bodies[0]!, isLambda: true, ...place };
    case T.DEF: {
      const name = tokens.textOf(context._defined!);
      return { kind: "definition", name, parameters, body: guarded(context, bodies, place), ...place };
    }
    default:
      return guarded(context, bodies, place);
  }
}

type Place = { readonly start: number; readonly end: number };

/** The body of `begin` or `def` with what follows it: `rescue`, `else`, `ensure`. */
function guarded(context: ConstructContext, bodies: readonly Body[], place: Place): Node {
  const rescues = context._rescues.map(({ node }) => node);
  const hasAlways = context._always !== undefined && context._always !== null;
  const always = hasAlways ? bodies.at(-1) : undefined;
  const otherwise = bodies.length > (hasAlways ? 2 : 1) ? bodies[1] : undefined;
  return { kind: "begin", body: bodies[0]!, rescues, otherwise, always, ...place };
}

function hashOf(items: readonly Node[], place: Place, problems: Problem[]): Node {
  for (const item of items) {
    if (item.kind === "pair" || (item.kind === "spread" && item.operator === "**")) continue;
    problems.push({ message: "`=>` is missing behind this key", start: item.start, end: item.end });
  }
  return { kind: "hash", items, ...place };
}

/** `elsif` is an `if` in the `else` of the one before. */
function chainOfIfs(tests: readonly Node[], bodies: readonly Body[], end: number): Node {
  let otherwise: Node | undefined = bodies[tests.length];
  for (let index = tests.length - 1; index >= 0; index--) {
    otherwise = { kind: "if", test: tests[index]!, then: bodies[index], otherwise, start: tests[index]!.start, end };
  }
  return otherwise!;
}

/** Texts and interpolations in their order. */
function partsOf(context: ConstructContext, tokens: Tokens, read: (text: string) => string): (string | Body)[] {
  const { first, last, _bodies: bodies } = context;
  const parts: (string | Body)[] = [];
  let body = 0;
  for (let token = first + 1; token < last; token++) {
    const type = tokens.type(token);
    if (type === T.STRING_TEXT) parts.push(read(tokens.textOf(token)));
    if (type !== T.INTERPOLATION_OPEN) continue;
    const inside = bodies[body++]!;
    parts.push(inside.node);
    token = inside.last + 1;
  }
  return parts;
}

function literalOf(context: ConstructContext, tokens: Tokens): Node {
  const place = { start: tokens.start(context.first), end: tokens.end(context.last) };
  const written = tokens.textOf(context.first);
  const letter = /^%([wWiIqQ]?)/.exec(written)![1]!;
  const inside = written.slice(letter.length + 2, -1);
  const closing = written.at(-1)!;
  if (letter === "q") return { kind: "literal", value: singleQuoted(inside, closing), ...place };
  if (letter === "" || letter === "Q") {
    return { kind: "interpolated", parts: partsOf(context, tokens, doubleQuoted), ...place };
  }
  const isSymbols = letter.toLowerCase() === "i";
  if (context._bodies.length > 0) return { kind: "refused", what: `\`%${letter}\` with an interpolation`, ...place };
  const items = wordsOf(inside).map((word): Node => {
    return isSymbols ? { kind: "symbol", name: word, ...place } : { kind: "literal", value: word, ...place };
  });
  return { kind: "array", items, ...place };
}
