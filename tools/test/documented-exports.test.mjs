import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { undocumentedExports } from "../documented-exports.mjs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-exports-")));
afterAll(() => rmSync(folder, { recursive: true }));

it("an export without a doc comment is found, wherever it is declared; others aren't", () => {
  writeFileSync(join(folder, "part.ts"), "/** One. */\nexport const one = 1;\n// Two.\nexport const two = 2;\n");
  writeFileSync(join(folder, "whole.ts"), "/** What this file is. */\nexport interface Described {}\n");
  writeFileSync(
    join(folder, "index.ts"),
    'export { one, two } from "./part.js";\nexport * as whole from "./whole.js";\nconst hidden = 3;\nexport function three() {\n  return hidden;\n}\n',
  );
  const { count, problems } = undocumentedExports([{ specifier: "example", file: join(folder, "index.ts") }]);
  expect(count).toBe(4);
  expect(problems.map((line) => line.slice(line.indexOf("`")))).toEqual([
    "`three` of example has no doc comment",
    "`two` of example has no doc comment",
  ]);
});
