import { join } from "node:path";
import { Linter } from "eslint";
import { importRules } from "../eslint-rules/imports.mjs";
import cairn from "../eslint-rules/index.mjs";
import { root } from "../shared/command.mjs";

/** What the linter says about a text that would stand in `path`. */
function complaints(path, text, configs = importRules) {
  return new Linter({ cwd: root }).verify(text, configs, join(root, path)).map(({ message }) => message);
}

describe("layers", () => {
  const forbidden = [
    ["packages/diagnostics/src/a.js", `import "@cairn/store";`],
    ["packages/store/src/a.js", `export * from "@cairn/syntax";`],
    ["packages/syntax/src/a.js", `import "@cairn/store";`],
    ["packages/smartfrog/src/a.js", `import "@cairn/cli-kit";`],
    ["packages/smartfrog/src/a.js", `await import("@cairn/mupuppet");`],
    ["packages/smartfrog/src/a.js", `import "./cli/language.js";`],
    ["packages/smartfrog/src/a.js", `import "../../store/src/store.js";`],
    ["packages/smartfrog/src/a/b.js", `export { a } from "../cli/language.js";`],
    ["packages/smartfrog/src/service/a.js", `import "@cairn/cli-kit/internal/a";`],
    ["packages/cli-kit/src/cli/a.js", `import "@cairn/syntax";`],
    ["packages/smartfrog/test/a.test.js", `import "@cairn/cf2";`],
  ];
  it.each(forbidden)("refuses in %s: %s", (path, text) => {
    expect(complaints(path, text)).toHaveLength(1);
  });

  const allowed = [
    ["packages/cli-kit/src/a.js", `import "@cairn/store";`],
    ["packages/smartfrog/src/a.js", `import "@cairn/syntax"; import "./check/index.js";`],
    ["packages/smartfrog/src/cli/main.js", `import "@cairn/cli-kit"; import "../compile.js"; import "node:fs";`],
    ["packages/smartfrog/src/service/a.js", `import "@cairn/language-server"; import "./client.js";`],
    ["packages/smartfrog/test/a.test.js", `import "@cairn/testing"; import "../src/cli/language.js";`],
  ];
  it.each(allowed)("allows in %s: %s", (path, text) => {
    expect(complaints(path, text)).toEqual([]);
  });
});

describe("the core is pure", () => {
  const forbidden = [
    `import "node:fs";`,
    `import fs from "fs";`,
    `process.exit();`,
    `console.log(1);`,
    `Date.now();`,
    `Math.random();`,
    `new Date();`,
  ];
  it.each(forbidden)("refuses %s", (text) => {
    expect(complaints("packages/store/src/a.js", text).length).toBeGreaterThan(0);
  });

  it("allows parameters and members of such names", () => {
    const text = "export function run(process) { return process.next + this.console.length + new Date(0).getTime(); }";
    expect(complaints("packages/store/src/a.js", text)).toEqual([]);
  });
});

describe("cairn/no-throw", () => {
  it.each([`throw new Error("no");`, `if (e instanceof RangeError) stop();`])("refuses %s", (text) => {
    const config = { files: ["**/*"], plugins: { cairn }, rules: { "cairn/no-throw": "error" } };
    expect(complaints("packages/store/src/a.js", text, [config])).toHaveLength(1);
  });
});
