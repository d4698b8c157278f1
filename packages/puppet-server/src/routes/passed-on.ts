/** Requests for certificates on a server whose authority is on another one. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { clientOf, requestBudget } from "../client-budget.js";
import { busy, notFound, Refusal } from "../problem.js";
import type { RemoteAuthority } from "../world.js";
import { certificateApi as api, maxRequestBytes } from "./authority.js";
import { route, type Route } from "./route.js";

/** The header of a request that a server has passed on: nobody passes it on again. */
const passedOn = "x-mupuppet-passed-on";

/**
 * An agent that has no certificate yet is served by any server: its requests are passed on. Requests that need a certificate are
 * rejected with the address of the authority's server, because no certificate can be passed on.
 */
export function passedOnRoutes(remote: RemoteAuthority): Route[] {
  const budget = requestBudget();
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, headers, ip, method, url } = request;
    if (headers[passedOn] !== undefined) throw new Refusal(508, `the authority ${remote.url} is this server`);
    if (method === "PUT" && !budget.take(clientOf(ip))) throw busy("too many requests for certificates");
    const since = headers["if-modified-since"];
    const answer = await remote.ask({
      method,
      path: url,
      headers: { [passedOn]: "1", ...(since === undefined ? {} : { "if-modified-since": since }) },
      body: method === "PUT" ? String(body ?? "") : undefined,
    });
    if (answer.retryAfter !== undefined) void reply.header("Retry-After", answer.retryAfter);
    return reply.status(answer.status).type(answer.type).send(answer.body);
  };
  const reject = async (): Promise<never> => {
    throw notFound(`the certificate authority is ${remote.url}: send this request there`);
  };
  return [
    route("GET", `${api}/certificate/:name`, "everybody", pass),
    route("GET", `${api}/certificate_revocation_list/ca`, "everybody", pass),
    route("GET", `${api}/certificate_request/:name`, "everybody", pass),
    route("PUT", `${api}/certificate_request/:name`, "everybody", pass, maxRequestBytes),
    { methods: ["DELETE", "GET", "POST", "PUT"], path: `${api}/*`, allow: "certificate", handle: reject },
  ];
}
