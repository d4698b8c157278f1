/**
 * Type checks the TypeScript of the documentation: every code block `ts` of the READMEs that imports something must
 * compile against the packages as they are. The first one of each language is run, too: it must print something and
 * report nothing. One that is followed by "It prints:" and a block `text` is run, and must print that.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { capture, nodeProgram, root } from "./shared/command.mjs";
import { languages, packages } from "./shared/workspace.mjs";

const prelude = "declare const text: string;\n";

const block = /^```ts\n([^]*?)^```$(?:\n\nIt prints:\n\n```text\n([^]*?)^```$)?/gm;

function blocksOf(path) {
  const text = readFileSync(join(root, path), "utf8");
  const blocks = [...text.matchAll(block)].map(([, code, printed]) => ({ path, code, printed }));
  return blocks.filter(({ code }) => /^import /m.test(code));
}

function writeProject(folder, blocks) {
  const names = blocks.map(({ path, code }, number) => {
    const name = `${path.replaceAll(/[^a-z]+/gi, "-")}-${number + 1}.ts`;
    writeFileSync(join(folder, name), prelude + code);
    return name;
  });
  const compilerOptions = { noEmit: true, composite: false, declaration: false, declarationMap: false };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.base.json", compilerOptions, files: names }),
  );
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
}

/** Each README is a program of its own: two languages that share a package may each add to its types. */
function checkReadme(path) {
  const blocks = blocksOf(path);
  if (blocks.length === 0) return { count: 0, status: 0 };
  const folder = mkdtempSync(join(root, ".snippets-"));
  try {
    writeProject(folder, blocks);
    const { status, stdout } = capture(process.execPath, [nodeProgram("typescript", "bin/tsc"), "-p", folder]);
    process.stdout.write(stdout);
    const isLanguage = languages().some(({ name }) => path === `packages/${name}/README.md`);
    const run = blocks.filter(({ printed }, index) => printed !== undefined || (isLanguage && index === 0));
    const failed = status === 0 && run.filter((each) => runs(folder, each) !== 0).length > 0;
    return { count: blocks.length, status: failed ? 1 : status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program on the packages' sources, and compares what it prints if that is known. */
function runs(folder, { path, code, printed }) {
  const file = join(folder, "program.mjs");
  buildSync({
    stdin: { contents: code, loader: "ts", resolveDir: folder },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: file,
    conditions: ["@cairn/source"],
    // For packages in CommonJS.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    external: ["kdbxweb", "openpgp", "@viz-js/viz"],
    logLevel: "warning",
  });
  const { status, stdout, stderr } = capture(process.execPath, [file]);
  const isExpected = printed === undefined ? stdout.trim() !== "" : stdout.trimEnd() === printed.trimEnd();
  if (status === 0 && isExpected && stderr.trim() === "") return 0;
  process.stdout.write(`${path}: its program ended with ${status}\n${stdout}${stderr}`);
  return 1;
}

function main() {
  const readmes = [
    "README.md",
    "docs/guides/embedding.md",
    ...packages().map(({ name }) => `packages/${name}/README.md`),
  ];
  const results = readmes.filter((path) => existsSync(join(root, path))).map(checkReadme);
  const count = results.reduce((sum, result) => sum + result.count, 0);
  if (results.some(({ status }) => status !== 0)) return 1;
  process.stdout.write(`${count} pieces of code in the READMEs compile, and the first of each language runs\n`);
  return 0;
}

process.exitCode = main();
