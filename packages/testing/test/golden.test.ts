import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectGolden, testIf, updatesGoldens } from "@cairn/testing";

describe("expectGolden", () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-golden-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("accepts the contents of the file", () => {
    writeFileSync(join(folder, "same.txt"), "a\n");
    expectGolden(join(folder, "same.txt"), "a\n");
  });

  testIf(!updatesGoldens, "goldens are being rewritten")("fails if the text differs", () => {
    writeFileSync(join(folder, "other.txt"), "b\n");
    expect(() => expectGolden(join(folder, "other.txt"), "a\n")).toThrow("b");
  });

  testIf(!updatesGoldens, "goldens are being rewritten")("fails if the file is missing, naming the command", () => {
    expect(() => expectGolden(join(folder, "none.txt"), "a\n")).toThrow("npm run test:update");
  });
});
