/** What the language server knows of type-arm, beside what the command does. */
import type { CompilingService, LanguageService, NameKind, NameUse, Owner } from "@cairn/language-server";
import { knownSettings } from "../check/settings/known-settings.js";
import { analyze, capitalized } from "./analyze.js";
import { complete } from "./complete.js";
import { knownCalls, signatures } from "./functions.js";

/** type-arm's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  analyze,
  complete,
  describe,
  signatures,
  ownersOf,
  respell,
  refuseName,
};

function refuseName(kind: NameKind, text: string): string | undefined {
  const pattern = kind === "type" ? /^[A-Za-z]\w*(?:::[A-Za-z]\w*)*$/ : /^[a-z_]\w*$/;
  return pattern.test(text) ? undefined : `\`${text}\` isn't what type-arm takes for the name of a ${kind}`;
}

/** A type is written with capitals where it is used, however it was defined. */
function respell(found: string, old: string, renamed: string): string | undefined {
  if (found === old) return renamed;
  if (found.replace(/^::/, "").toLowerCase() !== old.replace(/^::/, "").toLowerCase()) return undefined;
  return /^(?:::)?[A-Z]/.test(found) ? capitalized(renamed) : renamed.toLowerCase();
}

/** What a setting does, how a function is called. */
function describe({ keys: [key = ""] }: NameUse): string | undefined {
  const [kind, name = ""] = key.split(" ");
  if (kind === "setting") {
    const setting = knownSettings.get(name === "setable" ? "settable" : name);
    return setting && `\`${name}\`: ${setting.meaning}`;
  }
  const call = kind === "function" ? knownCalls.get(name) : undefined;
  return call && `\`${call.label}\`: ${call.documentation}`;
}

/** A feature is also one of the types that inherit it. */
function ownersOf(key: string): Owner[] {
  const cut = key.startsWith("type ") ? key.indexOf("/") : -1;
  return cut < 0 ? [] : [{ key: key.slice(0, cut), memberOf: (parent) => `${parent}${key.slice(cut)}` }];
}
