/** Everything that `npm run exam:modules` needs of the tests, in one bundle. */
import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { createSource, positionAt } from "@cairn/diagnostics";
import { Compiler } from "../../../src/compile.js";
import { catalogJson } from "../../../src/emit/catalog-json.js";
import { nodeSettings } from "../../../src/facts/node-settings.js";
import { readFacts } from "../../../src/facts/read-facts.js";
import { diskFiles, diskFolders } from "../../../src/node/disk-files.js";
import { rubyParser } from "../../../src/node/ruby-parser.js";
import type { Profile } from "../../../src/profiles.js";
import { typeTable } from "../../../src/resource-types/of-modules.js";
import type { TypeTable } from "../../../src/resource-types/type-table.js";
import type { CatalogRequest, CatalogVerdict } from "../catalog.js";
import { compareVerdicts, type OurResults } from "./compare.js";

export interface ExamOptions {
  readonly modulePath: readonly string[];
  readonly profile: Profile;
  /** Path of catalog.rb. */
  readonly script: string;
}

/** The result for one program: `same`, `refused` (by both), or a kind of difference with its cause. */
export interface ExamResult {
  readonly kind: "same" | "refused" | "elsewhere" | "silent" | "ours" | "theirs" | "slow";
  readonly reason?: string;
  readonly how?: string;
}

type Verdict = { readonly verdict: CatalogVerdict; readonly line: string };

/** Compiles programs here and in a resident Puppet, and compares the catalogs' bytes. */
export class Examiner {
  private readonly compiler: Compiler;
  private readonly types: TypeTable;
  private puppet: ChildProcess | undefined;
  private readonly waiting: ((answer: Verdict) => void)[] = [];

  private readonly options: ExamOptions;

  constructor(options: ExamOptions) {
    this.options = options;
    const { modulePath, profile } = options;
    const shared = { modulePath, files: diskFiles, folders: diskFolders, parseRuby: rubyParser() };
    this.types = typeTable({ types: [], metaparameters: [] }, shared);
    this.compiler = new Compiler(createSource("none.pp", ""), {
      ...shared,
      profile,
      strict: profile !== "puppet7",
      now: () => BigInt(Date.now()) * 1_000_000n,
      functions: new Map(),
      types: this.types,
    });
  }

  async examine(text: string, facts: Readonly<Record<string, unknown>>): Promise<ExamResult> {
    const request = requestOf(text, facts, this.options);
    const answer = this.ask(request);
    const { ours, printed } = this.compile(request);
    const { verdict, line } = await answer;
    if (/execution expired|Puppet has stopped/.test(verdict.error?.message ?? "")) return { kind: "slow" };
    const compared = compareVerdicts(ours, verdict);
    if (compared.kind === "same" && catalogBytes(line) !== withoutSpaces(printed)) {
      return { kind: "silent", reason: "catalog: bytes", how: firstUnlike(withoutSpaces(printed), catalogBytes(line)) };
    }
    if (!("reason" in compared)) return compared;
    const { how, reason } = compared;
    if (compared.kind === "elsewhere") return { kind: "elsewhere", reason, how };
    const kind = verdict.error ? "theirs" : "errors" in ours ? "ours" : "silent";
    return { kind, reason, how };
  }

  /** Ends Puppet's process. */
  close(): void {
    this.puppet?.stdin?.end();
  }

  private compile({ text, file = "/site.pp", node, facts }: CatalogRequest): { ours: OurResults; printed: string } {
    try {
      const input = readFacts(createSource("facts.json", JSON.stringify({ name: node, values: facts })));
      const { value, diagnostics } = this.compiler.compile(nodeSettings(node, input.value), createSource(file, text));
      if (value) {
        const printed = [...catalogJson(value, { types: this.types, pathOf: ({ name }) => name })].join("");
        return { ours: { catalog: JSON.parse(printed) as unknown }, printed };
      }
      const errors = diagnostics
        .filter(({ severity }) => severity === "error")
        .map(({ code, message, span }) => {
          return { code, message, file: span.source.name, line: positionAt(span.source, span.start).line };
        });
      return { ours: { errors }, printed: "" };
    } catch (error) {
      const message = String((error as Error | undefined)?.stack ?? error);
      return { ours: { errors: [{ code: "crash", message, file: "", line: 0 }] }, printed: "" };
    }
  }

  private ask(request: CatalogRequest): Promise<Verdict> {
    const puppet = (this.puppet ??= this.start());
    return new Promise((take) => {
      this.waiting.push(take);
      puppet.stdin!.write(`${JSON.stringify(request)}\n`);
    });
  }

  private start(): ChildProcess {
    const puppet = spawn("ruby", [this.options.script], { stdio: ["pipe", "pipe", "ignore"] });
    createInterface({ input: puppet.stdout! }).on("line", (line) => {
      this.waiting.shift()?.({ line, verdict: JSON.parse(line) as CatalogVerdict });
    });
    puppet.stdin!.on("error", () => undefined);
    puppet.once("close", () => {
      this.puppet = undefined;
      const error = { message: "Puppet has stopped", kind: "", file: null, line: null, column: null, places: [] };
      for (const take of this.waiting.splice(0)) take({ line: "", verdict: { error, logs: [] } });
    });
    return puppet;
  }
}

function requestOf(text: string, facts: Readonly<Record<string, unknown>>, options: ExamOptions): CatalogRequest {
  const { domain, fqdn, hostname } = (facts["networking"] ?? {}) as Record<string, string>;
  const node = fqdn ?? "node.example.org";
  const trusted = { authenticated: "local", certname: node, extensions: {}, hostname, domain, external: {} };
  const { modulePath, profile } = options;
  return { text, node, facts, trusted, modulepath: modulePath, strict: profile !== "puppet7", seconds: 30 };
}

/** The catalog in a line of catalog.rb, without the member that only Puppet prints. */
function catalogBytes(line: string): string {
  const start = '{"catalog":';
  const end = line.lastIndexOf(',"logs":[');
  return line.slice(start.length, end).replace('"catalog_uuid":null,', "");
}

/** JSON without the spaces between its tokens. */
function withoutSpaces(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string: string | undefined) => string ?? "");
}

function firstUnlike(ours: string, theirs: string): string {
  let at = 0;
  while (ours[at] === theirs[at]) at++;
  return `${ours.slice(Math.max(0, at - 60), at + 60)} | Puppet: ${theirs.slice(Math.max(0, at - 60), at + 60)}`;
}
