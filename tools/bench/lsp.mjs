/**
 * The language servers as an editor feels them: from a keystroke to the diagnostics of the text with it, a completion, the first
 * diagnostics after the start, and memory. Files of 2,000 lines for each language; for Puppet also a control repository with the modules of
 * Debian (`PUPPET_MODULES` is their folder). The same for TypeScript's and YAML's servers and files as long, where npm has installed them.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import rpc from "vscode-languageserver-protocol/node";
import { root } from "../shared/command.mjs";
import { commandOf, languages } from "../shared/workspace.mjs";

const { createProtocolConnection, StreamMessageReader, StreamMessageWriter } = rpc;
const modules = process.env["PUPPET_MODULES"] ?? "/usr/share/puppet/modules";

const line = {
  smartfrog: (n) => `  a${n} extends { port ${n}; to ${n === 0 ? "1" : `a${n - 1}:port`}; }`,
  cf2: (n) => `A${n} => { Port => ${n}, To => ${n === 0 ? "1" : `$A${n - 1}.Port`} }`,
  mupuppet: (n) => `  file { '/srv/${n}': ensure => file, mode => '0644', content => "x\${port} ${n}" }`,
  "type-arm": (n) => `  attr a${n}, Integer { min => 0, check => { if $it < ${n} { 'too small' } } }`,
  typescript: (n) =>
    `export const a${n}: { port: number; to: number } = { port: ${n}, to: ${n === 0 ? 1 : `a${n - 1}.port`} };`,
  yaml: (n) => `a${n}: { port: ${n}, to: ${n === 0 ? "1" : `a${n - 1}`} }`,
};
const frame = {
  smartfrog: ["sfConfig extends {", "}", "big.sf"],
  cf2: ["", "", "big.cf2"],
  mupuppet: ["class big (Integer $port = 80) {", "}\ninclude big", "big.pp"],
  "type-arm": ["type big {", "}", "big.pp"],
  typescript: ["", "", "big.ts"],
  yaml: ["", "", "big.yaml"],
};
/** Other languages' servers, by the id of the language. */
const others = {
  typescript: "typescript-language-server/lib/cli.mjs",
  yaml: "yaml-language-server/bin/yaml-language-server",
};
const goals = { keystroke: 50, completion: 30, start: 1000, memory: 300 };

export async function run({ quick = false, only = "" } = {}) {
  if (only !== "" && !"lsp-".startsWith(only.slice(0, 4))) return [];
  const folder = mkdtempSync(join(tmpdir(), "cairn-lsp-bench-"));
  const times = quick ? 20 : 200;
  try {
    const peers = await peersIn(folder, times);
    const rows = [];
    for (const language of languages())
      rows.push(...(await longFile(language.name, [commandOf(language), "lsp"], folder, times, peers)));
    const repository = repositoryIn(folder);
    if (repository) rows.push(...(await controlRepository(repository, times)));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function longFile(name, words, folder, times, peers) {
  const measured = await measure(words, bigFile(name, folder), 1000, times);
  return rowsOf(`lsp-${name}`, "a file of 2,000 lines", measured, goals, peers);
}

function bigFile(name, folder) {
  const [before, after, file] = frame[name];
  const path = join(folder, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [before, ...Array.from({ length: 1998 }, (_, n) => line[name](n)), after, ""].join("\n"));
  return path;
}

/** What the servers of other languages need for a file as long, by their names; those that aren't installed are left out. */
async function peersIn(folder, times) {
  const measured = {};
  for (const [language, path] of Object.entries(others)) {
    const program = installed(path);
    const [name] = path.split("/");
    if (program === undefined) process.stderr.write(`${name} isn't installed: no comparison with it\n`);
    else measured[name] = await measure([program, "--stdio"], bigFile(language, folder), 1000, times, language);
  }
  return measured;
}

function installed(path) {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    return undefined;
  }
}

function rowsOf(id, where, measured, wanted, peers = {}) {
  const rows = [
    ["keystroke", "ms", `p95 from a keystroke to the diagnostics in ${where}`],
    ["completion", "ms", `p95 of a completion in ${where}`],
    ["start", "ms", `from the start to the first diagnostics of ${where}`],
    ["memory", "MB", `most resident memory during ${measured.times} keystrokes in ${where}`],
  ];
  return rows.map(([key, unit, what]) => ({
    id: `${id}-${key}`,
    what,
    value: measured[key],
    unit,
    goal: `<= ${wanted[key]}`,
    ok: measured[key] <= wanted[key],
    peer: Object.entries(peers)
      .map(([name, peer]) => `${name} ${Math.round(peer[key])} ${unit}`)
      .join(", "),
  }));
}

/** Every module of Debian beside those of the example; undefined if none is installed. */
function repositoryIn(folder) {
  if (!existsSync(join(modules, "stdlib"))) return undefined;
  const repository = join(folder, "control-repo");
  cpSync(join(root, "examples/control-repo"), repository, { recursive: true });
  for (const name of readdirSync(modules)) {
    const target = join(repository, "modules", name);
    if (!existsSync(target)) cpSync(realpathSync(join(modules, name)), target, { recursive: true, dereference: true });
  }
  return repository;
}

async function controlRepository(repository, times) {
  const path = join(repository, "site-modules/profile/manifests/database.pp");
  const command = commandOf(languages().find(({ name }) => name === "mupuppet"));
  const measured = await measure([command, "lsp"], path, 4, times, "puppet", repository);
  return rowsOf("lsp-control-repo", "a control repository with Debian's modules", measured, {
    ...goals,
    keystroke: 150,
  });
}

/** Types at the beginning of a line: a word, letter by letter, that then goes again. */
async function measure(words, path, at, times, languageId = "any", workspace = dirname(path)) {
  const from = performance.now();
  const editor = new Editor(words, pathToFileURL(path).href, workspace);
  await editor.open(readFileSync(path, "utf8"), languageId, workspace);
  const start = performance.now() - from;
  // Answered when all files are known.
  await editor.connection.sendRequest("workspace/symbol", { query: "no such name" }).catch(() => undefined);
  const [keystrokes, completions] = [[], []];
  const warm = 20;
  for (let round = 0; round < times + warm; round++) {
    const begun = performance.now();
    await editor.type(at, round);
    const between = performance.now();
    await editor.complete(at);
    if (round < warm) continue;
    keystrokes.push(between - begun);
    completions.push(performance.now() - between);
  }
  const memory = residentOf(editor.child.pid);
  await editor.close();
  return { start, memory, times, keystroke: late(keystrokes), completion: late(completions) };
}

/** One text in one server. */
class Editor {
  version = 1;
  told = () => undefined;

  constructor(words, uri, workspace) {
    this.uri = uri;
    this.child = spawn(process.execPath, words, { cwd: workspace, stdio: ["pipe", "pipe", "ignore"] });
    const { stdin, stdout } = this.child;
    const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    connection.onNotification("textDocument/publishDiagnostics", (said) => {
      const isNewest = said.version === undefined || said.version === this.version;
      if (said.uri === uri && isNewest) this.told();
    });
    connection.onRequest("workspace/configuration", ({ items }) => items.map(() => ({})));
    connection.onRequest("client/registerCapability", () => null);
    connection.onRequest("window/workDoneProgress/create", () => null);
    connection.listen();
    this.connection = connection;
  }

  diagnosed() {
    return new Promise((resolve) => (this.told = resolve));
  }

  async open(text, languageId, workspace) {
    const { connection, uri, version } = this;
    const rootUri = pathToFileURL(workspace).href;
    const capabilities = {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      textDocument: { publishDiagnostics: { versionSupport: true }, completion: {} },
    };
    const workspaceFolders = [{ uri: rootUri, name: basename(workspace) }];
    await connection.sendRequest("initialize", { processId: null, rootUri, capabilities, workspaceFolders });
    connection.sendNotification("initialized", {});
    const first = this.diagnosed();
    connection.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId, version, text } });
    await first;
  }

  /** One letter at the beginning of a line; of six rounds the last takes the others away. */
  async type(line, round) {
    const isLast = round % 6 === 5;
    const range = { start: { line, character: 0 }, end: { line, character: isLast ? 5 : 0 } };
    const contentChanges = [{ range, text: isLast ? "" : "w" }];
    const next = this.diagnosed();
    const textDocument = { uri: this.uri, version: ++this.version };
    this.connection.sendNotification("textDocument/didChange", { textDocument, contentChanges });
    await next;
  }

  async complete(line) {
    const position = { line, character: 1 };
    await this.connection.sendRequest("textDocument/completion", { textDocument: { uri: this.uri }, position });
  }

  async close() {
    await this.connection.sendRequest("shutdown");
    this.connection.sendNotification("exit");
    this.connection.dispose();
  }
}

function late(values) {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length * 0.95)];
}

/** The most memory that a process and those it has started have held, in megabytes; 0 where the machine doesn't say. */
function residentOf(pid) {
  const [status, started] = ["status", `task/${pid}/children`].map((file) => textOf(`/proc/${pid}/${file}`));
  const own = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return (started.match(/\d+/g) ?? []).map(residentOf).reduce((sum, each) => sum + each, own);
}

function textOf(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
