import { request as httpsRequest } from "node:https";

/** A certificate with its key, or none; `checkServerIdentity` accepts a server that has another name. */
export interface Identity {
  readonly cert?: string;
  readonly key?: string;
  readonly ca: string;
  readonly checkServerIdentity?: () => undefined;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request that any server of agents may get. */
export interface AnyRequest {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  /** Text, or a value of JSON. */
  readonly body?: unknown;
  readonly type?: string;
}

/** Sends a request to a server on this machine, over a connection of its own, with a certificate. */
export async function sendAs(
  identity: Identity,
  { body, method = "GET", path, port, type = "application/json" }: AnyRequest,
): Promise<Answer> {
  const text = typeof body === "object" ? JSON.stringify(body) : (body as string | undefined);
  const headers = {
    Host: `localhost:${port}`,
    Accept: "application/json, */*",
    ...(text === undefined ? {} : { "Content-Type": type, "Content-Length": Buffer.byteLength(text) }),
  };
  const secure = { ...identity, servername: "localhost", agent: false } as const;
  return new Promise((resolve, reject) => {
    const request = httpsRequest({ host: "127.0.0.1", port, method, path, headers, ...secure }, (response) => {
      let answered = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (answered += chunk));
      response.on("end", () => resolve({ status: response.statusCode!, text: answered }));
    });
    request.on("error", reject).end(text);
  });
}
