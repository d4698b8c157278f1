import { createSource, hasErrors } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { puppet } from "../../src/emit/puppet/puppet.js";
import type { Model } from "../../src/model/index.js";
import { parse } from "../../src/parse/parse.js";
import { resolve } from "../../src/compile.js";
import { difference } from "../conformance/compare.js";
import { callModules, hasPuppet, problemsOf } from "../conformance/puppet/call-modules.js";
import { puppetTarget } from "../conformance/puppet/puppet-target.js";
import { conformancePrograms } from "../conformance/programs/index.js";
import { evaluate } from "../instances/evaluate.js";
import { sharedCases } from "../shared-cases.js";
import { comparedPrograms } from "./programs.js";

/** The model of a program and of statements after it; undefined if they have errors. */
function modelOf(...sources: readonly string[]): Model | undefined {
  const parsed = sources.map((text, index) => parse(createSource(`${index}.pp`, text)));
  if (parsed.some(({ diagnostics, value }) => !value || hasErrors(diagnostics))) return undefined;
  const { diagnostics, value } = resolve(parsed.map(({ value: program }) => program!));
  return hasErrors(diagnostics) ? undefined : value;
}

function filesOf(text: string, name = "types"): ReadonlyMap<string, string> {
  const { files } = puppet.emit(modelOf(text)!, { name, settings: {} });
  return new Map(files.map(({ chunks, path }) => [path, [...chunks].join("")]));
}

/** Puppet's differing results for statements, each in a module with its types. */
function differences(asked: readonly { readonly types: string; readonly statements: string }[]): readonly string[] {
  const modules = asked.flatMap((each, index) => {
    const model = modelOf(each.types, each.statements);
    return model ? [{ ...each, model, name: `m${index}` }] : [];
  });
  const codes = modules.map(({ name }) => `$r = ${name}::main()\nif $r =~ Object { ${name}::show($r) } else { $r }`);
  const verdicts = callModules(modules, codes);
  return modules.flatMap(({ statements, types }, index) => {
    const { errors, text = "null" } = evaluate(types, statements);
    const messages = errors.map(({ message }) => message);
    const codesOf = errors.map(({ code }) => code.replace("type-arm/", ""));
    const found = difference(
      errors.length > 0 ? { messages, codes: codesOf } : { accepted: text },
      verdicts[index]!,
      puppetTarget,
    );
    return found === undefined ? [] : [`${statements}\n${found}`];
  });
}

describe("a Puppet module", () => {
  testIf(hasPuppet, "needs puppet")(
    "has files that Puppet's validation accepts",
    () => {
      const sources = [
        ...comparedPrograms.map(({ types }) => types),
        ...sharedCases.filter(({ program }) => program === "ok").map(({ text }) => text),
        ...conformancePrograms.map(({ text }) => text),
      ];
      const models = sources.map((text, index) => ({ name: `m${index}`, model: modelOf(text)! }));
      expect(models.length).toBeGreaterThan(10);
      expect(problemsOf(models)).toEqual([]);
    },
    120_000,
  );

  testIf(hasPuppet, "needs puppet")(
    "means what the program does",
    () => {
      const asked = comparedPrograms.flatMap(({ statements, types }) => {
        return statements.map((each) => ({ types, statements: each }));
      });
      expect(asked.length).toBeGreaterThan(60);
      expect(differences(asked)).toEqual([]);
    },
    120_000,
  );
});

describe("what a module cannot represent", () => {
  const program = `type Net::Host { attr name, String { transient => true } attr class, Integer has parts, Part { max => unbound } has peers, Net::Host { max => unbound, containment => false } }
type Part { attr a, Integer { set => |$v| { [$v].map |$x| { $a = $x } $v } } }`;

  it("is reported, in the README too", () => {
    const { notCarried } = puppet.emit(modelOf(program)!, { name: "types", settings: {} });
    expect(notCarried.map(({ what }) => what)).toEqual([
      "`transient` of `Net::Host/name`",
      "the name of `Net::Host/class`",
      "that an object of `Net::Host/parts` is a part of one object only",
      "that `Net::Host/peers` links no object twice",
      "`set` of `Part/a`",
    ]);
    const readme = filesOf(program).get("types/README.md")!;
    for (const { what } of notCarried) expect(readme).toContain(`not carried: ${what}`);
  });

  it("is reported for resources, costly patterns and names that Puppet can't distinguish", () => {
    const model = modelOf(`type Disk inherits Resource { attr a, String { check => { $it =~ /^(a+)+$/ } } }
type Fstab { attr Foo, String } type FsTab { attr b, String }`)!;
    const { notCarried } = puppet.emit(model, { name: "types", settings: {} });
    expect(notCarried.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      "that `Disk` is a resource: only Ruby makes types of Puppet's resources",
      "the name of `Fstab/Foo`: Puppet's attribute is called `f_Foo`",
      "the name of `FsTab`: names of Puppet's types differ by more than case: it is `Types::FsTab_2` there",
      "a bound for the time of `/^(a+)+$/`: Ruby may search for ever where a repetition repeats another one",
    ]);
  });

  it("fails when it is used, with the reason", () => {
    const text = filesOf(program).get("types/functions/model/part/set_a.pp");
    expect(text).toContain("fail(\"`set` of `Part/a` isn't carried by this module: ");
  });
});
