import { withBothCases } from "./both-cases.js";
import { readClass } from "./classes.js";
import { allBut, literally, otherCase, readEscape } from "./escapes.js";

interface Options {
  readonly i: boolean;
  readonly m: boolean;
  readonly x: boolean;
}

/** An open group: its options, and how many parentheses close it. */
interface Group {
  readonly options: Options;
  closing: string;
  readonly start: number;
}

/** The JavaScript equivalent of Ruby's notation; undefined if there is none. */
export interface Translation {
  readonly text: string;
  readonly ignoresCase: boolean;
}

/** What JavaScript's case-insensitive flag treats differently: options that end, nested classes, intersections. */
const needsOwnCases = /\(\?\w*-\w*i|\[\^?[[:]|\[[^\]]*\[|&&/;

const none: Options = { i: false, m: false, x: false };

/** Translates a regular expression of Ruby to JavaScript's notation (flag `v`). */
export function translate(source: string): Translation | undefined {
  const [, options, rest] = /^\(\?([mix]+)\)([\s\S]*)$/.exec(source) ?? [];
  const ignoresCase = options?.includes("i") === true;
  const isWhole = ignoresCase && !needsOwnCases.test(rest!);
  const held = { i: ignoresCase && !isWhole, m: options?.includes("m") === true, x: options?.includes("x") === true };
  const text = new Translator(rest ?? source, options === undefined ? none : held).run();
  return text === undefined ? undefined : { text, ignoresCase: isWhole };
}

class Translator {
  private readonly source: string;
  private index = 0;
  private options: Options;
  private readonly pieces: string[] = [];
  private readonly groups: Group[] = [];
  /** The start of the last atom that can be repeated. */
  private atom = -1;
  private isRepeated = false;
  private readonly names: ReadonlyMap<string, number>;

  constructor(source: string, options: Options) {
    this.source = source;
    this.options = options;
    const names = Array.from(source.matchAll(/\\[\s\S]|\(\?[<']([A-Za-z_]\w*)[>']/g), ([, name]) => name);
    this.names = new Map(names.filter((name) => name !== undefined).map((name, index) => [name, index + 1]));
  }

  /** The whole translation, or undefined if JavaScript has no equivalent. */
  run(): string | undefined {
    while (this.index < this.source.length) if (!this.step()) return undefined;
    for (const { closing } of this.groups.reverse()) this.pieces.push(closing.slice(1));
    return this.pieces.join("");
  }

  private step(): boolean {
    const rest = this.source.slice(this.index, this.index + 60);
    const first = rest.charAt(0);
    if (this.options.x && /^[\s#]/.test(first))
      return this.skip(/^(?:\s+|#[^\n]*)/.exec(this.source.slice(this.index))![0].length);
    if (first === "\\") return this.escape(rest);
    if (first === "[") return this.characterClass();
    if (first === "(") return this.open(rest);
    if (first === ")") return this.close();
    if (first === "|") return this.add("|", 1, false);
    if (first === "^") return this.add("(?:^|(?<=\\n)(?!$))", 1);
    if (first === "$") return this.add("(?=\\n|$)", 1);
    if (first === ".") return this.add(this.options.m ? "[\\s\\S]" : allBut("\\n"), 1);
    const quantifier = /^(?:[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\})/.exec(rest)?.[0];
    if (quantifier !== undefined && this.atom >= 0) return this.repeat(quantifier, rest);
    return this.character(String.fromCodePoint(this.source.codePointAt(this.index)!));
  }

  private skip(length: number): boolean {
    this.index += length;
    return true;
  }

  private add(text: string, length: number, isAtom = true): boolean {
    this.atom = isAtom ? this.pieces.length : -1;
    this.isRepeated = false;
    this.pieces.push(text);
    return this.skip(length);
  }

  private character(character: string, length = character.length): boolean {
    const other = this.options.i ? otherCase(character) : undefined;
    return this.add(
      other === undefined ? literally(character) : `[${literally(character)}${literally(other)}]`,
      length,
    );
  }

  private escape(rest: string): boolean {
    const named = /^\\k[<'](?:([A-Za-z_]\w*)|(\d+))[>']/.exec(rest);
    if (named) return this.add(`(?:\\${named[2] ?? this.names.get(named[1]!) ?? 0})`, named[0].length);
    const numbered = /^\\([1-9])(?!\d)/.exec(rest);
    if (numbered) return this.add(`(?:\\${numbered[1]})`, 2);
    if (/^\\[gK]/.test(rest)) return false;
    const escape = readEscape(rest);
    if (escape.whole !== undefined) return this.add(escape.whole, escape.length);
    if (escape.kind !== undefined) {
      const kind = `[${escape.kind}]`;
      return this.add(this.options.i && rest.startsWith("\\p") ? withBothCases(kind) : kind, escape.length);
    }
    return this.character(escape.character!, escape.length);
  }

  private characterClass(): boolean {
    const { text, end } = readClass(this.source, this.index, this.options.i);
    return this.add(text, end - this.index);
  }

  /** Groups keep their numbers; if some are named, unnamed ones don't capture, as in Ruby. */
  private open(rest: string): boolean {
    const [comment] = /^\(\?#[^)]*\)?/.exec(this.source.slice(this.index)) ?? [];
    if (comment !== undefined) return this.skip(comment.length);
    const options = /^\(\?([mixadu]*)(?:-([mix]*))?([:)])/.exec(rest);
    if (options) return this.setOptions(options);
    const [start] = /^\((?:\?(?:[=!>]|<[=!]|<\w+>|'\w+'))?/.exec(rest)!;
    if (start === "(" && rest.startsWith("(?")) return false;
    const isNamed = /^\(\?(?:<\w|')/.test(start);
    // Ruby never backtracks into `(?>…)`; JavaScript has no atomic group, so it may.
    const text = isNamed ? "(" : start === "(?>" || (start === "(" && this.names.size > 0) ? "(?:" : start;
    return this.enter(text, start.length);
  }

  private enter(text: string, length: number): boolean {
    this.groups.push({ options: this.options, closing: ")", start: this.pieces.length });
    return this.add(text, length, false);
  }

  /** `(?i)` holds up to the end of the enclosing group, with all its alternatives. */
  private setOptions([all, on, off, end]: RegExpExecArray): boolean {
    const before = this.options;
    const isOn = (option: keyof Options) => (before[option] || on!.includes(option)) && off?.includes(option) !== true;
    const options = { i: isOn("i"), m: isOn("m"), x: isOn("x") };
    if (end === ":") {
      this.enter("(?:", all.length);
    } else {
      const around = this.groups.at(-1);
      if (around) around.closing += ")";
      else this.groups.push({ options: before, closing: "))", start: this.pieces.length });
      this.add("(?:", all.length, false);
    }
    this.options = options;
    return true;
  }

  private close(): boolean {
    const group = this.groups.pop();
    if (!group) return false;
    this.options = group.options;
    this.pieces.push(group.closing);
    this.atom = group.start;
    this.isRepeated = false;
    return this.skip(1);
  }

  /**
   * An atom that is repeated already is put in a group first. Possessive quantifiers are translated to greedy ones:
   * JavaScript has none.
   */
  private repeat(quantifier: string, rest: string): boolean {
    const isCount = quantifier.startsWith("{");
    const behind = rest.charAt(quantifier.length);
    const isExact = /^\{\d+\}$/.test(quantifier);
    const text = quantifier.startsWith("{,") ? `{0${quantifier.slice(1)}` : quantifier;
    const isLazy = behind === "?" && !isExact;
    const isPossessive = behind === "+" && !isCount;
    const needsGroup = this.isRepeated || /^(?:\(\?<?[=!]|[$^]$)/.test(this.pieces[this.atom]!);
    if (needsGroup) this.pieces[this.atom] = `(?:${this.pieces[this.atom]!}`;
    this.pieces.push(`${needsGroup ? ")" : ""}${text}${isLazy ? "?" : ""}`);
    this.isRepeated = true;
    return this.skip(quantifier.length + (isLazy || isPossessive ? 1 : 0));
  }
}
