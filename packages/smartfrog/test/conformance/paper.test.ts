import { existsSync, readdirSync, readFileSync } from "node:fs";
import { compactJson, compiled } from "../oracle/compiler.js";
import { Forward } from "../oracle/forward.js";
import { describe as show } from "../oracle/json.js";
import { Paper } from "../oracle/paper.js";
import { readFile } from "../oracle/read.js";
import { folderFiles } from "./folder-files.js";
import { yamlToJson } from "./yaml.js";

const folder = `${import.meta.dirname}/paper`;
const cases = readdirSync(folder)
  .filter((name) => name.endsWith(".sf"))
  .map((name) => name.slice(0, -".sf".length));
const parsed = cases.filter((name) => expected(name, "core") !== "errsyntax");

/** What a case wants: JSON, or `err` and its kind. */
function expected(name: string, mode: "core" | "forward"): string {
  const special = mode === "forward" ? expectation(`${folder}/${name}.forward`) : undefined;
  const found = special ?? expectation(`${folder}/${name}`);
  if (found === undefined) throw new Error(`${name} has no expected result`);
  return found;
}

function expectation(base: string): string | undefined {
  if (existsSync(`${base}.json`)) return compactJson(readFileSync(`${base}.json`, "utf8"));
  return existsSync(`${base}.err`) ? `err${readFileSync(`${base}.err`, "utf8").trim()}` : undefined;
}

describe("the programs of the paper, by the compiler", () => {
  it.each(cases)("%s", (name) => {
    const text = readFileSync(`${folder}/${name}.sf`, "utf8");
    expect(compiled(text, "core", `${name}.sf`, folderFiles(folder))).toBe(expected(name, "core"));
    expect(compiled(text, "forward", `${name}.sf`, folderFiles(folder))).toBe(expected(name, "forward"));
  });
});

describe("the programs of the paper, by the definitions", () => {
  it.each(parsed)("%s", (name) => {
    const program = readFile(`${folder}/${name}.sf`);
    expect(show(new Paper().specification(program))).toBe(expected(name, "core"));
    expect(show(new Forward().specification(program))).toBe(expected(name, "forward"));
  });

  it.each(cases.filter((name) => existsSync(`${folder}/${name}.yaml`)))(
    "%s: the printed YAML is the result",
    (name) => {
      expect(yamlToJson(readFileSync(`${folder}/${name}.yaml`, "utf8"))).toBe(expected(name, "core"));
    },
  );

  it("names the origin of every case", () => {
    const sources = readFileSync(`${folder}/SOURCES.md`, "utf8");
    expect(cases.filter((name) => !sources.includes(`\`${name}\``))).toEqual([]);
  });
});
