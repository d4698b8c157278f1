import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seededSource } from "@cairn/testing/deep";
import { writeScenario } from "../properties/write-scenario.js";

const GENERATED = 300;

/** What is mutated: every program of the tests and of the examples, and generated ones of several files. */
export function corpus(folder: string): readonly string[] {
  const files = [join(folder, "test"), join(folder, "..", "..", "examples")].flatMap(programFiles);
  const generated = Array.from({ length: GENERATED }, (_, index) => writeScenario(seededSource(0, index)));
  return [...files.map((file) => readFileSync(file, "utf8")), ...generated];
}

function programFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".cf2"))
    .sort()
    .map((name) => join(folder, name));
}
