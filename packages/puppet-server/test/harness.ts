import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Authority } from "@cairn/puppet-ca";
import {
  type CatalogCompiler,
  type CompileJob,
  Environments,
  FileBuckets,
  FolderStorage,
  PuppetServer,
  type PuppetServerOptions,
} from "@cairn/puppet-server";

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Identity {
  readonly cert: string;
  readonly key: string;
}

const now = Date.now;
let later = 0;

/** Moves the clock on by as long as servers believe in a list of revoked certificates: the next request reads it again. */
export function letListAge(): void {
  later += 1001;
  Date.now = () => now() + later;
}

/** A compiler that answers with what it was asked. */
export const echo: CatalogCompiler = {
  compile: async (job) => ({ catalog: JSON.stringify({ job }), exported: [] }),
  classes: async ({ name }) => [{ classes: [], path: name }],
  transports: async () => ({ transports: [] }),
  close: async () => undefined,
};

/** A server on a free port with a folder of its own, and certificates for whoever asks. */
export class TestServer {
  readonly folder: string;
  readonly authority: Authority;
  readonly lines: string[] = [];
  readonly identities = new Map<string, Identity>();
  server!: PuppetServer;
  environments!: Environments;
  port = 0;

  private constructor(folder: string, authority: Authority) {
    this.folder = folder;
    this.authority = authority;
  }

  static async start(options: Partial<PuppetServerOptions> = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), "cairn-server-"));
    const test = new TestServer(folder, await Authority.create(join(folder, "ca"), "Test CA"));
    const { certificate, key } = await test.authority.generate("localhost");
    test.write("code/production/manifests/site.pp", "");
    const settings = {};
    test.environments = new Environments(join(folder, "code"), (root) => ({
      modulePath: [join(root, "modules")],
      watched: [],
      settings,
    }));
    test.server = new PuppetServer({
      identity: { certificate, key, authorities: test.authority.certificates, listFile: test.authority.listFile },
      version: "8.10.0",
      compiler: echo,
      environments: test.environments,
      storage: new FolderStorage(join(folder, "state")),
      buckets: new FileBuckets(join(folder, "buckets"), 1_000_000),
      authority: test.authority,
      autosign: async () => false,
      administrators: new Set(["admin"]),
      gauges: new Map(),
      log: (line) => void test.lines.push(line),
      ...options,
    });
    test.port = await test.server.listen("127.0.0.1", 0);
    for (const name of ["web1", "web2", "admin", "revoked"]) await test.identify(name);
    const expiring = await Authority.open(join(folder, "ca"), { lifetime: -60_000 });
    const expired = await expiring.generate("expired");
    test.identities.set("expired", { cert: expired.certificate, key: expired.key });
    await test.authority.revoke("revoked");
    letListAge();
    return test;
  }

  async identify(name: string): Promise<void> {
    const { certificate, key } = await this.authority.generate(name);
    this.identities.set(name, { cert: certificate, key });
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  async stop(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A request as the holder of a certificate, or of none. */
  async ask(
    path: string,
    {
      as,
      body,
      headers = {},
      method = "GET",
    }: { as?: string; method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const identity = as === undefined ? {} : (this.identities.get(as) ?? {});
    return send({ port: this.port, path, method, headers, ca: this.authority.certificates, ...identity }, body);
  }
}

export async function send(options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      { host: "127.0.0.1", servername: "localhost", agent: false, ...options },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode!, text, headers: response.headers }));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** A request for a certificate in PEM, with a new key; `extensions` are lines of OpenSSL's configuration. */
export function certificateRequest(name: string, extensions = "keyUsage=digitalSignature"): string {
  const folder = mkdtempSync(join(tmpdir(), "cairn-request-"));
  const [key, config] = [join(folder, "key"), join(folder, "cnf")];
  writeFileSync(
    config,
    `[req]\ndistinguished_name=dn\nreq_extensions=e\nprompt=no\n[dn]\nCN=${name}\n[e]\n${extensions}\n`,
  );
  const words = ["req", "-new", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-config", config];
  try {
    return execFileSync("openssl", words, { stdio: ["ignore", "pipe", "ignore"] }).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What an agent sends for its catalog. */
export function factsForm(name: string, values: object = {}): string {
  const facts = encodeURIComponent(JSON.stringify({ name, values }));
  return new URLSearchParams({ facts_format: "application/json", facts, environment: "production" }).toString();
}

export type { CompileJob };
