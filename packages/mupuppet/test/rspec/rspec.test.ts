import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { buildSync } from "esbuild";

/** What rspec says of one example. */
interface Example {
  readonly full_description: string;
  readonly status: string;
  readonly exception?: { readonly message: string };
}

const packageFolder = join(import.meta.dirname, "../..");
const program = join(packageFolder, "dist/test/stdio.mjs");
const hasRspec = spawnSync("ruby", ["-e", "require 'rspec-puppet'"], { stdio: "ignore" }).status === 0;
const whereRspec = testIf(hasRspec, "needs puppet, ruby-rspec-puppet");
const folder = mkdtempSync(join(tmpdir(), "cairn-rspec-"));

beforeAll(() => {
  if (!hasRspec) return;
  cpSync(join(import.meta.dirname, "clock"), folder, { recursive: true });
  buildSync({
    ...{ entryPoints: [join(import.meta.dirname, "stdio.ts")], outfile: program, bundle: true },
    ...{ platform: "node", format: "esm", conditions: ["@cairn/source"], external: ["@ruby/prism", "@viz-js/viz"] },
    banner: {
      js: 'import { createRequire as requireIn } from "node:module"; const require = requireIn(import.meta.url);',
    },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The examples of the module's specs, on Puppet's compiler or on ours. */
function examples(environment: NodeJS.ProcessEnv): Example[] {
  const words = ["-I", join(packageFolder, "gem/lib"), "--format", "json", "--order", "defined"];
  const { stderr, stdout } = spawnSync(
    "rspec",
    [...words, "-P", "spec/{classes,defines,functions,hosts,type_aliases}/*_spec.rb"],
    {
      ...{ cwd: folder, encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8", ...environment } },
    },
  );
  const json = stdout.split("\n").find((line) => line.startsWith("{"));
  if (json === undefined) throw new Error(stderr);
  return (JSON.parse(json) as { examples: Example[] }).examples;
}

const statuses = (all: readonly Example[]): string[] =>
  all.map((each) => [each.status, each.full_description, each.exception?.message ?? ""].join(" ").trim());

describe("the specs of a module", () => {
  whereRspec(
    "pass on our catalogs as on Puppet's",
    () => {
      const onPuppet = statuses(examples({ MUPUPPET: undefined }));
      const onOurs = statuses(examples({ MUPUPPET: `${process.execPath} ${program}` }));
      expect(onOurs).toEqual(onPuppet);
      expect(onOurs.filter((each) => !each.startsWith("passed "))).toEqual([]);
      expect(onOurs.length).toBeGreaterThan(30);
    },
    120_000,
  );
});
