import { randomUUID } from "node:crypto";
import type { CliHost, LanguageRequest, OptionValues } from "@cairn/cli-kit";
import { createSource, type Diagnostic, hasErrors, joinPath, positionAt, type Result } from "@cairn/diagnostics";
import type { ClassesByFile, Compiled, CompileJob, CompileLog, Transports } from "@cairn/puppet-server";
import type { Ask, Question } from "@cairn/puppet-server/workers";
import { HashValue, type Value } from "@cairn/puppet-core/values";
import type { ExportedResource, Json } from "../catalog/exported.js";
import { Compiler } from "../compile.js";
import { environmentClasses } from "../environment/environment-classes.js";
import { printJson } from "../emit/print-json.js";
import type { LanguageSettings, NodeSettings } from "../evaluate/settings.js";
import { compileWithStore, type NodeStore } from "../exported/compile-with-store.js";
import { exportedBy } from "../exported/of-catalog.js";
import { classified } from "../facts/classified.js";
import { withoutLegacyFacts } from "../facts/legacy-facts.js";
import { nodeSettings } from "../facts/node-settings.js";
import { readClasses } from "../facts/read-classes.js";
import { readFacts } from "../facts/read-facts.js";
import { Modules } from "../modules/modules.js";
import { profiles } from "../profiles.js";
import { readTransports } from "../ruby/type-definitions/read-transports.js";
import { explain } from "./explain-errors.js";
import { keepingHost } from "./keeping-host.js";
import { languageSettings } from "./language-settings.js";

const largestCatalog = 2 ** 28;

/** Compiles catalogs of an environment in one state of its files, each of which is read once. */
export class CatalogsOfEnvironment {
  private readonly settings: Result<LanguageSettings>;
  private readonly compiler: Compiler | undefined;
  private readonly root: string;
  private readonly request: LanguageRequest;
  private readonly serverName: string | undefined;
  private readonly hasQueries: boolean;
  private now = 0n;

  constructor(root: string, options: OptionValues, host: CliHost) {
    this.root = root;
    this.serverName = options["certname"] as string | undefined;
    this.hasQueries = options["puppetdb"] !== undefined;
    const request = requestFor(root, options, host);
    this.request = request;
    const read = languageSettings(request);
    const stillEncrypted = options["allowEncrypted"] === true ? "allow" : "error";
    const language = read.value && ({ ...read.value, now: () => this.now, stillEncrypted } as const);
    this.settings = { ...read, ...(language ? { value: language } : {}) };
    this.compiler = language && new Compiler(createSource(joinPath(root, ""), ""), language);
  }

  /** The catalog of a node, or the errors as its agent prints them. */
  async compile(job: CompileJob, ask: Ask): Promise<Compiled> {
    const language = this.settings.value;
    if (!language || !this.compiler || hasErrors(this.settings.diagnostics))
      return { problem: explain(this.settings.diagnostics, job.name) };
    this.now = BigInt(Date.now()) * 1_000_000n;
    const node = nodeOf(job, language, this.serverName);
    if (!node.value) return { problem: explain(node.diagnostics, job.name) };
    const settings = node.value;
    const source = createSource(joinPath(this.root, ""), "");
    const compiled = await this.withStore(job, ask, settings);
    if ("problem" in compiled) return compiled;
    const { diagnostics, value } = compiled;
    if (!value || hasErrors(diagnostics)) return { problem: explain(diagnostics, job.name) };
    const { showsExported = false } = job;
    const identity = { version: Math.floor(Date.now() / 1000), uuid: randomUUID(), showsExported };
    const options = { types: language.types, pathOf: nameOf, source, maxOutput: largestCatalog, identity };
    const printed = printJson(value, options);
    if (!printed.value) return { problem: explain(printed.diagnostics, job.name) };
    const catalog = [...printed.value].join("");
    const plain = { ...options, identity: { ...identity, showsExported: false } };
    const forAgent = showsExported ? printJson(value, plain).value : undefined;
    return {
      catalog,
      ...(forAgent && { forAgent: [...forAgent].join("") }),
      exported: exportedBy(value, options),
      logs: logsOf(diagnostics),
    };
  }

  /** The classes in the environment's manifests and its modules, by file. */
  classes(): ClassesByFile {
    const { environment, modulePath = [] } = this.settings.value ?? {};
    const { host } = this.request;
    return environment && host
      ? environmentClasses(environment.manifests, modulePath, { ...this.request, folders: host })
      : [];
  }

  /** The schemas of transports that the environment's modules register. */
  transports(): Transports {
    const { files, folders, modulePath = [], parseRuby } = this.settings.value ?? {};
    if (!files || !parseRuby) return { problem: "the environment can't be read" };
    return readTransports(new Modules(files, modulePath, folders), parseRuby);
  }

  private async withStore({ name }: CompileJob, ask: Ask, node: NodeSettings) {
    try {
      return await compileWithStore(name, storeOf(ask, name), ({ answers, exported }) =>
        this.compiler!.compile({ ...node, exported, ...(this.hasQueries ? { answers } : {}) }),
      );
    } catch (thrown) {
      if (!(thrown instanceof StoreProblem)) throw thrown;
      return { problem: `what other nodes export can't be asked for: ${thrown.message}` };
    }
  }
}

/** The warnings and notices of a compilation, as Puppet's server logs them. */
function logsOf(diagnostics: readonly Diagnostic[]): CompileLog[] {
  return diagnostics.map(({ message, severity, span }) => {
    const { line } = positionAt(span.source, span.start);
    return { level: severity === "warning" ? "warning" : "notice", message, file: span.source.name, line };
  });
}

/** A store that doesn't answer. */
class StoreProblem extends Error {
  override readonly name = "StoreProblem";
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function requestFor(root: string, options: OptionValues, host: CliHost): LanguageRequest {
  const kept = keepingHost(host);
  return {
    options: { ...options, environment: joinPath(root, "") },
    files: kept.files,
    host: kept.host,
    env: host.env,
    maxErrors: 100,
    maxMemory: options["maxMemory"] as number | undefined,
    onPhase: () => undefined,
  } as LanguageRequest;
}

function nodeOf(job: CompileJob, language: LanguageSettings, serverName: string | undefined): Result<NodeSettings> {
  const { classification, environment, name } = job;
  const values = { name, values: job.facts, trusted: job.trusted };
  const facts = readFacts(createSource(`facts of ${name}.json`, JSON.stringify(values)));
  const classes = classification === undefined ? undefined : readClasses(createSource("classifier", classification));
  const diagnostics = [...facts.diagnostics, ...(classes?.diagnostics ?? [])];
  if (!facts.value || hasErrors(diagnostics)) return { diagnostics };
  const known = language.refusesLegacyFacts ? withoutLegacyFacts(facts.value) : facts.value;
  const settings = nodeSettings(name, known);
  // What the certificate says, whatever the facts claim.
  const trusted = trustedValue(job);
  const serverFacts = serverName === undefined ? undefined : new HashValue([["servername", serverName]]);
  const node = { ...settings, name, trusted, serverFacts };
  const inEnvironment = { name: environment.name, isFolder: true, profile: profiles[language.profile] };
  return { value: classified(node, classes?.value, inEnvironment), diagnostics };
}

function trustedValue({ trusted }: CompileJob): Value {
  const read = readFacts(createSource("trusted.json", JSON.stringify({ values: trusted })));
  return new HashValue([...(read.value?.facts ?? [])]);
}

function storeOf(ask: Ask, name: string): NodeStore {
  const answered = async (question: Question): Promise<unknown> =>
    ask(question).catch((thrown: Error) => {
      throw new StoreProblem(thrown.message);
    });
  return {
    exported: async (type) => (await answered({ exported: type, name })) as readonly ExportedResource[],
    query: async (query) => (await answered({ query })) as Json,
  };
}
