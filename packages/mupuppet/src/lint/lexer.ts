/**
 * Reads a manifest as puppet-lint does: white space and comments are tokens, a variable takes its index along, and what
 * is interpolated is code. The rules check the same tokens, so that they find the same.
 */
import { heredocSegments, stringSegments, type Segment } from "./segments.js";
import { TokenList } from "./token-list.js";
import type { Token, TokenType } from "./token.js";

const keywords: ReadonlySet<string> = new Set(
  (
    "case class default define import if elsif else inherits node and or undef false true in unless function type " +
    "attr private"
  ).split(" "),
);

const colon = 58;
const wideSpace = /\p{Zs}/u;
const type =
  /(?:Integer|Float|Boolean|Regexp|String|Array|Hash|Resource|Class|Collection|Scalar|Numeric|CatalogEntry|Data|Tuple|Struct|Optional|NotUndef|Variant|Enum|Pattern|Any|Callable|Type|Runtime|Undef|Default|Sensitive)\b/y;
const reference = /(?:(?:::)?[A-Z][-\w]*)+/y;
const number = /(?:0[xX][0-9A-Fa-f]+|0?\d+(?:\.\d+)?(?:[eE]-?\d+)?)\b/y;
const name = /(?:(?:::)?[_a-z0-9][-\w]*)(?:::[a-z0-9][-\w]*)*/y;
const operator = /==|=~|=>|=|\+=|\+>|\+|>=|>>|>|<=|<<\||<-|<~|<\||<<|<|!~|!=|!|\|>>|\|>|->|~>|[-,.:;?\\*%|[\]{}()]/y;
const variable = /\$((?:::)?(?:\w+(?:-\w+)*::)*\w+(?:-\w+)*(?:\[.{1,1000}?\])*)/y;
const heredocOpen = /@\(([^)\r\n]{1,300})\)/y;
const heredocName = /^"?(.+?)"?(?::.+?)?[\t\v\f\p{Zs}]*(?:\/.*)?$/su;
/** What may follow the end marker of a heredoc. */
const lineRest = /[ \t]*\r?(?:\n|$)/y;
const lineEnd = /\r\n|\r|\n/y;
const singleQuoted = /'([^'\\]*(?:\\[^][^'\\]*)*)'/y;
const regex = /\/([^/\\]*(?:\\[^][^/\\]*)*)\//y;
const comment = /#([^\r\n]*)/y;
const slashComment = /\/\/([^\r\n]*)/y;

const types: Readonly<Record<string, TokenType>> = {
  ...{ "[": "LBRACK", "]": "RBRACK", "{": "LBRACE", "}": "RBRACE", "(": "LPAREN", ")": "RPAREN" },
  ...{ "==": "ISEQUAL", "=~": "MATCH", "!~": "NOMATCH", "=>": "FARROW", "=": "EQUALS", "<-": "OUT_EDGE" },
  ...{ "->": "IN_EDGE", "~>": "IN_EDGE_SUB", ",": "COMMA", ".": "DOT", ":": "COLON", ";": "SEMIC", "?": "QMARK" },
  ...{ "\\": "BACKSLASH", "|": "PIPE" },
};

/** What may precede a regular expression; after anything else `/` divides. */
const beforeRegex: ReadonlySet<TokenType | undefined> = new Set([
  ...["NODE", "LBRACE", "RBRACE", "MATCH", "NOMATCH", "COMMA", "LBRACK", "IF", "ELSIF", "LPAREN", "EQUALS"],
  undefined,
] as (TokenType | undefined)[]);

function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || code === 9 || code === 11 || code === 12;
  return wideSpace.test(String.fromCharCode(code));
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSmall(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 95;
}

/** The tokens of a manifest; those up to the first character that puppet-lint can't read. */
export function lintTokens(text: string): readonly Token[] {
  const list = new TokenList(text);
  new Lexer(text, list, 0, text.length).run();
  return list.all;
}

class Lexer {
  private readonly text: string;
  private readonly list: TokenList;
  private readonly limit: number;
  private at: number;
  private readonly depth: number;
  private readonly heredocs: string[] = [];
  /** Whether there may be the end of a comment. */
  private canClose = true;
  /** Interpolated code doesn't know what is before it. */
  private isFirst = true;

  constructor(text: string, list: TokenList, start: number, limit: number, depth = 0) {
    this.text = text;
    this.list = list;
    this.at = start;
    this.limit = limit;
    this.depth = depth;
  }

  run(): void {
    while (this.at < this.limit) if (!this.readWord() && !this.readQuoted() && !this.readRest()) return;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    return found && pattern.lastIndex <= this.limit ? found : undefined;
  }

  private add(kind: TokenType, value: string, length: number): true {
    this.list.add(kind, value, this.at, this.at + length);
    this.at += length;
    this.isFirst = false;
    return true;
  }

  private readWord(): boolean {
    const { at, text } = this;
    const code = text.charCodeAt(at);
    if (isSpace(code)) return this.readSpace("WHITESPACE");
    if (isCapital(code)) return this.readMatch(type, "TYPE") || this.readMatch(reference, "CLASSREF");
    if (isDigit(code) && this.readMatch(number, "NUMBER")) return true;
    if (isDigit(code) || isSmall(code)) return this.readName();
    const isQualified = code === colon && text.charCodeAt(at + 1) === colon;
    if (isQualified && (this.readMatch(reference, "CLASSREF") || this.readName())) return true;
    const sign = this.match(operator)?.[0];
    return sign !== undefined && this.add(types[sign] ?? "OPERATOR", sign, sign.length);
  }

  private readSpace(kind: "INDENT" | "WHITESPACE"): boolean {
    let end = this.at;
    while (end < this.limit && isSpace(this.text.charCodeAt(end))) end++;
    return end > this.at && this.add(kind, this.text.slice(this.at, end), end - this.at);
  }

  private readMatch(pattern: RegExp, kind: TokenType): boolean {
    const found = this.match(pattern)?.[0];
    return found !== undefined && this.add(kind, found, found.length);
  }

  private readName(): boolean {
    const word = this.match(name)?.[0];
    return word !== undefined && this.add(this.typeOfWord(word), word, word.length);
  }

  private typeOfWord(word: string): TokenType {
    const isCall = this.text[this.at + word.length] === "(";
    // In `${name}` the first word is a variable, whatever it is.
    if (this.depth > 0 && this.isFirst && !isCall) return "VARIABLE";
    if (isCall) return "FUNCTION_NAME";
    return keywords.has(word) ? (word.toUpperCase() as TokenType) : "NAME";
  }

  private readQuoted(): boolean {
    const first = this.text[this.at];
    if (first === '"') return this.readString();
    if (first !== "$" && first !== "'") return false;
    const [written, inner] = this.match(first === "$" ? variable : singleQuoted) ?? [];
    return written !== undefined && this.add(first === "$" ? "VARIABLE" : "SSTRING", inner!, written.length);
  }

  private readString(): boolean {
    const { parts, end } = stringSegments(this.text, this.at + 1);
    this.addParts(parts, ["STRING", "DQPRE", "DQMID", "DQPOST"], this.at, end);
    return true;
  }

  /** Adds the parts of a string or a heredoc: whole, first, middle and last ones have types of their own. */
  private addParts(
    parts: readonly Segment[],
    [whole, first, middle, last]: readonly [TokenType, TokenType, TokenType, TokenType],
    start: number,
    end: number,
  ): void {
    const { list, text } = this;
    for (const [index, part] of parts.entries()) {
      const [isFirst, isLast] = [index === 0, index === parts.length - 1];
      const value = text.slice(part.start, part.end);
      if (part.kind === "code") this.readCode(part);
      else if (part.kind === "variable") list.add("UNENC_VARIABLE", value.replace(/^\$/, ""), part.start, part.end);
      else {
        const kind = isFirst && isLast ? whole : isFirst ? first : isLast ? last : middle;
        const from = isFirst ? start : parts[index - 1]!.kind === "code" ? part.start - 1 : part.start;
        const to = isLast ? end : parts[index + 1]!.kind === "code" ? part.end + 2 : part.end;
        list.add(kind, value, from, to);
      }
    }
    this.at = end;
    this.isFirst = false;
  }

  /** Code that nests deeper than anybody reads isn't read. */
  private readCode({ end, start }: Segment): void {
    if (this.depth < 50) new Lexer(this.text, this.list, start, end, this.depth + 1).run();
  }

  private readRest(): boolean {
    switch (this.text[this.at]) {
      case "#":
        return this.readComment(comment, "COMMENT");
      case "@":
        return this.readHeredocOpen() || this.add("AT", "@", 1);
      case "/":
        return (
          this.readComment(slashComment, "SLASH_COMMENT") ||
          this.readStarComment() ||
          this.readRegex() ||
          this.add("DIV", "/", 1)
        );
      default:
        return this.readLineEnd();
    }
  }

  private readHeredocOpen(): boolean {
    const [heredoc, tag] = this.match(heredocOpen) ?? [];
    if (heredoc === undefined) return false;
    this.heredocs.push(tag!);
    return this.add("HEREDOC_OPEN", tag!, heredoc.length);
  }

  private readComment(pattern: RegExp, kind: TokenType): boolean {
    const [all, text] = this.match(pattern) ?? [];
    return all !== undefined && this.add(kind, text!, all.length);
  }

  private readStarComment(): boolean {
    const { at, text } = this;
    const end = text.startsWith("/*", at) && this.canClose ? text.indexOf("*/", at + 2) : -1;
    if (end < 0 || end + 2 > this.limit) {
      if (text.startsWith("/*", at)) this.canClose = false;
      return false;
    }
    const between = text.slice(at + 2, end);
    const value = between.replace(/^ /, "").replace(/ $/, "").replace(/^ *\*/gm, "");
    return this.add("MLCOMMENT", value, end + 2 - at);
  }

  private readRegex(): boolean {
    const before = this.isFirst ? undefined : this.list.lastCodeType;
    if (this.text[this.at] !== "/" || !beforeRegex.has(before)) return false;
    const [written, pattern] = this.match(regex) ?? [];
    return written !== undefined && this.add("REGEX", pattern!, written.length);
  }

  private readLineEnd(): boolean {
    const end = this.match(lineEnd)?.[0];
    if (end === undefined) return false;
    this.add("NEWLINE", end, end.length);
    const tag = this.heredocs.shift();
    if (tag !== undefined) this.readHeredoc(tag);
    else this.readSpace("INDENT");
    return true;
  }

  private readHeredoc(tag: string): void {
    const [, word = tag] = heredocName.exec(tag.trim()) ?? [];
    const [textEnd, end] = this.endOfHeredoc(word.trim());
    const parts = tag.trimStart().startsWith('"')
      ? heredocSegments(this.text, this.at, textEnd).parts
      : [{ kind: "text", start: this.at, end: textEnd } as const];
    this.addParts(parts, ["HEREDOC", "HEREDOC_PRE", "HEREDOC_MID", "HEREDOC_POST"], this.at, end);
  }

  /** Where the text of a heredoc ends, and where its end marker does. */
  private endOfHeredoc(word: string): readonly [number, number] {
    const { limit, text } = this;
    for (let at = text.indexOf(word, this.at); at >= 0 && at < limit; at = text.indexOf(word, at + 1)) {
      const end = at + word.length;
      lineRest.lastIndex = end;
      if (!lineRest.test(text)) continue;
      let start = this.skipBack(at);
      if (text[start - 1] === "-") start = this.skipBack(start - 1);
      if (text[start - 1] === "|") start--;
      return [Math.max(start, this.at), end];
    }
    return [limit, limit];
  }

  private skipBack(from: number): number {
    let at = from;
    while (at > this.at && /[ \t\r\n\f\v]/.test(this.text[at - 1]!)) at--;
    return at;
  }
}
