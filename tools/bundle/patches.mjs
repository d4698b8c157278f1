/**
 * What is changed in foreign packages and generated parsers while a command is bundled, for the sake of its start-up time (performance reading,
 * findings 7 and 8). A text that is to be changed and isn't there fails the build.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findGeneratedParsers, generatedParser, leanGeneratedParser, parserTables } from "./generated-parsers.mjs";

const here = import.meta.dirname;

/** @type {readonly { file: RegExp, apply: (text: string, path: string) => string, loader?: "js" | "ts" }[]} */
const patches = [
  { file: generatedParser, apply: leanGeneratedParser, loader: "ts" },
  {
    // antlr4ng deserialises the automaton of its XPath lexer as soon as it is imported; nobody here uses XPath.
    file: /[\\/]antlr4ng[\\/]dist[\\/]index\.mjs$/,
    apply: (text, path) =>
      replace(text, path, [
        [
          /static decisionsToDFA = _XPathLexer\._ATN\.decisionToState\.map\(\(ds, index\) => \{\s*return new DFA\(ds, index\);\s*\}\);/,
          "static get decisionsToDFA() { return _XPathLexer.__DFA ??= _XPathLexer._ATN.decisionToState.map((ds, index) => new DFA(ds, index)); }",
        ],
        // Each class sets its own name when it is made, and so none can be left out although most are never used.
        [/static \{\s*__name\(this, "\w+"\);\s*\}/g, ""],
      ]),
  },
  {
    file: /[\\/]yargs[\\/]lib[\\/]platform-shims[\\/]esm\.mjs$/,
    apply: (text, path) => {
      replace(text, path, [[/import cliui from 'cliui'/, ""]]);
      return readFileSync(join(here, "yargs-platform.mjs"), "utf8").replace(
        "./lean-assert.mjs",
        join(here, "lean-assert.mjs"),
      );
    },
  },
  {
    // `createRequire(import.meta.url)` serves configuration files in JavaScript, which cli-kit doesn't read.
    file: /[\\/]yargs-parser[\\/]build[\\/]lib[\\/]index\.js$/,
    apply: (text, path) =>
      replace(text, path, [
        [/import \{ createRequire \} from 'node:module';/, ""],
        [
          /const require = createRequire \? createRequire\(import\.meta\.url\) : undefined;/,
          "const require = undefined;",
        ],
      ]),
  },
];

/** What explains syntax errors, with ANTLR's runtime: as large as a language, and correct programs never need it. */
const lazyReport = 'export const loadReport = () => cairnRequire("./report.js").report;';

/** What compiling to the usual format doesn't need. */
const lazyViews = 'export const loadViews = () => cairnRequire("./views.js");';

/** The language of the paper about μPuppet, a profile of its own. */
const lazyPaper = 'export const loadPaper = () => cairnRequire("./paper.js");';

/** Hiera, which only programs with data need. */
const lazyHiera = 'export const loadHiera = () => cairnRequire("./hiera.js");';

/** Templates, which small manifests don't read. */
const lazyTemplates = 'export const loadTemplates = () => cairnRequire("./templates.js");';

/** Puppet's functions: many small manifests call none. */
const lazyFunctions = 'export const loadCoreFunctions = () => cairnRequire("./functions.js").coreFunctions;';

/** The functions that modules bring along. */
const lazyModuleFunctions = 'export const loadModuleFunctions = () => cairnRequire("./stdlib.js").moduleFunctions;';

function replace(text, path, changes) {
  let changed = text;
  for (const [wanted, replacement] of changes) {
    if (changed.search(wanted) < 0) throw new Error(`${path}: the text to be patched isn't there: ${wanted}`);
    changed = changed.replace(wanted, () => replacement);
  }
  return changed;
}

/**
 * `yaml` as a module whose functions and classes load the real one, a section of its own, when they are first called: it
 * is as large as the rest of a command, and most runs read no YAML.
 */
function lazyYaml(resolveDir) {
  const real = createRequire(join(resolveDir, "importer.js"))("yaml");
  const functions = Object.entries(real).filter(([, value]) => typeof value === "function");
  const proxies = functions.map(
    ([name]) =>
      `export function ${name}(...values) { const real = cairnRequire("yaml").${name}; return new.target ? new real(...values) : real(...values); }`,
  );
  return proxies.join("\n");
}

/** The entry point of the section that holds the tables of the generated parsers. */
export const tablesEntry = "cairn:parser-tables";

/** The esbuild plugin for a language with these sources; `yaml.folder` is a folder from which yaml was imported. */
export function patchPlugin(sources) {
  const yaml = { folder: undefined };
  const setup = (build) => {
    build.onResolve({ filter: /^yaml$/ }, ({ path, resolveDir }) => {
      yaml.folder = resolveDir;
      return { path, namespace: "lazy" };
    });
    build.onLoad({ filter: /^yaml$/, namespace: "lazy" }, () => ({ contents: lazyYaml(yaml.folder) }));
    build.onResolve({ filter: new RegExp(`^${tablesEntry}$`) }, ({ path }) => ({ path, namespace: "tables" }));
    build.onLoad({ filter: /./, namespace: "tables" }, () => ({
      contents: parserTables(findGeneratedParsers(sources)),
    }));
    build.onLoad({ filter: /[\\/]syntax[\\/]src[\\/]load-report\.ts$/ }, () => ({ contents: lazyReport }));
    build.onLoad({ filter: /[\\/]evaluate[\\/]load-core-functions\.ts$/ }, () => ({ contents: lazyFunctions }));
    build.onLoad({ filter: /[\\/]evaluate[\\/]load-module-functions\.ts$/ }, () => ({ contents: lazyModuleFunctions }));
    build.onLoad({ filter: /[\\/]evaluate[\\/]load-templates\.ts$/ }, () => ({ contents: lazyTemplates }));
    build.onLoad({ filter: /[\\/]evaluate[\\/]load-paper\.ts$/ }, () => ({ contents: lazyPaper }));
    build.onLoad({ filter: /[\\/]evaluate[\\/]load-hiera\.ts$/ }, () => ({ contents: lazyHiera }));
    build.onLoad({ filter: /[\\/]cli[\\/]load-views\.ts$/ }, () => ({ contents: lazyViews }));
    for (const { apply, file, loader = "js" } of patches) {
      build.onLoad({ filter: file }, ({ path }) => ({
        contents: apply(readFileSync(path, "utf8"), path),
        loader,
      }));
    }
  };
  return { yaml, plugin: { name: "patches", setup } };
}

/** Packages that must not come back into a bundle by another way: each costs milliseconds at every start. */
export const unwanted =
  /node_modules[\\/](?:cliui|string-width|y18n|escalade|get-caller-file|wrap-ansi|strip-ansi)[\\/]/;
