import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { parse } from "../src/parse/parse.js";

const folder = join(import.meta.dirname, "../../../../shared/cases/smartfrog-core");
const present = existsSync(folder);

/** Programs with errors outside themselves: what they include is missing, broken, a folder, or themselves. */
const wrongByInclude = /#include/;

function programs(): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".sf"));
}

function read(name: string): string {
  return readFileSync(join(folder, name), "utf8");
}

testIf(present, "../shared is not there")("agrees with the collected cases about what is a program", () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const name of programs()) {
    const error = join(folder, name.replace(/sf$/, "err"));
    const result = join(folder, name.replace(/sf$/, "json"));
    if (!existsSync(error) && !existsSync(result)) continue;
    const refused = parse(createSource(name, read(name))).diagnostics.length > 0;
    const shouldRefuse = existsSync(error) && readFileSync(error, "utf8").trim() === "parse";
    compared++;
    if (refused !== shouldRefuse && !(shouldRefuse && wrongByInclude.test(read(name)))) wrong.push(name);
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});
