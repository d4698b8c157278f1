import { dataFormatNames } from "@cairn/store";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageRequest } from "@cairn/cli-kit";
import { servicesPipeline } from "@cairn/cli-kit/testing";
import { createSource, hasErrors, type Source } from "@cairn/diagnostics";
import { feed, mutationsOf, seededSource, type DeepPart, type Pipeline } from "@cairn/testing/deep";
import { formatReferencePath } from "../../src/view/reference-path.js";
import { services } from "../../src/cli/services.js";
import { languageSettings } from "../../src/cli/language-settings.js";
import { settingsOfNode } from "../../src/cli/settings.js";
import { Linker } from "../../src/link/linker.js";
import { parse } from "../../src/parse/parse.js";
import { facts, node, writeManifest } from "../programs/write-manifest.js";

const GENERATED = 500;
const factsFile = new TextEncoder().encode(JSON.stringify(facts));

/** All that is compiled sees the same node, so that check and compile see the same. */
const request: LanguageRequest = {
  files: {
    read: (path) => (path === "facts.json" ? { bytes: factsFile } : { problem: "no such file" }),
    resolve: (_from, path) => path,
  },
  options: { node, facts: "facts.json" },
  onPhase: () => {},
  maxErrors: 100,
};

const pipeline: Pipeline<Source> = {
  source: (text) => createSource("site.pp", text),
  checkFindsMore: linkFindsErrors,
  ...servicesPipeline(services, request, {
    formats: dataFormatNames,
    formatPath: (path) => (path.length > 2 ? undefined : formatReferencePath(path)),
  }),
};

/** Linking looks at what no node runs, too; all else that check finds must be found by compile. */
function linkFindsErrors(source: Source): boolean {
  const { value: program } = parse(source);
  const linker = new Linker(languageSettings(request).value!, settingsOfNode(request).value!);
  return program !== undefined && hasErrors(linker.link(program, false).diagnostics);
}

/** Mutated manifests: of the tests, of the examples and of the generator, through the whole pipeline. */
export function mutations(folder: string): DeepPart {
  return mutationsOf(corpus(folder), (text) => feed(pipeline, text));
}

function corpus(folder: string): readonly string[] {
  const files = [join(folder, "test"), join(folder, "..", "..", "examples")].flatMap(manifests);
  const generated = Array.from({ length: GENERATED }, (_, index) => writeManifest(seededSource(0, index)));
  return [...files.map((file) => readFileSync(file, "utf8")), ...generated];
}

function manifests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".pp"))
    .sort()
    .map((name) => join(folder, name));
}
