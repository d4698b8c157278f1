import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { compilePaper } from "../paper/compile-paper.js";
import { plain } from "../paper/plain.js";

const folder = join(import.meta.dirname, "../../../../../shared/cases/mupuppet/upuppet-tests");
const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
const files = all.filter((file) => file.endsWith(".pp")).sort();
const whereTests = testIf(files.length > 0, "the tests of the paper's authors are not there");

/** Where the paper's implementation doesn't do what the rules say, or reads another syntax. */
const explained: Readonly<Record<string, string>> = {
  "PuppetTestSuite/falsevalues.pp": "figure 6 has no interpolation, which the implementation leaves as it stands",
  "PuppetTestSuite/singlequote.pp": "the implementation cannot read single quotes",
};

/** Type, title and parameters in the order of their names, as the implementation prints them; nothing for an error. */
function expectedOf(file: string): unknown {
  const json = join(folder, file.replace(/\.pp$/, ".upuppet.json"));
  if (!existsSync(json)) return undefined;
  const resources = JSON.parse(readFileSync(json, "utf8")) as { type: string; title: string; parameters?: object }[];
  return resources.map(({ type, title, parameters = {} }) => [type, title, Object.entries(parameters).sort()]);
}

function actualOf(file: string): unknown {
  const outcome = compilePaper(readFileSync(join(folder, file), "utf8"), "default");
  if ("error" in outcome) return undefined;
  return outcome.resources.map(({ type, title, parameters }) => {
    return [type, title, Object.entries(plain(parameters) as object).sort()];
  });
}

whereTests("the profile of the paper: the same resources as the paper's implementation, or an error too", () => {
  const differing = files.filter((file) => JSON.stringify(actualOf(file)) !== JSON.stringify(expectedOf(file)));
  console.info(`${files.length - differing.length} of ${files.length} as the paper's implementation`);
  expect(files.length).toBeGreaterThan(130);
  expect(differing).toEqual(Object.keys(explained).sort());
});
