import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { testIf } from "@cairn/testing";
import { openDatabase } from "../../src/secrets/index.js";
import { reveal } from "./helpers.js";

/** Databases of other programs that exist beside the project on its authors' machines; they aren't part of it. */
const folder = join(import.meta.dirname, "../../../../../shared/cases/cf2-assets/kdbx");
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".kdbx")) : [];
const refused: Readonly<Record<string, string>> = {
  "cipher-twofish.kdbx": "unsupported",
  "dup-title.kdbx": "duplicate",
  "dup-after-star.kdbx": "duplicate",
  "dup-entry-group.kdbx": "duplicate",
  "dup-field.kdbx": "duplicate",
};

testIf(files.length > 0, "no databases beside the project")(
  `${files.length} databases of KeePassXC and File::KDBX`,
  async () => {
    for (const file of files) {
      const password = async () => ({ value: { text: "test-only-pw", from: "the test" } });
      const { problem, value } = await openDatabase(readFileSync(join(folder, file)), file, password);
      expect([file, problem?.kind]).toEqual([file, refused[file]]);
      if (value) expect(Object.keys(reveal(value) as object).length).toBeGreaterThan(1);
    }
  },
  60_000,
);
