import { createHash, X509Certificate } from "node:crypto";
import { Agent, request as httpsRequest } from "node:https";
import { exitCodes } from "@cairn/cli-kit";
import { type PassedOnAnswer, type PassedOnRequest, Refusal, type RemoteAuthority } from "@cairn/puppet-server";
import { ServeProblem } from "./serve-problem.js";

/** Timeout of a request to the authority's server, in milliseconds. */
const silence = 20_000;
/** The list of an authority that has revoked 100,000 certificates takes about 4 MiB. */
const maxBytes = 16 * 1024 * 1024;
const maxConnections = 16;

/** The server of the certificate authority, asked over TLS and without a certificate. */
export class AuthorityClient implements RemoteAuthority {
  readonly url: string;
  private readonly address: URL;
  private readonly authorities: string | undefined;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: maxConnections });

  /** Without the certificates of the authority, in PEM, the server isn't verified. Throws a `ServeProblem` if the URL isn't valid. */
  constructor(url: string, authorities: string | undefined) {
    if (!/^https:\/\/[^/@]+\/?$/.test(url) || !URL.canParse(url))
      throw new ServeProblem(
        `\`--ca-server\` must be an address such as \`https://ca.example.com:8140\`, not \`${url}\``,
      );
    this.url = url.replace(/\/$/, "");
    this.address = new URL(url);
    this.authorities = authorities;
  }

  async ask(passed: PassedOnRequest): Promise<PassedOnAnswer> {
    try {
      return await this.send(passed);
    } catch (thrown) {
      throw new Refusal(
        502,
        `the authority ${this.url} doesn't answer: ${(thrown as Error).message}`,
        "RUNTIME_ERROR",
        10,
      );
    }
  }

  /** A text at a path below `/puppet-ca/v1/`; undefined if there is none. Rejects with a `Refusal` if there is no answer. */
  async read(path: string): Promise<string | undefined> {
    const answer = await this.ask({ method: "GET", path: `/puppet-ca/v1/${path}`, headers: {}, body: undefined });
    if (answer.status === 404) return undefined;
    if (answer.status === 200) return answer.body;
    throw new Refusal(502, `the authority ${this.url} answers with ${answer.status}: ${messageIn(answer.body)}`);
  }

  /** Sends a request for a certificate. Rejects with a `ServeProblem` if the authority doesn't take it. */
  async submit(name: string, request: string): Promise<void> {
    const path = `/puppet-ca/v1/certificate_request/${name}`;
    const { body, status } = await this.ask({ method: "PUT", path, headers: {}, body: request });
    // An authority that signs at once, but not requests for other names, says so and lets the request wait.
    if (status === 200 || (status < 500 && (await this.read(`certificate_request/${name}`)) === request)) return;
    const reason = `the authority ${this.url} doesn't accept the request for \`${name}\`: ${messageIn(body)}`;
    throw status >= 500 ? new Refusal(502, reason) : new ServeProblem(reason, exitCodes.inputErrors);
  }

  close(): void {
    this.agent.destroy();
  }

  private async send({ body, headers, method, path }: PassedOnRequest): Promise<PassedOnAnswer> {
    const { agent, address, authorities } = this;
    const trust = authorities === undefined ? { rejectUnauthorized: false } : { ca: authorities };
    const sent = body === undefined ? {} : { "content-type": "text/plain", "content-length": Buffer.byteLength(body) };
    const options = {
      ...{ method, agent, host: address.hostname.replace(/^\[|\]$/g, ""), port: address.port || 443, path },
      ...{ ...trust, headers: { ...headers, ...sent }, timeout: silence },
    };
    return new Promise((resolve, reject) => {
      const request = httpsRequest(options, (response) => {
        const { headers: received, statusCode = 502 } = response;
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
          if (text.length > maxBytes) request.destroy(new Error("the answer is too large"));
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: statusCode,
            type: received["content-type"] ?? "text/plain",
            body: text,
            retryAfter: received["retry-after"],
          }),
        );
      });
      request.on("timeout", () => request.destroy(new Error(`it is silent for ${silence / 1000} seconds`)));
      request.on("error", reject).end(body);
    });
  }
}

/** The fingerprint of the first certificate of a text in PEM, as `puppetserver ca list` shows fingerprints. */
export function fingerprintOf(pem: string): string {
  const digest = createHash("sha256").update(new X509Certificate(pem).raw).digest("hex");
  return digest.toUpperCase().match(/../g)!.join(":");
}

/** The message of an error in JSON, or the first line of a text. */
function messageIn(body: string): string {
  try {
    return String((JSON.parse(body) as { readonly message?: unknown }).message).slice(0, 300);
  } catch {
    return body.split("\n")[0]!.slice(0, 300);
  }
}
