import { bytesOfStep, bytesOfText } from "@cairn/diagnostics";
import { raise } from "../values/errors.js";
import type { Meter } from "../values/meter.js";
import { RHash, RString, RSymbol, type RubyValue } from "../values/values.js";
import { deepest, tooDeep } from "./json.js";

/** Ruby's `JSON.parse`; `symbols`: whether names become symbols. */
export function fromJson(text: string, meter: Meter, symbols = false): RubyValue {
  meter.take(bytesOfText(text.length));
  return new JsonReader(text, meter, symbols).read();
}

const token =
  /(?:[ \t\r\n]|\/\*[^]*?\*\/|\/\/[^\n]*\n)*(?:([[\]{},:])|"((?:[^"\\\0-\x1f]|\\[^])*)"|(-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?)|(true|false|null)(?!\w))/y;

const signs: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

/** A list or hash that is being read, with the name that waits for its value. */
interface Open {
  readonly list: RubyValue[] | undefined;
  readonly hash: RHash | undefined;
  /** Where it begins: what is wrong in a hash is told from there. */
  readonly start: number;
  name: RubyValue;
}

/** A token: a sign, or a value by itself. */
type Token = { readonly sign: string } | { readonly value: RubyValue };

/** Numbers keep their kind, and names their order. */
class JsonReader {
  private readonly text: string;
  private readonly meter: Meter;
  private readonly symbols: boolean;
  private readonly open: Open[] = [];
  private at = 0;

  constructor(text: string, meter: Meter, symbols: boolean) {
    this.text = text;
    this.meter = meter;
    this.symbols = symbols;
  }

  read(): RubyValue {
    for (;;) {
      let value = this.begin();
      while (value !== undefined) {
        const inner = this.open.at(-1);
        if (!inner) return this.ended(value);
        value = this.put(inner, value);
      }
    }
  }

  /** The value that begins here; undefined for a list or hash that holds any. */
  private begin(): RubyValue | undefined {
    const start = this.at;
    const next = this.next();
    if ("value" in next) return next.value;
    if (next.sign !== "[" && next.sign !== "{") return this.fail(start);
    if (this.open.length >= deepest) tooDeep(deepest + 1);
    const isList = next.sign === "[";
    const made: Open = { list: isList ? [] : undefined, hash: isList ? undefined : new RHash(), start, name: null };
    const inside = this.at;
    const first = this.next(isList ? inside : start);
    if ("sign" in first && first.sign === (isList ? "]" : "}")) return made.list ?? made.hash;
    this.at = inside;
    this.open.push(made);
    if (!isList) this.name(made);
    return undefined;
  }

  /** Puts a value into what is open; returns that if it ends there. */
  private put(inner: Open, value: RubyValue): RubyValue | undefined {
    if (inner.list) inner.list.push(value);
    else inner.hash!.set(inner.name, value, this.meter);
    const start = this.at;
    const next = this.next();
    const sign = "sign" in next ? next.sign : "";
    if (sign === (inner.list ? "]" : "}")) {
      this.open.pop();
      return inner.list ?? inner.hash;
    }
    if (sign !== ",") this.fail(inner.hash ? inner.start : start);
    if (inner.hash) this.name(inner);
    return undefined;
  }

  private name(open: Open): void {
    const name = this.next(open.start);
    if (!("value" in name && name.value instanceof RString)) return this.fail(open.start);
    const colon = this.next(open.start);
    if (!("sign" in colon && colon.sign === ":")) return this.fail(open.start);
    open.name = this.symbols ? RSymbol.of(name.value.text) : name.value;
  }

  private ended(value: RubyValue): RubyValue {
    return this.text.slice(this.at).replace(blanks, "") === "" ? value : this.fail(this.at);
  }

  /** `told`: from where a mistake is told. */
  private next(told = this.at): Token {
    token.lastIndex = this.at;
    const found = token.exec(this.text);
    if (!found) return this.fail(told);
    this.at = token.lastIndex;
    this.meter.spend(1);
    this.meter.take(bytesOfStep);
    const [, sign, quoted, number, fraction, exponent, word] = found;
    if (sign !== undefined) return { sign };
    if (quoted !== undefined) return { value: new RString(unescaped(quoted)) };
    if (word !== undefined) return { value: word === "null" ? null : word === "true" };
    return { value: (fraction ?? exponent) === undefined ? BigInt(number!) : Number(number) };
  }

  private fail(at: number): never {
    const rest = this.text.slice(at).replace(blanks, "");
    return raise("JSON::ParserError", `unexpected token at '${rest.replace(unfinished, "")}'`);
  }
}

/** What stands between values: comments, too. */
const blanks = /^(?:[ \t\r\n]|\/\*[^]*?\*\/|\/\/[^\n]*\n)*/;

/** The beginning of a comment that is none. */
const unfinished = /^\/(?:\*[^]*|\/[^]*)?/;

function unescaped(quoted: string): string {
  if (!quoted.includes("\\")) return quoted;
  return quoted.replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (signs[sign!] ?? sign!) : String.fromCharCode(parseInt(code, 16)),
  );
}
