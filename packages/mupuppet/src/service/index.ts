/** What the language server knows of Puppet, beside what the command does. */
import type { CompilingService, LanguageService, NameKind, Owner } from "@cairn/language-server";
import { analyze } from "./analyze.js";
import { complete } from "./complete.js";
import { describe } from "./describe.js";
import { extract } from "./extract.js";
import { signatures } from "./functions.js";
import { variableKey } from "./scopes.js";
import { capitalized, plainName } from "./spelling.js";

/** Puppet's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  otherFiles: /\.(?:ya?ml|epp|erb)$|(?:^|\/)facts\/[^/]+\.json$/,
  analyze,
  complete,
  extract,
  describe,
  signatures,
  ownersOf,
  respell,
  refuseName,
  fixedKinds: new Map<NameKind, string>([
    ["fact", "facts have the names that Facter gives them"],
    ["template", "a template is called by the name of its file: rename that"],
  ]),
};

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
