/**
 * Writes docs/diagnostics/<language>/<name>.md, a page for every code of every language, and their index.
 *
 *   node tools/diagnostics-docs.mjs [--check]
 *
 * `--check` writes nothing and fails where a page is missing, left over or other than it should be. Both fail where
 * an example doesn't show what it should.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { adapterOf, loadCommandLine, loadLanguage, loadRenderer } from "./diagnostics/load-language.mjs";
import { root } from "./shared/command.mjs";
import { packages } from "./shared/workspace.mjs";

/** All files of the folder as `{ path: text }`, and what is wrong with the examples, in sentences. */
export async function makePages(languages) {
  const renderer = await loadRenderer();
  const commandLine = await loadCommandLine();
  const complete = languages.map((language) => withCommandLine(language, commandLine));
  const files = { "README.md": renderer.renderPageIndex(complete.map(({ catalogue }) => catalogue)) };
  const problems = [];
  for (const language of complete) {
    for (const name of Object.keys(language.catalogue.declarations)) {
      problems.push(...(await addPage(files, renderer, language, name)));
    }
  }
  return { files, problems };
}

/** A language with what the command line reports in its name. */
function withCommandLine({ catalogue, pages, ...language }, { cliDeclarations, cliPages }) {
  const added = Object.keys(cliPages).map((name) => [name, cliDeclarations[name]]);
  return {
    ...language,
    catalogue: { ...catalogue, declarations: { ...catalogue.declarations, ...Object.fromEntries(added) } },
    pages: { ...cliPages, ...pages },
  };
}

async function addPage(files, renderer, { catalogue, pages, runExample }, name) {
  const runOnce = rememberReports(runExample);
  const code = `${catalogue.language}/${name}`;
  const page = pages[name];
  if (page === undefined) return [`${code} has no page`];
  if (page.failing === undefined) {
    files[`${code}.md`] = renderer.renderPage(catalogue, name, page);
    return [];
  }
  const failing = await runOnce(renderer.exampleFiles(page.failing, catalogue.language), page.args ?? []);
  files[`${code}.md`] = renderer.renderPage(catalogue, name, page, await failing.render());
  return renderer.pageProblems(catalogue.language, name, page, runOnce);
}

/** The examples of limits take seconds, so none is run twice. */
function rememberReports(runExample) {
  const reports = new Map();
  return (program, words) => {
    const key = JSON.stringify([program, words]);
    if (!reports.has(key)) reports.set(key, runExample(program, words));
    return reports.get(key);
  };
}

/** What differs between `files` and what lies in `folder`, in sentences. */
export function compareFolder(folder, files) {
  const present = filesBelow(folder);
  const left = present.filter((path) => files[path] === undefined).map((path) => `${path} belongs to no code`);
  const other = Object.entries(files).flatMap(([path, text]) => {
    if (!present.includes(path)) return [`${path} is missing`];
    return readFileSync(join(folder, path), "utf8") === text ? [] : [`${path} is out of date`];
  });
  return [...left, ...other];
}

/** Makes `folder` hold exactly `files`. */
export function writeFolder(folder, files) {
  for (const path of filesBelow(folder)) if (files[path] === undefined) rmSync(join(folder, path));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(folder.length + 1).replaceAll("\\", "/")).sort();
}

/** How many of a language's diagnostics have a fix; the tests of its pages see to it that those without say why. */
function shareOfFixes({ name, catalogue, pages }) {
  const all = Object.keys(catalogue.declarations);
  const fixed = all.filter((each) => pages[each]?.failing !== undefined && pages[each].noFix === undefined);
  return `${name}: ${fixed.length} of ${all.length} diagnostics have a fix (${Math.floor((fixed.length / all.length) * 100)} %)`;
}

async function main(check) {
  const folder = join(root, "docs", "diagnostics");
  const adapters = packages().flatMap(({ folder: at }) => adapterOf(at) ?? []);
  const languages = await Promise.all(adapters.map((adapter) => loadLanguage(adapter)));
  const { files, problems } = await makePages(languages);
  const differences = check ? compareFolder(folder, files) : [];
  if (!check) writeFolder(folder, files);
  for (const line of [...problems, ...differences]) process.stderr.write(`${line}\n`);
  if (differences.length > 0) process.stderr.write("npm run docs:diagnostics brings the pages up to date\n");
  process.stdout.write(`${Object.keys(files).length} pages ${check ? "compared" : "written"}\n`);
  for (const language of languages) process.stdout.write(`${shareOfFixes(language)}\n`);
  return problems.length + differences.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.includes("--check"));
