import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seededSource } from "@cairn/testing/deep";
import { print } from "../oracle/print.js";
import { writeProgram } from "../properties/write-program.js";

const GENERATED = 200;

/** What is mutated: every program of the tests and of the examples, and some generated ones. */
export function corpus(folder: string): readonly string[] {
  const files = [join(folder, "test"), join(folder, "..", "..", "examples")].flatMap(programFiles);
  const generated = Array.from({ length: GENERATED }, (_, index) => {
    const mode = index % 2 === 0 ? "core" : "forward";
    return print(writeProgram(mode, seededSource(0, index)).body);
  });
  return [...files.map((file) => readFileSync(file, "utf8")), ...generated];
}

function programFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sf"))
    .sort()
    .map((name) => join(folder, name));
}
