import { decodeSource, didYouMean, positionAt, type Rules, type Source } from "@cairn/diagnostics";
import type { DeclaredDiagnostics, Language, OptionDeclaration, OptionDeclarations } from "./language.js";
import { camelCase, commonOptions, configurableOptions, dashed, typedName, valuePlaceholder } from "./options.js";
import { folderOf, resolvePath } from "./paths.js";
import { parsePlacedJson, type PlacedJson } from "./placed-json.js";
import { suggestion, usageProblem, type UsageProblem } from "./usage.js";

/** The contents of a configuration file. */
export interface Configuration {
  /** By camel-case names, as in the file. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The levels of lints, by code. */
  readonly rules: Rules;
}

/** The levels that a rule can have. */
export const ruleLevels = ["off", "info", "warning", "error"] as const;

/** The options that are allowed in a configuration file, by the names used there. */
export function configurableDeclarations(language: Language): OptionDeclarations {
  const common = configurableOptions.map((name) => [name, commonOptions[name]] as const);
  const format: OptionDeclaration = {
    type: "string",
    choices: language.formats,
    describe: "the format that `compile` prints",
  };
  const all = [...common, ["format", format] as const, ...Object.entries(language.options)];
  return Object.fromEntries(all.map(([name, option]) => [camelCase(name), option]));
}

/** What a configuration file may set. */
export interface Declared {
  readonly language: Language;
  /** The diagnostics whose levels `rules` sets. */
  readonly catalogue: DeclaredDiagnostics | undefined;
}

/** Whether a file may set an option that needs trust, and what the user's own configuration sets instead. */
export interface FileTrust {
  readonly isTrusted: () => boolean;
  /** Whether a path leads to something in the folder of the configuration file. */
  readonly isInside: (path: string) => boolean;
  readonly own: Configuration;
  /** Called with the reason why an option isn't trusted; without it, such an option is a usage error. */
  readonly skipped?: ((problem: string) => void) | undefined;
}

/** Parses the bytes of a configuration file. */
export function readConfigFile(
  declared: Declared,
  file: string,
  bytes: Uint8Array,
  trust: FileTrust,
): Configuration | UsageProblem {
  const { source, problem } = decodeSource(file, bytes);
  if (problem) return problemAt(source, problem.offset, "this file isn't UTF-8 text");
  const json = parsePlacedJson(source.text);
  if ("problem" in json) return problemAt(source, json.offset, json.problem);
  return new Checker(declared, source, json, trust).check();
}

function problemAt(source: Source, offset: number, problem: string): UsageProblem {
  const { line, column } = positionAt(source, offset);
  return usageProblem(`${source.name}:${line}:${column}: ${problem}`);
}

class Checker {
  private readonly catalogue: DeclaredDiagnostics;
  private readonly source: Source;
  private readonly json: PlacedJson;
  private readonly declarations: OptionDeclarations;
  private readonly trust: FileTrust;

  constructor({ catalogue, language }: Declared, source: Source, json: PlacedJson, trust: FileTrust) {
    this.catalogue = catalogue ?? { language: language.name, declarations: {} };
    this.source = source;
    this.json = json;
    this.declarations = configurableDeclarations(language);
    this.trust = trust;
  }

  check(): Configuration | UsageProblem {
    const { value } = this.json;
    if (!isObject(value)) return problemAt(this.source, 0, "a configuration file must contain an object: `{ … }`");
    const options: Record<string, unknown> = {};
    for (const [key, given] of Object.entries(value)) {
      if (key === "$schema" || key === "rules") continue;
      const problem = this.checkOption(key, given);
      if (problem) return problem;
      const distrust = this.checkTrust(key, this.declarations[key]!, given);
      if (distrust && !this.trust.skipped) return distrust;
      if (distrust) this.trust.skipped?.(distrust.problem);
      else options[key] = this.resolveFiles(this.declarations[key]!, given);
    }
    const { rules = {} } = value;
    return this.checkRules(rules) ?? { options, rules: this.inFull(rules as Rules) };
  }

  /** Options that run code or decide whom to trust need trust themselves, as do those that read somebody's other files. */
  private checkTrust(key: string, option: OptionDeclaration, given: unknown): UsageProblem | undefined {
    const harm = this.harmOf(key, option, given);
    if (harm === undefined || this.trust.isTrusted()) return undefined;
    const name = dashed(key);
    const typed = [typedName(name, option), valuePlaceholder(name, option)].join(" ").trim();
    const instead = `type \`${typed}\`, or trust this file: \`--trust-config\` (once) or \`--remember-trust\` (until it changes)`;
    return this.problemAtKey(key, `\`${key}\` ${harm}, which a project's file may not do by itself; ${instead}`);
  }

  /** What a value could do to the user, as the rest of a sentence. */
  private harmOf(key: string, option: OptionDeclaration, given: unknown): string | undefined {
    const { isInside, own } = this.trust;
    if (option.trust !== undefined) return option.harmless?.(given, own.options[key]) ? undefined : option.trust;
    if (!readsFile(option)) return undefined;
    const paths = [this.resolveFiles(option, given)].flat().map(String);
    const isAllowed = (path: string): boolean => wordsOf(option).includes(path) || isInside(path);
    return paths.every(isAllowed) ? undefined : "reads a file outside of this folder";
  }

  private checkOption(key: string, given: unknown): UsageProblem | undefined {
    const option = Object.hasOwn(this.declarations, key) ? this.declarations[key] : undefined;
    if (!option) {
      const names = [...Object.keys(this.declarations), "rules"];
      return this.problemAtKey(key, `unknown option \`${key}\`${suggestion(didYouMean(key, names))}`);
    }
    const wanted = describeType(option);
    const refusal = this.checkRefusal(key, option, given);
    if (refusal) return refusal;
    if (option.array) return this.checkList(key, option, given);
    return fits(option, given)
      ? undefined
      : this.problemAtValue(key, `\`${key}\` must be ${wanted}${guess(option, given)}`);
  }

  private checkRefusal(key: string, { refuse, array }: OptionDeclaration, given: unknown): UsageProblem | undefined {
    const items: readonly unknown[] = array && Array.isArray(given) ? given : [given];
    for (const [index, item] of items.entries()) {
      const problem = typeof item === "string" ? refuse?.(item, key) : undefined;
      if (problem !== undefined) return this.problemAtValue(array ? `${key}/${index}` : key, problem);
    }
    return undefined;
  }

  private checkList(key: string, option: OptionDeclaration, given: unknown): UsageProblem | undefined {
    if (!Array.isArray(given))
      return this.problemAtValue(key, `\`${key}\` must be a list, each item ${describeType(option)}`);
    const wrong = given.findIndex((item) => !fits(option, item));
    if (wrong < 0) return undefined;
    return this.problemAtValue(`${key}/${wrong}`, `each item of \`${key}\` must be ${describeType(option)}`);
  }

  private checkRules(rules: unknown): UsageProblem | undefined {
    if (!isObject(rules)) return this.problemAtValue("rules", "`rules` must be an object of codes and levels");
    for (const [code, level] of Object.entries(rules)) {
      const problem = this.checkRule(code, level);
      if (problem) return problem;
    }
    return undefined;
  }

  private checkRule(code: string, level: unknown): UsageProblem | undefined {
    const { declarations, language } = this.catalogue;
    const name = code.startsWith(`${language}/`) ? code.slice(language.length + 1) : code;
    const path = `rules/${code}`;
    const declared = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
    if (!declared) {
      return this.problemAtKey(
        path,
        `unknown diagnostic \`${code}\`${suggestion(didYouMean(name, Object.keys(declarations)))}`,
      );
    }
    if (declared.severity === "error" && declared.configurable !== true)
      return this.problemAtKey(path, `\`${code}\` is an error, and errors can't be changed`);
    if ((ruleLevels as readonly unknown[]).includes(level)) return undefined;
    return this.problemAtValue(path, `the level of \`${code}\` must be one of ${ruleLevels.join(", ")}`);
  }

  /** Rules by full codes, so that those of another file can override them. */
  private inFull(rules: Rules): Rules {
    const { language } = this.catalogue;
    const entries = Object.entries(rules);
    return Object.fromEntries(
      entries.map(([code, level]) => [code.includes("/") ? code : `${language}/${code}`, level]),
    );
  }

  /** File names are relative to the configuration file. */
  private resolveFiles(option: OptionDeclaration, given: unknown): unknown {
    if (!readsFile(option) && option.value !== "FOLDER") return given;
    const folder = folderOf(this.source.name);
    const resolve = (path: unknown): unknown =>
      wordsOf(option).includes(String(path)) ? path : resolvePath(folder, String(path));
    return Array.isArray(given) ? given.map(resolve) : resolve(given);
  }

  private problemAtKey(path: string, problem: string): UsageProblem {
    return problemAt(this.source, this.json.keyAt.get(path) ?? 0, problem);
  }

  private problemAtValue(path: string, problem: string): UsageProblem {
    return problemAt(this.source, this.json.valueAt.get(path) ?? 0, problem);
  }
}

/** Whether an option's value is the name of a file: `FILE`, or `skip|error|FILE`. */
function readsFile({ value = "" }: OptionDeclaration): boolean {
  return /(?:^|\|)(?:FILE|LIST)$/.test(value);
}

/** The values of an option that are no names of files: `skip` and `error`. */
function wordsOf({ value = "" }: OptionDeclaration): readonly string[] {
  return value.split("|").slice(0, -1);
}

function fits(option: OptionDeclaration, given: unknown): boolean {
  if (option.type === "number") return Number.isSafeInteger(given) && (given as number) >= 0;
  return typeof given === option.type && (!option.choices || option.choices.includes(given as string));
}

function describeType({ type, choices }: OptionDeclaration): string {
  if (choices) return `one of ${choices.map((choice) => `"${choice}"`).join(", ")}`;
  return type === "boolean" ? "true or false" : type === "number" ? "a whole number" : "a string in quotes";
}

function guess({ choices }: OptionDeclaration, given: unknown): string {
  return choices && typeof given === "string" ? suggestion(didYouMean(given, choices)) : "";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
