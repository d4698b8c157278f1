/** Everything that `npm run exam:modules` needs of the tests, in one bundle. */
import { diskFolders } from "../../../src/node/disk-files.js";
import type { Profile } from "../../../src/profiles.js";
import { CatalogOracle, type CatalogRequest } from "../catalog.js";
import { compareVerdicts } from "./compare.js";
import { ModuleCompiler } from "./compile-modules.js";

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

/** Compiles programs here and in a resident Puppet, and compares the catalogs' bytes. */
export class Examiner {
  private readonly compiler: ModuleCompiler;
  private readonly oracle: CatalogOracle;
  private readonly options: ExamOptions;

  constructor(options: ExamOptions) {
    const { modulePath, profile, script } = options;
    this.options = options;
    this.oracle = new CatalogOracle(script);
    this.compiler = new ModuleCompiler(modulePath, { folders: diskFolders, profile, strict: profile !== "puppet7" });
  }

  async examine(text: string, facts: Readonly<Record<string, unknown>>): Promise<ExamResult> {
    const request = requestOf(text, facts, this.options);
    const waiting = this.oracle.answer(request).catch(() => undefined);
    const { ours, printed } = this.compiler.print(request);
    const answer = await waiting;
    if (!answer) return { kind: "slow" }; // Puppet's process has stopped; the next program starts another.
    const { line, verdict } = answer;
    if (/execution expired/.test(verdict.error?.message ?? "")) return { kind: "slow" };
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
  close(): Promise<void> {
    return this.oracle.close();
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
