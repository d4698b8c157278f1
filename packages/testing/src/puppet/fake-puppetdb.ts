import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";

type Tree = readonly unknown[];
type Row = Readonly<Record<string, unknown>>;

/** What a database has: facts by the numbers of nodes, resources, and answers to other queries. */
export interface Contents {
  readonly count: number;
  readonly nameOf: (index: number) => string;
  readonly factsOf: (index: number) => Row;
  readonly resources?: readonly Row[];
  readonly answers?: Readonly<Record<string, readonly Row[]>>;
}

/** In PEM: who the database is, and whose clients it believes. */
export interface SecureIdentity {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
}

/** What a PuppetDB answers to the queries of the command, and what it was asked. */
export class FakePuppetDb {
  readonly asked: string[] = [];
  private readonly contents: Contents;
  private readonly server: Server;
  private readonly isSecure: boolean;
  private readonly indexOf = new Map<string, number>();

  private constructor(contents: Contents, secure: SecureIdentity | undefined) {
    this.contents = contents;
    for (let index = 0; index < contents.count; index++) this.indexOf.set(contents.nameOf(index), index);
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      let body = "";
      request.setEncoding("utf8").on("data", (chunk: string) => void (body += chunk));
      request.on("end", () => void this.answer((JSON.parse(body) as { query: string }).query, response));
    };
    this.isSecure = secure !== undefined;
    this.server = secure
      ? createSecureServer({ ...secure, requestCert: true, rejectUnauthorized: true }, listener)
      : createServer(listener);
  }

  /** With an identity it speaks TLS with clients that have a certificate of its authority, and with nobody else. */
  static async start(contents: Contents, secure?: SecureIdentity): Promise<FakePuppetDb> {
    const fake = new FakePuppetDb(contents, secure);
    await new Promise<void>((resolve) => fake.server.listen(0, "127.0.0.1", resolve));
    return fake;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return this.isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(query: string, response: ServerResponse): Promise<void> {
    this.asked.push(query);
    const rows = this.rowsFor(query);
    if (!rows) return void response.writeHead(400).end(`PQL parse error: ${query}`);
    let [text, separator] = ["[", ""];
    for (const row of rows) {
      text += separator + JSON.stringify(row);
      separator = ",";
      if (text.length < 65_536) continue;
      if (!response.write(text)) await new Promise((resolve) => response.once("drain", resolve));
      text = "";
    }
    response.end(`${text}]`);
  }

  private rowsFor(query: string): Iterable<Row> | undefined {
    const { answers, resources } = this.contents;
    if (!query.startsWith("[")) return answers?.[query] ?? (query === "nodes[certname]{}" ? this.nodes() : undefined);
    const [, entity, wanted] = JSON.parse(query) as [string, string, Tree];
    if (entity === "inventory") return this.inventory((wanted[2] as Tree)[1] as readonly string[]);
    if (entity === "nodes") return this.named((wanted[2] as Tree)[2] as string);
    const types = ((wanted[1] as Tree)[2] as Tree)[1] as readonly string[];
    return resources?.filter(({ type }) => types.includes(type as string));
  }

  private *nodes(): Iterable<Row> {
    const { count, nameOf } = this.contents;
    for (let index = 0; index < count; index++) yield { certname: nameOf(index) };
  }

  private named(certname: string): Row[] {
    return this.indexOf.has(certname) ? [{ certname }] : [];
  }

  private *inventory(names: readonly string[]): Iterable<Row> {
    for (const certname of names) {
      const index = this.indexOf.get(certname);
      if (index !== undefined)
        yield { certname, environment: "production", facts: this.contents.factsOf(index), trusted: {} };
    }
  }
}
