import { createSource, positionAt, type Diagnostic } from "@cairn/diagnostics";
import { Compiler } from "../../../src/compile.js";
import { catalogJson } from "../../../src/emit/catalog-json.js";
import { nodeSettings } from "../../../src/facts/node-settings.js";
import { readFacts } from "../../../src/facts/read-facts.js";
import { diskFiles } from "../../../src/node/disk-files.js";
import { rubyParser } from "../../../src/node/ruby-parser.js";
import { typeTable } from "../../../src/resource-types/of-modules.js";
import type { TypeTable } from "../../../src/resource-types/type-table.js";
import type { LanguageSettings } from "../../../src/evaluate/settings.js";
import type { CatalogRequest } from "../catalog.js";
import type { Refusal } from "../../programs/verdict.js";
import type { OurResults } from "./compare.js";
import { compilerParts } from "../../../src/parts.js";

/** The results of a program, and its catalog as text. */
export interface PrintedResults {
  readonly ours: OurResults;
  readonly printed: string;
}

/** Compiles manifests with the modules of a folder, each of which is read once. */
export class ModuleCompiler {
  private readonly compiler: Compiler;
  private readonly types: TypeTable;

  constructor(modulePath: readonly string[], settings: Partial<LanguageSettings> & { types?: TypeTable } = {}) {
    const { folders, parseRuby = rubyParser() } = settings;
    const ofModules = { parts: compilerParts, modulePath, files: diskFiles, folders, parseRuby };
    this.types = settings.types ?? typeTable({ types: [], metaparameters: [] }, ofModules);
    this.compiler = new Compiler(createSource("none.pp", ""), {
      ...({ parts: compilerParts, profile: "puppet7", strict: false, modulePath, files: diskFiles } as const),
      now: () => BigInt(Date.now()) * 1_000_000n,
      functions: new Map(),
      parseRuby,
      ...settings,
      types: this.types,
    });
  }

  /** What we make of a program, in the form in which Puppet's verdict comes. */
  compile(request: CatalogRequest): OurResults {
    return this.print(request).ours;
  }

  /** The same with the catalog as it is printed, which is empty if there is none. */
  print(request: CatalogRequest): PrintedResults {
    try {
      return this.compileText(request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ours: { errors: [{ code: "crash", message, file: "", line: 0 }] }, printed: "" };
    }
  }

  private compileText({ text, file = "/site.pp", node, facts }: CatalogRequest): PrintedResults {
    const given = readFacts(createSource("facts.json", JSON.stringify({ name: node, values: facts })));
    const settings = nodeSettings(node, given.value);
    const { value, diagnostics } = this.compiler.compile(settings, createSource(file, text));
    if (!value) {
      const errors = diagnostics.filter(({ severity }) => severity === "error").map(placeOf);
      return { ours: { errors }, printed: "" };
    }
    const printed = [...catalogJson(value, { types: this.types, pathOf: ({ name }) => name })].join("");
    return { ours: { catalog: JSON.parse(printed) as unknown }, printed };
  }
}

function placeOf({ code, message, span }: Diagnostic): Refusal["error"] {
  return { code, message, file: span.source.name, line: positionAt(span.source, span.start).line };
}
