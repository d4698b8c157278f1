/**
 * Modules that most runs of a command don't need become sections of their own, loaded when one of their functions is first
 * called. Sources import them as any others; in the bundle, proxies of their functions stand in their place. Only modules
 * that export nothing but functions can be replaced like that; others in the same folder follow those that import them.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";

/** By section: where its modules lie, below `packages`. */
const groups = {
  mismatches: /^puppet-expressions\/src\/types\/mismatch\//,
  "type-algebra":
    /^puppet-expressions\/src\/types\/(?:assignable|common|create-(?:problems|special)|generalize|infer|iterable|merge|normalize|rebuild|special|versions)/,
  operators: /^puppet-expressions\/src\/evaluate\/(?:access|operators)\//,
  expressions:
    /^puppet-expressions\/src\/evaluate\/(?:assignment|chain|choice|closure|options|parameters|reassigned|signature)\./,
  patterns: /^puppet-expressions\/src\/(?:values\/regexp[./]|evaluate\/(?:pattern-problem|ruby-text))/,
  scalars:
    /^puppet-expressions\/src\/(?:functions\/(?:format|time)\/|values\/(?:.*version|binary|time|uri|compare|numbers))/,
  "rare-syntax": /^puppet-expressions\/src\/(?:lexer\/heredoc|build-ast\/join-suffix)\./,
  formatter: /^[\w-]+\/src\/format\//,
  "syntax-errors": /^[\w-]+\/src\/(?:syntax-errors|report)\/(?!(?:late|mend|warnings)\.)/,
  rendering: /^diagnostics\/src\/(?:render\/(?!index|plain)|edit-distance|edits|page|suggest)/,
  rare: /^cli-kit\/src\/(?:bug|config-schema|page|placed-json|watch|node\/(?:replace-file|watch-paths))\./,
  options: /^cli-kit\/src\/parse-words\./,
  "module-types": /^mupuppet\/src\/resource-types\/module-types\./,
  "rare-puppet":
    /^mupuppet\/src\/(?:scripts\/|emit\/rich-types|evaluate\/(?:collectors\/|overrides\/|relationships\/(?:operands|evaluate-relationship|knots|graph|references)|(?:describe|duplicates|evaluate-defaults|find-alias|following|node-block|node-classes|read-parameter|unknown-names)\.)|diagnostics\/describe-failure)/,
  "models-written": /^type-arm\/src\/(?:emit|explain|graph|read-ecore|view|xml)\/(?!program-sources\.)/,
  instances: /^type-arm\/src\/(?:instantiate|regexp)\//,
};

const proxies = "lazy-proxy";
const sections = "lazy-section";

/** The plugin; `found` holds what has been replaced, by section: the entry points of another round of bundling. */
export function lazyModules(packagesFolder) {
  const found = new Map();
  const placeOf = remember((path) => placeAmong(relative(packagesFolder, path).replaceAll("\\", "/"), path));
  const setup = (build) => {
    build.onResolve({ filter: /^cairn:lazy\// }, ({ path }) => ({ path, namespace: sections }));
    build.onLoad({ filter: /./, namespace: sections }, ({ path }) => ({
      contents: [...found.get(path.slice("cairn:lazy/".length))].map(realModule).join(""),
      resolveDir: packagesFolder,
    }));
    build.onResolve(
      { filter: /^\.|^@cairn\// },
      async ({ importer, kind, namespace, path, pluginData, resolveDir }) => {
        if (pluginData === proxies || kind !== "import-statement" || namespace !== "file") return undefined;
        const real = await build.resolve(path, { importer, kind, resolveDir, pluginData: proxies });
        const section = placeOf(real.path);
        if (section === undefined || section === placeOf(importer)) return real;
        if (!found.has(section)) found.set(section, new Set());
        found.get(section).add(real.path);
        return { path: real.path, namespace: proxies };
      },
    );
    build.onLoad({ filter: /./, namespace: proxies }, ({ path }) => ({ contents: proxyOf(path, placeOf(path)) }));
  };
  return { found, plugin: { name: "lazy modules", setup } };
}

/** The entry points of the sections found so far. */
export function lazyEntries(found) {
  return Object.fromEntries([...found.keys()].map((section) => [`lazy-${section}`, `cairn:lazy/${section}`]));
}

function remember(work) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key);
  };
}

function placeAmong(place, path) {
  const group = Object.entries(groups).find(([, pattern]) => pattern.test(place));
  return group && functionsOf(path) ? group[0] : undefined;
}

/** A module's exported functions with the number of their parameters, `undefined` if it exports anything else that has a value. */
function functionsOf(path) {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2023);
  const functions = new Map();
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return undefined;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue;
    if (!ts.isFunctionDeclaration(statement)) return undefined;
    functions.set(statement.name.text, statement.parameters);
  }
  return functions;
}

function proxyOf(path, section) {
  const load = `const load = () => cairnRequire("./lazy-${section}.js").${nameOf(path)};\n`;
  return load + [...functionsOf(path)].map(([name, parameters]) => proxyFunction(name, parameters)).join("");
}

/** Parameters are handed on one by one: gathering them in an array would cost more than the call. */
function proxyFunction(name, parameters) {
  const words = parameters.map(({ dotDotDotToken }, index) => `${dotDotDotToken ? "..." : ""}a${index}`).join(",");
  return `let real_${name};\nexport function ${name}(${words}) { return (real_${name} ??= load().${name})(${words}); }\n`;
}

function realModule(path) {
  return `export * as ${nameOf(path)} from ${JSON.stringify(path)};\n`;
}

/** A module's name among those of its section. */
function nameOf(path) {
  return path.replace(/^.*[\\/]packages[\\/]/, "").replace(/\W/g, "_");
}
