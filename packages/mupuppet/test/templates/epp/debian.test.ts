import { afterAll, describe, expect } from "@jest/globals";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { Random } from "@cairn/testing/puppet";
import { parseEpp } from "../../../src/templates/epp/parse.js";
import { CatalogOracle } from "../../oracle/catalog.js";
import { hasPuppet } from "../../oracle/puppet.js";
import { debianModules, differences, its, ours, say } from "../compare.js";
import { valueFor } from "../erb/debian/variables.js";

const seed = Number(process.env["SEED"] ?? 20_261_121);

/** The templates in Puppet's language of Debian's modules, as `epp` names them. */
function debianTemplates(): { readonly name: string; readonly text: string }[] {
  if (!existsSync(debianModules)) return [];
  return readdirSync(debianModules)
    .sort()
    .flatMap((module) => {
      const folder = join(debianModules, module, "templates");
      if (!/^[a-z][a-z0-9_]*$/.test(module) || !existsSync(folder)) return [];
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      return files
        .filter((path) => path.endsWith(".epp"))
        .map((path) => {
          return { name: `${module}/${path}`, text: readFileSync(join(folder, path), "utf8") };
        });
    });
}

const all = debianTemplates();
const oracle = new CatalogOracle();
afterAll(() => oracle.close());

/** A manifest with a value for each variable that the template reads, and each parameter that it has. */
function manifestFor({ name, text }: { readonly name: string; readonly text: string }, random: Random): string {
  const tree = parseEpp(createSource(name, text));
  const parameters = "code" in tree ? [] : tree.callee.parameters.map((each) => each.name);
  const value = (variable: string) => valueFor(variable, text.replaceAll("$", "@"), random);
  const read = [...new Set([...text.matchAll(/\$(?:::)?([a-z]\w*(?:::\w+)*)/g)].map(([, variable]) => variable!))];
  const top = read.filter(
    (each) => !each.includes("::") && !parameters.includes(each) && each !== "facts" && each !== "title",
  );
  const classes = new Map<string, string[]>();
  for (const each of read.filter((variable) => variable.includes("::"))) {
    const cut = each.lastIndexOf("::");
    classes.set(each.slice(0, cut), [
      ...(classes.get(each.slice(0, cut)) ?? []),
      `$${each.slice(cut + 2)} = ${value(each.slice(cut + 2))}`,
    ]);
  }
  const given = parameters.map((each) => `${each} => ${value(each)}`).join(", ");
  const lines = top.map((each) => `$${each} = ${value(each)}\n`);
  for (const [each, body] of classes) lines.push(`class ${each} {\n${body.join("\n")}\n}\ninclude ${each}\n`);
  return `${lines.join("")}notify { 'o': message => epp('${name}', { ${given} }) }\n`;
}

describe("the templates in Puppet's language of Debian's modules", () => {
  testIf(all.length > 0, "needs puppet-module-*")("are parsed", () => {
    const refused = all.filter(({ name, text }) => "code" in parseEpp(createSource(name, text)));
    say(`templates in Puppet's language: ${all.length - refused.length} of ${all.length} are parsed`);
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  testIf(all.length > 0 && hasPuppet, "needs puppet, puppet-module-*")(
    `put out what they do in Puppet, with values of the seed ${seed}`,
    async () => {
      const random = new Random(seed);
      const cases = all.map(async (template) => {
        const manifest = manifestFor(template, random);
        return { name: template.name, ours: ours(manifest), its: await its(oracle, manifest) };
      });
      const compared = await Promise.all(cases);
      const refused = compared.filter(({ its: { error } }) => error !== undefined).length;
      say(`rendered with Puppet: ${compared.length - refused} strings, ${refused} refusals`);
      expect(differences(compared)).toEqual([]);
    },
    300_000,
  );
});
