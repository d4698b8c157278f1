import { afterAll, describe, expect, it } from "@jest/globals";
import { join } from "node:path";
import { expectGolden, testIf } from "@cairn/testing";
import { positionAt } from "@cairn/diagnostics";
import { run } from "../../evaluate/compile.js";
import { CatalogOracle } from "../../oracle/catalog.js";
import { hasPuppet } from "../../oracle/puppet.js";
import { differences, its, ours, quoted } from "../compare.js";
import { given, plain } from "./snippets.js";

const oracle = new CatalogOracle();
afterAll(() => oracle.close());

const manifests = [...plain.map((template) => [template, ""] as const), ...given].map(([template, parameters]) => {
  const call = `inline_epp(${quoted(template)}${parameters === "" ? "" : `, ${parameters}`})`;
  const name = `${JSON.stringify(template)}${parameters === "" ? "" : ` with ${parameters}`}`;
  const head = `$a = ['b','a',3]\n$h = {'x' => {'y' => 1}, 'z' => undef}\n$s = 'Hello'\n$u = undef\n`;
  return {
    name,
    manifest: `${head}class other { }\nclass q { $s = 'local'\n notify { 'o': message => ${call} } }\ninclude q`,
  };
});

describe("templates in Puppet's language", () => {
  it("put out what they did", () => {
    const shown = manifests.map(({ name, manifest }) => {
      const { text, error } = ours(manifest);
      return `${name}\n    ${error === undefined ? JSON.stringify(text) : `! ${error}`}\n`;
    });
    expectGolden(join(import.meta.dirname, "snippets.txt"), shown.join("\n"));
  });

  testIf(hasPuppet, "needs puppet")(
    "put out what they do in Puppet",
    async () => {
      const cases = manifests.map(async ({ name, manifest }) => {
        return { name, ours: ours(manifest), its: await its(oracle, manifest) };
      });
      expect(differences(await Promise.all(cases))).toEqual([]);
    },
    120_000,
  );

  it("in files see top scope and what they are given, inline also what is around them", () => {
    const modules = {
      "m/manifests/init.pp":
        "class m {\n  $x = 'class'\n  notify { 'file': message => epp('m/a.epp', { y => 1 }) }\n  notify { 'text': message => inline_epp('<%= $x %>') }\n}\n",
      "m/templates/a.epp": "<%= $x %> <%= $y %>",
    };
    const { value, errors } = run("$x = 'top'\ninclude m", { modules });
    expect(errors).toEqual([]);
    expect([value("Notify[file]", "message"), value("Notify[text]", "message")]).toEqual(["'top 1'", "'class'"]);
  });

  it("fail at the line of the template, with the call that asked for them", () => {
    const modules = {
      "m/manifests/init.pp": "class m {\n  notify { 'o': message => epp('m/a') }\n}\n",
      "m/templates/a.epp": "one\n<%= 1 + 'a' %>\n",
    };
    const [found] = run("include m", { modules }).diagnostics;
    expect(found!.span.source.name).toBe("modules/m/templates/a.epp");
    expect(positionAt(found!.span.source, found!.span.start).line).toBe(2);
    expect(found!.labels.map(({ message }) => message)).toEqual(["`epp` is called here, for Class[M]"]);
  });

  it("keep a secret secret", () => {
    const { resource } = run("file { '/a': content => inline_epp('<%= Sensitive(\"s\") %>') }");
    expect([...resource("File[/a]")!.sensitive]).toEqual(["content"]);
  });

  it("nest and go on as far as they like", () => {
    const deep = `${"<% if true { %>".repeat(900)}x${"<% } %>".repeat(900)}`;
    expect(run(`notify { 'o': message => inline_epp(${quoted(deep)}) }`).value("Notify[o]", "message")).toBe("'x'");
    const long = "<%= 1 %>".repeat(20_000);
    expect(run(`notify { 'o': message => inline_epp(${quoted(long)}) }`).errors).toEqual([]);
  });
});
