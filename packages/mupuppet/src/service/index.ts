/** What the language server knows of Puppet, beside what the command does. */
import type {
  Analysis,
  CompilingService,
  LanguageService,
  NameKind,
  Owner,
  Surroundings,
} from "@cairn/language-server";
import type { PrismParser } from "@cairn/ruby-subset";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { analyze } from "./analyze.js";
import { complete } from "./complete.js";
import { describe } from "./describe.js";
import { extract } from "./extract.js";
import { signatures } from "./functions.js";
import type { PuppetSurroundings } from "./resource-type-info.js";
import { variableKey } from "./scopes.js";
import { capitalized, plainName } from "./spelling.js";

/** A run of a command over the workspace. */
type Request = ReturnType<Surroundings["request"]>;

/** What the names of a workspace need beside its texts. */
export interface NamesContext {
  readonly rubyParser: () => PrismParser;
  /** The resource types that a check of a file knows; undefined if the settings have errors. */
  readonly typesFor: (request: Request, file: string) => ResourceTypes | undefined;
}

/** Puppet's part of a language service. */
export function createNames({ rubyParser, typesFor }: NamesContext): Omit<LanguageService, keyof CompilingService> {
  return {
    otherFiles: /\.(?:ya?ml|epp|erb)$|(?:^|\/)facts\/[^/]+\.json$|(?:^|\/)lib\/puppet\/type\/[a-z]\w*\.rb$/,
    analyze: (source) => analyze(source, rubyParser),
    complete: (analysis, offset, around) => complete(analysis, offset, withTypes(around, analysis, typesFor)),
    describe: (name, analysis, around) => describe(name, withTypes(around, analysis, typesFor)),
    extract,
    signatures,
    ownersOf,
    respell,
    refuseName,
    refuseFile: (file) => (file.endsWith(".rb") ? "Ruby defines this name, and uses it in more places" : undefined),
    fixedKinds: new Map<NameKind, string>([
      ["fact", "facts have the names that Facter gives them"],
      ["template", "a template is called by the name of its file: rename that"],
    ]),
  };
}

/** Most requests don't need the types of modules, so they are found on demand. */
function withTypes(around: Surroundings, { source }: Analysis, typesFor: NamesContext["typesFor"]): PuppetSurroundings {
  let known: { readonly types: ResourceTypes | undefined } | undefined;
  return {
    ...around,
    get checkedTypes() {
      return (known ??= { types: typesFor(around.request(), source.name) }).types;
    },
  };
}

const patterns: Partial<Record<NameKind, RegExp>> = {
  variable: /^[a-z_]\w*$/,
  parameter: /^[a-z]\w*$/,
  attribute: /^[a-z]\w*$/,
  type: /^[A-Z]\w*(?:::[A-Z]\w*)*$/,
  class: /^[a-z]\w*(?:::[a-z]\w*)*$/,
  resourceType: /^[a-z]\w*(?:::[a-z]\w*)*$/,
  function: /^[a-z]\w*(?:::[a-z]\w*)*$/,
  dataKey: /^[\w.-]+(?:::[\w.-]+)*$/,
};

function refuseName(kind: NameKind, text: string): string | undefined {
  const isName = patterns[kind]?.test(text) ?? text !== "";
  return isName
    ? undefined
    : `\`${text}\` isn't what Puppet takes for the name of a ${kind === "resourceType" ? "defined type" : kind}`;
}

/** `Apache::Vhost` where `apache::vhost` is renamed, and the other way round. */
function respell(found: string, old: string, renamed: string): string | undefined {
  const written = (name: string) => name.replace(/^::/, "");
  if (written(found) === written(old)) return renamed;
  if (plainName(found) !== plainName(old)) return undefined;
  return /^(?:::)?[A-Z]/.test(found) ? capitalized(renamed) : renamed.toLowerCase();
}

/** The variables of a class are also those of the class that it inherits from. */
function ownersOf(key: string): Owner[] {
  const cut = key.startsWith("$") ? key.lastIndexOf("::") : -1;
  if (cut <= 1) return [];
  const name = key.slice(cut + 2);
  return [
    { key: `class ${key.slice(1, cut)}`, memberOf: (parent) => variableKey(parent.slice("class ".length), name) },
  ];
}
