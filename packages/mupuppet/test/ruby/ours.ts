import { readdirSync, realpathSync, statSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import type { PuppetFunction } from "@cairn/puppet-core/evaluate";
import { type Value, inspect } from "@cairn/puppet-core/values";
import type { PrismParser } from "@cairn/ruby-subset";
import { Compiler } from "../../src/compile.js";
import { nodeSettings } from "../../src/facts/node-settings.js";
import type { LanguageSettings } from "../../src/evaluate/settings.js";
import { diskFiles, diskFolders } from "../../src/node/disk-files.js";
import { TypeTable } from "../../src/resource-types/type-table.js";
import { compilerParts } from "../../src/parts.js";

/** What a call comes to here: its value as Puppet inspects it, or what was wrong. */
export interface Answer {
  readonly value?: string;
  readonly error?: string;
  readonly code?: string;
  readonly note?: string;
}

/** Evaluates calls with the modules of a folder. */
export class OurPuppet {
  private readonly compiler: Compiler;
  private captured: Value | undefined = undefined;

  constructor(modulePath: string, parseRuby: PrismParser) {
    const capture: PuppetFunction = {
      name: "captured",
      call: ({ values }) => {
        this.captured = values[0]!;
        return null;
      },
    };
    const language: LanguageSettings = {
      parts: compilerParts,
      profile: "openvox8",
      strict: false,
      types: new TypeTable(),
      now: () => BigInt(Date.now()) * 1_000_000n,
      modulePath: [modulePath],
      files: diskFiles,
      folders: diskFolders,
      functions: new Map([["captured", capture]]),
      parseRuby,
    };
    this.compiler = new Compiler(createSource("test.pp", ""), language);
  }

  ask(call: string): Answer {
    this.captured = undefined;
    const node = nodeSettings("default", undefined);
    const { diagnostics } = this.compiler.compile(node, createSource("test.pp", `captured(${call})`));
    const error = diagnostics.find(({ severity }) => severity === "error");
    if (!error) return { value: inspect(this.captured ?? null) };
    const [label] = error.labels ?? [];
    const note = label
      ? `${label.message} ${label.span.source.name}:${label.span.source.text.slice(0, label.span.start).split("\n").length}`
      : "";
    return { error: error.message, code: error.code, note };
  }
}

/** The functions that the modules of a folder define in Ruby. */
export function rubyFunctions(modulePath: string): { name: string; path: string; module: string }[] {
  return readdirSync(modulePath).flatMap((module) => {
    const root = realpathSync(`${modulePath}/${module}`);
    return ["lib/puppet/functions", "lib/puppet/parser/functions"].flatMap((folder) =>
      filesBelow(`${root}/${folder}`, "").map((file) => ({
        name: file.replace(/\.rb$/, "").replaceAll("/", "::"),
        path: `${root}/${folder}/${file}`,
        module,
      })),
    );
  });
}

function filesBelow(folder: string, prefix: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).flatMap((name) => {
    if (statSync(`${folder}/${name}`).isDirectory()) return filesBelow(`${folder}/${name}`, `${prefix}${name}/`);
    return name.endsWith(".rb") ? [prefix + name] : [];
  });
}
