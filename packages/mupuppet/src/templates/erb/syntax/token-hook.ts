import type { Detour, TokenHook } from "@cairn/syntax";
import { ErbParser as T } from "../generated/ErbParser.js";
import { assignmentFollows, commandFollows, commandFollowsDot, endOfName, endOfSymbol, jumpsWith } from "./commands.js";
import { percentAt, regexAt, type LiteralPlace } from "./literals.js";
import {
  behind,
  keywords,
  labelPlaces,
  lineEnds,
  openers,
  operandEnds,
  refusedWords,
  setOf,
  wanted,
} from "./token-sets.js";
import { trimmedText } from "./trimmed-text.js";

/** The modes of the lexer in which the text of literals is read. */
const [literalText, literalWords] = [3, 4];

/** What is open: a bracket, a body that `end` closes, or the template itself. */
interface Level {
  readonly kind: "body" | "list" | "parameters";
  /** Whether a command's arguments are being read. */
  inCommand: boolean;
  /** Whether the `do` of a loop is still to come. */
  inLoop: boolean;
}

/** Decides what a sign or a word of Ruby means by what stands around it, so that the grammar needs to look at one token only. */
export class ErbTokenHook implements TokenHook {
  readonly wanted = wanted;
  end = 0;
  detour: Detour | undefined;
  nextLine = -1;
  /** The local variables that the template gives a value somewhere. */
  readonly locals = new Set<string>();
  private readonly text: string;
  private readonly levels: Level[] = [{ kind: "body", inCommand: false, inLoop: false }];
  private inOutput = false;

  constructor(text: string) {
    this.text = text;
  }

  see(type: number, start: number, end: number, previous: number): number {
    switch (type) {
      case T.TEXT:
        return trimmedText(this.text, start, end) === "" ? 0 : type;
      case T.OUTPUT_OPEN:
        this.inOutput = true;
        return type;
      case T.CODE_OPEN:
        return 0;
      case T.CODE_CLOSE:
        return this.closeTag();
      case T.SEMICOLON:
      case T.LINE_END:
        return this.endLine(type, end, previous);
      case T.NAME:
      case T.CONSTANT:
        return this.name(type, start, end, previous);
      case T.OPEN_BRACE:
      case T.OPEN_BRACKET:
      case T.OPEN_PAREN:
      case T.INTERPOLATION_OPEN:
        return this.open(type, start, previous);
      case T.CLOSE_BRACE:
      case T.CLOSE_BRACKET:
      case T.CLOSE_PAREN:
        if (this.levels.length > 1) this.levels.pop();
        return type;
      default:
        return this.wanted[type] === 1 && isKeyword[type] === 1
          ? this.keyword(type, start, end, previous)
          : this.sign(type, start, end, previous);
    }
  }

  private get level(): Level {
    return this.levels[this.levels.length - 1]!;
  }

  private push(kind: Level["kind"], inLoop = false): void {
    this.levels.push({ kind, inCommand: false, inLoop });
  }

  private closeTag(): number {
    const type = this.inOutput ? T.OUTPUT_CLOSE : T.SEPARATOR;
    this.inOutput = false;
    this.level.inCommand = false;
    this.level.inLoop = false;
    return type;
  }

  private endLine(type: number, end: number, previous: number): number {
    if (type === T.LINE_END) {
      if (this.level.kind !== "body" || lineEnds[previous] !== 1) return 0;
      if (/^\s*(?:#[^\n]*\n\s*)*(?:&\.|\.(?!\.))/.test(this.text.slice(end, end + 200))) return 0;
    }
    this.level.inCommand = false;
    this.level.inLoop = false;
    return T.SEPARATOR;
  }

  private name(type: number, start: number, end: number, previous: number): number {
    const { text } = this;
    const isMethod = dots[previous] === 1;
    if (!isMethod && this.isLabel(end, previous)) {
      this.end = end + 1;
      return this.level.inCommand ? T.COMMAND_LABEL : T.LABEL;
    }
    this.end = endOfName(text, end);
    const word = text.slice(start, this.end);
    if (word === "defined?" && !isMethod) return T.DEFINED;
    if (type === T.NAME && !isMethod) this.noteLocal(word);
    const isKnown =
      !isMethod && (this.locals.has(word) || (type === T.CONSTANT && !/^[ \t]*\(/.test(text.slice(this.end))));
    if (this.level.kind === "parameters" || !commandFollows(text, this.end, isKnown)) return type;
    if (operandEnds[previous] === 1) return type;
    this.level.inCommand = true;
    return T.COMMAND;
  }

  private noteLocal(word: string): void {
    const isBound = this.level.kind === "parameters" || assignmentFollows(this.text, this.end);
    if (isBound) this.locals.add(word);
  }

  /** `name:` where no ternary can be meant. */
  private isLabel(end: number, previous: number): boolean {
    return this.text[end] === ":" && this.text[end + 1] !== ":" && labelPlaces[previous] === 1;
  }

  private open(type: number, start: number, previous: number): number {
    if (type === T.INTERPOLATION_OPEN) {
      this.push("body");
      return type;
    }
    if (type === T.OPEN_BRACE) {
      const isBlock = previous === T.NAME || previous === T.CLOSE_PAREN || previous === T.LAMBDA;
      this.push(isBlock ? "body" : "list");
      return isBlock ? T.BLOCK_OPEN : type;
    }
    if (type === T.OPEN_BRACKET) {
      this.push("list");
      return operandEnds[previous] === 1 ? T.INDEX_OPEN : type;
    }
    if (this.level.kind === "parameters" || previous === T.LAMBDA) {
      this.push("parameters");
      return type;
    }
    const isCall =
      (previous === T.NAME || previous === T.CONSTANT || previous === T.YIELD) && !/\s/.test(this.text[start - 1]!);
    this.push(isCall ? "list" : "body");
    return isCall ? T.CALL_OPEN : type;
  }

  private keyword(type: number, start: number, end: number, previous: number): number {
    if (dots[previous] === 1) {
      return this.name(T.NAME, start, end, previous);
    }
    if (this.isLabel(end, previous)) return this.name(T.NAME, start, end, previous);
    if (operandEnds[previous] === 1 && behind[type] !== undefined) {
      this.level.inCommand = false;
      return behind[type];
    }
    if (openers[type] === 1) return this.openBody(type);
    if (isRefused[type] === 1) return T.REFUSED;
    switch (type) {
      case T.AND:
      case T.OR:
        this.level.inCommand = false;
        return type;
      case T.THEN:
        return T.SEPARATOR;
      case T.DO:
        return this.openDo();
      case T.END:
        if (this.levels.length > 1) this.levels.pop();
        return type;
      case T.NEXT:
      case T.BREAK:
      case T.RETURN:
        return jumpsWith(this.text, end) ? T.JUMP_WITH : T.JUMP;
      case T.IN:
        if (this.level.kind === "parameters") this.levels.pop();
        return type;
      default:
        return type;
    }
  }

  private openBody(type: number): number {
    this.push("body", type === T.WHILE || type === T.UNTIL || type === T.FOR);
    // The variables of a loop stand before `in` as those of a block do between its bars.
    if (type === T.FOR) this.push("parameters");
    return type;
  }

  private openDo(): number {
    const { level } = this;
    if (level.inLoop) {
      level.inLoop = false;
      level.inCommand = false;
      return T.SEPARATOR;
    }
    const { inCommand } = level;
    level.inCommand = false;
    this.push("body");
    return inCommand ? T.COMMAND_DO : T.DO;
  }

  private sign(type: number, start: number, end: number, previous: number): number {
    const isOperator = operandEnds[previous] === 1;
    switch (type) {
      case T.DOT:
      case T.SAFE_DOT:
        if (!commandFollowsDot(this.text, end)) return type;
        return type === T.DOT ? T.COMMAND_DOT : T.COMMAND_SAFE_DOT;
      case T.SCOPE:
        return isOperator && !/\s/.test(this.text[start - 1]!) ? type : T.TOP_SCOPE;
      case T.COMMA:
        return this.level.inCommand ? T.COMMAND_COMMA : type;
      case T.ARROW:
        return this.level.inCommand ? T.COMMAND_ARROW : type;
      case T.SYMBOL:
        return this.symbol(start, end, isOperator);
      case T.PIPE:
        return this.pipe(type, previous);
      case T.OR_ELSE:
        return previous === T.DO || previous === T.COMMAND_DO || previous === T.BLOCK_OPEN ? 0 : type;
      case T.QUESTION:
        return isOperator ? type : this.character(start, end);
      case T.DIVIDE:
      case T.OPERATE_ASSIGN:
        return isOperator || this.text[start] !== "/"
          ? type
          : this.literal(T.REGEX_OPEN, T.REGEX_CLOSE, regexAt(this.text, start), type);
      case T.MODULO:
        return isOperator ? type : this.percent(start, type);
      default:
        return isOperator ? type : (prefixes[type] ?? type);
    }
  }

  /** `a ? b :c` has no symbol; `:a?` is one. */
  private symbol(start: number, end: number, isOperator: boolean): number {
    if (isOperator) {
      this.end = start + 1;
      return T.COLON;
    }
    this.end = endOfSymbol(this.text, end);
    return T.SYMBOL;
  }

  private pipe(type: number, previous: number): number {
    if (this.level.kind === "parameters") {
      this.levels.pop();
      return T.PARAMETERS_CLOSE;
    }
    if (previous !== T.DO && previous !== T.COMMAND_DO && previous !== T.BLOCK_OPEN) return type;
    this.push("parameters");
    return T.PARAMETERS_OPEN;
  }

  private character(start: number, end: number): number {
    const [whole] = /^\?(?:\\.|[^\s\\])/u.exec(this.text.slice(start, start + 4)) ?? [];
    this.end = whole === undefined ? end : start + whole.length;
    return whole === undefined ? T.QUESTION : T.CHARACTER;
  }

  private percent(start: number, type: number): number {
    const isRegex = this.text[start + 1] === "r";
    const [opening, closing] = isRegex ? [T.REGEX_OPEN, T.REGEX_CLOSE] : [T.LITERAL_OPEN, T.LITERAL_CLOSE];
    return this.literal(opening, closing, percentAt(this.text, start), type);
  }

  /** The text of a literal is read next, behind the token that stands for all of it. */
  private literal(opening: number, closing: number, place: LiteralPlace | undefined, otherwise: number): number {
    if (!place) return otherwise;
    this.end = place.end;
    this.detour = { from: place.from, to: place.to, mode: place.interpolates ? literalText : literalWords, closing };
    return opening;
  }
}

const isKeyword = setOf(...keywords);
const isRefused = setOf(...refusedWords);
const dots = setOf(T.DOT, T.SAFE_DOT, T.COMMAND_DOT, T.COMMAND_SAFE_DOT);

const prefixes: Readonly<Record<number, number>> = {
  [T.MINUS]: T.PREFIX_MINUS,
  [T.PLUS]: 0,
  [T.TIMES]: T.SPLAT,
  [T.POWER]: T.DOUBLE_SPLAT,
  [T.AMPERSAND]: T.BLOCK_PASS,
};
