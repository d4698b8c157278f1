/**
 * Who may import whom: diagnostics ← evaluation, store and syntax ← what puts them to use; a language uses all of them, no language
 * imports another, and only a language's `src/cli` knows the command line, only it
 * and `src/service` the language server.
 */
import { dirname, relative, resolve, sep } from "node:path";

const layers = new Map([
  ["diagnostics", []],
  ["evaluation", ["diagnostics"]],
  ["store", ["diagnostics"]],
  ["syntax", ["diagnostics"]],
  ["cli-kit", ["diagnostics", "store"]],
  ["farm", ["diagnostics"]],
  ["puppet-core", ["diagnostics", "evaluation", "store", "syntax"]],
  ["hocon", ["diagnostics", "evaluation", "store", "syntax"]],
  ["hiera", ["diagnostics", "evaluation", "store", "hocon", "puppet-core"]],
  ["mupuppet-paper", ["diagnostics", "evaluation", "puppet-core"]],
  ["ruby-subset", ["diagnostics", "evaluation", "puppet-core"]],
  ["language-server", ["cli-kit", "diagnostics", "store"]],
  ["puppet-ca", []],
  ["puppetdb", []],
  ["puppet-server", ["puppet-ca", "puppetdb"]],
  [
    "playground",
    ["cf2", "cli-kit", "diagnostics", "language-server", "mupuppet", "ruby-subset", "smartfrog", "store", "type-arm"],
  ],
  // Only their tests: what they run are the commands.
  ["vscode", ["cf2", "mupuppet", "smartfrog", "type-arm"]],
  ["site", ["cf2", "mupuppet", "smartfrog", "type-arm"]],
  ["testing", ["diagnostics", "evaluation", "puppet-core"]],
]);
const forLanguages = ["diagnostics", "evaluation", "store", "syntax", "puppet-core"];
/** What is there for one language only. */
const ownLayers = new Map([["mupuppet", ["hiera", "hocon", "mupuppet-paper", "ruby-subset"]]]);
/** What only the commands of one language load, when they are asked for. */
const ofCommands = new Map([["mupuppet", ["puppet-ca", "puppet-server", "puppetdb"]]]);
/** Trees are easiest to write as text, which only the language itself parses: for tests of what lies below it. */
const parsedBy = new Map([
  ["puppet-core", "mupuppet"],
  ["mupuppet-paper", "mupuppet"],
]);

/** `{ name, inside }` of the package that a file belongs to, `inside` with `/`. */
function placeOf(filename) {
  const parts = filename.split(sep);
  const at = parts.lastIndexOf("packages");
  return { name: parts[at + 1], inside: parts.slice(at + 2).join("/"), folder: parts.slice(0, at + 2).join(sep) };
}

function allowedFor({ name, inside }) {
  const ofLayer = layers.get(name);
  const isTest = !inside.startsWith("src/");
  if (isTest) return [...layers.keys(), ...(ofLayer ?? []), name, parsedBy.get(name)];
  const ofLanguage = [...forLanguages, ...(ownLayers.get(name) ?? [])];
  if (inside.startsWith("src/service/")) return [...ofLanguage, "language-server"];
  const ofCommand = [...ofLanguage, "cli-kit", "language-server", ...(ofCommands.get(name) ?? [])];
  return ofLayer ?? (inside.startsWith("src/cli/") ? ofCommand : ofLanguage);
}

function complaint(place, filename, specifier) {
  const ours = /^@cairn\/([^/]+)/.exec(specifier);
  if (ours)
    return allowedFor(place).includes(ours[1]) ? undefined : `packages/${place.name} may not use @cairn/${ours[1]}`;
  if (!specifier.startsWith(".")) return undefined;
  const target = relative(place.folder, resolve(dirname(filename), specifier))
    .split(sep)
    .join("/");
  if (target.startsWith("../") && !target.startsWith("../../"))
    return "a package is imported by its name, not by a path";
  const reachesCli = target.startsWith("src/cli/") && !place.inside.startsWith("src/cli/");
  return reachesCli && place.inside.startsWith("src/") ? "only src/cli knows the command line" : undefined;
}

export const layersRule = {
  meta: { type: "problem", schema: [], messages: { layer: "{{reason}} (docs/architecture.md, layers)" } },
  create(context) {
    const place = placeOf(context.filename);
    const look = (node) => {
      const specifier = node.source?.value;
      const reason = typeof specifier === "string" ? complaint(place, context.filename, specifier) : undefined;
      if (reason) context.report({ node: node.source, messageId: "layer", data: { reason } });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    };
  },
};
