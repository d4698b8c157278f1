import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { isNodeName, type JobNode } from "./job.js";

/** An entry of the list: a name, and the path of its facts or they themselves. */
interface Entry {
  readonly name: string;
  readonly line?: string;
  readonly file?: string;
}

/**
 * The nodes of a list, of a folder of files of facts, or of lines of facts (.ndjson), in order. Files of facts are
 * read, unless all machines share them. Throws an error that names the entry which can't be used.
 */
export async function* readNodes(path: string, isShared: boolean): AsyncIterable<JobNode> {
  const known = new Set<string>();
  for await (const { file, line, name } of await entriesOf(path)) {
    if (!isNodeName(name)) throw new Error(`\`${name}\` in \`${path}\` can't be a node's name: each node gets a file`);
    if (known.has(name)) throw new Error(`\`${name}\` is there twice in \`${path}\``);
    known.add(name);
    if (line !== undefined) yield { name, line };
    else if (file === undefined) yield { name };
    else yield await withFacts(name, file, isShared);
  }
}

async function withFacts(name: string, file: string, isShared: boolean): Promise<JobNode> {
  const extension = /\.json$/i.test(file) ? "json" : "yaml";
  if (!isShared) return { name, facts: await readFile(file, "utf8"), extension };
  if (/[\s#]/.test(file)) throw new Error(`\`${file}\` can't be shared: workers write its path into a list`);
  return { name, file, extension };
}

async function entriesOf(path: string): Promise<AsyncIterable<Entry> | Iterable<Entry>> {
  if ((await stat(path)).isDirectory()) return entriesOfFolder(path, await readdir(path));
  return /\.(?:ndjson|jsonl)$/i.test(path) ? entriesOfLines(path) : entriesOfList(path);
}

function entriesOfFolder(folder: string, names: readonly string[]): Entry[] {
  const files = names.filter((name) => /\.(?:json|ya?ml)$/i.test(name));
  if (files.length === 0) throw new Error(`there is no file of facts (.json, .yaml) in \`${folder}\``);
  const entries = files.map((name) => ({ name: name.replace(/\.[^.]*$/, ""), file: resolve(join(folder, name)) }));
  return entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

async function* entriesOfList(path: string): AsyncIterable<Entry> {
  for await (const text of createInterface(createReadStream(path))) {
    const [name = "", facts, more] = text.replace(/#.*/, "").trim().split(/\s+/);
    if (name === "") continue;
    if (more !== undefined)
      throw new Error(`after \`${name}\` in \`${path}\` there is more than the file of its facts`);
    yield { name, ...(facts === undefined ? {} : { file: resolve(dirname(path), facts) }) };
  }
}

async function* entriesOfLines(path: string): AsyncIterable<Entry> {
  let number = 0;
  for await (const text of createInterface(createReadStream(path))) {
    number++;
    const line = text.trim();
    if (line === "") continue;
    const name = nameIn(line);
    if (name === undefined)
      throw new Error(`line ${number} of \`${path}\` has no facts in JSON with the name of their node`);
    yield { name, line };
  }
}

/** The name as `mupuppet` finds it. */
function nameIn(line: string): string | undefined {
  try {
    const { certname, facts, name, values } = JSON.parse(line) as Record<string, unknown>;
    const inner = (facts ?? values ?? {}) as Record<string, unknown>;
    const found = certname ?? name ?? inner["clientcert"] ?? inner["fqdn"];
    return typeof found === "string" ? found : undefined;
  } catch {
    return undefined;
  }
}
