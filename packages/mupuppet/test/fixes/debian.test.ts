import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { testIf } from "@cairn/testing";
import { problemsOfSafeFixes, problemsOfSuggestions } from "@cairn/testing/fixes";
import { moduleFiles, modulesFolder } from "../oracle/puppet.js";
import { subject } from "./subject.js";

const all = moduleFiles();
const whereModules = testIf(all.length > 1000, "needs puppet-module-*");

/** Every manifest takes minutes: an ordinary run tries some of those that aren't very long. */
const isThorough = process.env["CAIRN_FIX_PROGRAMS"] !== undefined;
const files = isThorough ? all : all.filter((file, index) => index % 16 === 0 && statSync(file).size < 20_000);

describe.each([
  ["--fix", problemsOfSafeFixes],
  ["--fix-suggestions", problemsOfSuggestions],
] as const)("%s keeps its promises", (option, problemsOf) => {
  whereModules(
    `for ${files.length} of ${all.length} of Debian's manifests, with all rules of puppet-lint`,
    async () => {
      const broken: string[] = [];
      let changed = 0;
      for (const file of files) {
        const path = relative(modulesFolder, file);
        const written = { [path]: readFileSync(file, "utf8") };
        const words = ["--lint", "--with-checks", "all", "--", path];
        const observed = await subject.observe({ files: written, words }, option);
        broken.push(...problemsOf(observed, subject));
        if (observed.after.files[path]!.text !== written[path]) changed++;
      }
      expect(broken).toEqual([]);
      expect(changed).toBeGreaterThan(files.length / 4);
    },
    3_600_000,
  );
});
