import { HashValue, isArray, isHash, settle, type Deep, type Value } from "@cairn/puppet-expressions/values";
import { fromRuby, toRuby } from "./convert.js";
import { RHash, type RubyValue } from "./values.js";

type Container = readonly Value[] | HashValue;
type RubyContainer = RubyValue[] | RHash;

/**
 * The arrays and hashes of Puppet that the templates of a compilation have seen. Each is always the same object of Ruby: what a
 * template puts into it, other templates find there, and in the end the catalog has it. Puppet's own values don't change.
 */
export class SharedObjects {
  private readonly rubyOf = new Map<Container, RubyContainer>();
  private readonly puppetOf = new Map<RubyContainer, Container>();

  /** A value as Ruby sees it. */
  toRuby(value: Value): RubyValue {
    return isContainer(value) ? settle<RubyValue>(this.convert(value)) : toRuby(value);
  }

  /** Notes that a value of Puppet was made of an object of Ruby. */
  adopt(value: Value, ruby: RubyValue): void {
    if ((isArray(value) && Array.isArray(ruby)) || (isHash(value) && ruby instanceof RHash)) this.note(value, ruby);
  }

  /** What templates have made of a value: it itself where none has changed anything in it. */
  final(value: Value): Value {
    return this.rubyOf.size > 0 && isContainer(value) ? settle(this.finish(value)) : value;
  }

  private note(value: Container, ruby: RubyContainer): void {
    this.rubyOf.set(value, ruby);
    this.puppetOf.set(ruby, value);
  }

  private *convert(value: Container): Deep<RubyContainer> {
    const known = this.rubyOf.get(value);
    if (known) return known;
    const ruby: RubyContainer = isArray(value) ? [] : new RHash();
    this.note(value, ruby);
    if (isHash(value)) {
      for (const [key, each] of value.entries()) {
        const name = isContainer(key) ? ((yield this.convert(key)) as RubyValue) : toRuby(key);
        (ruby as RHash).set(name, isContainer(each) ? ((yield this.convert(each)) as RubyValue) : toRuby(each));
      }
    } else {
      for (const each of value) {
        (ruby as RubyValue[]).push(isContainer(each) ? ((yield this.convert(each)) as RubyValue) : toRuby(each));
      }
    }
    return ruby;
  }

  private *finish(value: Container): Deep<Value> {
    const ruby = this.rubyOf.get(value);
    const old: readonly Value[] = isArray(value) ? value : [...value.entries()].flat();
    const parts = ruby ? this.partsOf(ruby) : old;
    const finished: Value[] = [];
    for (const part of parts) finished.push(isContainer(part) ? ((yield this.finish(part)) as Value) : part);
    if (finished.length === old.length && finished.every((each, index) => each === old[index])) return value;
    return isArray(value) ? finished : new HashValue(pairsOf(finished));
  }

  /** The elements, or keys and values in turn; those that Puppet knew are still its own. */
  private partsOf(ruby: RubyContainer): Value[] {
    const parts = Array.isArray(ruby) ? ruby : ruby.entries().flat();
    return parts.map((part) => {
      const known = Array.isArray(part) || part instanceof RHash ? this.puppetOf.get(part) : undefined;
      return known ?? fromRuby(part) ?? null;
    });
  }
}

function isContainer(value: Value): value is Container {
  return isArray(value) || isHash(value);
}

function pairsOf(parts: readonly Value[]): [Value, Value][] {
  return Array.from({ length: parts.length / 2 }, (_, index) => [parts[index * 2]!, parts[index * 2 + 1]!]);
}
