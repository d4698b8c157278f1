import { describe, expect, it } from "@jest/globals";
import { createType } from "@cairn/puppet-core/types";
import type { Value } from "@cairn/puppet-core/values";
import { puppetMeter } from "@cairn/ruby-subset";
import { sharedObjects } from "../../../../src/ruby-values/puppet-object.js";
import { RHash, RRegexp, RString, RSymbol, type RubyValue } from "@cairn/ruby-subset";
import { toYaml } from "@cairn/ruby-subset";

const text = (value: string) => new RString(value);
const toRuby = (value: Value) => sharedObjects().toRuby(value, puppetMeter);
const secret = (value: Value) => toRuby({ kind: "sensitive", value });
const secretTag = "!ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive";
const hash = (...entries: [RubyValue, RubyValue][]) => RHash.of(entries, puppetMeter);

describe("to_yaml of a type", () => {
  it("is refused: Ruby writes its object", () => {
    const type = toRuby(createType("Undef", []) as Value);
    expect(() => toYaml(hash([text("a"), type]), puppetMeter)).toThrow(/PUndefType/);
  });
});

describe("to_yaml of what JSON doesn't have", () => {
  it.each<[string, RubyValue, string]>([
    ["nothing", null, "---\n"],
    ["nothing as a key", hash([null, 1n]), "---\n! '': 1\n"],
    ["a symbol", RSymbol.of("a b"), "--- :a b\n"],
    ["a symbol that needs quotes", hash([RSymbol.of("a: b"), 1n]), "---\n! ':a: b': 1\n"],
    ["a list as a key", hash([[1n], 2n], [hash([1n, 2n]), 3n]), "---\n? - 1\n: 2\n? 1: 2\n: 3\n"],
    ["empty ones as keys", hash([[], 2n], [hash(), 3n]), "---\n[]: 2\n{}: 3\n"],
    ["a long key", hash([text("k".repeat(129)), [1n]]), `---\n? ${"k".repeat(129)}\n: - 1\n`],
    ["numbers that are none", [NaN, Infinity, -Infinity], "---\n- .nan\n- .inf\n- -.inf\n"],
    ["a pattern", [new RRegexp("a: #b", "")], "---\n- !ruby/regexp '/a: #b/'\n"],
    ["a secret, which it shows", secret(["s"]), `--- ${secretTag}\nvalue:\n- s\n`],
    ["secrets inside", hash([text("a"), [secret("s")]]), `---\na:\n- ${secretTag}\n  value: s\n`],
    ["a secret as a key", hash([secret("s"), 1n]), `---\n? ${secretTag}\n  value: s\n: 1\n`],
    [
      "times",
      toRuby({ kind: "timespan", nanoseconds: 5n }),
      "--- !ruby/object:Puppet::Pops::Time::Timespan\nnsecs: 5\n",
    ],
    ["lists in lists", [[[1n], []], [hash([1n, [2n]])]], "---\n- - - 1\n  - []\n- - 1:\n    - 2\n"],
    [
      "what reads as two strings",
      [text('"q"'), text('say "x"'), text("'q'")],
      '---\n- \'"q"\'\n- say "x"\n- "\'q\'"\n',
    ],
  ])("%s", (_, value, expected) => {
    expect(toYaml(value, puppetMeter)).toBe(expected);
  });

  it.each<[string, () => RubyValue, string]>([
    ["a list that comes again", () => twice([1n]), "---\n- &1\n  - 1\n- *1\n"],
    ["empty ones that come again", () => [twice([]), twice(hash())], "---\n- - &1 []\n  - *1\n- - &2 {}\n  - *2\n"],
    ["a list that holds itself", () => holdingItself(), "--- &1\n- *1\n"],
    ["a key that comes again", () => keyAgain([1n]), "---\na: &1\n- 1\n*1 : *1\n"],
    ["an empty key that comes again", () => keyAgain([]), "---\na: &1 []\n*1 : *1\n"],
    ["numbers in the order in which they come again", () => crossing(), "---\n- &2\n  - 2\n- &1\n  - 1\n- *1\n- *2\n"],
  ])("writes %s with an anchor, as Psych does", (_, value, expected) => {
    expect(toYaml(value(), puppetMeter)).toBe(expected);
  });

  it("takes no longer for shared values than they are large", () => {
    let value: RubyValue = [];
    for (let index = 0; index < 60; index++) value = twice(value);
    expect(toYaml(value, puppetMeter).match(/\*/g)).toHaveLength(60);
  });
});

function twice(value: RubyValue): RubyValue {
  return [value, value];
}

function holdingItself(): RubyValue {
  const list: RubyValue[] = [];
  list.push(list);
  return list;
}

function keyAgain(key: RubyValue): RubyValue {
  return hash([text("a"), key], [key, key]);
}

function crossing(): RubyValue {
  const [one, two] = [[1n], [2n]];
  return [two, one, one, two];
}
