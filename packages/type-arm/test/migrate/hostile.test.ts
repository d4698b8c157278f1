import { createSource } from "@cairn/diagnostics";
import { createCli } from "@cairn/cli-kit";
import { memoryHost } from "@cairn/cli-kit/testing";
import { describe, expect, it } from "@jest/globals";
import { language } from "../../src/cli/language.js";
import { migrate } from "../../src/migrate/index.js";
import { parse } from "../../src/parse/parse.js";
import { readAll } from "./corpus.js";

const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** Strings that would end their context, lead elsewhere, or change their meaning. */
const hostile = [
  ...[
    "../x",
    "..",
    ".",
    "/tmp/x",
    "a/b",
    "a\\b",
    "C:x",
    "x\0y",
    "x\ny",
    "con",
    "nul",
    "a b",
    "a-b",
    "",
    "a:b",
    "::a",
    "a::",
    "A::b",
  ],
  ...[
    "x inherits Resource {\n}\ntype evil",
    "x } type evil {",
    "x # ",
    "x /*",
    "if",
    "type",
    "undef",
    "true",
    "enum",
    "attr",
    "invariant",
  ],
  ...[
    '" + fail("x") + "',
    "${evil}",
    "$evil",
    "\\",
    '\\"',
    "'",
    "`",
    "/ + evil + /",
    "*/ type evil {}",
    "]",
    "a], x => evil",
  ],
  ...[
    "é",
    "x\u2028type evil {}",
    "x\u0085type evil {}",
    "x\rtype evil {}",
    "constructor",
    "__proto__",
    "#{evil}",
    "%{evil}",
  ],
];

/** A place in Ruby for a string, whatever that is. */
const places: Readonly<Record<string, (text: string) => string>> = {
  "an attribute": (text) => `newparam(${text}) { defaultto 'x' }`,
  "a path's attribute": (text) => `newparam(${text}, :parent => Puppet::Parameter::Path)`,
  "a value": (text) => `newparam(:a) { newvalues(${text}, 'other'); defaultto ${text} }`,
  "a value with an alias": (text) => `newparam(:a) { newvalue('b'); aliasvalue(${text}, 'b') }`,
  "what an alias means": (text) => `newparam(:a) { newvalue(${text}); aliasvalue('b', ${text}) }`,
  "a pattern": (text) => `newparam(:a) { newvalues(/\\A#{Regexp.escape(${text})}\\z/, Regexp.new(${text})) }`,
  "a default": (text) => `newparam(:a) { defaultto ${text} }`,
  "a default of a number": (text) => `newparam(:a) { munge { |v| Integer(v) }; defaultto ${text} }`,
  "a documentation": (text) => `@doc = ${text}\n newparam(:a) { desc ${text} }`,
  "a message": (text) => `newparam(:a) { validate { |v| raise ArgumentError, ${text} unless v == ${text} } }`,
  "a message with values": (text) => `newparam(:a) { validate { |v| fail(${text} + "#{v} #{${text}}") if v =~ /x/ } }`,
  "what a value becomes": (text) => `newparam(:a) { munge { |v| v == ${text} ? ${text} : v.sub(${text}, ${text}) } }`,
  "a type's own refusal": (text) =>
    `newparam(:a)\n validate { raise ${text} if self[:a] == ${text} && self[${text}].nil? }`,
  "an option": (text) => `newparam(:a, ${text} => ${text}, :parent => ${text})`,
  "a statement": (text) => `feature(${text}, ${text})\n autorequire(${text}) { ${text} }\n something(${text})`,
};

describe("strings of Ruby stay strings", () => {
  it.each(Object.keys(places))("in %s", async (place) => {
    for (const text of hostile) {
      const ruby = `Puppet::Type.newtype(:good) do\n ${places[place]!(quoted(text))}\nend\n`;
      const { programs } = migrate(await readAll([["in.rb", ruby]]));
      expect(programs.map(({ name }) => name)).toEqual(["good.pp"]);
      // A character that no program can contain is reported when it is read, and hides nothing.
      const { diagnostics, value } = parse(createSource("good.pp", programs[0]!.text));
      const shape = value?.statements.map((each) => (each.kind === "type-definition" ? each.name.value : each.kind));
      expect({ text, shape, diagnostics: diagnostics.map(({ message }) => message) }).toEqual({
        text,
        shape: ["good"],
        diagnostics: [],
      });
    }
  });
});

describe("the name of a type", () => {
  async function run(ruby: string) {
    const host = memoryHost({ files: { "in.rb": ruby, "x.pp": "mine", "/tmp/x.pp": "mine" } });
    const exitCode = await createCli(language).run(["migrate", "in.rb", "-o", "out", "--diagnostics", "json"], host);
    return { exitCode, host };
  }

  it.each(hostile.filter((text) => !text.includes("\0")))(
    "is a name or rejected, and then nothing is written: %j",
    async (text) => {
      for (const ruby of [
        `Puppet::Type.newtype(${quoted(text)}) { newparam(:name) }\n`,
        `Puppet::Type.type(${quoted(text)}).newparam(:b)\n`,
      ]) {
        const { exitCode, host } = await run(ruby);
        const written = host.paths().filter((path) => !["in.rb", "x.pp", "/tmp/x.pp"].includes(path));
        expect([host.text("x.pp"), host.text("/tmp/x.pp")]).toEqual(["mine", "mine"]);
        if (exitCode === 0) {
          expect(written.sort()).toEqual([`out/${text}.pp`, "out/report.json", "out/report.txt"].sort());
          expect(text).toMatch(/^[a-z_]\w*$/);
        } else {
          expect([exitCode, written]).toEqual([1, []]);
          expect(host.stderr).toMatch(/"code":"type-arm\/ruby-type-name".*"file":"in\.rb","line":1/);
        }
      }
    },
  );

  it("isn't shared by two files, even if the system ignores case", async () => {
    for (const [one, other] of [
      ["a::b", "a__b"],
      ["web", "Web"],
    ]) {
      const types = [one, other].map((name) => `Puppet::Type.newtype('${name}') { newparam(:name) }\n`);
      const { exitCode, host } = await run(types.join(""));
      expect([exitCode, host.kindOf("out")]).toEqual([1, undefined]);
      expect(host.stderr).toContain(`\`${one}\` is written to`);
    }
  });
});
