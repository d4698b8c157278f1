/** What the language server knows of Puppet, beside what the command does. */
import {
  commentAbove,
  symbolsAround,
  type Analysis,
  type CompilingService,
  type LanguageService,
  type NameKind,
  type NameUse,
  type Signature,
  type Surroundings,
} from "@cairn/language-server";
import { analyze } from "./analyze.js";
import { complete } from "./complete.js";
import { extract } from "./extract.js";

/** Puppet's part of a language service. */
export const names: Omit<LanguageService, keyof CompilingService> = {
  otherExtensions: [".yaml"],
  analyze,
  complete,
  extract,
  describe,
  signature,
  respell,
  refuseName,
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
  const plain = (name: string) => name.replace(/^::/, "");
  if (plain(found) === plain(old)) return renamed;
  const isCapital = /^(?:::)?[A-Z]/.test(found) && plain(found).toLowerCase() === plain(old).toLowerCase();
  if (isCapital)
    return renamed.replace(/(^|::)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
  return plain(found).toLowerCase() === plain(old).toLowerCase() ? renamed.toLowerCase() : undefined;
}

/** What `@param` says of a parameter, above the class that has it. */
function describe({ keys, kind }: NameUse, _: Analysis, around: Surroundings): string | undefined {
  if (kind !== "parameter" && kind !== "attribute" && kind !== "variable") return undefined;
  for (const key of keys) {
    const [definition] = around.definitionsFor(key);
    if (definition?.kind !== "parameter") continue;
    const { source, symbols } = definition.analysis;
    const [owner] = symbolsAround(symbols, definition.place.start);
    const said =
      owner &&
      parameterStrings(commentAbove(source.text, source.text.lastIndexOf("\n", owner.start - 1) + 1)).get(
        definition.name,
      );
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What each `@param NAME` of a comment says, with the lines that are indented below it. */
function parameterStrings(comment: string): ReadonlyMap<string, string> {
  const strings = new Map<string, string>();
  for (const [, name, first, rest] of comment.matchAll(
    /^@param\s+(?:\[[^\]]*\]\s+)?(\w+)[ \t]*(.*)((?:\n[ \t]+.*)*)/gm,
  ))
    strings.set(
      name!,
      [first!, ...rest!.split("\n").map((line) => line.trim())].filter((line) => line !== "").join(" "),
    );
  return strings;
}

/** The parameters of the function of a module that is being called. */
function signature({ source }: Analysis, offset: number, around: Surroundings): Signature | undefined {
  const before = source.text.slice(Math.max(0, offset - 2000), offset);
  const [, name, given] = /((?:::)?[a-z]\w*(?:::\w+)*)\(([^()]*)$/.exec(before) ?? [];
  const [definition] = name === undefined ? [] : around.definitionsFor(`function ${name.replace(/^::/, "")}`);
  if (!definition) return undefined;
  const { analysis, place } = definition;
  const whole = symbolsAround(analysis.symbols, place.start).at(-1);
  const parameters = (whole?.children ?? []).filter(({ kind }) => kind === "parameter").map((each) => each.name);
  return { label: `${name}(${parameters.join(", ")})`, parameters, active: given!.split(",").length - 1 };
}
