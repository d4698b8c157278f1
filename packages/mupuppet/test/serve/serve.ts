import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { nodeHost, type OptionValues } from "@cairn/cli-kit";
import { Authority } from "@cairn/puppet-ca";
import { type Serving, serve } from "../../src/cli/serve/serve-agents.js";
import { WarmCatalogs } from "../../src/cli/serve/warm-catalogs.js";

/** `mupuppet serve` in this process, in a folder of its own. */
export class Served {
  readonly folder: string;
  readonly lines: string[] = [];
  serving!: Serving;
  authority!: Authority;

  private constructor() {
    this.folder = mkdtempSync(join(tmpdir(), "cairn-serve-"));
  }

  static async start(files: Readonly<Record<string, string>>, options: OptionValues = {}): Promise<Served> {
    const served = new Served();
    for (const [path, text] of Object.entries(files)) served.write(path, text);
    const ca = typeof options["ca"] === "string" ? options["ca"] : join(served.folder, "ca");
    served.authority = options["ca"] === undefined ? await Authority.create(ca, "Test CA") : await Authority.open(ca);
    served.write("autosign", "*\n");
    const host = { ...nodeHost(), writeStderr: (text: string) => void served.lines.push(text) };
    const given = {
      ...{
        ca,
        state: join(served.folder, "state"),
        autosign: join(served.folder, "autosign"),
      },
      ...{ certname: "localhost", port: 0, listen: "127.0.0.1", ...options },
    };
    served.serving = await serve(join(served.folder, "code"), given, host, (inForce, { answer }) => {
      const catalogs = new WarmCatalogs(inForce, host);
      return {
        compile: (job) => catalogs.compile(job, answer),
        classes: async (environment) => catalogs.classes(environment),
        transports: async (environment) => catalogs.transports(environment),
        close: async () => undefined,
      };
    });
    return served;
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** What the server answers to an agent that asks for its catalog. */
  async catalog(name: string, values: object = {}, environment = "production") {
    const facts = encodeURIComponent(JSON.stringify({ name, values }));
    const body = new URLSearchParams({ facts_format: "application/json", facts, environment }).toString();
    return this.ask(name, { method: "POST", path: `/puppet/v3/catalog/${name}` }, body);
  }

  /** What the server answers to an agent that sends its report. */
  async report(name: string, report: object) {
    return this.ask(name, { method: "PUT", path: `/puppet/v3/report/${name}` }, JSON.stringify(report));
  }

  /** What the server answers to a node. */
  async ask(name: string, what: { readonly method?: string; readonly path: string }, body?: string) {
    const known = this.authority.generated(name) ?? (await this.authority.generate(name));
    return new Promise<{ status: number; json: Record<string, unknown> }>((resolve, reject) => {
      const request = httpsRequest(
        {
          ...{ host: "127.0.0.1", servername: "localhost", port: this.serving.port, agent: false },
          ...{
            ...what,
            ca: this.authority.certificates,
            cert: known.certificate,
            key: known.key,
          },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("end", () =>
            resolve({ status: response.statusCode!, json: JSON.parse(text) as Record<string, unknown> }),
          );
        },
      );
      request.on("error", reject).end(body);
    });
  }

  async stop(): Promise<void> {
    await this.serving.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The references of a catalog's resources. */
export function referencesIn(json: Readonly<Record<string, unknown>>): string[] {
  return (json["resources"] as { type: string; title: string }[]).map(({ title, type }) => `${type}[${title}]`);
}
