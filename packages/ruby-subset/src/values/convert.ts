import { bytesOfHash, bytesOfList } from "@cairn/diagnostics";
import { resultOf, settle, type Deep } from "@cairn/evaluation";
import { defaultValue, HashValue, type Value } from "@cairn/puppet-core/values";
import { bytesOfString, encodingOf } from "./bytes.js";
import { decode } from "./encoding.js";
import { raise } from "./errors.js";
import { isContainer } from "./hash.js";
import { elementsPerStep, type Meter } from "./meter.js";
import type { RHash } from "./values.js";
import { RMatch, RForeign, RRegexp, RString, RSymbol, type RubyValue } from "./values.js";

/** A value of Puppet that isn't an array or hash, as Ruby sees it; `foreign` is for those that Ruby has no class for. */
export function plainToRuby(value: Value, foreign: (value: Value) => RForeign): RubyValue {
  if (typeof value === "string") return new RString(value);
  if (typeof value !== "object" || value === null) return value;
  if (!("kind" in value)) return null;
  if (value.kind === "default") return RSymbol.of("default");
  if (value.kind === "symbol") return RSymbol.of(value.text);
  return value.kind === "regexp" ? new RRegexp(value.source, "") : foreign(value);
}

/**
 * A value of Ruby as Puppet's functions take it; undefined if Puppet has no counterpart. The texts of byte strings are
 * added to `bytes`: Puppet's own strings have no encoding.
 */
export function fromRuby(value: RubyValue, meter: Meter, bytes?: Set<string>, keepsUndef = false): Value | undefined {
  return isContainer(value)
    ? settle(new FromRuby(meter, bytes, keepsUndef).convert(value))
    : plainFromRuby(value, bytes, keepsUndef);
}

/** Sharing is preserved; cyclic values are endless. */
class FromRuby {
  private readonly meter: Meter;
  private readonly bytes: Set<string> | undefined;
  private readonly keepsUndef: boolean;
  /** The result for each list or hash; undefined while it is in progress. */
  private readonly known = new Map<RubyValue, { readonly value: Value | undefined } | undefined>();

  constructor(meter: Meter, bytes: Set<string> | undefined, keepsUndef: boolean) {
    this.meter = meter;
    this.bytes = bytes;
    this.keepsUndef = keepsUndef;
  }

  *convert(value: RubyValue): Deep<Value | undefined> {
    if (!isContainer(value)) return plainFromRuby(value, this.bytes, this.keepsUndef);
    const known = this.known.get(value);
    if (known) return known.value;
    if (this.known.has(value)) return raise("SystemStackError", "stack level too deep");
    this.known.set(value, undefined);
    const converted = yield* resultOf(Array.isArray(value) ? this.list(value) : this.hash(value));
    this.known.set(value, { value: converted });
    return converted;
  }

  private *list(list: readonly RubyValue[]): Deep<Value | undefined> {
    this.meter.take(bytesOfList(list.length));
    this.meter.spend(list.length / elementsPerStep);
    const result: Value[] = [];
    for (const each of list) {
      const converted = isContainer(each)
        ? yield* resultOf(this.convert(each))
        : plainFromRuby(each, this.bytes, this.keepsUndef);
      if (converted === undefined) return undefined;
      result.push(converted);
    }
    return result;
  }

  private *hash(hash: RHash): Deep<Value | undefined> {
    this.meter.take(bytesOfHash(hash.size));
    this.meter.spend(hash.size / elementsPerStep);
    const entries: [Value, Value][] = [];
    for (const [key, value] of hash.entries()) {
      const name = yield* resultOf(this.convert(key));
      const converted = yield* resultOf(this.convert(value));
      if (name === undefined || converted === undefined) return undefined;
      entries.push([name, converted]);
    }
    return new HashValue(entries);
  }
}

function plainFromRuby(
  value: Exclude<RubyValue, RubyValue[] | RHash>,
  bytes: Set<string> | undefined,
  keepsUndef: boolean,
): Value | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof RString) {
    if (!value.isBinary || encodingOf(value) !== "ASCII-8BIT") return value.isBinary ? meaningOf(value) : value.text;
    // An empty text is too frequent to tell one of bytes from others.
    if (value.text !== "") bytes?.add(value.text);
    return value.text;
  }
  if (value instanceof RSymbol)
    return value.name === "undef" && !keepsUndef
      ? null
      : value.name === "default"
        ? defaultValue
        : { kind: "symbol", text: value.name };
  if (value instanceof RRegexp) return { kind: "regexp", source: value.source };
  if (value instanceof RMatch) return undefined;
  return value instanceof RForeign ? value.value : undefined;
}

/** The text of bytes in their encoding; each byte as a character where they mean nothing. */
function meaningOf(value: RString): string {
  const pieces = decode(bytesOfString(value), encodingOf(value));
  const texts = pieces.flatMap((piece) => ("text" in piece ? [piece.text] : []));
  return texts.length === pieces.length ? texts.join("") : value.text;
}
