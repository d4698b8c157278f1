import { createSource, type Diagnostic } from "@cairn/diagnostics";
import { rubyText } from "@cairn/puppet-core/evaluate";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import { Compiler } from "../../src/compile.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import type { LanguageSettings } from "../../src/evaluate/settings.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { readFacts } from "../../src/facts/read-facts.js";
import { confineModules } from "../../src/facts/module-files.js";
import { readEnvironment } from "../../src/environment/read-environment.js";
import { type ExplainNode, explanationData, explanationText, printData } from "@cairn/hiera";
import { lookUpForUser } from "../../src/hiera/user-lookup.js";
import { diskFiles, diskFolders } from "../../src/node/disk-files.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import type { Question } from "./write-hierarchy.js";
import { compilerParts } from "../../src/parts.js";

export interface Answer {
  readonly value?: string;
  readonly error?: string;
  /** Where it was explained. */
  readonly text?: string;
  readonly data?: string;
}

export interface Answers {
  readonly answers?: readonly Answer[];
  readonly class?: { readonly parameters?: string; readonly error?: string } | undefined;
  readonly failure?: string;
}

export interface Request {
  readonly root: string;
  readonly node: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly questions: readonly Question[];
  readonly strict: boolean;
  readonly class?: string;
  readonly explain?: boolean;
  readonly profile?: "puppet7" | "puppet8" | undefined;
}

const types = new TypeTable();

/** What our lookup answers, values as Ruby would inspect them. */
export function lookUpHere(request: Request): Answers {
  const { class: name, explain, facts, node, profile = "puppet7", questions, root, strict } = request;
  const given = readFacts(createSource("facts.json", JSON.stringify({ name: node, values: facts })));
  const world = { files: diskFiles, folders: diskFolders, currentFolder: "/", baseModulePath: [] };
  const { environment, modulePath } = readEnvironment(root, world).value!;
  const files = confineModules(diskFiles, modulePath, diskFolders, root);
  const language: LanguageSettings = {
    ...({
      parts: compilerParts,
      profile,
      strict,
      types,
      files,
      folders: diskFolders,
      functions: new Map(),
      parseRuby: rubyParser(),
    } as const),
    ...{ environment, modulePath },
  };
  const settings = nodeSettings(node, given.value);
  const compiler = new Compiler(createSource(root, ""), language);
  let compilation = compiler.prepare(settings, false).compilation!;
  const answers = questions.map(({ merge = null, names }): Answer => {
    const before = compilation.diagnostics.length;
    const wanted = {
      names,
      merge: toValue(merge),
      type: undefined,
      otherwise: undefined,
      explains: explain === true ? ("all" as const) : undefined,
    };
    const { explanation, value } = lookUpForUser(compilation, wanted);
    const error = firstError(compilation.diagnostics.slice(before));
    // What failed leaves traces behind: a compilation ends there.
    if (error !== undefined) compilation = compiler.prepare(settings, false).compilation!;
    const explained = explanation ? explainedAs(explanation) : {};
    return { ...(error === undefined ? { value: inspect(value ?? null) } : { error }), ...explained };
  });
  return { answers, ...(name === undefined ? {} : { class: parametersOf(compiler, settings, name) }) };
}

function explainedAs(explanation: ExplainNode): Pick<Answer, "data" | "text"> {
  const printed = printData(explanationData(explanation), "json", 0) as { readonly chunks: Iterable<string> };
  return { text: explanationText(explanation), data: [...printed.chunks].join("") };
}

function parametersOf(compiler: Compiler, settings: ReturnType<typeof nodeSettings>, name: string): Answers["class"] {
  const result = compiler.compile(settings, createSource("/site.pp", `include ${name}`));
  if (!result.value) return { error: firstError(result.diagnostics)! };
  const resource = result.value.resources.find(({ title, type }) => type === "Class" && title === capital(name))!;
  const parameters = [...resource.parameters]
    .filter(([, each]) => each.value !== null)
    .map(([key, each]) => [key, each.value] as const);
  return { parameters: inspect(new HashValue([["name", resource.title], ...parameters])) };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function firstError(diagnostics: readonly Diagnostic[]): string | undefined {
  return diagnostics.find(({ severity }) => severity === "error")?.message;
}

function inspect(value: Value): string {
  return rubyText([value]);
}

/** JSON as a value of Puppet. */
export function toValue(json: unknown): Value {
  if (Array.isArray(json)) return json.map(toValue);
  if (typeof json === "number" && Number.isInteger(json)) return BigInt(json);
  if (typeof json !== "object" || json === null) return json as Value;
  return new HashValue(Object.entries(json).map(([key, value]) => [key, toValue(value)]));
}
