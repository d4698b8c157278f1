import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { identityProblem, secureProblem } from "./secure.js";

/** Where PuppetDB is, and how to prove who asks. */
export interface PuppetDbOptions {
  /** `https://puppetdb.example.com:8081`, or `http://localhost:8080`. */
  readonly url: string;
  /** In PEM: who asks, and which authority the other side's certificate is of. */
  readonly certificate?: string | undefined;
  readonly key?: string | undefined;
  readonly authorities?: string | undefined;
}

/** PuppetDB doesn't answer as it should: `status` is that of its answer, undefined if there was none. */
export class PuppetDbProblem extends Error {
  override readonly name = "PuppetDbProblem";
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const silence = 60_000;
const largestError = 2000;

/** A few connections that are kept open; throws a `PuppetDbProblem` if its address or what is given for TLS is of no use. */
export class Connection {
  private readonly url: URL;
  private readonly options: PuppetDbOptions;
  private readonly request: typeof httpsRequest;
  private readonly agent: HttpAgent | HttpsAgent;

  constructor(options: PuppetDbOptions) {
    const { authorities, certificate, key, url } = options;
    if (!URL.canParse(url) || !/^https?:/i.test(url))
      throw new PuppetDbProblem(`\`${url}\` is no address such as \`https://puppetdb.example.com:8081\``);
    this.url = new URL(url);
    this.options = options;
    const isSecure = this.url.protocol === "https:";
    const problem = isSecure ? identityProblem(options) : undefined;
    if (problem !== undefined) throw new PuppetDbProblem(`PuppetDB can't be asked: ${problem}`);
    const limits = { keepAlive: true, maxSockets: 16 };
    this.request = isSecure ? httpsRequest : httpRequest;
    this.agent = isSecure
      ? new HttpsAgent({ ...limits, ca: authorities, cert: certificate, key })
      : new HttpAgent(limits);
  }

  close(): void {
    this.agent.destroy();
  }

  /** Posts JSON; the answer's body is still to be read. Rejects with a `PuppetDbProblem` unless it is a success. */
  async post(path: string, body: string): Promise<IncomingMessage> {
    const answer = await this.send(path, body);
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    const said = (await textOf(answer, largestError)).split("\n")[0]!;
    throw new PuppetDbProblem(`PuppetDB answers with ${statusCode}: ${said}`, statusCode);
  }

  private reasonOf(error: Error): string {
    return this.url.protocol === "https:" ? secureProblem(error, this.options) : error.message;
  }

  private async send(path: string, body: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { "Content-Type": "application/json; charset=utf-8", Accept: "application/json" };
      const { hostname, port, protocol } = this.url;
      const prefix = this.url.pathname.replace(/\/$/, "");
      const request = this.request(
        {
          protocol,
          host: hostname.replace(/^\[|\]$/g, ""),
          port,
          path: `${prefix}${path}`,
          method: "POST",
          headers,
          agent: this.agent,
          timeout: silence,
        },
        resolve,
      );
      request.on("timeout", () => request.destroy(new Error("it says nothing")));
      request.on("error", (error) => reject(new PuppetDbProblem(`PuppetDB can't be reached: ${this.reasonOf(error)}`)));
      request.end(body);
    });
  }
}

/** The text of an answer, up to a length. */
export async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk as Buffer);
      if ((length += (chunk as Buffer).length) > most) break;
    }
  } catch (thrown) {
    throw new PuppetDbProblem(`PuppetDB's answer ends in its midst: ${(thrown as Error).message}`);
  }
  return Buffer.concat(chunks).subarray(0, most).toString("utf8");
}
