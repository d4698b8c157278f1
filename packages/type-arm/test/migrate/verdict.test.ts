import { createSource } from "@cairn/diagnostics";
import { describe, expect, it } from "@jest/globals";
import { check } from "../../src/compile.js";
import { migrate } from "../../src/migrate/index.js";
import { readAll } from "./corpus.js";

async function migrated(...sources: readonly string[]) {
  const { programs, report } = migrate(await readAll(sources.map((text, at) => [`${at}.rb`, text] as const)));
  const text = programs.map((program) => program.text).join("\n");
  const errors = check([createSource("out.pp", text)]).filter(({ severity }) => severity === "error");
  return { text, errors: errors.map(({ message }) => message), report };
}

async function attribute(body: string, kind = "newparam") {
  const { text, errors, report } = await migrated(`Puppet::Type.newtype(:t) do\n${kind}(:a) do\n${body}\nend\nend`);
  const [only] = report.types[0]!.attributes;
  return { text, errors, status: only!.status };
}

/** What no attribute of ours can be, or what isn't understood. */
const toReview: Readonly<Record<string, string>> = {
  "a hash": "validate { |v| raise 'no' unless v.is_a?(Hash) }",
  "a list": "validate { |v| raise 'no' unless v.is_a?(Array) }",
  "a kind of hash": "validate { |v| fail 'no' if !v.kind_of?(::Hash) }",
  "a hash by case": "validate { |v| case v\nwhen Hash then true\nelse raise 'no'\nend }",
  "a hash by ===": "validate { |v| raise 'no' unless Hash === v }",
  "a text or a number": "validate { |v| raise 'no' unless v.is_a?(String) || v.is_a?(Integer) }",
  "a hash in munge": "munge { |v| raise 'no' unless v.is_a?(Hash)\n v }",
  "a list or a text in munge": "munge { |v| v.is_a?(Array) ? 'list' : v }",
  "where a match was found": "validate { |v| raise 'no' unless (v =~ /x/) == 0 }",
  "two alternatives as a value": "validate { |v| raise 'no' if (v || 'x') == 'x' }",
  "a method that gives the default": "def default\n 'x'\nend",
  "values under a condition": "newvalues(:a)\nif Puppet.version > '4'\nnewvalues(:b)\nend",
  "values that may break": "begin\nnewvalues(:a)\nrescue LoadError\nend",
  "aliases that `validate` overrules": "newvalues(:a)\naliasvalue(:b, :a)\nvalidate { |v| raise 'no' if v == 'c' }",
};

describe("what isn't understood is to review", () => {
  it.each(Object.keys(toReview))("%s", async (name) => {
    const { errors, status, text } = await attribute(toReview[name]!);
    expect({ text, errors, status }).toEqual({ text, errors: [], status: "to-review" });
    // Nothing is written that would reject every value.
    expect(text).not.toMatch(/\|\s*\$\w+\s*\|\s*\{\s*"no"\s*\}/);
  });

  it("statements beside the attributes count in the summary", async () => {
    const { report } = await migrated("Puppet::Type.newtype(:t) do\nextend PuppetX::Unknown\nnewparam(:a)\nend");
    expect(report.summary).toMatchObject({ converted: 1, toReview: 1 });
  });
});

/** What can be expressed, with a piece of the output. */
const converted: Readonly<Record<string, readonly [ruby: string, written: RegExp]>> = {
  "no match by nil?": ["validate { |v| raise 'no' if /^x/.match(v).nil? }", /if \$v !~ \/\^x\/ \{/],
  "no match by == nil": ["validate { |v| raise 'no' if v.match(/^x/) == nil }", /if \$v !~ \/\^x\/ \{/],
  "a match by nil?": ["validate { |v| raise 'no' unless (v =~ /^x/).nil? }", /if \$v =~ \/\^x\/ \{/],
  "a match that is kept": ["validate { |v| m = v.match(/^x/)\n raise 'no' if m.nil? }", /if \$v !~ \/\^x\/ \{/],
  "a number": ["validate { |v| raise 'no' unless v.is_a?(Integer) }", /attr a, Integer\n/],
  "a boolean": ["validate { |v| raise 'no' unless [true, false].include?(v) }", /attr a, Boolean/],
  "aliases of true and false": [
    "newvalues(:true, :false)\naliasvalue(:yes, :true)\naliasvalue(:no, :false)",
    /\(\?:true\|yes\)[\s\S]*\(\?:false\|no\)/,
  ],
  "nothing is accepted": ["validate { |v| raise 'read only' }", /"read only"/],
  "a method `unsafe_validate`": ["def unsafe_validate(value)\n raise 'no' if value =~ /x/\nend", /=~ \/x\//],
};

describe("what is understood is written", () => {
  it.each(Object.keys(converted))("%s", async (name) => {
    const [ruby, written] = converted[name]!;
    const { errors, status, text } = await attribute(ruby);
    expect({ text, errors, status }).toEqual({ text, errors: [], status: "converted" });
    expect(text).toMatch(written);
  });
});

/** Types of the Resource API, and how the attribute is written. */
const declared: readonly (readonly [type: string, options: string, written: string])[] = [
  ["String", "", "attr a, String {\n    min => 1,\n  }"],
  ["Optional[String]", "", "attr a, String\n"],
  ["String[1]", "default: 'x'", 'default => "x",\n    check   => size($it) >= 1'],
  ["Enum[present, 'absent']", "", "enum[present, absent]"],
  ["Optional[Enum['a-b', c]]", "", "attr a, String {\n    check => $it =~ /\\A(?:a-b|c)\\z/"],
  ["Optional[Integer[1, 10]]", "default: 3", "default => 3,\n    check   => $it >= 1 and $it <= 10"],
  ["Optional[Integer[default, 10]]", "", "check => $it <= 10"],
  ["Optional[Boolean]", "default: true", "attr a, Boolean {\n    default => true"],
  ["Optional[Float]", "", "attr a, Float\n"],
  ["Optional[Pattern[/^a\\/b/]]", "", "check => $it =~ /^a\\/b/"],
  ["Optional[Array[String]]", "", "attr a, String {\n    max => unbound"],
  ["Array[Enum[a, b], 1, 3]", "", "attr a, enum[a, b] {\n    min => 1,\n    max => 3"],
  ["Variant[Enum[a], Enum[b], Undef]", "", "attr a, enum[a, b]\n"],
  ["Variant[Integer, Float]", "default: 1", "attr a, Float {"],
  ["String", "behaviour: :read_only", "attr a, String {\n    setable => false,\n  }"],
];

const registered = (attributes: string): string =>
  `require 'puppet/resource_api'\nPuppet::ResourceApi.register_type(\n name: 't', desc: <<~X,\n  Its text.\n X\n features: ['canonicalize'],\n attributes: {\n  name: { type: 'String', desc: 'The name.', behaviour: :namevar },\n ${attributes}\n })`;

describe("types of the Resource API", () => {
  it.each(declared)("%s %s", async (type, options, written) => {
    const { errors, report, text } = await migrated(
      registered(`a: { type: ${JSON.stringify(type)}, ${options === "" ? "" : `${options}, `}desc: 'x' }`),
    );
    expect(errors).toEqual([]);
    expect(report.summary).toMatchObject({ attributes: 2, converted: 2, toReview: 0 });
    expect(text).toContain(written);
    expect(text).toContain("# Its text.\ntype t inherits Resource {");
    expect(text).toContain("attr name, String {\n    min => 1");
  });

  it.each([
    "Hash[String, Integer]",
    "Stdlib::Absolutepath",
    "Variant[String, Integer]",
    "Array[Array[String]]",
    "String[",
    "]",
  ])("%s is to review", async (type) => {
    const { errors, report } = await migrated(registered(`a: { type: ${JSON.stringify(type)} }`));
    expect(errors).toEqual([]);
    expect(report.summary).toMatchObject({ converted: 1, toReview: 1 });
  });

  it("attributes and options that aren't data are to review", async () => {
    const { report } = await migrated(registered("a: { type: 'String', default: compute, munge: ->(x) { x } }"));
    expect(report.summary).toMatchObject({ converted: 1, toReview: 1 });
    const unknown = await migrated("Puppet::ResourceApi.register_type(name: 't', attributes: ATTRIBUTES)");
    expect(unknown.report.summary).toMatchObject({ toReview: 1 });
  });
});

const type = (body: string): string => `Puppet::Type.newtype(:t) do\nnewparam(:name)\n${body}\nend`;
const puppetX = (body: string): string => `module PuppetX\nmodule Helpers\n${body}\nend\nend`;

/** Helpers beside a type that define its attributes `a` and `b`, `b` with values. */
const helpers: Readonly<Record<string, readonly string[]>> = {
  "a mixin that extends": [
    type("extend PuppetX::Helpers\nadd_all('b')"),
    puppetX("def add_all(last)\n newparam(:a)\n newparam(last) { newvalues(:x, :y) }\nend"),
  ],
  "a hook of a mixin": [
    puppetX("def self.extended(base)\n base.newparam(:a)\n base.newparam(:b) do\n newvalues(:x, :y)\nend\nend"),
    type("extend PuppetX::Helpers"),
  ],
  "a hook that evaluates a block": [
    type("include PuppetX::Helpers"),
    puppetX(
      "def self.included(type)\n type.class_eval do\n newparam(:a)\n newparam(:b) { newvalues(:x, :y) }\nend\nend",
    ),
  ],
  "a helper that gets the type": [
    type("PuppetX::Helpers.add(self, %w[a b])"),
    puppetX(
      "class << self\ndef add(type, names)\n names.each { |n| type.newparam(n) { newvalues(:x, :y) } }\nend\nend",
    ),
  ],
  "a method of the type": [
    type(
      "def self.value(name, &block)\n newparam(name) do\n newvalues(:x, :y)\n instance_eval(&block)\nend\nend\nvalue(:a) { desc 'A' }\nvalue(:b) { desc 'B' }",
    ),
  ],
  "a constant of a helper": [
    puppetX("VALUES = [:x, :y].freeze\nALL = %i[a b]"),
    type("PuppetX::Helpers::ALL.each { |n| newparam(n) { newvalues(*PuppetX::Helpers::VALUES) } }"),
  ],
  "a helper in an attribute": [
    type("newparam(:a)\nnewparam(:b) { PuppetX::Helpers.values(self) }"),
    puppetX("def self.values(attribute)\n attribute.newvalues(:x, :y)\nend"),
  ],
};

describe("mixins and helpers", () => {
  it.each(Object.keys(helpers))("%s", async (name) => {
    const { errors, report, text } = await migrated(...helpers[name]!);
    expect(errors).toEqual([]);
    expect(report.types[0]!.attributes.map((each) => each.name)).toEqual(["name", "a", "b"]);
    expect({ text, report: report.summary }).toMatchObject({ report: { converted: 3, toReview: 0 } });
    expect(text).toMatch(/attr b, enum\[x, y\]/);
  });

  it.each([
    "extend PuppetX::Other",
    "PuppetX::Other.add(self)",
    "def self.again\n again\nend\nagain",
    "def self.twice\n twice\n twice\nend\ntwice",
    "PuppetX.names.each { |n| newparam(n) }",
    "instance_eval(&PuppetX::BLOCK)",
    "send(:newparam, :a)",
    "instance_eval 'newparam(:a)'",
  ])("%s is to review", async (body) => {
    const { report } = await migrated(type(body));
    expect(report.summary.toReview).toBeGreaterThan(0);
  });
});
