/** Extracts programs from a module: its main class on the systems it supports, its examples, the code in its documentation, its specs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { capture } from "../shared/command.mjs";
import { metadataOf } from "./layout.mjs";

const documents = ["README.md", "README.markdown", "REFERENCE.md"];
const exampleFolders = ["examples", "tests"];

/** Programs `{ module, from, text, system }` of a module, without those of its specs. */
export function programsOf({ name, folder }, systems) {
  const supported = systemsOf(metadataOf(folder), systems);
  const main = existsSync(join(folder, "manifests", "init.pp")) ? supported : [];
  const usual = supported[0];
  return [
    ...main.map((system) => ({ module: name, from: "main class", text: `include ${name}\n`, system })),
    ...examplesOf(folder).map(({ path, text }) => ({ module: name, from: path, text, system: usual })),
    ...documents.flatMap((document) =>
      codeBlocks(textOf(join(folder, document))).map((text) => ({ module: name, from: document, text, system: usual })),
    ),
  ];
}

/** Code blocks of Markdown that are marked as Puppet's, with each text once. */
export function codeBlocks(markdown) {
  const blocks = markdown.matchAll(/^([ \t]*)(`{3,}|~{3,})[ \t]*(?:puppet|pp)\b[^\n]*\n([\s\S]*?)^\1\2[ \t]*$/gim);
  return [...new Set([...blocks].map(([, indent, , text]) => text.replaceAll(new RegExp(`^${indent}`, "gm"), "")))];
}

/** The names of the systems that metadata.json supports; the first of all where none of them is known. */
export function systemsOf(metadata, systems) {
  const supported = Array.isArray(metadata.operatingsystem_support) ? metadata.operatingsystem_support : [];
  const matches = [...systems].filter(([, facts]) => supported.some((each) => isSystem(each, facts.os)));
  const names = matches.map(([name]) => name);
  return names.length > 0 ? names : [...systems.keys()].slice(0, 1);
}

function isSystem({ operatingsystem, operatingsystemrelease }, { name, release }) {
  if (operatingsystem?.toLowerCase() !== name.toLowerCase()) return false;
  return !Array.isArray(operatingsystemrelease) || operatingsystemrelease.includes(release.major);
}

function examplesOf(folder) {
  return exampleFolders.flatMap((each) => {
    if (!existsSync(join(folder, each))) return [];
    const files = readdirSync(join(folder, each), { recursive: true, encoding: "utf8" });
    const manifests = files.filter((file) => file.endsWith(".pp")).sort();
    return manifests.map((file) => ({ path: join(each, file), text: textOf(join(folder, each, file)) }));
  });
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The programs of a module's specs; `parent` is a folder that holds only this module. */
export function specPrograms(parent, script, factFiles) {
  const words = [script, parent, ...factFiles];
  const { stdout } = capture("ruby", words, { timeout: 120_000, killSignal: "SIGKILL" });
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return lines.flatMap((line) => {
    try {
      const { module, name, text, system, facts } = JSON.parse(line);
      return [{ module, from: `spec of ${name}`, text, system, facts }];
    } catch {
      return [];
    }
  });
}

/** Facts of the systems by name, the system that most modules support first. */
export function readSystems(files) {
  const sorted = files.toSorted(
    (one, other) => Number(other.includes("debian-12")) - Number(one.includes("debian-12")),
  );
  return new Map(sorted.map((file) => [basename(file, ".json"), JSON.parse(readFileSync(file, "utf8"))]));
}
