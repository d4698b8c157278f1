import { dirname, join, resolve } from "node:path";
import { exitCodes, type CliHost, type OptionValues } from "@cairn/cli-kit";
import { Authority, AuthorityProblem, type Autosign, autosignPolicy } from "@cairn/puppet-ca";
import {
  type CatalogCompiler,
  type CodeVersions,
  type DescribedEnvironment,
  Environments,
  FileBuckets,
  FolderStorage,
  type NodeStorage,
  PuppetServer,
  type PuppetServerOptions,
  type ServerIdentity,
} from "@cairn/puppet-server";
import { type Question, WorkerPool } from "@cairn/puppet-server/workers";
import { defaultProfile, profiles, type Profile } from "../../profiles.js";
import { readEnvironment } from "../../environment/read-environment.js";
import { eyamlSettings } from "../eyaml-settings.js";
import { readAuthConf } from "./auth-conf.js";
import { classifierOf } from "./classifier.js";
import { codeVersions } from "./code-versions.js";
import { checkList, givenIdentity, ownIdentity } from "./given-identity.js";
import { type ForWorkers } from "./start-workers.js";
import { optionsInForce } from "./options-in-force.js";
import type { RemoteIdentity, RemoteIdentityInit } from "./remote-identity.js";
import { ServeProblem } from "./serve-problem.js";
import { ServedMounts } from "./served-mounts.js";

/** A server that runs. */
export interface Serving {
  readonly port: number;
  /** The status is `stopping` from now on, so that balancers send their requests elsewhere; everything else goes on. */
  announceEnd(): void;
  close(): Promise<void>;
}

/** Starts a server; `compilerOf` gives what compiles. */
export async function serve(
  folder: string,
  options: OptionValues,
  host: CliHost,
  compilerOf: (options: OptionValues, server: ForWorkers) => CatalogCompiler,
): Promise<Serving> {
  const { certname, environments, options: inForce } = optionsInForce(folder, options);
  const port = Number(options["port"] ?? 8140);
  if (port > 65_535) throw new ServeProblem(`\`--port\` is at most 65535, not \`${port}\``);
  checkEyamlKeys(inForce, host);
  const log = (line: string): void => host.writeStderr(`${new Date().toISOString()} ${visible(line)}\n`);
  const state = stateFolder(options, host);
  const { authority, identity, remote } = await identified(options, { certname, folder: join(state, "ssl"), log });
  const stores = await storesOf(options, { certname, identity, log, state });
  const compiler = compilerOf(inForce, { answer: async (question) => stores.answer(question), log });
  const server = new PuppetServer({
    identity,
    authority,
    remoteAuthority: remote?.authority,
    compiler,
    storage: stores.storage,
    log,
    ...accessOf(options, host, log),
    version: profiles[(options["profile"] ?? defaultProfile) as Profile].version,
    environments: new Environments(environments, (root) => describe(root, inForce, host)),
    classifier: typeof options["classifier"] === "string" ? classifierOf(options["classifier"], host) : undefined,
    versions: versionsOf(options),
    autosign: autosignOf(options),
    buckets: new FileBuckets(join(state, "buckets")),
    administrators: new Set((options["administrator"] ?? []) as string[]),
    gauges: new Map([...gaugesOf(compiler, host), ...stores.gauges]),
  } satisfies PuppetServerOptions);
  const listened = await server.listen(String(options["listen"] ?? "::"), port);
  const close = async (): Promise<void> => {
    await server.close();
    remote?.close();
    await stores.close();
  };
  return { port: listened, announceEnd: () => server.announceEnd(), close };
}

function autosignOf({ autosign: file, autosignCommand: command }: OptionValues): Autosign {
  return autosignPolicy({
    ...(typeof file === "string" ? { file } : {}),
    ...(typeof command === "string" ? { command } : {}),
  });
}

/** The rules of an auth.conf and the mounts of a fileserver.conf. */
function accessOf({ authConf, fileserverConfig }: OptionValues, host: CliHost, log: (line: string) => void) {
  const mounts =
    typeof fileserverConfig === "string" ? new ServedMounts(resolve(fileserverConfig), host, log) : undefined;
  return {
    rules: typeof authConf === "string" ? readAuthConf(authConf, host) : undefined,
    mountOf: mounts && ((mount: string, node: string) => mounts.directoryOf(mount, node)),
  };
}

/** Keys that can't be read would fail each catalog. */
function checkEyamlKeys(options: OptionValues, host: CliHost): void {
  const [problem] = eyamlSettings({ files: filesOf(host), options }).diagnostics;
  if (problem) throw new ServeProblem(`${problem.span.source.name}: ${problem.message}`, exitCodes.inputErrors);
}

function filesOf({ read }: CliHost) {
  return { read, resolve: (from: string, path: string) => join(dirname(from), path) };
}

interface Identified {
  readonly authority?: Authority;
  readonly identity: ServerIdentity;
  readonly remote?: RemoteIdentity;
}

async function identified(options: OptionValues, init: RemoteIdentityInit): Promise<Identified> {
  const { caServer } = options;
  if (typeof caServer === "string") {
    if (options["ca"] !== undefined)
      throw new ServeProblem("`--ca` is for an authority here, `--ca-server` for one elsewhere: leave out one of them");
    const remote = await (await import("./remote-identity.js")).remoteIdentity(caServer, options, init);
    return { identity: remote.identity, remote };
  }
  if (typeof options["ca"] !== "string") return { identity: await givenIdentity(options) };
  if (options["sslCa"] !== undefined || options["sslCrl"] !== undefined)
    throw new ServeProblem(
      "`--ca` is for an authority here, `--ssl-ca` and `--ssl-crl` are for one elsewhere: leave out one of them",
    );
  try {
    const authority = await Authority.open(options["ca"]);
    checkList(authority.listFile);
    return { authority, identity: await ownIdentity(authority, init.certname, options) };
  } catch (thrown) {
    if (!(thrown instanceof AuthorityProblem)) throw thrown;
    throw new ServeProblem(thrown.message, exitCodes.inputErrors);
  }
}

interface Stores {
  readonly storage: NodeStorage;
  answer(question: Question): Promise<unknown>;
  readonly gauges: ReadonlyMap<string, () => number>;
  close(): Promise<void>;
}

interface StoresInit {
  readonly certname: string;
  readonly identity: ServerIdentity;
  readonly log: (line: string) => void;
  /** The folder of what the server keeps. */
  readonly state: string;
}

/** Where facts, catalogs and reports go: PuppetDB, or a folder. */
async function storesOf(options: OptionValues, { certname, identity, log, state }: StoresInit): Promise<Stores> {
  const { puppetdb: url } = options;
  if (typeof url === "string") {
    const { puppetDbStores } = await import("./puppetdb-stores.js");
    return puppetDbStores({ ...identity, url, producer: certname, folder: join(state, "puppetdb"), log });
  }
  const storage = new FolderStorage(state, log);
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

function versionsOf({ codeContentCommand, codeIdCommand }: OptionValues): CodeVersions | undefined {
  if (codeContentCommand === undefined && codeIdCommand === undefined) return undefined;
  if (typeof codeContentCommand === "string" && typeof codeIdCommand === "string")
    return codeVersions(codeIdCommand, codeContentCommand);
  throw new ServeProblem("`--code-id-command` and `--code-content-command` need each other");
}

/** The folder of `--state`, made where it isn't there, for the user only. */
function stateFolder(options: OptionValues, host: CliHost): string {
  const folder = resolve(String(options["state"] ?? "./state"));
  const problem = host.makeFolder(folder, "private");
  if (problem !== undefined) throw new ServeProblem(`\`${folder}\` can't be made: ${problem}`, exitCodes.inputErrors);
  return folder;
}

/** A line for the log, in which control characters are visible. */
function visible(line: string): string {
  return line.replace(/[\0-\x1f\x7f-\x9f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

function gaugesOf(compiler: CatalogCompiler, host: CliHost): Map<string, () => number> {
  const gauges = new Map([["mupuppet_memory_bytes", () => host.memory()]]);
  if (compiler instanceof WorkerPool) gauges.set("mupuppet_catalogs_waiting", () => compiler.waitingCount);
  return gauges;
}

/** What the server must know about an environment's folder. */
function describe(root: string, options: OptionValues, host: CliHost): DescribedEnvironment {
  const baseModulePath = (options["modulepath"] ?? []) as string[];
  const files = filesOf(host);
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
