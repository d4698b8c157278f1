import { randomUUID } from "node:crypto";
import { writeInto, type CliHost, type ExtraCommandContext, type LanguageRequest, type Work } from "@cairn/cli-kit";
import {
  bug,
  createSource,
  hasErrors,
  readSource,
  type Diagnostic,
  type Result,
  type Source,
} from "@cairn/diagnostics";
import type { Catalog } from "../../catalog/catalog.js";
import type { ExportedResource, Json } from "../../catalog/exported.js";
import { Compiler } from "../../compile.js";
import { catalogue } from "../../diagnostics/index.js";
import type { LanguageSettings } from "../../evaluate/settings.js";
import { exportedBy } from "../../exported/of-catalog.js";
import { outcomeOf } from "../../library/outcome.js";
import { digestOf } from "../equal-catalogs.js";
import { languageSettings } from "../language-settings.js";
import { absolutePath } from "../absolute-path.js";
import { settingsOfNode } from "../settings.js";
import { OthersOfPass, Wanted, type OthersShared } from "./others-of-pass.js";
import { keyOf, Sender, type Sent } from "./sent.js";

/** A node to compile for. */
export interface NodeItem {
  readonly name: string;
  /** The file with its facts, if it has its own. */
  readonly facts?: string | undefined;
  /** Its facts themselves, as JSON. */
  readonly text?: string | undefined;
}

/** What all nodes of a pass share: a catalog that lacks what isn't known yet isn't final, and isn't written. */
export interface NodesShared extends OthersShared {
  /** The folder for the catalogs; without it they are only checked. */
  readonly folder: string | undefined;
}

/** What became of a node: plain data, which is also kept in the list of what is done. */
export interface NodeDone {
  /** The thread that sends it: diagnostics that it has sent before are only numbers. */
  readonly sender: string;
  readonly diagnostics: readonly Sent[];
  /** The first error, and how many there are; undefined if it has a catalog. */
  readonly failure?: { readonly code: string; readonly message: string; readonly count: number };
  readonly resources?: number;
  /** The file below the folder. */
  readonly file?: string;
  /** Why the file can't be written. */
  readonly problem?: string;
  /** Of the catalog without the node's own name. */
  readonly digest?: string;
  /** Of the node's facts. */
  readonly facts: string;
  readonly exported: readonly ExportedResource[];
  /** The types that its collectors asked for before that was known: it is compiled again. */
  readonly collects: readonly string[];
  /** The queries that it asked before their answers were known. */
  readonly queries?: readonly Json[];
  readonly milliseconds: number;
}

/** `compile --nodes`, `check --nodes`: modules are parsed once for all nodes of a thread. */
export const nodeWork: Work<NodeItem, NodeDone, NodesShared> = {
  async begin(context, shared) {
    const { value: language } = languageSettings(context.request);
    const source = await context.read(context.words[0]!);
    if (!language || !source) bug("nodes are compiled though what they share can't be read");
    const run = new NodesOfThread(context, source, language, shared);
    return (item) => run.compile(item);
  },
};

class NodesOfThread {
  private readonly context: ExtraCommandContext;
  private readonly source: Source;
  private readonly language: LanguageSettings;
  private readonly shared: NodesShared;
  private readonly compiler: Compiler;
  private readonly others: OthersOfPass;
  private readonly sender = new Sender(keyOf);
  private readonly name = randomUUID();

  constructor(context: ExtraCommandContext, source: Source, language: LanguageSettings, shared: NodesShared) {
    this.context = context;
    this.source = source;
    this.language = language;
    this.shared = shared;
    this.compiler = new Compiler(source, language, context.request.maxErrors);
    this.others = new OthersOfPass(shared);
  }

  /** Compiles for one node, and writes its file, unless that depends on what isn't known yet. */
  compile(item: NodeItem): NodeDone {
    const { host, request } = this.context;
    const begin = host.now();
    const facts = factsOf(item, host, request);
    const wanted = new Wanted();
    const made = this.catalogOf(item, facts, wanted);
    const written = wanted.isNothing && made.value ? this.write(item.name, made.value) : { diagnostics: [] };
    const all = [...made.diagnostics, ...written.diagnostics];
    return {
      sender: this.name,
      diagnostics: this.sender.send(all),
      ...failureOf(all),
      ...(made.value ? { resources: made.value.resources.length } : {}),
      ...written.value,
      facts: factsDigest(facts.value, host),
      exported: made.value ? exportedBy(made.value, this.printing) : [],
      collects: [...wanted.types],
      ...(wanted.queries.length > 0 ? { queries: wanted.queries } : {}),
      milliseconds: Math.round(host.now() - begin),
    };
  }

  private get printing() {
    return { types: this.language.types, pathOf: absolutePath(this.context.request) };
  }

  private catalogOf({ name }: NodeItem, facts: Result<Source | undefined>, wanted: Wanted): Result<Catalog> {
    if (hasErrors(facts.diagnostics)) return { diagnostics: facts.diagnostics };
    const settings = settingsOfNode(this.context.request, name, facts.value);
    if (!settings.value) return { diagnostics: settings.diagnostics };
    return this.compiler.compile({ ...settings.value, ...this.others.for(wanted) });
  }

  private write(name: string, catalog: Catalog): Result<Pick<NodeDone, "digest" | "file" | "problem">> {
    const { host, maxOutput, request } = this.context;
    const { folder } = this.shared;
    if (folder === undefined) return { value: {}, diagnostics: [] };
    const format = String(request.options["format"] ?? "json");
    const printed = outcomeOf(catalog, this.source, this.language, absolutePath(request)).print(format, maxOutput);
    if (!printed.value || hasErrors(printed.diagnostics)) return { diagnostics: printed.diagnostics };
    const file = `${name}.${format}`;
    const { chunks, digest } = digestOf(name, printed.value);
    const problem = writeInto(host, folder, [{ path: file, chunks }]);
    return {
      value: problem ? { file, problem: problem.reason } : { file, digest: digest() },
      diagnostics: printed.diagnostics,
    };
  }
}

function failureOf(diagnostics: readonly Diagnostic[]): Pick<NodeDone, "failure"> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors;
  return first ? { failure: { code: first.code, message: first.message, count: errors.length } } : {};
}

/** The digest of a node's facts. */
export function factsDigest(facts: Source | undefined, host: CliHost): string {
  return facts ? host.sha256(new TextEncoder().encode(facts.text)) : "";
}

/** The facts of a node as they are now: they aren't kept, since there may be more than fit into memory. */
export function factsOf(
  { facts, name, text }: NodeItem,
  host: CliHost,
  request: LanguageRequest,
): Result<Source | undefined> {
  if (text !== undefined) return { value: createSource(`facts of ${name}`, text), diagnostics: [] };
  if (facts === undefined) return { value: undefined, diagnostics: [] };
  const files = { ...request.files, read: (path: string) => host.read(path) };
  return readSource(facts, files, catalogue.create);
}
