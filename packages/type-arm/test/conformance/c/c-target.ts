import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printFloat } from "@cairn/puppet-core/values";
import { c } from "../../../src/emit/c/c.js";
import type { NotCarried } from "../../../src/emit/target.js";
import type { Model } from "../../../src/model/index.js";
import { emitInto } from "../emit-into.js";
import { isGivenList, type ConformanceInstance, type Given, type Make } from "../instance.js";
import type { CompiledProgram, ConformanceTarget, Verdict } from "../target.js";
import { compile, compileRuntime, hasCompiler } from "./compiler.js";

/**
 * `emit c`, compiled by gcc with all warnings as errors, and with its sanitizers if available: one program for each.
 */
export const cTarget: ConformanceTarget = {
  name: "c",
  isAvailable: () => (hasCompiler() ? undefined : "needs gcc, libc6-dev"),
  prepare: prepareAll,
  run,
  finish() {
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  },
  leavesOut,
  ownWords: new Set(["evaluation", "too-long", "endless-new"]),
};

const folders = new Map<string, string>();

/** The runtime is the same for all programs: it is compiled once. */
function prepareAll(programs: readonly CompiledProgram[]): void {
  let objects: readonly string[] | undefined;
  for (const { model, name } of programs) {
    const folder = mkdtempSync(join(tmpdir(), "cairn-c-"));
    folders.set(name, folder);
    emitInto(folder, c.emit(model, { name: "program", settings: {} }));
    copyFileSync(join(import.meta.dirname, "oracle.c"), join(folder, "oracle.c"));
    objects ??= compileRuntime(folder);
    compile(["oracle.c", "program.c", ...objects, "-o", "oracle", "-lm"], folder);
  }
}
/** A program whose objects all need what isn't carried; an instance that sets a feature whose logic isn't. */
function leavesOut({ model }: CompiledProgram, instance?: ConformanceInstance): string | undefined {
  const found = notCarriedOf(model).find(({ what }) => {
    const [, role, feature] = /^`(\w+)` of `.*\/(\w+)`$/.exec(what) ?? [];
    const isOnlySet = feature !== undefined && ["validate", "set", "check"].includes(role!);
    return isOnlySet ? instance && textOf(instance).includes(`"${feature}"`) : true;
  });
  return found && `${found.what}: ${found.why}`;
}

const known = new WeakMap<Model, readonly NotCarried[]>();

function notCarriedOf(model: Model): readonly NotCarried[] {
  const found = known.get(model) ?? c.emit(model, { name: "program", settings: {} }).notCarried;
  known.set(model, found);
  return found;
}

function textOf({ before, make }: ConformanceInstance): string {
  return JSON.stringify([before, make], (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
}

function run({ name }: CompiledProgram, instances: readonly ConformanceInstance[]): readonly Verdict[] {
  const folder = folders.get(name)!;
  const { error, status, stderr, stdout } = spawnSync("./oracle", [], {
    cwd: folder,
    input: Buffer.concat(instances.map(instanceBytes)),
    maxBuffer: 1 << 28,
  });
  if (error || status !== 0) throw new Error(`./oracle in ${folder}: ${error?.message ?? ""} ${stderr.toString()}`);
  return readVerdicts(stdout);
}

function readVerdicts(output: Buffer): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  let at = 0;
  const number = (end: string): number => {
    const behind = output.indexOf(end, at);
    const found = Number(output.toString("latin1", at, behind));
    at = behind + 1;
    return found;
  };
  const text = (): string => {
    const length = number(":");
    const found = output.toString("utf8", at, at + length);
    at += length + 1;
    return found;
  };
  while (at < output.length) {
    const isAccepted = output[at++] === 65;
    if (isAccepted) verdicts.push({ accepted: text() });
    else verdicts.push({ messages: Array.from({ length: number("\n") }, text) });
  }
  return verdicts;
}

/** An instance as `oracle.c` reads it, preceded by its length. */
function instanceBytes({ before, make }: ConformanceInstance): Buffer {
  const named = before.map((each) => `${textBytes(each.name)}${givenText(each.make)}`);
  const bytes = Buffer.from(`${before.length}:${named.join("")}${givenText(make)}`);
  return Buffer.concat([Buffer.from(`${bytes.length}\n`), bytes]);
}

function textBytes(text: string): string {
  return `${Buffer.byteLength(text)}:${text}`;
}

function makeText({ steps, type, values }: Make): string {
  const pairs = values.map(([feature, value]) => `S${textBytes(feature)}${givenText(value)}`);
  const lines = steps.map(
    ({ feature, operator, value }) => `${operator.at(0)}${textBytes(feature)}${givenText(value)}`,
  );
  return `M${textBytes(type)}H${values.length}:${pairs.join("")}${steps.length}:${lines.join("")}`;
}

/** Instances nest no deeper than a person writes them, so that this may recurse. */
function givenText(value: Given): string {
  if (value === null) return "U";
  if (isGivenList(value)) return `L${value.length}:${value.map(givenText).join("")}`;
  switch (typeof value) {
    case "string":
      return `S${textBytes(value)}`;
    case "number":
      return `F${printFloat(value)}:`;
    case "bigint":
      return `I${value}:`;
    case "boolean":
      return `B${Number(value)}`;
    default:
      break;
  }
  if (value.kind === "name") return `N${textBytes(value.name)}`;
  if (value.kind === "make") return makeText(value);
  return `H${value.entries.length}:${value.entries.map(([key, each]) => givenText(key) + givenText(each)).join("")}`;
}
