/**
 * Who may import whom, as settings of ESLint's own rules: diagnostics ← evaluation, store and syntax ← what puts them to use; a language
 * uses all of them, no language imports another, only a language's `src/cli` knows the command line, only it and `src/service` the
 * language server. The core is pure: it knows no Node modules, process, console, clock or chance.
 */
import { readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { root } from "../shared/command.mjs";

const layers = {
  diagnostics: [],
  evaluation: ["diagnostics"],
  store: ["diagnostics"],
  syntax: ["diagnostics"],
  "cli-kit": ["diagnostics", "store"],
  farm: ["diagnostics"],
  "puppet-core": ["diagnostics", "evaluation", "store", "syntax"],
  hocon: ["diagnostics", "evaluation", "store", "syntax"],
  hiera: ["diagnostics", "evaluation", "store", "hocon", "puppet-core"],
  "mupuppet-paper": ["diagnostics", "evaluation", "puppet-core"],
  "ruby-subset": ["diagnostics", "evaluation", "puppet-core"],
  "language-server": ["cli-kit", "diagnostics", "store"],
  "puppet-ca": [],
  puppetdb: [],
  "puppet-server": ["puppet-ca", "puppetdb"],
  playground: "cf2 cli-kit diagnostics language-server mupuppet ruby-subset smartfrog store type-arm".split(" "),
  // Only their tests: what they run are the commands.
  vscode: ["cf2", "mupuppet", "smartfrog", "type-arm"],
  site: ["cf2", "mupuppet", "smartfrog", "type-arm"],
  testing: ["diagnostics", "evaluation", "puppet-core"],
};
const forLanguages = ["diagnostics", "evaluation", "store", "syntax", "puppet-core"];
/** What is there for one language only; and what only its commands load, when they are asked for. */
const ownLayers = { mupuppet: ["hiera", "hocon", "mupuppet-paper", "ruby-subset"] };
const ofCommands = { mupuppet: ["puppet-ca", "puppet-server", "puppetdb"] };
/** Trees are easiest to write as text, which only the language itself parses: for tests of what lies below it. */
const parsedBy = { "puppet-core": ["mupuppet"], "mupuppet-paper": ["mupuppet"] };
/** Packages that touch the machine everywhere, not only in `src/cli` and `src/node`. */
const impure = "cli-kit farm testing puppet-ca puppet-server puppetdb playground vscode".split(" ");

const packages = readdirSync(join(root, "packages"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const seeLayers = "(docs/architecture.md, layers)";

/** The scopes of a package from the widest to the narrowest: where it is, what may be used there, and whether it must be pure. */
function scopesOf(name) {
  const core = layers[name] ?? [...forLanguages, ...(ownLayers[name] ?? [])];
  const forCommands = [...core, "cli-kit", "language-server", ...(ofCommands[name] ?? [])];
  const isLanguage = layers[name] === undefined;
  const isPure = !impure.includes(name);
  return [
    {
      inside: "{test,bench}/**",
      allowed: [...Object.keys(layers), ...core, name, ...(parsedBy[name] ?? [])],
      isTest: true,
    },
    { inside: "src/**", allowed: core, isPure },
    { inside: "src/node/**", allowed: core },
    { inside: "src/service/**", allowed: isLanguage ? [...core, "language-server"] : core, isPure },
    { inside: "src/cli/**", allowed: isLanguage ? forCommands : core, isCli: true },
  ];
}

/** What a scope may not import: `{ regex, message }`. */
function forbiddenIn(name, { allowed, isCli, isPure, isTest }) {
  const patterns = [
    { regex: `^@cairn/(?!(?:${allowed.join("|")})(?:/|$))`, message: `packages/${name} may not use it ${seeLayers}` },
    {
      regex: `^(?:\\.\\./)+(?:${packages.join("|")})/(?:src|test|bench|build|dist|package\\.json)`,
      message: `a package is imported by its name, not by a path ${seeLayers}`,
    },
  ];
  if (!isCli && !isTest)
    patterns.push({ regex: "^(?:\\.\\.?/)+cli/", message: `only src/cli knows the command line ${seeLayers}` });
  if (isPure)
    patterns.push({ regex: `^(?:node:|(?:${builtinModules.join("|")})$)`, message: "the core also runs in browsers" });
  return patterns;
}

/** `import()` and `import("…").Type`, which `no-restricted-imports` doesn't look at. */
function alsoElsewhere({ message, regex }) {
  const source = `[source.value=/${regex.replaceAll("/", "\\x2f")}/]`;
  return { selector: `:matches(ImportExpression, TSImportType)${source}`, message };
}

const noClock = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: "the core has no clock: the same bytes come out whenever and wherever it runs",
};
const pureGlobals = [
  ["process", "the host is handed in"],
  ["console", "a diagnostic or a returned text says it"],
  ["Buffer", "Uint8Array and TextDecoder run in browsers too"],
  ["performance", "phases are timed by the caller"],
  ["setTimeout", "the core does not wait"],
  ["setInterval", "the core does not wait"],
  ["fetch", "files come through `Files`"],
  ["require", "the core is made of ES modules"],
].map(([name, message]) => ({ name, message }));
const pureMembers = ["Date.now", "Math.random"].map((name) => {
  const [object, property] = name.split(".");
  return { object, property, message: "the same bytes come out whenever and wherever it runs" };
});

function rulesOf(name, scope) {
  const patterns = forbiddenIn(name, scope);
  const syntax = [...patterns.map(alsoElsewhere), ...(scope.isPure ? [noClock] : [])];
  const pure = {
    "no-restricted-globals": scope.isPure ? ["error", ...pureGlobals] : "off",
    "no-restricted-properties": scope.isPure ? ["error", ...pureMembers] : "off",
  };
  return {
    "no-restricted-imports": ["error", { patterns }],
    "no-restricted-syntax": ["error", ...syntax],
    ...(scope.isTest ? {} : pure),
  };
}

/** ESLint's configurations for all packages. */
export const importRules = packages.flatMap((name) =>
  scopesOf(name).map((scope) => ({
    files: [`packages/${name}/${scope.inside}/*.{ts,mts,js,mjs}`],
    rules: rulesOf(name, scope),
  })),
);
