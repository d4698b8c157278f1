import { afterAll, describe, expect, it } from "@jest/globals";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { Random } from "@cairn/testing/puppet";
import { parseTemplate } from "@cairn/ruby-subset";
import { rubyParser } from "../../../src/node/ruby-parser.js";
import { CatalogOracle } from "../../oracle/catalog.js";
import { hasPuppet } from "../../oracle/puppet.js";
import { debianModules, differences, its, ours, say } from "../compare.js";
import { manifestFor } from "./debian/variables.js";

const seed = Number(process.env["SEED"] ?? 20_261_121);
/** How many templates are rendered; all of them with TEMPLATES=all. */
const share = process.env["TEMPLATES"] === "all" ? Infinity : Number(process.env["TEMPLATES"] ?? 60);

/** The templates of Debian's modules, as `template` names them. */
function debianTemplates(): { readonly name: string; readonly text: string }[] {
  if (!existsSync(debianModules)) return [];
  return readdirSync(debianModules)
    .sort()
    .flatMap((module) => {
      const folder = join(debianModules, module, "templates");
      if (!/^[a-z][a-z0-9_]*$/.test(module) || !existsSync(folder)) return [];
      const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      const files = paths.filter((path) => !path.endsWith(".epp") && statSync(join(folder, path)).isFile());
      return files.map((path) => ({ name: `${module}/${path}`, text: readFileSync(join(folder, path), "utf8") }));
    });
}

const all = debianTemplates();
const oracle = new CatalogOracle();
afterAll(() => oracle.close());

describe("the templates of Debian's modules", () => {
  testIf(all.length > 0, "needs puppet-module-*")("are parsed, or refused by name", () => {
    const refused = all.flatMap(({ name, text }) => {
      const tree = parseTemplate(createSource(name, text), rubyParser());
      return "problem" in tree ? [`${name}: ${tree.problem}`] : [];
    });
    say(`templates with Ruby: ${all.length - refused.length} of ${all.length} are parsed`);
    expect(refused).toEqual([]);
  });

  testIf(all.length > 0 && hasPuppet, "needs puppet, puppet-module-*")(
    `put out what they do in Puppet, with variables of the seed ${seed}`,
    async () => {
      const random = new Random(seed);
      const left = [...all];
      const chosen = Array.from(
        { length: Math.min(share, all.length) },
        () => left.splice(random.below(left.length), 1)[0]!,
      );
      const cases = chosen.map(async ({ name, text }) => {
        const manifest = manifestFor(name, text, random);
        return { name, ours: ours(manifest), its: await its(oracle, manifest) };
      });
      const compared = await Promise.all(cases);
      const found = differences(compared);
      const refused = compared.filter(({ its: { error } }) => error !== undefined).length;
      say(`rendered with Puppet: ${compared.length - refused} strings, ${refused} refusals, ${found.length} different`);
      expect(refused).toBeLessThan(compared.length / 2);
      expect(found.length).toBeLessThanOrEqual(compared.length * 0.02);
    },
    600_000,
  );

  it("are chosen by variables that they read", () => {
    const manifest = manifestFor("m/x.erb", "<%= @port %> <%= scope['::a::b'] %>", new Random(1));
    expect(manifest).toMatch(/class a \{\n {2}\$b = [^]*\$port = [^]*template\('m\/x.erb'\)/);
  });
});
