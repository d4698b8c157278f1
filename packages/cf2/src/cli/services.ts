import type { LanguageRequest, LanguageServices } from "@cairn/cli-kit";
import {
  createSource,
  diagnosticsOfOutermost,
  hasErrors,
  readSource,
  startOf,
  pushAll,
  type CheckedFile,
  type Diagnostic,
  type Result,
  type Source,
  withRules,
} from "@cairn/diagnostics";
import {
  checkAll,
  checkOne,
  checkOneLater,
  compile,
  compileLater,
  withoutRepeats,
  type Compiled,
  type CompileOptions,
} from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { format } from "../format/format.js";
import { parse, tokenize } from "../parse/parse.js";
import type { ImportRoots } from "../resolve/import-roots.js";
import type { OutsideText } from "../outside/outside-values.js";
import { readSetting, readValuesFile } from "../outside/read-values.js";
import { outcomeOf } from "../library/outcome.js";
import { functionsAlong } from "./custom-functions.js";
import { outside } from "./outside.js";
import { signed, warnOfPassphrase } from "./signatures/sign-output.js";
import { isArmoured, withoutArmour } from "./signatures/without-armour.js";
import { rules } from "./rules.js";

/** What the command line needs CF2 to do. */
export const services: LanguageServices = {
  catalogue: withRules(catalogue, rules),
  compile(source, request) {
    const options = compileOptions(request);
    if (!options.value) return { diagnostics: options.diagnostics };
    const { value, diagnostics } = compile(source, options.value);
    return value ? { value: outcomeOf(value), diagnostics } : { diagnostics };
  },

  async compileLater(source, request) {
    const options = compileOptions(request);
    if (!options.value) return { diagnostics: options.diagnostics };
    const plain = await withoutArmour(source);
    if (!plain.value) return { diagnostics: plain.diagnostics };
    const { value, diagnostics } = await compileLater(plain.value, options.value);
    const warnings = warnOfPassphrase(source, request);
    if (!value) return { diagnostics: [...diagnostics, ...warnings] };
    const all = [...diagnostics, ...warnings, ...(await validateResult(value, request))];
    return { value: signed(outcomeOf(value), source, request), diagnostics: all };
  },

  check(sources, request) {
    const options = compileOptions(request);
    return options.value ? checkAll(sources, options.value) : options.diagnostics;
  },

  async checkLater(sources, request) {
    const options = compileOptions(request);
    if (!options.value) return options.diagnostics;
    const checked: CheckedFile[] = [];
    for (const source of sources) checked.push(await checkWithoutArmour(source, options.value));
    return withoutRepeats(diagnosticsOfOutermost(checked));
  },

  checkEach(request) {
    const { value: options } = compileOptions(request);
    return (
      options && {
        check: (source) => (isArmoured(source) ? undefined : checkOne(source, options)),
        checkLater: (source) => checkWithoutArmour(source, options),
        merge: (checked) => withoutRepeats(diagnosticsOfOutermost(checked)),
      }
    );
  },

  format,
  ast(source) {
    const { value, diagnostics } = parse(source);
    return { diagnostics, ...(value ? { value: { ...value, source: source.name } } : {}) };
  },
  comments: (source) => [...tokenize(source)].filter(({ isComment }) => isComment),
};

async function checkWithoutArmour(source: Source, options: CompileOptions): Promise<CheckedFile> {
  const { diagnostics, value } = await withoutArmour(source);
  return value ? checkOneLater(value, options) : { name: source.name, imported: [], diagnostics };
}

/** A schema can ask for as many steps as it likes: its patterns, and references that multiply. */
const mostSeconds = 10;

/** Validates the result against the option's schema; the validator is loaded only for that. */
async function validateResult(
  compiled: Compiled,
  { files, host, options }: LanguageRequest,
): Promise<readonly Diagnostic[]> {
  const path = options["schema"] as string | undefined;
  if (path === undefined) return [];
  const schema = readSource(path, files, catalogue.create);
  if (!schema.value) return schema.diagnostics;
  const { badSchema, validate } = await import("../schema/validate.js");
  const work = () => validate(compiled, schema.value!);
  if (!host) return work();
  const reason = `validating takes longer than ${mostSeconds} seconds; look for patterns and references that multiply`;
  return host.within(mostSeconds, work) ?? [badSchema(schema.value, { reason, at: [] })];
}

/** Translates command-line options and the environment to compiler options. */
export function compileOptions(request: LanguageRequest): Result<CompileOptions> {
  const { allowance, env = {}, files, maxErrors, maxMemory, onPhase, options, trace } = request;
  const values = outsideValues(request);
  if (hasErrors(values.diagnostics)) return { diagnostics: values.diagnostics };
  const roots = confinement(request);
  if (hasErrors(roots.diagnostics)) return { diagnostics: roots.diagnostics };
  const folders = ((options["functionPath"] ?? []) as readonly string[]).flatMap(splitPath);
  return {
    value: {
      ...{
        allowance,
        files,
        maxErrors,
        maxMemory,
        onPhase,
        values: values.value ?? [],
        searchPath: splitPath(env["CF2PATH"] ?? ""),
      },
      findFunction: functionsAlong(folders, files),
      includePrivate: options["private"] === true,
      warnsOfDuplicates: options["Wdup"] === true,
      ...(options["Deval"] === true && trace ? { trace } : {}),
      importRoots: roots.value,
      ...outside(request),
    },
    diagnostics: [],
  };
}

/** The folders that confine imports; a missing one is an error, because it would confine nothing. */
function confinement({ host, options }: LanguageRequest): Result<ImportRoots | undefined> {
  const folders = options["importRoot"] as readonly string[] | undefined;
  if (!folders || folders.length === 0) return { value: undefined, diagnostics: [] };
  const realPath = host && ((path: string) => host.realPath(path));
  const missing = folders.filter((folder) => host && host.kindOf(folder) !== "folder");
  const diagnostics = missing.map((file) => {
    const reason = host!.kindOf(file) === "file" ? "it is not a folder" : "no such folder";
    return catalogue.create["file-not-readable"](startOf(createSource(file, "")), { file, reason });
  });
  return { value: { folders, realPath }, diagnostics };
}

/** Splits folders joined by colons; the colon of a Windows drive doesn't separate. */
function splitPath(path: string): string[] {
  return path.split(/(?<!(?:^|:)[A-Za-z])[:]|;/).filter((folder) => folder !== "");
}

/** Files come first, so that a single `--set` overrides them. */
function outsideValues({ files, options }: LanguageRequest): Result<readonly OutsideText[]> {
  const strings: OutsideText[] = [];
  const diagnostics: Diagnostic[] = [];
  const read = [
    ...((options["values"] ?? []) as readonly string[]).map((path) => readValuesFile(path, files)),
    ...((options["set"] ?? []) as readonly string[]).map(readSetting),
  ];
  for (const each of read) {
    if (each.value) strings.push(each.value);
    pushAll(diagnostics, each.diagnostics);
  }
  return { value: strings, diagnostics };
}
