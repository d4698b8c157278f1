import { readFileSync, statSync } from "node:fs";
import { availableParallelism, hostname } from "node:os";
import { dirname, join, resolve } from "node:path";
import { exitCodes, type CliHost, type ExtraCommandContext, type OptionValues } from "@cairn/cli-kit";
import { Authority, AuthorityProblem, autosignPolicy } from "@cairn/puppet-ca";
import {
  type CatalogCompiler,
  type DescribedEnvironment,
  Environments,
  FolderStorage,
  type NodeStorage,
  PuppetServer,
  type PuppetServerOptions,
  type Question,
  type ServerIdentity,
  WorkerPool,
} from "@cairn/puppet-server";
import { defaultProfile, profiles, type Profile } from "../profiles.js";
import { readEnvironment } from "../environment/read-environment.js";
import { classifierOf } from "./classifier.js";
import { splitPath } from "./settings.js";

/** A server that runs. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** `mupuppet serve FOLDER`: answers until it is told to end; what was asked before that is answered. */
export async function runServe(context: ExtraCommandContext): Promise<number> {
  const { host, request, words } = context;
  try {
    const serving = await serve(folderIn(words), request.options, host);
    host.writeStderr(`mupuppet serves on port ${serving.port}\n`);
    await new Promise((resolve) => process.once("SIGTERM", resolve));
    host.writeStderr("mupuppet ends: it answers what was asked\n");
    await serving.close();
    return exitCodes.fine;
  } catch (thrown) {
    if (!(thrown instanceof ServeProblem || thrown instanceof AuthorityProblem) && !isOfSystem(thrown)) throw thrown;
    host.writeStderr(`mupuppet: ${(thrown as Error).message}\n`);
    return thrown instanceof ServeProblem ? exitCodes.usage : exitCodes.inputErrors;
  }
}

function folderIn([folder]: readonly string[]): string {
  if (folder === undefined) throw new ServeProblem("name the folder of environments, or say `--stdio`");
  return folder;
}

/** What a user can mend in the command line. */
class ServeProblem extends Error {
  override readonly name = "ServeProblem";
}

function isOfSystem(thrown: unknown): boolean {
  return thrown instanceof Error && "syscall" in thrown;
}

/** Starts a server; `compilerOf` replaces its worker threads. */
export async function serve(
  folder: string,
  options: OptionValues,
  host: CliHost,
  compilerOf: typeof workerPool = workerPool,
): Promise<Serving> {
  const certname = String(options["certname"] ?? hostname()).toLowerCase();
  const authority = typeof options["ca"] === "string" ? await Authority.open(options["ca"]) : undefined;
  const identity = authority ? await ownIdentity(authority, certname, options) : givenIdentity(options);
  const log = (line: string): void => host.writeStderr(`${new Date().toISOString()} ${visible(line)}\n`);
  const { answer, close, gauges, storage } = await storesOf(options, { certname, identity, log });
  const code = codeFolders(folder, options);
  const inForce = { ...options, certname, modulepath: code.modulePath, allowCycles: true };
  const compiler = compilerOf(inForce, { answer, log });
  const server = new PuppetServer({
    ...{ identity, authority, compiler, storage, log },
    version: profiles[(options["profile"] ?? defaultProfile) as Profile].version,
    environments: new Environments(code.environments, (root) => describe(root, inForce, host)),
    classifier: typeof options["classifier"] === "string" ? classifierOf(options["classifier"], host) : undefined,
    autosign: autosignPolicy({
      ...(typeof options["autosign"] === "string" ? { file: options["autosign"] } : {}),
      ...(typeof options["autosignCommand"] === "string" ? { command: options["autosignCommand"] } : {}),
    }),
    administrators: new Set((options["administrator"] ?? []) as string[]),
    gauges: new Map([...gaugesOf(compiler, host), ...gauges]),
  } satisfies PuppetServerOptions);
  const port = await server.listen(String(options["listen"] ?? "::"), Number(options["port"] ?? 8140));
  return { port, close: async () => server.close().then(close) };
}

interface Stores {
  readonly storage: NodeStorage;
  answer(question: Question): Promise<unknown>;
  readonly gauges: ReadonlyMap<string, () => number>;
  close(): Promise<void>;
}

/** Where facts, catalogs and reports go: PuppetDB, or a folder. */
async function storesOf(
  options: OptionValues,
  { certname, identity, log }: { certname: string; identity: ServerIdentity; log: (line: string) => void },
): Promise<Stores> {
  const folder = resolve(String(options["state"] ?? "./state"));
  const { puppetdb: url } = options;
  if (typeof url === "string") {
    const { PuppetDbStores } = await import("./puppetdb-stores.js");
    return new PuppetDbStores({ ...identity, url, producer: certname, folder: join(folder, "puppetdb"), log });
  }
  const storage = new FolderStorage(folder);
  return {
    storage,
    async answer(question) {
      if ("exported" in question) return storage.exportedOf(question.exported, question.name);
      throw new Error("there is no PuppetDB to ask");
    },
    gauges: new Map(),
    close: async () => undefined,
  };
}

/** One line, on which nothing looks like something else. */
function visible(line: string): string {
  return line.replace(/[\0-\x1f\x7f-\x9f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

function gaugesOf(compiler: CatalogCompiler, host: CliHost): Map<string, () => number> {
  const gauges = new Map([["mupuppet_memory_bytes", () => host.memory()]]);
  if (compiler instanceof WorkerPool) gauges.set("mupuppet_catalogs_waiting", () => compiler.waitingCount);
  return gauges;
}

/** The certificate that the built-in authority has made for the server; it makes one if there is none. */
async function ownIdentity(authority: Authority, certname: string, options: OptionValues): Promise<ServerIdentity> {
  const alternativeNames = ((options["dnsAltNames"] ?? []) as string[]).flatMap((each) => each.split(","));
  const made = authority.generated(certname) ?? (await authority.generate(certname, { alternativeNames }));
  const { certificates: authorities, listFile } = authority;
  return { certificate: made.certificate, key: made.key, authorities, listFile };
}

function givenIdentity({ sslCa, sslCert, sslCrl, sslKey }: OptionValues): ServerIdentity {
  if (typeof sslCert !== "string" || typeof sslKey !== "string" || typeof sslCa !== "string")
    throw new ServeProblem(
      "say who the server is: `--ca FOLDER` of `mupuppet ca init`, or `--ssl-cert`, `--ssl-key` and `--ssl-ca`",
    );
  return {
    certificate: readFileSync(sslCert, "utf8"),
    key: readFileSync(sslKey, "utf8"),
    authorities: readFileSync(sslCa, "utf8"),
    listFile: sslCrl as string | undefined,
  };
}

/** The folder of environments, and the modules of all of them. */
function codeFolders(folder: string, options: OptionValues) {
  const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder(folder)) throw new ServeProblem(`\`${folder}\` isn't a folder of environments`);
  const inside = join(resolve(folder), "environments");
  const given = ((options["modulepath"] ?? []) as string[]).flatMap(splitPath).map((each) => resolve(each));
  if (!isFolder(inside)) return { environments: resolve(folder), modulePath: given };
  const beside = join(resolve(folder), "modules");
  return { environments: inside, modulePath: given.length > 0 ? given : isFolder(beside) ? [beside] : [] };
}

/** What the server must know of an environment's folder. */
function describe(root: string, options: OptionValues, host: CliHost): DescribedEnvironment {
  const baseModulePath = (options["modulepath"] ?? []) as string[];
  const files = { read: host.read, resolve: (from: string, path: string) => join(dirname(from), path) };
  const { value } = readEnvironment(root, { files, folders: host, currentFolder: host.cwd, baseModulePath });
  const modulePath = value?.modulePath ?? [];
  const { allowRead, functions, hieraConfig, settings, types } = options;
  const outside = [hieraConfig, settings]
    .filter((each) => typeof each === "string")
    .map((each) => dirname(resolve(each)));
  const folders = [allowRead, functions].flatMap((each) => (each ?? []) as string[]).map((each) => resolve(each));
  const ofTypes = ((types ?? []) as string[]).map((each) => dirname(resolve(each)));
  const watched = [...modulePath, ...outside, ...folders, ...ofTypes].filter((each) => !each.startsWith(`${root}/`));
  return {
    modulePath,
    watched: [...new Set(watched)],
    settings: { modulepath: modulePath, manifest: join(root, "manifests"), environment_timeout: 0, config_version: "" },
  };
}

/** Compiles in worker threads, which are started before the first agent asks. */
function workerPool(
  options: OptionValues,
  { answer, log }: { answer: (question: Question) => Promise<unknown>; log: (line: string) => void },
): CatalogCompiler {
  return new WorkerPool({
    ...{ answer, log, script: workerScript(), data: { serveOptions: options } },
    size: Number(options["workers"] ?? availableParallelism()) || 1,
    mostSeconds: Number(options["nodeTimeout"] ?? 120),
    mostMemory: Number(options["nodeMemory"] ?? 2048),
  });
}

function workerScript(): string {
  const isCommand = typeof __filename === "string";
  return isCommand ? join(dirname(__filename), "serve-worker.cjs") : join(import.meta.dirname, "serve-worker.js");
}

/** Has the bundler make a file of the worker. */
export async function loadWorker(): Promise<unknown> {
  return import("./serve-worker.js");
}
