import { isCertificateName } from "@cairn/puppet-ca";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Bodies } from "../bodies/bodies.js";
import { ClientBudget, clientOf } from "../client-budget.js";
import { FairLimit } from "../fair-limit.js";
import { badRequest, busy, notFound } from "../problem.js";
import type { ServerState } from "../server.js";
import type { AuthorityStatus, CertificateAuthority, JsonObject } from "../world.js";
import { nameOf, route, type Route } from "./route.js";

const requestLimit = 64 * 1024;
/** How many values the list of an administrator may have. */
const maxInList = 10_000;
const api = "/puppet-ca/v1";

/** How many requests for certificates are read: anybody may send one, and each costs the check of a signature and a file. */
const requestsOfClient = { burst: 300, perSecond: 2 };
const requestsOfAll = { burst: 1000, perSecond: 50 };

/** How many requests are decided on at once: each may start a program that runs for seconds. */
const decisionLimits = { running: 8, runningOfClient: 4, waiting: 400, waitingOfClient: 200 };

/** Certificates: agents get theirs, administrators decide. */
export function certificateRoutes({ authority, autosign, bodies, log }: ServerState): Route[] {
  return authority ? [...forAgents(authority, { autosign, log }), ...forAdministrators(authority, bodies)] : [];
}

function forAgents(authority: CertificateAuthority, { autosign, log }: Pick<ServerState, "autosign" | "log">): Route[] {
  const certificate = (name: string) => (name === "ca" ? authority.certificates : authority.certificate(name));
  const lists = async (request: FastifyRequest, reply: FastifyReply) =>
    hasNewest(request, authority.revocationListTime) ? reply.status(304).send() : text(reply, authority.revocationList);
  const budget = new ClientBudget(requestsOfClient, requestsOfAll);
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
    text(reply, await authority.renew(caller.name!, caller.certificate!));
  return [
    route("GET", `${api}/certificate/:name`, "everybody", async (request, reply) =>
      text(reply, certificate(nameOf(request)) ?? missing("certificate", request)),
    ),
    route("GET", `${api}/certificate_revocation_list/ca`, "everybody", lists),
    route("GET", `${api}/certificate_request/:name`, "everybody", async (request, reply) =>
      text(reply, authority.request(nameOf(request)) ?? missing("certificate_request", request)),
    ),
    route("PUT", `${api}/certificate_request/:name`, "everybody", submit, requestLimit),
    route("POST", `${api}/certificate_renewal`, "certificate", renew, requestLimit),
  ];
}

function forAdministrators(authority: CertificateAuthority, bodies: Bodies): Route[] {
  const allow = "administrator";
  const statuses = async () => authority.list().map(statusJson);
  const status = async (request: FastifyRequest) =>
    statusJson(authority.status(nameOf(request)) ?? missing("certificate", request));
  const forget = async (request: FastifyRequest, reply: FastifyReply) => {
    await authority.clean(nameOf(request));
    return reply.status(204).send();
  };
  const change = async (request: FastifyRequest, reply: FastifyReply) =>
    changeState(authority, await bodies.json(request.body, "the state", maxInList), request, reply);
  const clean = async (request: FastifyRequest) =>
    cleanAll(authority, await bodies.json(request.body, "the list", maxInList));
  return [
    route("GET", `${api}/certificate_statuses/:any`, allow, statuses),
    route("GET", `${api}/certificate_status/:name`, allow, status),
    route("PUT", `${api}/certificate_status/:name`, allow, change, requestLimit),
    route("DELETE", `${api}/certificate_status/:name`, allow, forget),
    route("PUT", `${api}/clean`, allow, clean, requestLimit),
  ];
}

async function changeState(
  authority: CertificateAuthority,
  { desired_state: wanted }: JsonObject,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (wanted === "signed") await authority.sign(nameOf(request));
  else if (wanted === "revoked") await authority.revoke(nameOf(request));
  else throw badRequest('`desired_state` must be "signed" or "revoked"');
  return reply.status(204).send();
}

async function cleanAll(authority: CertificateAuthority, { certnames }: JsonObject) {
  if (!Array.isArray(certnames)) throw badRequest("`certnames` must be a list");
  for (const name of certnames) await authority.clean(String(name));
  return "Successfully cleaned all certificates.";
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

function statusJson(status: AuthorityStatus) {
  const { alternativeNames, fingerprint, name, notAfter, notBefore, serialNumber, state } = status;
  return {
    name,
    state,
    fingerprint,
    fingerprints: { SHA256: fingerprint, default: fingerprint },
    dns_alt_names: alternativeNames.filter((each) => each.startsWith("DNS:")),
    subject_alt_names: alternativeNames,
    serial_number: serialNumber === undefined ? null : Number.parseInt(serialNumber, 16),
    not_before: notBefore?.toISOString() ?? null,
    not_after: notAfter?.toISOString() ?? null,
  };
}
