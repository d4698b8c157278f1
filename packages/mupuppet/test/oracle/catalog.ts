import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A manifest to compile, and for whom. */
export interface CatalogRequest {
  readonly text: string;
  /** The manifest's path, as it is to stand in the catalog; nothing is read from it. `/site.pp` by default. */
  readonly file?: string;
  /** The node's name, `default` by default. */
  readonly node?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly trusted?: Readonly<Record<string, unknown>>;
  /** What an external classifier gives. */
  readonly classes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `strict=error` and `strict_variables=true`. */
  readonly strict?: boolean;
  readonly modulepath?: readonly string[];
  /** What we compile it as; `puppet7` by default. */
  readonly profile?: "puppet7" | "puppet8";
  /** `production` by default. */
  readonly environment?: string;
  /** Whether to ask an agent too. */
  readonly agent?: boolean;
  /** How long it may take; 20 by default. */
  readonly seconds?: number;
}

/** A resource of a catalog as Puppet writes it. */
export interface OracleResource {
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly file?: string;
  readonly line?: number;
  readonly exported: boolean;
  readonly kind: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly sensitive_parameters?: readonly string[];
}

/** Puppet's JSON, its keys in Puppet's order; with version 0 and without a uuid. */
export interface OracleCatalog {
  readonly tags: readonly string[];
  readonly name: string;
  readonly version: 0;
  readonly code_id: null;
  readonly catalog_uuid: null;
  readonly catalog_format: number;
  readonly environment: string;
  readonly resources: readonly OracleResource[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  readonly classes: readonly string[];
}

/** A place that an error names. */
export interface OraclePlace {
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** Why Puppet refuses: its message with all places, and where it says that the mistake is. */
export interface OracleError extends OraclePlace {
  readonly message: string;
  /** The name of the exception's class. */
  readonly kind: string;
  readonly places: readonly OraclePlace[];
}

export interface OracleLog {
  readonly level: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
}

/** What Puppet makes of a manifest: a catalog or an error. */
export interface CatalogVerdict {
  readonly catalog?: OracleCatalog;
  readonly error?: OracleError;
  readonly logs: readonly OracleLog[];
  /** Each cycle from its first member back to it; or why an agent can't take the catalog. */
  readonly agent?: { readonly cycles?: readonly (readonly string[])[]; readonly error?: string };
}

/** A verdict, and the line of JSON that it was read from: a catalog's own bytes. */
export interface CatalogAnswer {
  readonly verdict: CatalogVerdict;
  readonly line: string;
}

type Waiting = { readonly take: (answer: CatalogAnswer) => void; readonly fail: (error: Error) => void };

/** Real Puppet's compiler in a process of its own, which starts with the first request and ends with `close`. */
export class CatalogOracle {
  private process: ChildProcess | undefined;
  private readonly waiting: Waiting[] = [];
  private complaints = "";
  private isClosed = false;
  private readonly script: string;

  /** `script` is where catalog.rb is, for those that are bundled. */
  constructor(script = join(import.meta.dirname, "catalog.rb")) {
    this.script = script;
  }

  /** Puppet's verdict. Requests may be made before earlier ones are answered. */
  async ask(request: CatalogRequest): Promise<CatalogVerdict> {
    return (await this.answer(request)).verdict;
  }

  /** The same with the line that Puppet's process printed. */
  answer(request: CatalogRequest): Promise<CatalogAnswer> {
    if (this.isClosed) return Promise.reject(new Error("this oracle is closed"));
    const process = (this.process ??= this.start());
    return new Promise((take, fail) => {
      this.waiting.push({ take, fail });
      process.stdin!.write(`${JSON.stringify(request)}\n`);
    });
  }

  /** Ends the process, once all requests are answered. */
  async close(): Promise<void> {
    const process = this.process;
    this.isClosed = true;
    if (!process || process.exitCode !== null) return;
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.stdin!.end();
    await ended;
  }

  private start(): ChildProcess {
    const process = spawn("ruby", [this.script], { stdio: "pipe" });
    createInterface({ input: process.stdout }).on("line", (line) => {
      this.waiting.shift()?.take({ line, verdict: JSON.parse(line) as CatalogVerdict });
    });
    process.stderr.on("data", (data: Buffer) => (this.complaints += data.toString()));
    // A process that dies takes the requests with it that it hasn't answered, and no others.
    process.once("close", () => {
      if (this.process === process) this.process = undefined;
      for (const { fail } of this.waiting.splice(0))
        fail(new Error(`Puppet's compiler has stopped: ${this.complaints}`));
    });
    process.stdin.on("error", () => undefined);
    return process;
  }
}
