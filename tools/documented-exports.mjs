/**
 * Looks for what packages export without saying what it is: every symbol of every entry point needs a doc comment.
 */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { root } from "./shared/command.mjs";
import { publishablePackages } from "./shared/workspace.mjs";

/** The entry points of all packages that users install: the name to import, and the source. */
function entryPoints() {
  return publishablePackages().flatMap(({ name: folder }) => {
    const path = join(root, "packages", folder);
    const { exports = {}, name } = JSON.parse(readFileSync(join(path, "package.json"), "utf8"));
    // What only the sources have is for this repository.
    const shipped = Object.entries(exports).filter(([, conditions]) => conditions.default !== undefined);
    return shipped.map(([subpath, conditions]) => ({
      specifier: name + subpath.slice(1),
      file: join(path, conditions["@cairn/source"]),
    }));
  });
}

function createProgram(files) {
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, composite: false }, root);
  return ts.createProgram(files, options);
}

/** The exports of an entry point, aliases followed. */
function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

function hasComment(symbol, checker) {
  const [declaration] = symbol.declarations ?? [];
  // A namespace is a file, whose first comment is about all of it.
  if (declaration && ts.isSourceFile(declaration)) return /^\/\*\*/.test(declaration.text);
  return symbol.getDocumentationComment(checker).length > 0;
}

function isOurs(symbol) {
  return symbol.declarations?.some((each) => !each.getSourceFile().fileName.includes("/node_modules/")) ?? false;
}

function placeOf(symbol) {
  const [declaration] = symbol.declarations;
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return `${relative(root, source.fileName)}:${line + 1}`;
}

/** Each exported symbol once, with the first entry point that has it. */
export function undocumentedExports(entries = entryPoints()) {
  const program = createProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const known = new Set();
  const problems = [];
  for (const { file, specifier } of entries)
    for (const symbol of exportsOf(program, file)) {
      if (known.has(symbol) || !isOurs(symbol)) continue;
      known.add(symbol);
      if (!hasComment(symbol, checker))
        problems.push(`${placeOf(symbol)}: \`${symbol.name}\` of ${specifier} has no doc comment`);
    }
  return { count: known.size, problems: problems.sort() };
}

if (process.argv[1] === import.meta.filename) {
  const { count, problems } = undocumentedExports();
  for (const line of problems) process.stdout.write(`${line}\n`);
  if (problems.length === 0) process.stdout.write(`each of the ${count} exported symbols has a doc comment\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
