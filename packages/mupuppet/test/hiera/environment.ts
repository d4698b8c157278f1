import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { memoryHost } from "@cairn/cli-kit/testing";
import { inspect, type Value } from "@cairn/puppet-core/values";
import { Compiler } from "../../src/compile.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { readEnvironment } from "../../src/environment/read-environment.js";
import type { LanguageSettings } from "../../src/evaluate/settings.js";
import { allowFolders } from "../../src/facts/allowed-folders.js";
import { confineModules } from "../../src/facts/module-files.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import { explanationText } from "@cairn/hiera";
import { lookUpForUser } from "../../src/hiera/user-lookup.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { toValue } from "./look-up-here.js";
import { compilerParts } from "../../src/parts.js";

/** A hiera.yaml with one file of data. */
export const common = "version: 5\nhierarchy:\n  - name: Common\n    path: common.yaml\n";

export interface WorldOptions {
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly strict?: boolean;
  readonly links?: Readonly<Record<string, string>>;
  readonly merge?: unknown;
  /** A folder that may be read beside the environment. */
  readonly allowed?: string;
  readonly missing?: LanguageSettings["hieraMissing"];
  readonly decrypt?: LanguageSettings["decrypt"];
  readonly profile?: LanguageSettings["profile"];
  readonly hieraConfig?: string;
  readonly explains?: "all" | "options";
}

export interface LookedUp {
  /** As a manifest would write it. */
  readonly value: string | undefined;
  /** Where it comes from: `env/data/common.yaml:3:1`. */
  readonly places: readonly string[];
  /** Each diagnostic as `file:line: code: message`. */
  readonly found: readonly string[];
  /** The texts of the sources that diagnostics show. */
  readonly shown: readonly string[];
  readonly explanation: string;
}

const types = new TypeTable();

function compilerOf(files: Readonly<Record<string, string>>, options: WorldOptions) {
  const below = (sources: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(sources).map(([path, text]) => [`env/${path}`, text]));
  const host = memoryHost({
    files: { ...below(files), "outside.yaml": "secret: 1\n", "/srv/data/x.yaml": "a: 5\n" },
    links: below(options.links ?? {}),
  });
  const plain = { read: (path: string) => host.read(path), resolve: (_: string, path: string) => path };
  const read = readEnvironment("env", { files: plain, folders: host, currentFolder: "/", baseModulePath: [] });
  const { environment, modulePath } = read.value!;
  const confined = confineModules(plain, modulePath, host, "env");
  const language: LanguageSettings = {
    ...({
      parts: compilerParts,
      profile: options.profile ?? "puppet7",
      strict: options.strict ?? false,
      types,
      files: confined,
      folders: host,
    } as const),
    ...{ functions: new Map(), parseRuby: rubyParser(), environment, modulePath, hieraMissing: options.missing },
    ...{ decrypt: options.decrypt, hieraConfig: options.hieraConfig },
    allowed: allowFolders(options.allowed === undefined ? [] : [options.allowed], plain, host, host.cwd),
  };
  const facts = new Map(Object.entries(options.facts ?? {}).map(([name, value]) => [name, toValue(value)]));
  const node = nodeSettings("web1", { name: "web1", facts, trusted: undefined, environment: "env" });
  return { compiler: new Compiler(createSource("env", ""), language), node, diagnostics: read.diagnostics };
}

/** Looks up keys in an environment that is made of these files. */
export function lookUp(files: Readonly<Record<string, string>>, key: string, options: WorldOptions = {}): LookedUp {
  const { compiler, node } = compilerOf(files, options);
  const { compilation } = compiler.prepare(node, false);
  const wanted = { names: [key], merge: toValue(options.merge ?? null), type: undefined, otherwise: undefined };
  const { diagnostics, explanation, origins, value } = lookUpForUser(compilation!, {
    ...wanted,
    explains: options.explains,
  });
  return {
    value: value === undefined ? undefined : inspect(value),
    places: (origins ?? []).map(({ file, path }) => file.placeOf(path)).map((span) => placeOf({ span })),
    found: diagnostics.map(describe),
    shown: diagnostics.map(({ span }) => span.source.text),
    explanation: explanation ? explanationText(explanation) : "",
  };
}

/** What `data/common.yaml` alone gives for a key. */
export function lookUpInData(data: string, key: string, options: WorldOptions = {}): LookedUp {
  return lookUp({ "hiera.yaml": common, "data/common.yaml": data }, key, options);
}

/** Compiles the environment: the parameters of each resource by `Type[title]`, and what was said. */
export function compileEnvironment(files: Readonly<Record<string, string>>, options: WorldOptions = {}) {
  const { compiler, diagnostics, node } = compilerOf(files, options);
  const result = compiler.compile(node);
  const parameters = (reference: string): Record<string, string> => {
    const resource = result.value?.resources.find(({ title, type }) => `${type}[${title}]` === reference);
    return Object.fromEntries(
      [...(resource?.parameters ?? [])].map(([name, { value }]) => [name, inspect(value as Value)]),
    );
  };
  return { catalog: result.value, parameters, found: [...diagnostics, ...result.diagnostics].map(describe) };
}

function describe(diagnostic: Diagnostic): string {
  return `${placeOf(diagnostic).replace(/:\d+$/, "")}: ${diagnostic.code.replace("mupuppet/", "")}: ${diagnostic.message}`;
}

function placeOf({ span }: Pick<Diagnostic, "span">): string {
  const { column, line } = positionAt(span.source, span.start);
  return `${span.source.name}:${line}:${column}`;
}
