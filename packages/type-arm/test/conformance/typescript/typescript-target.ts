import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringText } from "../../../src/emit/typescript/logic/literals.js";
import { typescript } from "../../../src/emit/typescript/typescript.js";
import type { EmittedFile } from "../../../src/emit/target.js";
import type { Model } from "../../../src/model/index.js";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import type { ConformanceTarget, Verdict } from "../target.js";
import { compileModules, transpileModules } from "./compile-modules.js";

/** Puppet's messages for a function or an index with an invalid argument. */
const misused =
  /^(?:The function '\w+' was called|'\w+' (?:block |parameter |expects |Value of type )| ?Integer\.new has wrong type|A substring operation|An Array\[\] cannot use)/;

/** It describes types in more detail than the runtime knows, except for undef. */
function isOwnWord(message: string): boolean {
  return misused.test(message) && !/'\w+' expects [^\n]*, got Undef/.test(message);
}

/** `emit typescript`, checked by `tsc --strict` and run by Node: one process for each program. */
export const typescriptTarget: ConformanceTarget = createTarget((folder, modules) => {
  const problems = compileModules(folder, modules);
  if (problems.length > 0) throw new Error(`tsc --strict refuses what was emitted:\n${problems.join("\n")}`);
});

/** Changes what was emitted. */
export type Spoil = (text: string, path: string) => string;

/** The same with a mistake planted in what is emitted. */
export function mutantTarget(spoil: Spoil): ConformanceTarget {
  return createTarget((folder, modules) => {
    const spoiled = Array.from(
      modules,
      ([name, files]) => [name, files.map((file) => spoiledFile(file, spoil))] as const,
    );
    transpileModules(folder, new Map(spoiled));
  });
}

function spoiledFile({ chunks, path }: EmittedFile, spoil: Spoil): EmittedFile {
  return { path, chunks: [spoil([...chunks].join(""), path)] };
}

type Build = (folder: string, modules: ReadonlyMap<string, readonly EmittedFile[]>) => void;

function createTarget(build: Build): ConformanceTarget {
  let folder = "";
  return {
    name: "typescript",
    isAvailable: () => undefined,
    isOwnWord,
    prepare(programs) {
      folder = mkdtempSync(join(tmpdir(), "cairn-typescript-"));
      build(folder, new Map(programs.map(({ model, name }) => [name, emitted(model).files])));
    },
    leavesOut: ({ model }) => emitted(model).notCarried.map(({ what, why }) => `${what}: ${why}`)[0],
    run: ({ name }, instances) => runModule(join(folder, name), instances),
    finish: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function emitted(model: Model) {
  return typescript.emit(model, { name: "program", settings: {} });
}

function runModule(place: string, instances: readonly ConformanceInstance[]): readonly Verdict[] {
  writeFileSync(join(place, "oracle.mjs"), [oracle, ...instances.map(instanceText)].join("\n"));
  const { status, stderr, stdout } = spawnSync(process.execPath, ["oracle.mjs"], {
    cwd: place,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`node oracle.mjs in ${place}: ${stderr}`);
  return stdout
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Verdict);
}

/** Prints a verdict per line; accepted objects are strings in it. */
const oracle = `
import * as module from "./program.js";
import { Failure, Hash, toJson } from "./cairn-runtime/index.js";
const types = new Map(Object.values(module).filter((each) => each.type).map((each) => [each.type.name, each]));
function report(run) {
  let verdict;
  try {
    verdict = { accepted: toJson(run({})) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    verdict = { messages: error.messages };
  }
  console.log(JSON.stringify(verdict));
}
`;

function instanceText({ before, make }: ConformanceInstance): string {
  const named = before.map((each) => `  named.${each.name} = ${makeText(each.make)};\n`);
  return `report((named) => {\n${named.join("")}  return ${makeText(make)};\n});`;
}

function makeText({ steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `[${stringText(feature)}]: ${givenText(value)}`);
  const lines = steps.map(({ feature, operator, value }) => {
    return `o.${operator === "=" ? "set" : "add"}(${stringText(feature)}, ${givenText(value)});`;
  });
  const initialize = lines.length === 0 ? "" : `, (o) => { ${lines.join(" ")} }`;
  return `types.get(${stringText(type)}).new({ ${pairs.join(", ")} }${initialize})`;
}

/** Instances nest no deeper than a person writes them, so that this may recurse. */
function givenText(value: Given): string {
  if (value === null) return "null";
  if (isGivenList(value)) return `[${value.map(givenText).join(", ")}]`;
  if (typeof value === "string") return stringText(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object") return Object.is(value, -0) ? "-0" : String(value);
  if (value.kind === "name") return `named.${value.name}`;
  if (value.kind === "make") return makeText(value);
  const entries = value.entries.map(([key, each]) => `[${givenText(key)}, ${givenText(each)}]`);
  return `new Hash([${entries.join(", ")}])`;
}
