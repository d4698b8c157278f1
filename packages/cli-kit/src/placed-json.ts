/** JSON with the locations of keys and values, for messages about a configuration file. */
export interface PlacedJson {
  readonly value: unknown;
  /**
   * The offsets of the key and the value of each member, by path: `rules/order-differs`. The path of the root is `""`.
   */
  readonly keyAt: ReadonlyMap<string, number>;
  readonly valueAt: ReadonlyMap<string, number>;
}

/** Why a text isn't JSON, and where. */
export interface JsonProblem {
  readonly problem: string;
  readonly offset: number;
}

type Expectation =
  "a value" | "a value or `]`" | "a key" | "a key or `}`" | "`:`" | "`,` or `]`" | "`,` or `}`" | "nothing more";

interface Level {
  readonly path: string;
  readonly container: Record<string, unknown> | unknown[];
  key: string;
}

const token =
  /[ \t\r\n]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null)|$)/y;

/** Parses JSON; of members with the same name the last value counts, as in `JSON.parse`. */
export function parsePlacedJson(text: string): PlacedJson | JsonProblem {
  return new Reader(text).read();
}

class Reader {
  private readonly keyAt = new Map<string, number>();
  private readonly valueAt = new Map<string, number>();
  private readonly levels: Level[] = [];
  private expected: Expectation = "a value";
  private result: unknown;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): PlacedJson | JsonProblem {
    const pattern = new RegExp(token.source, "y");
    for (;;) {
      const from = pattern.lastIndex;
      const match = pattern.exec(this.text);
      if (!match) return this.complain(from + /^[ \t\r\n]*/.exec(this.text.slice(from))![0].length);
      const [, punctuation, string, scalar] = match;
      const written = punctuation ?? string ?? scalar;
      const offset = pattern.lastIndex - (written?.length ?? 0);
      if (written === undefined) return this.expected === "nothing more" ? this.finish() : this.complain(offset);
      if (!this.take(written, offset)) return this.complain(offset);
    }
  }

  private finish(): PlacedJson {
    return { value: this.result, keyAt: this.keyAt, valueAt: this.valueAt };
  }

  private complain(offset: number): JsonProblem {
    const found = offset >= this.text.length ? "the file ends here" : `found \`${this.text[offset]!}\``;
    return { problem: `this isn't JSON: expected ${this.expected}, ${found}`, offset };
  }

  /** Whether `written` is valid here. */
  private take(written: string, offset: number): boolean {
    const level = this.levels.at(-1);
    if (this.expected.startsWith("a key") && written.startsWith('"')) return this.takeKey(level!, written, offset);
    if (this.expected === "`:`") return written === ":" && this.expect("a value");
    if (written === "," && this.expected.startsWith("`,`"))
      return this.expect(Array.isArray(level!.container) ? "a value" : "a key");
    if (/^[\]}]$/.test(written) && this.expected.endsWith(`\`${written}\``)) return this.close();
    if (!this.expected.startsWith("a value") || /^[\]},:]$/.test(written)) return false;
    return this.takeValue(written, offset);
  }

  private takeKey(level: Level, written: string, offset: number): boolean {
    level.key = JSON.parse(written) as string;
    this.keyAt.set(this.pathOf(level), offset);
    return this.expect("`:`");
  }

  private takeValue(written: string, offset: number): boolean {
    const level = this.levels.at(-1);
    const path = level ? this.pathOf(level) : "";
    this.valueAt.set(path, offset);
    const value: unknown = written === "{" ? {} : written === "[" ? [] : JSON.parse(written);
    this.store(level, value);
    if (typeof value !== "object" || value === null) return this.expectSeparator();
    this.levels.push({ path, container: value as Level["container"], key: "" });
    return this.expect(written === "{" ? "a key or `}`" : "a value or `]`");
  }

  private store(level: Level | undefined, value: unknown): void {
    if (!level) this.result = value;
    else if (Array.isArray(level.container)) level.container.push(value);
    else
      Object.defineProperty(level.container, level.key, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }

  private close(): boolean {
    this.levels.pop();
    return this.expectSeparator();
  }

  private expectSeparator(): boolean {
    const level = this.levels.at(-1);
    return this.expect(!level ? "nothing more" : Array.isArray(level.container) ? "`,` or `]`" : "`,` or `}`");
  }

  private expect(expected: Expectation): boolean {
    this.expected = expected;
    return true;
  }

  private pathOf({ path, container, key }: Level): string {
    const name = Array.isArray(container) ? String(container.length) : key;
    return path === "" ? name : `${path}/${name}`;
  }
}
