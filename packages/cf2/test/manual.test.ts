import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { compile, customFunction, print, type CallableFunction } from "@cairn/cf2";
import { folderFiles, readCases, type ManualCase } from "./cases/read-cases.js";

const shared = join(import.meta.dirname, "../../../../shared/cases/cf2-manual");
const cases = existsSync(shared) ? readCases(shared) : [];
const runnable = cases.filter(({ needs }) => !needs.some((need) => need === "kdbx" || need === "pgp"));

/** The custom functions of a case, loaded before the compiler asks for them. */
async function functionsOf({ args, folder }: ManualCase): Promise<ReadonlyMap<string, CallableFunction>> {
  const functions = new Map<string, CallableFunction>();
  if (!args.includes("-F")) return functions;
  const path = join(folder, args[args.indexOf("-F") + 1]!);
  for (const file of readdirSync(path)) {
    const name = file.replace(/\.mjs$/, "");
    functions.set(name, customFunction(name, await import(pathToFileURL(join(path, file)).href)));
  }
  return functions;
}

async function run(each: ManualCase) {
  const source = createSource("in.cf2", readFileSync(join(each.folder, "in.cf2"), "utf8"));
  const functions = await functionsOf(each);
  return compile(source, {
    files: folderFiles(each.folder),
    findFunction: (name) => functions.get(name),
    includePrivate: each.args.includes("-p"),
    warnsOfDuplicates: each.args.includes("-Wdup"),
  });
}

/** The JSON of a result in CF2's notation: what is printed compiles to itself. */
function jsonOf(text: string): string {
  return [...print(compile(createSource("printed.cf2", text)).value!, "json", 0).value!].join("");
}

/** The same, blocks without order. */
function unordered(json: string): unknown {
  return JSON.parse(json) as unknown;
}

function sayings({ message, notes, help = "", labels }: Diagnostic): string {
  return [message, ...notes, help, ...labels.map((label) => label.message)].join("\n").toLowerCase();
}

function places({ span, labels }: Diagnostic): string[] {
  return [span, ...labels.map((label) => label.span)].map(
    ({ source, start }) => `${source.name}:${positionAt(source, start).line}`,
  );
}

function meets(demand: string, diagnostics: readonly Diagnostic[]): boolean {
  if (demand.startsWith("kind:")) return diagnostics.some(({ code }) => code === `cf2/${demand.slice(5)}`);
  if (demand.startsWith("at:")) return diagnostics.some((each) => places(each)[0] === demand.slice(3));
  return diagnostics.some((each) => sayings(each).includes(demand.toLowerCase()) || places(each).includes(demand));
}

describe("the examples of the manual", () => {
  const left = cases.length - runnable.length;
  process.stdout.write(
    cases.length === 0
      ? "cf2-manual: skipped: ../shared is not there\n"
      : `cf2-manual: ${runnable.length} of ${cases.length} cases run; ${left} need databases or signatures\n`,
  );

  it.each([["(where ../shared is there)", undefined] as const, ...runnable.map((each) => [each.name, each] as const)])(
    "%s",
    async (_name, each) => {
      if (!each) return expect(cases.length === 0 || runnable.length >= 50).toBe(true);
      const compiled = await run(each);
      const errors = compiled.diagnostics.filter(({ severity }) => severity === "error");
      const warnings = compiled.diagnostics.filter(({ severity }) => severity === "warning");
      if (each.result === undefined) {
        expect(errors).not.toEqual([]);
        expect(each.errors!.filter((demand) => !meets(demand, errors))).toEqual([]);
      } else {
        expect(errors).toEqual([]);
        const printed = jsonOf([...print(compiled.value!, "cf2", 0).value!].join(""));
        expect(unordered(printed)).toEqual(unordered(jsonOf(each.result)));
        if (each.checksOrder) expect(printed).toBe(jsonOf(each.result));
      }
      expect(warnings.length).toBe(each.warnings.length);
      expect(each.warnings.filter((demand) => !meets(demand, warnings))).toEqual([]);
    },
  );
});
