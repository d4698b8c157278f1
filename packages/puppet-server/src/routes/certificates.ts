import { isCertificateName } from "@cairn/puppet-ca";
import type { FastifyReply, FastifyRequest } from "fastify";
import { nameOfCaller } from "../caller.js";
import { clientOf, requestBudget } from "../client-budget.js";
import { FairLimit } from "../fair-limit.js";
import { busy, notFound } from "../problem.js";
import type { ServerState } from "../server.js";
import type { CertificateAuthority } from "../world.js";
import { authorityRoutes, certificateApi as api, maxRequestBytes } from "./authority.js";
import { passedOnRoutes } from "./passed-on.js";
import { nameOf, route, type Route } from "./route.js";

/** How many requests are decided on at once: each may start a program that runs for seconds. */
const decisionLimits = { running: 8, runningOfClient: 4, waiting: 400, waitingOfClient: 200 };

/** Certificates: agents get theirs, administrators decide. */
export function certificateRoutes({ authority, autosign, bodies, log, remoteAuthority }: ServerState): Route[] {
  if (authority) return [...forAgents(authority, { autosign, log }), ...authorityRoutes(authority, { bodies, log })];
  return remoteAuthority ? passedOnRoutes(remoteAuthority) : [];
}

function forAgents(authority: CertificateAuthority, { autosign, log }: Pick<ServerState, "autosign" | "log">): Route[] {
  const authorities = async (request: FastifyRequest, reply: FastifyReply) =>
    hasNewest(request, authority.certificatesTime) ? reply.status(304).send() : text(reply, authority.certificates);
  const lists = async (request: FastifyRequest, reply: FastifyReply) =>
    hasNewest(request, authority.revocationListTime) ? reply.status(304).send() : text(reply, authority.revocationList);
  const budget = requestBudget();
  const decisions = new FairLimit(decisionLimits);
  const submit = async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientOf(request.ip);
    if (!budget.take(client)) throw busy("too many requests for certificates");
    const [name, pem] = [nameOf(request), String(request.body ?? "")];
    await authority.submit(name, pem);
    if (await decisions.run(client, async () => autosign(name, pem))) {
      // Meanwhile, a newer request with the same key may have replaced the one that was judged.
      await authority.sign(name, { approved: pem });
      log(`signed the request of ${name}`);
    }
    return text(reply, "");
  };
  const renew = async ({ caller }: FastifyRequest, reply: FastifyReply) =>
    text(reply, await authority.renew(nameOfCaller(caller), caller.certificate!));
  return [
    route("GET", `${api}/certificate/ca`, "everybody", authorities),
    route("GET", `${api}/certificate/:name`, "everybody", async (request, reply) =>
      text(reply, authority.certificate(nameOf(request)) ?? missing("certificate", request)),
    ),
    route("GET", `${api}/certificate_revocation_list/ca`, "everybody", lists),
    route("GET", `${api}/certificate_request/:name`, "everybody", async (request, reply) =>
      text(reply, authority.request(nameOf(request)) ?? missing("certificate_request", request)),
    ),
    route("PUT", `${api}/certificate_request/:name`, "everybody", submit, maxRequestBytes),
    route("POST", `${api}/certificate_renewal`, "certificate", renew, maxRequestBytes),
  ];
}

/** Whether the agent's copy is as new as what has changed then; a date that can't be read doesn't count. */
function hasNewest({ headers }: FastifyRequest, changed: Date | undefined): boolean {
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return changed !== undefined && changed.getTime() <= since;
}

async function text(reply: FastifyReply, pem: string) {
  return reply.type("text/plain").send(pem);
}

function missing(what: string, request: FastifyRequest): never {
  const name = nameOf(request);
  throw notFound(`Could not find ${what} ${isCertificateName(name) ? name : "of that name"}`);
}
