import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { describe, expect } from "@jest/globals";
import { check } from "../../src/compile.js";
import { migrate } from "../../src/migrate/index.js";
import { isInstalled, moduleLibraries, readCorpus } from "./corpus.js";

interface Reflected {
  readonly attributes?: readonly { readonly name: string }[];
  readonly error?: string;
}

describe("all types of Debian's Puppet and its modules", () => {
  testIf(isInstalled, "needs puppet, puppet-module-*")(
    "have the attributes that real Puppet's reflection knows, none invented, and are accepted by check",
    async () => {
      const { programs, report } = migrate(await readCorpus());
      const reflected = reflect(report.types.map(({ name }) => name));
      let [total, found] = [0, 0];
      const invented: string[] = [];
      for (const { name, attributes } of report.types) {
        const { attributes: real = [], error } = reflected[name]!;
        if (error !== undefined) throw new Error(`${name}: ${error}`);
        const ours = new Set(attributes.map((each) => each.name));
        const known = new Set(real.map((each) => each.name));
        // Puppet itself adds `provider` to a type that has providers; it counts if the type defines it.
        const wanted = [...known].filter((each) => each !== "provider" || ours.has(each));
        total += wanted.length;
        found += wanted.filter((each) => ours.has(each)).length;
        invented.push(...[...ours].filter((each) => !known.has(each)).map((each) => `${name}.${each}`));
      }
      const refused = programs.flatMap(({ name, text }) =>
        check([createSource(name, text)]).filter(({ severity }) => severity === "error"),
      );
      const { converted, toReview } = report.summary;
      console.log(
        `${programs.length} types, ${found} of ${total} attributes, ${converted} converted, ${toReview} to review`,
      );
      expect(report.types.length).toBeGreaterThanOrEqual(34);
      expect(invented).toEqual([]);
      expect(refused).toEqual([]);
      expect(found / total).toBeGreaterThan(0.95);
    },
    120_000,
  );
});

function reflect(names: readonly string[]): Readonly<Record<string, Reflected>> {
  const script = fileURLToPath(new URL("puppet/reflect.rb", import.meta.url));
  const words = [script, ...moduleLibraries(), "--", ...names];
  const { stdout, stderr } = spawnSync("ruby", words, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as Readonly<Record<string, Reflected>>;
}
