import { bytesOfHash, bytesOfList } from "@cairn/diagnostics";
import { Failure, isEvaluation, resultOf, settle, type Deep, type Pending } from "@cairn/evaluation";
import { HashValue, type Value, isArray, isHash } from "@cairn/puppet-core/values";
import { fromRuby, plainToRuby } from "./convert.js";
import { freeze } from "./frozen.js";
import { free, type Meter } from "./meter.js";
import { type RForeign, RHash, RString, type RubyValue } from "./values.js";

/** A list or hash of Puppet. */
export type Container = readonly Value[] | HashValue;
type RubyContainer = RubyValue[] | RHash;

/**
 * Puppet's arrays and hashes that the templates of a compilation have seen. Each is always the same Ruby object:
 * changes by one template are visible to others, and finally in the catalog. Puppet's own values are immutable.
 */
export class SharedObjects {
  private readonly foreign: (value: Value) => RForeign;
  private readonly isFrozen: (value: Container) => boolean;
  private readonly rubyOf = new Map<Container, RubyContainer>();
  private readonly puppetOf = new Map<RubyContainer, Container>();
  /** The texts that Ruby gave as strings of bytes. */
  readonly bytes = new Set<string>();

  /** `foreign`: a value that Ruby has no class for; `isFrozen`: whether Ruby may not change a list or hash. */
  constructor(foreign: (value: Value) => RForeign, isFrozen: (value: Container) => boolean = () => false) {
    this.foreign = foreign;
    this.isFrozen = isFrozen;
  }

  /** A value as Ruby sees it. */
  toRuby(value: Value, meter: Meter): RubyValue {
    const part = this.part(value, meter);
    return isEvaluation(part) ? settle(part) : part;
  }

  /** Records that a value of Puppet was made from a Ruby object. */
  adopt(value: Value, ruby: RubyValue): void {
    if ((isArray(value) && Array.isArray(ruby)) || (isHash(value) && ruby instanceof RHash)) this.note(value, ruby);
  }

  /** The final form of a value: itself if no template has changed anything in it. */
  final(value: Value): Value {
    return this.rubyOf.size > 0 && isContainer(value) ? settle(this.finish(value, new Map())) : value;
  }

  /** What isn't a list or a hash, as Ruby sees it. */
  private plain(value: Value): RubyValue {
    const ruby = plainToRuby(value, this.foreign);
    if (ruby instanceof RString) ruby.isBinary = this.bytes.has(ruby.text);
    return ruby;
  }

  private note(value: Container, ruby: RubyContainer): void {
    this.rubyOf.set(value, ruby);
    this.puppetOf.set(ruby, value);
  }

  /** The Ruby object of a list or hash that was converted before, or that contains no other; undefined for the rest. */
  private converted(value: Container, meter: Meter): RubyContainer | undefined {
    const known = this.rubyOf.get(value);
    if (known || hasContainers(value)) return known;
    const ruby = this.begin(value, meter);
    if (Array.isArray(ruby)) for (const each of value as readonly Value[]) ruby.push(this.plain(each));
    else for (const [key, each] of (value as HashValue).entries()) ruby.set(this.plain(key), this.plain(each), meter);
    return this.finished(value, ruby);
  }

  /** The Ruby object of any other list or hash. */
  private *convert(value: Container, meter: Meter): Deep<RubyContainer> {
    const ruby = this.begin(value, meter);
    if (Array.isArray(ruby)) {
      for (const each of value as readonly Value[]) ruby.push(yield* resultOf(this.part(each, meter)));
    } else {
      for (const [key, each] of (value as HashValue).entries())
        ruby.set(yield* resultOf(this.part(key, meter)), yield* resultOf(this.part(each, meter)), meter);
    }
    return this.finished(value, ruby);
  }

  private part(value: Value, meter: Meter): Pending<RubyValue> {
    if (!isContainer(value)) return this.plain(value);
    return this.converted(value, meter) ?? this.convert(value, meter);
  }

  /** The Ruby object of a list or hash, still empty. */
  private begin(value: Container, meter: Meter): RubyContainer {
    meter.take(isArray(value) ? bytesOfList(value.length) : bytesOfHash(value.size));
    const ruby: RubyContainer = isArray(value) ? [] : new RHash();
    this.note(value, ruby);
    return ruby;
  }

  /** Freezes the Ruby object of a list or hash with its strings, if that is frozen. */
  private finished(value: Container, ruby: RubyContainer): RubyContainer {
    if (!this.isFrozen(value)) return ruby;
    for (const part of Array.isArray(ruby) ? ruby : ruby.values()) if (part instanceof RString) freeze(part);
    freeze(ruby);
    return ruby;
  }

  /** `done`: the result for each; undefined while it is in progress. */
  private *finish(value: Container, done: Map<Container, Value | undefined>): Deep<Value> {
    const known = done.get(value);
    if (known !== undefined) return known;
    if (done.has(value)) throw new Failure("template", "a template has put a list or hash into itself");
    done.set(value, undefined);
    const ruby = this.rubyOf.get(value);
    const old = partsIn(value);
    const parts = ruby ? this.partsOf(ruby) : old;
    const finished: Value[] = [];
    for (const part of parts) finished.push(isContainer(part) ? yield* resultOf(this.finish(part, done)) : part);
    const isSame = finished.length === old.length && finished.every((each, index) => each === old[index]);
    const result = isSame ? value : isArray(value) ? finished : new HashValue(pairsOf(finished));
    done.set(value, result);
    return result;
  }

  /** The elements, or keys and values in turn; those that Puppet knew are still its own. */
  private partsOf(ruby: RubyContainer): Value[] {
    const parts = Array.isArray(ruby) ? ruby : ruby.parts();
    return parts.map((part) => {
      const known = Array.isArray(part) || part instanceof RHash ? this.puppetOf.get(part) : undefined;
      return known ?? fromRuby(part, free, this.bytes) ?? null;
    });
  }
}

function isContainer(value: Value): value is Container {
  return isArray(value) || isHash(value);
}

function hasContainers(value: Container): boolean {
  if (isArray(value)) return value.some(isContainer);
  for (const [key, each] of value.entries()) if (isContainer(key) || isContainer(each)) return true;
  return false;
}

/** The elements of a list; keys and values of a hash in turn. */
function partsIn(value: Container): readonly Value[] {
  if (isArray(value)) return value;
  const parts: Value[] = [];
  for (const [key, each] of value.entries()) parts.push(key, each);
  return parts;
}

function pairsOf<Part>(parts: readonly Part[]): [Part, Part][] {
  return Array.from({ length: parts.length / 2 }, (_, index) => [parts[index * 2]!, parts[index * 2 + 1]!]);
}
