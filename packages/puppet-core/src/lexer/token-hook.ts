/**
 * What the generated lexer can't know: the meaning of a sign or word that depends on its context, and the spans of
 * heredocs. Since that is decided before the parser runs, the grammar needs only one token of lookahead.
 */
import type { Detour, TokenHook } from "@cairn/syntax";
import { TokenType as T } from "../generated/token-types.js";
import { readHeredoc, type HeredocMistake, type HeredocText } from "./heredoc.js";
import { arrowFollows, endOfRegex, isBlank, isFirstOnLine, skipBlanks } from "./look-ahead.js";
import { OpenBrackets, type Bracket } from "./open-brackets.js";
import { beforeBody, callable, dividable, keywords, operandEnds, setOf } from "./token-sets.js";

/** The tokens that the hook decides about. */
export const wanted = setOf(
  ...keywords,
  T.NAME,
  T.WORD,
  T.NUMBER,
  T.OPEN_BRACKET,
  T.CLOSE_BRACKET,
  T.OPEN_PAREN,
  T.CLOSE_PAREN,
  T.OPEN_BRACE,
  T.CLOSE_BRACE,
  T.INTERPOLATION_OPEN,
  T.MINUS,
  T.TIMES,
  T.DIVIDE,
  T.PIPE,
  T.SELECT,
  T.HEREDOC,
);

/** The lexer modes in which the text of heredocs is read. */
const [heredocText, heredocEscapedText] = [2, 3];

/**
 * Decides the meaning of signs and words that depends on their context, so that the grammar needs only one token of
 * lookahead.
 */
export class PuppetTokenHook implements TokenHook {
  readonly wanted = wanted;
  end = 0;
  detour: Detour | undefined;
  nextLine = -1;
  /** By the offset of its tag: each heredoc, or what is wrong with it. */
  readonly heredocs = new Map<number, HeredocText | HeredocMistake>();
  private readonly text: string;
  /** The number of parameter lists between `|` that are open: the default of a parameter may contain a lambda. */
  private parameterLists = 0;
  private readonly open = new OpenBrackets();
  /** Whether the parenthesis that was closed last was that of a call, */
  private afterCall = false;
  /** and the last name is that of a method. */
  private afterMethod = false;
  /** Whether the brace that was closed last was an option's: the values of the next option follow, not an operator. */
  private afterOption = false;
  /** Tags without an end, by the offset at which they were first seen. */
  private readonly endless = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  see(type: number, start: number, end: number, previous: number): number {
    switch (type) {
      case T.NAME:
        this.afterMethod = previous === T.DOT;
        if (previous === T.INTERPOLATION_OPEN && this.namesVariable(end)) return T.INTERPOLATED_NAME;
        return arrowFollows(this.text, end) ? T.NAME_KEY : type;
      case T.WORD:
      case T.NUMBER:
        return previous === T.INTERPOLATION_OPEN && this.namesVariable(end) ? T.INTERPOLATED_NAME : type;
      case T.OPEN_BRACE:
        return this.bodyOrHash(previous);
      case T.INTERPOLATION_OPEN:
        this.open.push("body");
        return type;
      case T.CLOSE_BRACE:
        this.afterOption = this.open.close("}") === "option";
        return type;
      case T.OPEN_BRACKET:
        return this.openBracket(start, previous);
      case T.CLOSE_BRACKET:
        this.open.close("]");
        return type;
      case T.OPEN_PAREN:
        return this.openParen(start, previous);
      case T.CLOSE_PAREN:
        this.afterCall = this.open.close(")") === "call";
        return type;
      case T.HEREDOC:
        return this.heredoc(start, end);
      case T.MINUS:
      case T.TIMES:
      case T.DIVIDE:
      case T.PIPE:
      case T.SELECT:
        return this.sign(type, start, end, previous);
      default:
        return this.keyword(type, end, previous);
    }
  }

  private sign(type: number, start: number, end: number, previous: number): number {
    if (type === T.PIPE) return this.pipe(previous);
    if (type === T.SELECT) return this.text.charCodeAt(skipBlanks(this.text, end)) === 123 ? T.SELECT_LIST : type;
    if (type === T.DIVIDE) return this.divide(start, previous);
    if (type === T.TIMES && arrowFollows(this.text, end)) return T.SPLAT_KEY;
    const operates = previous === T.CLOSE_BRACE ? !this.afterOption : operandEnds[previous] === 1;
    if (operates) return type;
    return type === T.MINUS ? T.PREFIX_MINUS : T.SPLAT;
  }

  /** Behind a call a lambda begins, even in the default of a parameter. */
  private pipe(previous: number): number {
    const isCalled = (previous === T.NAME && this.afterMethod) || (previous === T.CLOSE_PAREN && this.afterCall);
    if (this.parameterLists === 0 || isCalled) {
      this.parameterLists++;
      return T.PIPE;
    }
    this.parameterLists--;
    return T.PIPE_CLOSE;
  }

  /** After an option of a `case` comes the next one, whose value may be a hash. */
  private bodyOrHash(previous: number): number {
    const isNextOption = previous === T.CLOSE_BRACE && this.afterOption;
    this.open.push(isNextOption ? "hash" : braceAfter(previous));
    return beforeBody[previous] === 1 && !isNextOption ? T.BODY_OPEN : T.OPEN_BRACE;
  }

  private openParen(start: number, previous: number): number {
    const isCall = callable[previous] === 1 && !isFirstOnLine(this.text, start);
    this.open.push(isCall ? "call" : "group");
    return isCall ? T.CALL_OPEN : T.OPEN_PAREN;
  }

  private divide(start: number, previous: number): number {
    const end = dividable[previous] === 1 ? -1 : endOfRegex(this.text, start);
    if (end < 0) return T.DIVIDE;
    this.end = end;
    return T.REGEX;
  }

  private openBracket(start: number, previous: number): number {
    const isIndex = operandEnds[previous] === 1 && !isBlank(this.text.charCodeAt(start - 1));
    this.open.push(isIndex ? "index" : "array");
    return isIndex ? T.INDEX_OPEN : T.OPEN_BRACKET;
  }

  private keyword(type: number, end: number, previous: number): number {
    if (previous === T.INTERPOLATION_OPEN && this.namesVariable(end)) return T.INTERPOLATED_NAME;
    if (type === T.TRUE || type === T.FALSE) return type;
    if (arrowFollows(this.text, end)) return previous === T.DOT && type === T.TYPE ? T.NAME_KEY : keyOf(type);
    if (type === T.CLASS) return this.text.charCodeAt(skipBlanks(this.text, end)) === 123 ? T.CLASS_RESOURCE : type;
    return type === T.TYPE || type === T.FUNCTION ? this.typeOrFunction(type, end, previous) : type;
  }

  /** `type` may be called, and like `function` be an element of an array or a value of a hash. */
  private typeOrFunction(type: number, end: number, previous: number): number {
    if (type === T.TYPE && previous === T.DOT) {
      this.afterMethod = true;
      return T.NAME;
    }
    const next = skipBlanks(this.text, end);
    const unit = this.text[next];
    if (unit === "," || unit === "]" || unit === "}" || unit === ")") return this.isElement(previous) ? T.WORD : type;
    const isCalled = type === T.TYPE && previous !== T.DEFINE && unit === "(" && !isFirstOnLine(this.text, next);
    return isCalled ? T.NAME : type;
  }

  /** Whether a word that is followed by the end of an element is one: `b` in `[a, b]`, `{ a => b }` and `f(a => b)`. */
  private isElement(previous: number): boolean {
    const within = this.open.innermost;
    if (previous === T.ARROW) return within === "hash" || within === "array" || within === "index" || within === "call";
    return within === "array" && (previous === T.OPEN_BRACKET || previous === T.COMMA);
  }

  /**
   * Whether the word that ends at `end`, the first after `${`, names a variable: an index, a method or the end must
   * follow.
   */
  private namesVariable(end: number): boolean {
    const next = skipBlanks(this.text, end);
    const unit = this.text.charCodeAt(next);
    return unit === 125 || unit === 46 || (unit === 91 && !isBlank(this.text.charCodeAt(next - 1)));
  }

  /** A tag without an end isn't searched for again further down. */
  private readHeredoc(tag: string, end: number): HeredocText | HeredocMistake {
    if ((this.endless.get(tag) ?? Infinity) <= end) return "without-end";
    const heredoc = readHeredoc(this.text, tag, end, this.nextLine);
    if (heredoc === "without-end") this.endless.set(tag, end);
    return heredoc;
  }

  private heredoc(start: number, end: number): number {
    const heredoc = this.readHeredoc(this.text.slice(start, end), end);
    this.heredocs.set(start, heredoc);
    if (typeof heredoc === "string") return T.UNCLOSED_HEREDOC;
    this.nextLine = heredoc.next;
    const { from, to, interpolated, escapes } = heredoc;
    if (!interpolated || !this.text.slice(from, to).includes("$")) return T.HEREDOC;
    const mode = escapes.includes("$") ? heredocEscapedText : heredocText;
    this.detour = { from, to, mode, closing: T.HEREDOC_CLOSE };
    return T.HEREDOC_OPEN;
  }
}

/** What a brace contains, by the token before it. */
function braceAfter(previous: number): Bracket {
  if (previous === T.COLON) return "option";
  const ends = operandEnds[previous] === 1 || beforeBody[previous] === 1;
  return ends || previous === T.CLASS_RESOURCE || previous === T.SELECT_LIST ? "body" : "hash";
}

function keyOf(type: number): number {
  if (type === T.DEFAULT) return T.DEFAULT_KEY;
  if (type === T.UNDEF) return T.UNDEF_KEY;
  return type === T.TYPE || type === T.FUNCTION ? T.TYPE_KEY : T.KEYWORD_KEY;
}
