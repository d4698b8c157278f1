import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Nothing that gcc warns of is let through. */
const flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-g"];

export function hasCompiler(): boolean {
  return spawnSync("gcc", ["--version"]).status === 0;
}

/** Compiles, with all warnings as errors, and with the sanitizers if available. */
export function compile(words: readonly string[], folder: string): void {
  const { status, stderr } = spawnSync("gcc", [...flags, ...sanitizers(), ...words], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`gcc ${words.join(" ")} in ${folder}: ${stderr}`);
}

/** Compiles the runtime that was emitted into a folder; returns the paths of the object files. */
export function compileRuntime(folder: string): readonly string[] {
  const sources = readdirSync(join(folder, "type_arm")).filter((file) => file.endsWith(".c"));
  compile(["-c", ...sources.map((file) => `type_arm/${file}`)], folder);
  return sources.map((file) => join(folder, file.replace(/c$/, "o")));
}

let found: readonly string[] | undefined;

/** What finds wrong accesses and undefined behaviour while a program runs, where gcc has its libraries. */
export function sanitizers(): readonly string[] {
  if (found) return found;
  const wanted = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
  const { status } = spawnSync("gcc", [...wanted, "-x", "c", "-", "-o", "/dev/null"], {
    input: "int main(void) { return 0; }",
  });
  return (found = status === 0 ? wanted : []);
}
