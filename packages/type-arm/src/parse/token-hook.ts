/** Context-dependent tokens of this language: words and braces, on top of puppet-core's hook. */
import { PuppetTokenHook, TokenType as T, wantedTokens } from "@cairn/puppet-core";

/** What an open brace belongs to. */
type Braces = "type" | "settings" | "other";

const wanted = new Uint8Array(wantedTokens);
for (const type of [T.REFERENCE, T.BAD_REFERENCE, T.CLOSE_BRACKET, T.ASSIGN]) wanted[type] = 1;

/** Puppet's keywords for definitions that don't exist here: ordinary words, unless a name follows. */
const foreign = new Set<number>([T.CLASS, T.CLASS_RESOURCE, T.DEFINE, T.NODE, T.FUNCTION]);

const name = /(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*/y;

/** Keywords that are words where a name is expected. */
const words = new Set<number>([
  ...[T.NAME, T.WORD, T.REFERENCE, T.NAME_KEY, T.DEFAULT_KEY, T.UNDEF_KEY, T.TYPE_KEY, T.KEYWORD_KEY],
  ...[T.AND, T.ATTR, T.CASE, T.CLASS, T.CLASS_RESOURCE, T.DEFAULT, T.DEFINE, T.ELSE, T.ELSIF, T.FALSE, T.FUNCTION],
  ...[T.IF, T.IN, T.INHERITS, T.NODE, T.OR, T.PRIVATE, T.TRUE, T.TYPE, T.UNDEF, T.UNLESS],
]);

/** Values, even where a name is expected. */
const literals = new Set<number>([T.TRUE, T.FALSE, T.UNDEF, T.DEFAULT]);

const members: ReadonlyMap<string, number> = new Map([
  ["attr", T.ATTR],
  ["has", T.HAS],
  ["invariant", T.INVARIANT],
  ["abstract", T.ABSTRACT],
]);

/**
 * Puppet's hook, with the contextual keywords of a definition (interpretation R5): `attr` begins a member between the
 * braces of a type, and is a name everywhere else.
 */
export class TypeArmTokenHook extends PuppetTokenHook {
  override readonly wanted = wanted;
  private readonly source: string;
  private readonly braces: Braces[] = [];
  /** Between `type` and the brace, or the `=`, that follows its name. */
  private inHeader = false;
  /** The keyword of the current member. */
  private member = 0;
  /** How many brackets are open since the member began. */
  private brackets = 0;

  constructor(text: string) {
    super(text);
    this.source = text;
  }

  override see(type: number, start: number, end: number, previous: number): number {
    const seen = super.see(type, start, end, previous);
    switch (type) {
      case T.OPEN_BRACE:
        return this.openBrace(seen, previous);
      case T.INTERPOLATION_OPEN:
        this.braces.push("other");
        return seen;
      case T.CLOSE_BRACE:
        this.closeBrace();
        return seen;
      case T.OPEN_BRACKET:
        this.brackets++;
        return seen;
      case T.CLOSE_BRACKET:
        this.brackets--;
        return seen;
      case T.ASSIGN:
        this.inHeader = false;
        return seen;
      case T.BAD_REFERENCE:
        return this.namesType(previous) ? this.wholeName(seen, start, end) : seen;
      default:
        if (words.has(seen) && this.namesType(previous))
          return this.wholeName(this.word(seen, start, end, previous), start, end);
        return words.has(seen) ? this.word(seen, start, end, previous) : seen;
    }
  }

  /**
   * Whether the name of a type follows `previous`: its words may begin with letters of any case (interpretation R6).
   */
  private namesType(previous: number): boolean {
    if (this.inHeader) return previous === T.TYPE || previous === T.INHERITS;
    return previous === T.COMMA && this.braces.at(-1) === "type" && this.brackets === 0;
  }

  /** Extends a token to a whole name whose words differ in case, such as `net::Host`. */
  private wholeName(seen: number, start: number, end: number): number {
    name.lastIndex = start;
    const length = name.exec(this.source)?.[0].length ?? 0;
    if (start + length < end || (start + length === end && seen !== T.BAD_REFERENCE)) return seen;
    this.end = start + length;
    return T.NAME;
  }

  private openBrace(seen: number, previous: number): number {
    const around = this.braces.at(-1);
    if (this.inHeader) {
      this.braces.push("type");
      this.inHeader = false;
      this.startMember(0);
      return T.BODY_OPEN;
    }
    const ofFeature = around === "type" && (this.member === T.ATTR || this.member === T.HAS);
    this.braces.push(ofFeature ? "settings" : "other");
    const isBody = around === "type" || (around === "settings" && (previous === T.ARROW || previous === T.PLUS_ARROW));
    return isBody ? T.BODY_OPEN : seen;
  }

  private closeBrace(): void {
    this.braces.pop();
    if (this.braces.at(-1) === "type") this.startMember(0);
  }

  private startMember(keyword: number): void {
    this.member = keyword;
    this.brackets = 0;
  }

  private word(seen: number, start: number, end: number, previous: number): number {
    if (this.inHeader) return this.namesType(previous) && seen !== T.REFERENCE && seen !== T.WORD ? T.NAME : seen;
    if (this.braces.at(-1) === "type") return this.wordOfType(seen, start, end, previous);
    if (seen === T.KEYWORD_KEY) return T.NAME_KEY;
    if (seen === T.TYPE) return this.keywordOrName(T.TYPE, end, previous);
    if (foreign.has(seen)) return this.keywordOrName(seen, end, previous);
    if (seen === T.ATTR || seen === T.PRIVATE || seen === T.INHERITS) return T.NAME;
    if (previous === T.INDEX_OPEN && !literals.has(seen) && this.nextUnit(end) === "]") return T.NAME;
    return seen;
  }

  /** A word between the braces of a type, outside those of its members. */
  private wordOfType(seen: number, start: number, end: number, previous: number): number {
    if (previous === T.ATTR || previous === T.HAS) return T.FEATURE;
    if (this.brackets > 0) return seen === T.REFERENCE || literals.has(seen) ? seen : T.NAME;
    const text = this.source.slice(start, end);
    if (previous === T.COMMA) return text === "enum" ? T.ENUM : seen === T.REFERENCE ? seen : T.NAME;
    const keyword = members.get(text);
    if (keyword === undefined) return text === "type" ? this.nextDefinition(seen, end, previous) : seen;
    this.startMember(keyword);
    return keyword;
  }

  /** Where a member may begin, `type` begins the next definition: the closing brace of the previous one is missing. */
  private nextDefinition(seen: number, end: number, previous: number): number {
    if (this.keywordOrName(T.TYPE, end, previous) !== T.TYPE) return seen;
    this.braces.pop();
    return T.TYPE;
  }

  /** Whether a word is a keyword: it begins a statement, and a name follows. */
  private keywordOrName(type: number, end: number, previous: number): number {
    const next = this.nextUnit(end);
    const isKeyword = next !== undefined && /[\w:]/.test(next) && previous !== T.DOT;
    if (isKeyword && type === T.TYPE) this.inHeader = true;
    return isKeyword ? type : T.NAME;
  }

  /** What follows blanks; comments count as something. */
  private nextUnit(at: number): string | undefined {
    const rest = /[^\s]/g;
    rest.lastIndex = at;
    return rest.exec(this.source)?.[0];
  }
}
