import { describe, expect, it } from "@jest/globals";
import type { Value } from "@cairn/puppet-expressions/values";
import { toRuby } from "../../../../src/templates/erb/values/convert.js";
import { RHash, RRegexp, RString, RSymbol, type RubyValue } from "../../../../src/templates/erb/values/values.js";
import { toYaml } from "../../../../src/templates/erb/yaml/write-yaml.js";

const text = (value: string) => new RString(value);
const secret = (value: Value) => toRuby({ kind: "sensitive", value });
const secretTag = "!ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive";
const hash = (...entries: [RubyValue, RubyValue][]) => new RHash(entries);

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
    ["what reads as two texts", [text('"q"'), text('say "x"'), text("'q'")], '---\n- \'"q"\'\n- say "x"\n- "\'q\'"\n'],
  ])("%s", (_, value, expected) => {
    expect(toYaml(value)).toBe(expected);
  });

  it("ends where shared values would make an endless text", () => {
    let value: RubyValue = [];
    for (let index = 0; index < 60; index++) value = [value, value];
    expect(() => toYaml(value)).toThrow("longer than 64 million characters");
  });
});
