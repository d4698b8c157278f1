import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import type { OracleCatalog } from "../oracle/catalog.js";
import { compareVerdicts } from "../oracle/modules/compare.js";
import { ModuleCompiler } from "../oracle/modules/compile-modules.js";

const root = join(import.meta.dirname, "../../../../../shared/cases/mupuppet");
const modules = "/usr/share/puppet/modules";
const isHere = existsSync(join(root, "modules")) && existsSync(join(modules, "stdlib"));

interface ModuleCase {
  readonly name: string;
  readonly text: string;
  readonly system: string;
  readonly expected: OracleCatalog;
}

/** Every manifest with the catalogs that Puppet made of it: `NAME.json` with the facts of Debian, else those that the name says. */
function* moduleCases(): Iterable<ModuleCase> {
  const paths = readdirSync(join(root, "modules"), { recursive: true, encoding: "utf8" });
  for (const path of paths.filter((each) => each.endsWith(".json")).sort()) {
    const [, stem = "", system = "debian12"] = /^(.*?)(?:\.(\w+))?\.json$/.exec(path) ?? [];
    const read = (file: string) => readFileSync(join(root, "modules", file), "utf8");
    yield { name: path, text: read(`${stem}.pp`), system, expected: JSON.parse(read(path)) as OracleCatalog };
  }
}

function factsOf(system: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(root, "facts", `${system}.json`), "utf8")) as Readonly<Record<string, unknown>>;
}

/** Files count by their last two parts. */
function withShortPaths(catalog: unknown): unknown {
  const short = (path: string) => path.split("/").slice(-2).join("/");
  return JSON.parse(JSON.stringify(catalog, (key, value: unknown) => (key === "file" ? short(String(value)) : value)));
}

function difference(compiler: ModuleCompiler, { name, text, system, expected }: ModuleCase): string | undefined {
  const node = expected.name;
  const stem = name.replace(/\.json$/, "").replace(`.${system}`, "");
  const ours = compiler.compile({
    text,
    file: `modules/${stem.replace(/^sites/, "_sites")}.pp`,
    node,
    facts: factsOf(system),
  });
  const catalog = "catalog" in ours ? { catalog: withShortPaths(ours.catalog) } : ours;
  const { x_relationships: _relationships, x_ral_error: _error, ...wanted } = expected as OracleCatalog & Extras;
  const comparison = compareVerdicts(catalog, { catalog: withShortPaths(wanted) as OracleCatalog, logs: [] });
  return "how" in comparison ? `${name}: ${comparison.reason}: ${comparison.how.slice(0, 300)}` : undefined;
}

interface Extras {
  readonly x_relationships?: unknown;
  readonly x_ral_error?: unknown;
}

testIf(isHere, existsSync(join(root, "modules")) ? "needs puppet-module-*" : "the cases of ../shared are not here")(
  "the cases with modules give Puppet's catalog",
  () => {
    const compiler = new ModuleCompiler([modules]);
    const all = [...moduleCases()];
    const differing = all.map((each) => difference(compiler, each)).filter((each) => each !== undefined);
    console.info(`modules: ${all.length - differing.length} of ${all.length} as Puppet`);
    expect(all.length).toBeGreaterThan(90);
    expect(differing).toEqual([]);
  },
  300_000,
);
