import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitCodes, type CommandName, type ExtraCommandContext, type Prepared } from "@cairn/cli-kit";
import { PuppetDbProblem, type PuppetDb, type Query } from "@cairn/puppetdb";
import { Compiler } from "../../compile.js";
import { compileWithStore } from "../../exported/compile-with-store.js";
import { languageSettings } from "../language-settings.js";
import { settingsOfOneNode } from "../settings.js";
import { openPuppetDb, problemOf, queryOf } from "./client.js";
import { KnownOfDatabase } from "./known-of-database.js";
import { puppetDbFailed } from "./puppetdb-failed.js";
import { writeRows } from "./write-rows.js";

/**
 * `--puppetdb URL` of `compile`, `check` and `diff`: what the command would read from files lies in a folder that only
 * this user can read, until the command has ended. Many nodes' exported resources are asked for during the run.
 */
export async function prepareFromPuppetDb(
  command: CommandName,
  context: ExtraCommandContext,
): Promise<Prepared | number> {
  const { host, report, request } = context;
  const problem = misuseOf(command, request.options);
  if (problem !== undefined) {
    host.writeStderr(`mupuppet: ${problem}\nSee: mupuppet help ${command}\n`);
    return exitCodes.usage;
  }
  const files = new TemporaryFiles();
  let database: PuppetDb | undefined;
  try {
    database = openPuppetDb(request.options);
    return { options: await optionsFrom(context, database, files), close: () => files.remove() };
  } catch (thrown) {
    files.remove();
    const reason = problemOf(thrown);
    if (reason === undefined) throw thrown;
    report([puppetDbFailed(request.options, reason)]);
    return exitCodes.inputErrors;
  } finally {
    database?.close();
  }
}

function misuseOf(
  command: CommandName,
  { git, node, nodes, puppetdb, query }: ExtraCommandContext["request"]["options"],
): string | undefined {
  if (puppetdb === undefined) return "`--query` asks PuppetDB: say where it is, with `--puppetdb URL`";
  if (command === "diff" && git !== true && node === undefined)
    return "with PuppetDB two manifests are compared for one node: name it with `--node`, or two revisions with `--git`";
  if (query === undefined) return undefined;
  if (nodes !== undefined) return "`--query` and `--nodes` both say which nodes: leave out one of them";
  return node === undefined ? undefined : "`--query` and `--node` both say which nodes: leave out one of them";
}

async function optionsFrom(
  context: ExtraCommandContext,
  database: PuppetDb,
  files: TemporaryFiles,
): Promise<Readonly<Record<string, unknown>>> {
  const { facts, git, node, nodes, query } = context.request.options;
  if (nodes !== undefined) return {};
  if (typeof node !== "string") {
    const wanted = queryOf(query) ?? "nodes[certname]{}";
    return { nodes: await factsOf(wanted, "the query names no node that has facts", database, files) };
  }
  const one = ["from", "nodes", ["extract", ["certname"], ["=", "certname", node]]];
  const missing = `there are no facts of \`${node}\`: give them with \`--facts FILE\``;
  const own = facts === undefined ? { facts: [await factsOf(one, missing, database, files)] } : {};
  return git === true ? own : { ...own, ...(await othersOfOne(context, own, database, files)) };
}

async function factsOf(query: Query, missing: string, database: PuppetDb, files: TemporaryFiles): Promise<string> {
  const path = files.pathOf("facts.ndjson");
  if ((await writeRows(path, database.inventory(query))) === 0) throw new PuppetDbProblem(missing);
  return path;
}

/** What one node collects and asks for is known only from compiling for it. */
async function othersOfOne(
  { read, request, words }: ExtraCommandContext,
  own: Readonly<Record<string, unknown>>,
  database: PuppetDb,
  files: TemporaryFiles,
): Promise<Readonly<Record<string, unknown>>> {
  const options = { ...request.options, ...own };
  const [language, node] = [languageSettings(request), settingsOfOneNode({ ...request, options })];
  const known = new KnownOfDatabase(database);
  for (const word of words.filter((each) => !/\.(?:json|ya?ml)$/i.test(each))) {
    const source = await read(word);
    if (!source || !language.value || !node.value) continue;
    const compiler = new Compiler(source, language.value, request.maxErrors);
    const settings = node.value;
    await compileWithStore(settings.name, known, (found) => compiler.compile({ ...settings, ...found }));
  }
  const [exported, answers] = ["exported.ndjson", "answers.ndjson"].map((name) => files.pathOf(name));
  await writeRows(exported!, known.resources);
  await writeRows(answers!, known.answers);
  return { exported: options["exported"] ?? exported, puppetdbAnswers: options["puppetdbAnswers"] ?? answers };
}

/** Facts may hold secrets: nobody else may read them, and they don't outlive the process unless that is killed. */
class TemporaryFiles {
  private folder: string | undefined;
  private readonly atExit = () => this.remove();

  pathOf(name: string): string {
    if (this.folder === undefined) {
      this.folder = mkdtempSync(join(tmpdir(), "mupuppet-"));
      process.once("exit", this.atExit);
    }
    return join(this.folder, name);
  }

  remove(): void {
    process.removeListener("exit", this.atExit);
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
  }
}
