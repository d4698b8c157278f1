import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Linter } from "eslint";
import typescript from "typescript-eslint";
import cairn from "../eslint-rules/index.mjs";
import { circlesOf, importsBelow } from "../shared/import-graph.mjs";

let folder;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "cairn-imports-")), "src");
});
afterEach(() => rmSync(dirname(folder), { recursive: true }));

/** Writes the sources of a package. */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The circles as `folder: members`. */
function circles() {
  return circlesOf(importsBelow(folder)).map(({ folder: at, members }) => `${at}: ${[...members].sort().join(" ")}`);
}

it("two files that use each other are a circle, and so are folders whose files do", () => {
  write({
    "a.ts": 'import { b } from "./b.js";',
    "b.ts": 'export * from "./a.js";',
    "parse/one.ts": 'import { two } from "../check/two.js";',
    "parse/three.ts": "export const three = 3;",
    "check/two.ts": 'import { three } from "../parse/three.js";',
  });
  expect(circles().sort()).toEqual([": a.ts b.ts", ": check parse"]);
});

it("imports of types, imports on demand, and a folder that uses its own subfolder are none", () => {
  write({
    "a.ts": 'import type { B } from "./b.js"; import { type C } from "./c/d.js"; const e = () => import("./e.js");',
    "b.ts": 'import { a } from "./a.js";',
    "c/d.ts": 'import { a } from "../a.js"; export type { B } from "../b.js";',
    "e.ts": 'import { a } from "./a.js";',
  });
  expect(circles()).toEqual([]);
});

it("the linter names the circle at each import that closes it", () => {
  write({ "a.ts": 'import { b } from "./b.js";\nimport type { B } from "./b.js";\n', "b.ts": 'import "./a.js";\n' });
  const config = {
    files: ["**/*.ts"],
    languageOptions: { parser: typescript.parser },
    plugins: { cairn },
    rules: { "cairn/no-circles": "error" },
  };
  const text = 'import { b } from "./b.js";\nimport type { B } from "./b.js";\n';
  const found = new Linter({ cwd: dirname(folder) }).verify(text, [config], join(folder, "a.ts"));
  expect(found.map(({ line, message }) => [line, message])).toEqual([
    [1, "this import closes a circle in src: a.ts, b.ts"],
  ]);
});
