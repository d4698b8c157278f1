import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const jars = ["common", "ecore", "ecore-xmi"].map((name) => `/usr/share/java/eclipse-emf-${name}.jar`);
const hasJava = spawnSync("javac", ["-version"]).status === 0;

/** Whether EMF is installed, and the message if it isn't. */
export const hasEmf = hasJava && jars.every((jar) => existsSync(jar));
export const noEmf =
  "needs default-jdk-headless, libeclipse-emf-common-java, libeclipse-emf-ecore-java, libeclipse-emf-ecore-xmi-java";

/** EMF's report on one group of files. */
export interface EmfVerdict {
  readonly group: string;
  readonly problems: readonly string[];
  /** What EMF sees, in the form of the shared cases. */
  readonly facts: Readonly<Record<string, EmfClass>>;
  readonly objects: number;
}

export interface EmfClass {
  readonly abstract: boolean;
  readonly super: string | null;
  readonly documentation?: string;
  readonly features: readonly Readonly<Record<string, unknown>>[];
}

/** Validates groups of files with EMF, all in one process: the .ecore files of a group, then its instances. */
export function validateWithEmf(groups: readonly (readonly string[])[]): readonly EmfVerdict[] {
  const folder = mkdtempSync(join(tmpdir(), "emf-"));
  const classPath = [folder, ...jars].join(delimiter);
  run("javac", ["-cp", classPath, "-d", folder, join(import.meta.dirname, "EmfChecker.java")]);
  const words = groups.map((paths) => paths.join(","));
  const lines = run("java", ["-cp", classPath, "EmfChecker", ...words])
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as EmfVerdict);
}

/** What EMF says of one model. */
export interface EmfJudgement {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Lets EMF judge models, each by itself. */
export function judgeWithEmf(paths: readonly string[]): readonly EmfJudgement[] {
  const folder = mkdtempSync(join(tmpdir(), "emf-"));
  const classPath = [folder, ...jars].join(delimiter);
  run("javac", ["-cp", classPath, "-d", folder, join(import.meta.dirname, "EmfValidator.java")]);
  const list = join(folder, "paths");
  writeFileSync(list, paths.join("\n"));
  return run("java", ["-cp", classPath, "EmfValidator", list])
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as EmfJudgement);
}

/** The jar with EMF's own models. */
export const ecoreJar = "/usr/share/java/eclipse-emf-ecore.jar";

/** Lets EMF load models in pairs and compare them: `same`, or in what they differ. */
export function compareWithEmf(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "emf-"));
  const classPath = [folder, ...jars].join(delimiter);
  run("javac", ["-cp", classPath, "-d", folder, join(import.meta.dirname, "EmfComparer.java")]);
  return run("java", ["-cp", classPath, "EmfComparer", ...pairs.flat()])
    .trimEnd()
    .split("\n");
}

function run(command: string, words: readonly string[]): string {
  const { status, stderr, stdout } = spawnSync(command, words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}
