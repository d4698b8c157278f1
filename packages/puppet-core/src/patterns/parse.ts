import { readClass } from "./regexp/classes.js";
import { literally, readEscape } from "./regexp/escapes.js";
import { withBothCases } from "./regexp/both-cases.js";
import { countGroups, namedGroups } from "./groups.js";
import * as parts from "./parts.js";
import { readOpening, type Opening, type Options } from "./read-opening.js";
import { readQuantifier } from "./read-quantifier.js";
import type { Part, Place, Tree } from "./tree.js";
import { failEvaluation } from "../values/fail.js";

/** An open group. */
interface Level {
  /** The options in force in it. */
  readonly options: Options;
  readonly closes: (part: Part, alternatives: readonly Part[]) => Part;
  readonly alternatives: Part[];
  parts: Part[];
  /** An option that is set up to the end of the enclosing group is an implied group that ends with it. */
  readonly isImplied: boolean;
}

const places: Readonly<Record<string, Place>> = {
  A: "start",
  z: "end",
  Z: "lastLine",
  b: "boundary",
  B: "inside",
  G: "searchStart",
};

/**
 * Classes that JavaScript's case-insensitive flag treats differently: negated classes, nested classes, intersections.
 */
const needsOwnCases = /^\[\^|.\[|&&|\\[pPDHSW]/;

/** The maximum number of such classes: they are slow to make. */
const mostOwnCases = 200;

const dot = "[\\p{Any}--[\\n]]";

/** Parses a pattern in Ruby's notation. Throws a Failure in Ruby's words if it isn't one. */
export function parsePattern(source: string): Tree {
  return new Parser(source).run();
}

class Parser {
  private readonly source: string;
  private readonly names: ReadonlyMap<string, readonly number[]>;
  private readonly groupCount: number;
  private readonly called = new Set<number>();
  private readonly levels: Level[] = [];
  private index = 0;
  private groups = 0;
  private ownCases = 0;
  private depth = 0;
  private options: Options = { i: false, m: false, x: false };

  constructor(source: string) {
    this.source = source;
    this.names = namedGroups(source);
    this.groupCount = this.names.size > 0 ? [...this.names.values()].flat().length : countGroups(source);
    this.enter((part) => part);
  }

  run(): Tree {
    while (this.index < this.source.length) this.step();
    while (this.levels.length > 1 && this.levels.at(-1)!.isImplied) this.close();
    if (this.levels.length > 1) failEvaluation("end pattern with unmatched parenthesis");
    const root = this.closed(this.levels.pop()!);
    return { root, groups: this.groups, called: this.called, depth: this.depth };
  }

  private step(): void {
    const sign = this.source.charAt(this.index);
    if (this.options.x && this.skipBlank(sign)) return;
    if (sign === "\\") return this.escape();
    if (sign === "[") return this.characterClass();
    if (sign === "(") return this.open();
    if (sign === ")") return this.closeWritten();
    if (sign === "|") return this.alternative();
    if (sign === "^") return this.add(parts.place("lineStart"), 1);
    if (sign === "$") return this.add(parts.place("lineEnd"), 1);
    if (sign === ".") return this.add(parts.characters(this.options.m ? "[\\s\\S]" : dot, false), 1);
    const quantifier = readQuantifier(this.source, this.index);
    const last = this.levels.at(-1)!.parts.pop();
    if (quantifier && last)
      return this.add(parts.repeat(last, quantifier.least, quantifier.most, quantifier.mode), quantifier.length);
    if (last) this.levels.at(-1)!.parts.push(last);
    this.character(String.fromCodePoint(this.source.codePointAt(this.index)!));
  }

  private skipBlank(sign: string): boolean {
    const end = sign === "#" ? this.source.indexOf("\n", this.index) : this.index;
    if (sign !== "#" && !/\s/.test(sign)) return false;
    this.index = end < 0 ? this.source.length : end + 1;
    return true;
  }

  private add(part: Part, length: number): void {
    this.levels.at(-1)!.parts.push(part);
    this.index += length;
  }

  private character(character: string, length = character.length): void {
    const ignoresCase = this.options.i && character.toLowerCase() !== character.toUpperCase();
    this.add(parts.characters(literally(character), ignoresCase), length);
  }

  private escape(): void {
    const rest = this.source.slice(this.index, this.index + 200);
    const letter = rest.charAt(1);
    if (letter === "K") return this.add(parts.keep, 2);
    if (letter === "R") return this.add(parts.atomic(lineBreak()), 2);
    if (letter === "X") return this.add(parts.atomic(grapheme()), 2);
    if (places[letter]) return this.add(parts.place(places[letter]), 2);
    const named = /^\\([kg])(?:<([^>]+)>|'([^']+)')/.exec(rest);
    if (named) return this.reference(named[1]!, named[2] ?? named[3]!, named[0].length);
    const [numbered, number] = /^\\([1-9]\d*)/.exec(rest) ?? [];
    if (numbered !== undefined && (Number(number) < 10 || Number(number) <= this.groupCount)) {
      if (this.names.size > 0) failEvaluation("numbered backref/call is not allowed. (use name)");
      return this.reference("k", number!, numbered.length);
    }
    const escape = readEscape(rest);
    if (escape.kind === undefined) return this.character(escape.character!, escape.length);
    const kind = `[${escape.kind}]`;
    const atom = this.options.i && /^[pP]$/.test(letter) ? withBothCases(kind) : kind;
    this.add(parts.characters(atom, false), escape.length);
  }

  /** `\k<…>` is the text of a group, `\g<…>` matches the group again; numbers may count back from here. */
  private reference(letter: string, text: string, length: number): void {
    const isNumber = /^[-+]?\d+$/.test(text);
    const number = /^[-+]/.test(text) ? this.groups + Number(text) + (text.startsWith("-") ? 1 : 0) : Number(text);
    const groups = isNumber ? [number] : (this.names.get(text) ?? failEvaluation(`undefined name <${text}> reference`));
    const isKnown = groups.every((each) => each >= (letter === "g" ? 0 : 1) && each <= this.groupCount);
    if (!isKnown) failEvaluation(`invalid backref number/name`);
    if (letter === "k") return this.add(parts.reference([...groups].reverse(), this.options.i), length);
    this.called.add(groups[0]!);
    this.add(parts.call(groups[0]!), length);
  }

  private characterClass(): void {
    const plain = readClass(this.source, this.index, false);
    const hasOwnCases = this.options.i && needsOwnCases.test(this.source.slice(this.index, plain.end));
    if (hasOwnCases && ++this.ownCases > mostOwnCases) failEvaluation("too many classes of letters of any case");
    const { text, end } = hasOwnCases ? readClass(this.source, this.index, true) : plain;
    this.add(parts.characters(text, this.options.i && !hasOwnCases), end - this.index);
  }

  private open(): void {
    const opening = readOpening(this.source, this.index);
    if (opening.kind === "options") this.setOptions(opening);
    else if (opening.kind !== "comment") this.enter(this.closing(opening));
    this.index += opening.length;
  }

  private closing(opening: Opening): Level["closes"] {
    switch (opening.kind) {
      case "look":
        return (part) => parts.look(part, opening.isBehind, opening.isNegated);
      case "atomic":
        return parts.atomic;
      case "condition": {
        const groups = this.names.get(opening.of) ?? [Number(opening.of)];
        const isKnown = groups[0]! >= 1 && groups[0]! <= this.groupCount;
        if (!isKnown) failEvaluation("invalid backref number/name");
        return (_, alternatives) => conditionOf(groups[0]!, alternatives);
      }
      default: {
        if (opening.kind === "plain" && (!opening.captures || (this.names.size > 0 && !opening.hasName))) {
          return (part) => part;
        }
        const number = ++this.groups;
        return (part) => parts.group(number, part);
      }
    }
  }

  private setOptions({ on, off, isGroup }: Extract<Opening, { kind: "options" }>): void {
    const before = this.options;
    const isOn = (option: keyof Options) => (before[option] || on.includes(option)) && !off.includes(option);
    this.enter((part) => part, !isGroup);
    this.options = { i: isOn("i"), m: isOn("m"), x: isOn("x") };
  }

  private enter(closes: Level["closes"], isImplied = false): void {
    this.levels.push({ options: this.options, closes, alternatives: [], parts: [], isImplied });
    this.depth = Math.max(this.depth, this.levels.length);
    if (this.levels.length > deepest) failEvaluation("parse depth limit over");
  }

  private alternative(): void {
    const level = this.levels.at(-1)!;
    level.alternatives.push(parts.sequence(level.parts));
    level.parts = [];
    this.index++;
  }

  private closeWritten(): void {
    while (this.levels.at(-1)!.isImplied) this.close();
    if (this.levels.length === 1) failEvaluation("unmatched close parenthesis");
    this.close();
    this.index++;
  }

  private close(): void {
    const level = this.levels.pop()!;
    this.options = level.options;
    this.levels.at(-1)!.parts.push(this.closed(level));
  }

  private closed({ closes, alternatives, parts: last }: Level): Part {
    const all = [...alternatives, parts.sequence(last)];
    return closes(parts.choice(all), all);
  }
}

/** How deeply groups may be nested, as in Ruby. */
const deepest = 4096;

function lineBreak(): Part {
  const pair = parts.sequence([parts.characters("\\r", false), parts.characters("\\n", false)]);
  return parts.choice([pair, parts.characters("[\\n-\\r\\u0085\\u2028\\u2029]", false)]);
}

function grapheme(): Part {
  const pair = parts.sequence([parts.characters("\\r", false), parts.characters("\\n", false)]);
  const marks = parts.repeat(parts.characters("\\p{M}", false), 0, Infinity, "greedy");
  return parts.choice([pair, parts.sequence([parts.characters("\\P{M}", false), marks])]);
}

function conditionOf(number: number, alternatives: readonly Part[]): Part {
  if (alternatives.length > 2) failEvaluation("invalid conditional pattern");
  return parts.condition(number, [alternatives[0]!, alternatives[1] ?? parts.sequence([])]);
}
