import { expect } from "@jest/globals";
import { kindOf, type SensitiveValue, type Value } from "@cairn/puppet-core/values";
import { createSource } from "@cairn/diagnostics";
import { compile } from "../../src/compile.js";
import { rubyParser } from "../../src/node/ruby-parser.js";
import { diskFiles } from "../../src/node/disk-files.js";
import { types } from "../evaluate/compile.js";
import type { CatalogOracle } from "../oracle/catalog.js";
import { compilerParts } from "../../src/parts.js";

/** Debian's modules. */
export const debianModules = "/usr/share/puppet/modules";

/** What a manifest's `notify { 'o': }` says, or why there is none. */
export interface Outcome {
  readonly text?: unknown;
  readonly error?: string;
}

/** Our outcome of a manifest; modules are those of the disk. */
export function ours(manifest: string): Outcome {
  const language = {
    parts: compilerParts,
    profile: "puppet7",
    strict: false,
    types,
    modulePath: [debianModules],
    files: diskFiles,
    functions: new Map(),
    parseRuby: rubyParser(),
  } as const;
  const node = { name: "default", facts: new Map(), trusted: null, environment: "production" };
  const { value, diagnostics } = compile(createSource("/site.pp", manifest), { language, node });
  if (!value) return { error: diagnostics.find(({ severity }) => severity === "error")!.message };
  const found = value.resources.find(({ type, title }) => type === "Notify" && title === "o");
  return { text: plain(found?.parameters.get("message")?.value ?? null) };
}

function plain(value: Value): unknown {
  return kindOf(value) === "sensitive" ? (value as SensitiveValue).value : value;
}

/** Puppet's outcome. */
export async function its(oracle: CatalogOracle, manifest: string): Promise<Outcome> {
  const { catalog, error } = await oracle.ask({ text: manifest, modulepath: [debianModules], seconds: 60 });
  if (error) return { error: error.message };
  const found = catalog?.resources.find(({ type, title }) => type === "Notify" && title === "o");
  return { text: found?.parameters?.["message"] ?? null };
}

/** What differs between ours and Puppet's, one line each; two refusals are alike whatever their words. */
export function differences(
  cases: readonly { readonly name: string; readonly ours: Outcome; readonly its: Outcome }[],
) {
  return cases.flatMap(({ name, ours: mine, its: wanted }) => {
    const isSame =
      wanted.error !== undefined ? mine.error !== undefined : mine.error === undefined && mine.text === wanted.text;
    return isSame ? [] : [{ name, ours: mine, puppet: wanted }];
  });
}

/** A string of Puppet without interpolation. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

/** Says in the test's output what was done. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
  expect(line).not.toBe("");
}
