import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { expectGolden } from "@cairn/testing";
import { describe, expect, it } from "@jest/globals";
import { check } from "../../src/compile.js";
import { migrate, reportText } from "../../src/migrate/index.js";
import { readAll } from "./corpus.js";

const folder = join(import.meta.dirname, "cases");

describe("migrate", () => {
  it.each(readdirSync(folder))("%s", async (name) => {
    const text = readFileSync(join(folder, name, "input.rb"), "utf8");
    const { programs, report } = migrate(await readAll([["input.rb", text]]));
    const written = programs.map((program) => program.text).join("\n");
    expectGolden(join(folder, name, "expected.pp"), written);
    expectGolden(join(folder, name, "expected.report.txt"), reportText(report));
    const errors = check([createSource("expected.pp", written)]).filter(({ severity }) => severity === "error");
    expect(errors).toEqual([]);
  });

  it("counts UTF-16 units, not bytes", async () => {
    const text =
      "# é 😀\nPuppet::Type.newtype(:a) do\n  newparam(:name) # é\n  newparam(:b) { defaultto { 'é😀'.size } }\nend\n";
    const { report } = migrate(await readAll([["a.rb", text]]));
    const [type] = report.types;
    expect([type?.line, ...(type?.attributes ?? []).map(({ line }) => line)]).toEqual([2, 3, 4]);
    expect(type?.attributes[1]?.notes[0]?.what).toBe("its default, which is computed: `'é😀'.size`");
  });
});
