import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { describe, expect } from "@jest/globals";
import { ruby } from "../../src/emit/ruby/ruby.js";
import { migrate } from "../../src/migrate/index.js";
import { emitInto } from "../conformance/emit-into.js";
import { compileProgram } from "../conformance/interpreter.js";
import { corpusFiles, readAll } from "../migrate/corpus.js";

const api = "/usr/lib/ruby/vendor_ruby/puppet/resource_api.rb";
const runs = testIf(existsSync(api), "needs ruby-puppet-resource-api");

interface Loaded {
  readonly type: string;
  readonly error: string | null;
}

/** Real Puppet's report on the resource types of some programs, each in a separate folder. */
function load(sources: readonly string[]): readonly Loaded[] {
  const libraries = sources.map((text, index) => {
    const { model } = compileProgram({ name: `program${index}`, text, instances: [] });
    const folder = mkdtempSync(join(tmpdir(), "cairn-load-"));
    emitInto(folder, ruby.emit(model, { name: `program${index}`, settings: {} }));
    return join(folder, "lib");
  });
  const oracle = join(import.meta.dirname, "load-oracle.rb");
  const { stderr, stdout } = spawnSync("ruby", ["-I", "/usr/lib/ruby/vendor_ruby", oracle, ...libraries], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (stdout === "") throw new Error(stderr);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Loaded);
}

const words = "default true false undef type class if attr private node and or in Upper _x".split(" ");

/** Strings that could break Puppet's data types, Ruby's strings and regular expressions. */
const hostile = `
type thing inherits Resource {
  attr name, String { min => 1 }
  attr words, enum[${words.join(", ")}] { default => "default" }
  attr many, enum[${words.join(", ")}] { max => unbound, default => "true" }
  attr quoted, String { check => $it =~ /a\\/b[\\/]"'x\\\\\\// }
  attr given, String { default => "'\\\${x}\\n#{x}" }
  attr groups, String { check => $it =~ /(?<n>a)#x y\\p{L}ü[[:alpha:]](?i:x)(?=a)$/ }
  # Its documentation: 'quotes', #{code} and a \\ at the end \\
  attr nothing, String { check => $it =~ /(?:)/ }
  ${["class", "type", "node", "if", "nil", "self", "end"].map((name) => `attr ${name}, String`).join("\n  ")}
}
`;

const unnamed = ["exec", "group", "package", "service", "user", "hash", "puppet", "_low"];
const own = ["file", "stage", "schedule", "component", "node", "object", "type", "provider", "kernel", "set"];

describe("types of resources are loaded by real Puppet", () => {
  runs("whatever words, patterns and names they hold", () => {
    const named = own.map((name) => `type ${name} inherits Resource { attr a, enum[default, b] }`);
    const loaded = load([hostile, ...named]);
    expect(loaded.filter(({ error }) => error !== null)).toEqual([]);
    expect(loaded).toHaveLength(named.length + 1);
  });

  runs("and those whose names Puppet can't load are said not to be carried", () => {
    const text = unnamed.map((name) => `type ${name} inherits Resource { attr a, String }`).join("\n");
    const { model } = compileProgram({ name: "names", text, instances: [] });
    const { files, notCarried } = ruby.emit(model, { name: "names", settings: {} });
    expect(notCarried.map(({ what }) => what.startsWith("the type of resources"))).toEqual(unnamed.map(() => true));
    expect(files.filter(({ path }) => path.startsWith("lib/puppet/type/"))).toEqual([]);
  });

  const corpus = existsSync("/usr/lib/ruby/vendor_ruby/puppet/type") ? corpusFiles() : [];
  testIf(existsSync(api) && corpus.length > 0, "needs ruby-puppet-resource-api, puppet")(
    "every type of the corpus of `migrate`",
    async () => {
      const files = await readAll(corpus.map((name) => [name, readFileSync(name, "utf8")] as const));
      const loaded = load(migrate(files).programs.map(({ text }) => text));
      expect(loaded.filter(({ error }) => error !== null)).toEqual([]);
      expect(loaded.length).toBeGreaterThan(5);
    },
    300_000,
  );
});
