import { randomUUID } from "node:crypto";
import type { CliHost, LanguageRequest, OptionValues } from "@cairn/cli-kit";
import { createSource, hasErrors, type Result } from "@cairn/diagnostics";
import { HashValue } from "@cairn/puppet-core/values";
import { Compiler } from "../../compile.js";
import { printJson } from "../../emit/print-json.js";
import type { LanguageSettings, NodeSettings } from "../../evaluate/settings.js";
import { exportedBy } from "../../exported/of-catalog.js";
import { classified } from "../../facts/classified.js";
import { withoutLegacyFacts } from "../../facts/legacy-facts.js";
import { nodeSettings } from "../../facts/node-settings.js";
import { readClasses } from "../../facts/read-classes.js";
import { readFacts } from "../../facts/read-facts.js";
import { profileNames, profiles } from "../../profiles.js";
import { keepingHost } from "../keeping-host.js";
import { languageSettings } from "../language-settings.js";
import type { CatalogRequest, JsonObject } from "./catalog-request.js";
import { puppetsWords } from "./puppets-words.js";

/** Module paths whose files are kept: a run of specs has few. */
const mostKept = 8;
const largestCatalog = 2 ** 28;

/** A catalog in Puppet's JSON and what it exports; or all errors, as an agent prints them. */
export type Answer = { readonly catalog: string; readonly exported: readonly unknown[] } | { readonly error: string };

interface Warm {
  readonly settings: Result<LanguageSettings>;
  readonly compiler: Compiler | undefined;
}

/** Compiles catalogs on request; modules that were read once aren't read again until a request says so. */
export class WarmCompilers {
  private readonly options: OptionValues;
  private readonly host: CliHost;
  private readonly kept = new Map<string, Warm>();
  private now = 0n;

  constructor(options: OptionValues, host: CliHost) {
    this.options = options;
    this.host = host;
  }

  compile(request: CatalogRequest): Answer {
    const { code, node: name, profile } = request;
    if (profile !== undefined && !(profileNames as readonly string[]).includes(profile))
      return { error: `there is no profile \`${profile}\`; write one of ${profileNames.join(", ")}` };
    if (request.reload) this.kept.clear();
    const { compiler, settings } = this.for(request);
    if (!settings.value || !compiler || hasErrors(settings.diagnostics))
      return { error: puppetsWords(settings.diagnostics, name) };
    this.now = BigInt(Date.now()) * 1_000_000n;
    const node = nodeOf(request, settings.value);
    if (!node.value) return { error: puppetsWords(node.diagnostics, name) };
    const source = createSource("", code);
    const { diagnostics, value } = compiler.compile(node.value, source);
    if (!value) return { error: puppetsWords(diagnostics, name) };
    const identity = { version: Math.floor(Date.now() / 1000), uuid: randomUUID() };
    const pathOf = ({ name: path }: { readonly name: string }): string => path;
    const options = { types: settings.value.types, pathOf, source, maxOutput: largestCatalog, identity };
    const printed = printJson(value, options);
    if (!printed.value) return { error: puppetsWords(printed.diagnostics, name) };
    return { catalog: [...printed.value].join(""), exported: exportedBy(value, options) };
  }

  /** What has read the modules of such requests. */
  private for({ environment, hieraConfig, modulepath, profile, strict }: CatalogRequest): Warm {
    const asked = { environment, hieraConfig, modulepath, profile, strict };
    const key = JSON.stringify(asked);
    const found = this.kept.get(key) ?? this.begin(asked);
    this.kept.delete(key);
    this.kept.set(key, found);
    if (this.kept.size > mostKept) this.kept.delete(this.kept.keys().next().value!);
    return found;
  }

  private begin(asked: Readonly<Record<string, unknown>>): Warm {
    const said = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const { files, host } = keepingHost(this.host);
    // Specs keep no state from one run to the next.
    const request = {
      options: { ...this.options, ...said, allowCycles: true, state: undefined },
      files,
      host,
      env: host.env,
      maxErrors: 100,
      maxMemory: this.options["maxMemory"] as number | undefined,
      onPhase: () => undefined,
    } as LanguageRequest;
    const read = languageSettings(request);
    const language = read.value && { ...read.value, now: () => this.now };
    return { settings: read, compiler: language && new Compiler(createSource("", ""), language) };
  }
}

function nodeOf(request: CatalogRequest, language: LanguageSettings): Result<NodeSettings> {
  const { environment, facts = {}, node: name, parameters, serverFacts, trusted } = request;
  const read = readFacts(createSource(`facts of ${name}.json`, JSON.stringify({ name, values: facts })));
  const classes = parameters && readClasses(createSource("parameters", JSON.stringify({ parameters })));
  const diagnostics = [...read.diagnostics, ...(classes?.diagnostics ?? [])];
  if (!read.value || hasErrors(diagnostics)) return { diagnostics };
  const settings = nodeSettings(name, language.refusesLegacyFacts ? withoutLegacyFacts(read.value) : read.value);
  const node = {
    ...settings,
    name,
    ...(trusted ? { trusted: hashOf(trusted) } : {}),
    ...(serverFacts ? { serverFacts: hashOf(serverFacts) } : {}),
  };
  const inEnvironment = { name: environment ?? "production", isFolder: false, profile: profiles[language.profile] };
  return { value: classified(node, classes?.value, inEnvironment), diagnostics };
}

function hashOf(object: JsonObject): HashValue {
  const { value } = readFacts(createSource("values.json", JSON.stringify({ values: object })));
  return new HashValue([...(value?.facts ?? [])]);
}
