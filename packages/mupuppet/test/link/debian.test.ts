import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { nodeHost, type LanguageRequest } from "@cairn/cli-kit";
import { readSource } from "@cairn/diagnostics";
import { expectGolden, testIf } from "@cairn/testing";
import { checkSources } from "../../src/library/check-sources.js";
import { catalogue } from "../../src/diagnostics/index.js";
import { moduleFiles } from "../oracle/puppet.js";

const root = "/usr/share/puppet/modules";
const whereModules = testIf(moduleFiles().length > 1000, "needs puppet-module-*");

/** The manifests of all modules, by the paths under which Puppet finds them. */
function manifests(): string[] {
  const folders = ["manifests", "functions", "types"];
  return readdirSync(root)
    .sort()
    .flatMap((module) => folders.map((folder) => join(root, module, folder)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const names = readdirSync(realpathSync(folder), { recursive: true, encoding: "utf8" });
      return names.filter((name) => name.endsWith(".pp")).map((name) => join(folder, name));
    });
}

whereModules("what check finds in Debian's modules is listed, and nothing else is found", () => {
  const host = nodeHost();
  const files = { read: (path: string) => host.read(path), resolve: (_from: string, path: string) => path };
  const options = { modulepath: [root] };
  const request: LanguageRequest = { files, options, onPhase: () => {}, maxErrors: 1000, host };
  const sources = manifests().map((path) => readSource(path, files, catalogue.create).value!);
  const found = checkSources(sources, request).map(({ code, message, span }) => {
    const line = span.source.text.slice(0, span.start).split("\n").length;
    return `${span.source.name.slice(root.length + 1)}:${line}: ${code}: ${message}`;
  });
  expectGolden(join(import.meta.dirname, "debian-findings.txt"), `${found.sort().join("\n")}\n`);
});
