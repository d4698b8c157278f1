import { relative } from "node:path";
import { testIf } from "@cairn/testing";
import { problemsOfSafeFixes, problemsOfSuggestions } from "@cairn/testing/fixes";
import { moduleFiles, modulesFolder, readManifest } from "../oracle/puppet.js";
import { subject } from "./subject.js";

const files = moduleFiles();
const whereModules = testIf(files.length > 1000, "Debian's puppet-module-* packages are not installed");

/** The manifests of each module, by their paths from the modules' folder. */
function modules(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const all = new Map<string, Record<string, string>>();
  for (const file of files) {
    const path = relative(modulesFolder, file);
    const name = path.slice(0, path.search(/[/\\]/));
    all.set(name, { ...all.get(name), [path]: readManifest(file) });
  }
  return all;
}

describe.each([
  ["--fix", problemsOfSafeFixes, 1000],
  ["--fix-suggestions", problemsOfSuggestions, 1200],
] as const)("%s of Debian's modules", (option, problemsOf, leastChanged) => {
  whereModules(
    "keeps its promises for every manifest, with all rules of puppet-lint",
    async () => {
      const broken: string[] = [];
      let changed = 0;
      for (const [name, written] of modules()) {
        const words = [name, "--lint", "--with-checks", "all"];
        const observed = await subject.observe({ files: written, words }, option);
        broken.push(...problemsOf(observed, subject));
        for (const [path, { text }] of Object.entries(observed.after.files)) if (text !== written[path]) changed++;
      }
      expect(broken).toEqual([]);
      expect(changed).toBeGreaterThan(leastChanged);
    },
    3_600_000,
  );
});
