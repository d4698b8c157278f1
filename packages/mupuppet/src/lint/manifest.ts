import type { Source } from "@cairn/diagnostics";
import type { Program } from "@cairn/puppet-core/manifest";
import { parse } from "../parse/parse.js";
import { KnownVariables } from "./known-variables.js";
import { lintTokens } from "./lexer.js";
import { isComment, nextOf, type Token, type TokenType } from "./token.js";

/** The definition of a class, a defined type or a node. */
export interface Definition {
  /** Its keyword. */
  readonly keyword: Token;
  readonly name: Token;
  /** What a class inherits. */
  readonly parent: Token | undefined;
  /** All its tokens, the keyword first, and those of its parameters. */
  readonly tokens: readonly Token[];
  readonly parameters: readonly Token[] | undefined;
}

/** The body of a resource, from the colon after its title to its end. */
export interface ResourceBody {
  readonly colon: Token;
  readonly end: Token;
  /** The token before the brace: a type. */
  readonly type: Token;
  /** The names of its own parameters. */
  readonly parameters: readonly Token[];
}

/** A manifest as the rules of puppet-lint look at it. */
export class LintedManifest {
  readonly source: Source;
  readonly tokens: readonly Token[];
  private cached = new Map<string, unknown>();

  constructor(source: Source) {
    this.source = source;
    this.tokens = lintTokens(source.text);
  }

  /** Whether all of the text could be read. */
  get isWhole(): boolean {
    return (this.tokens.at(-1)?.end ?? 0) === this.text.length;
  }

  get text(): string {
    return this.source.text;
  }

  /** The tokens of these types. */
  of(...types: readonly TokenType[]): readonly Token[] {
    const byType = this.once("types", () => groupedByType(this.tokens));
    const lists = types.map((type) => byType.get(type) ?? []).filter((list) => list.length > 0);
    return lists.length < 2 ? (lists[0] ?? []) : this.once(types.join(), () => lists.flat().sort(byPlace));
  }

  /** Classes first, then defined types. */
  get definitions(): readonly Definition[] {
    return this.once("definitions", () => [...this.classes, ...this.definitionsBy("DEFINE")]);
  }

  get classes(): readonly Definition[] {
    return this.once("classes", () => this.definitionsBy("CLASS"));
  }

  get bodies(): readonly ResourceBody[] {
    return this.once("bodies", () => this.findBodies());
  }

  /** The titles of resources, as far as they are tokens. */
  get titles(): readonly Token[] {
    return this.once("titles", () => this.of("COLON").flatMap((colon) => this.titlesBefore(colon)));
  }

  /** The syntax tree, for rules that have to prove something; undefined if there is a syntax error. */
  get program(): Program | undefined {
    return this.once("program", () => parse(this.source).value);
  }

  /** The variables whose values this manifest shows. */
  get variables(): KnownVariables | undefined {
    return this.once("variables", () => this.program && new KnownVariables(this.program));
  }

  /** The parts of the text between two tokens. */
  between(first: Token, last: Token): readonly Token[] {
    return this.tokens.slice(first.index, last.index + 1);
  }

  private once<T>(key: string, make: () => T): T {
    if (!this.cached.has(key)) this.cached.set(key, make());
    return this.cached.get(key) as T;
  }

  private titlesBefore(colon: Token): readonly Token[] {
    const before = colon.prev;
    if (before?.type === "RBRACK") {
      const from = before.partner?.index ?? before.index;
      return this.tokens.slice(from + 1, before.index).filter(({ type }) => type === "STRING" || type === "NAME");
    }
    return before && colon.nextCode && colon.nextCode.type !== "LBRACE" ? [before] : [];
  }

  private definitionsBy(type: TokenType): readonly Definition[] {
    return this.of(type).flatMap((keyword) => this.definitionAt(keyword) ?? []);
  }

  private definitionAt(keyword: Token): Definition | undefined {
    const name = keyword.nextCode;
    if (!name || name.type === "LBRACE" || name.type === "FARROW") return undefined;
    let parent: Token | undefined;
    let parameters: readonly Token[] | undefined;
    for (let token: Token | undefined = name; token; token = token.next) {
      if (token.type === "INHERITS") parent ??= token.nextCode;
      if (token.type === "LPAREN") {
        if (!token.partner) return undefined;
        parameters ??= this.tokens.slice(token.index + 1, token.partner.index);
        token = token.partner;
      } else if (token !== keyword && (token.type === "RBRACE" || token.type === keyword.type)) return undefined;
      else if (token.type === "LBRACE") {
        if (!token.partner) return undefined;
        return { keyword, name, parent, parameters, tokens: this.between(keyword, token.partner) };
      }
    }
    return undefined;
  }

  private findBodies(): readonly ResourceBody[] {
    const bodies: ResourceBody[] = [];
    let brace: Token | undefined;
    let until = -1;
    for (const token of this.tokens) {
      if (token.type === "LBRACE" && token.prevCode?.type !== "QMARK") brace = token;
      if (token.type !== "COLON" || !token.nextCode || token.nextCode.type === "LBRACE") continue;
      if (token.index < until) break;
      const end = nextOf(token, "SEMIC", "RBRACE");
      if (!end || !brace?.prevCode) return bodies;
      until = end.index;
      bodies.push({ colon: token, end, type: brace.prevCode, parameters: parametersOf(token, end) });
    }
    return bodies;
  }
}

function byPlace(left: Token, right: Token): number {
  return left.index - right.index;
}

function groupedByType(tokens: readonly Token[]): ReadonlyMap<TokenType, readonly Token[]> {
  const groups = new Map<TokenType, Token[]>();
  for (const token of tokens) {
    const group = groups.get(token.type);
    if (group) group.push(token);
    else groups.set(token.type, [token]);
  }
  return groups;
}

function parametersOf(colon: Token, end: Token): readonly Token[] {
  const names: Token[] = [];
  for (let token = nextOf(colon, "NAME"); token && token.index < end.index; token = nextOf(token, "NAME"))
    if (token.nextCode?.type === "FARROW") names.push(token);
  return names;
}

/** The token from which the value of a parameter begins. */
export function valueOf(parameter: Token): Token | undefined {
  return parameter.nextCode?.nextCode;
}

/** Whether all that is before a token on its line is white space. */
export function isFirstOnLine({ prev }: Token): boolean {
  return !prev || prev.type === "NEWLINE" || (prev.type === "INDENT" && prev.prev?.type === "NEWLINE");
}

export { isComment };
