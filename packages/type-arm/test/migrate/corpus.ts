import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import { loadPrism } from "../../src/cli/load-prism.js";
import type { RubyFile } from "../../src/migrate/collect.js";
import { readRuby } from "../../src/migrate/read-ruby.js";

const agent = "/usr/lib/ruby/vendor_ruby/puppet/type";
const modules = "/usr/share/puppet/modules";

/** The folders with libraries of Debian's modules that define types. */
export function moduleLibraries(): readonly string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .map((name) => `${modules}/${name}/lib`)
    .filter((library) => existsSync(`${library}/puppet/type`))
    .sort();
}

/** Whether the types of puppet-agent and of at least 20 modules are installed. */
export const isInstalled = existsSync(agent) && moduleLibraries().length >= 20;

export function corpusFiles(): readonly string[] {
  const folders = [agent, `${agent}/file`, ...moduleLibraries().map((library) => `${library}/puppet/type`)];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".rb"))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** Ruby sources as trees. */
export async function readAll(
  sources: readonly (readonly [name: string, text: string])[],
): Promise<readonly RubyFile[]> {
  const parse = await loadPrism();
  return sources.map(([name, text]) => {
    const { errors, value } = parse(text);
    if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
    return { source: createSource(name, text), root: readRuby(value, text) };
  });
}

export async function readCorpus(): Promise<readonly RubyFile[]> {
  return readAll(corpusFiles().map((name) => [name, readFileSync(name, "utf8")] as const));
}
