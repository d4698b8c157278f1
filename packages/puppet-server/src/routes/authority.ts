/** Certificates, as administrators and `puppetserver ca` manage them. */
import { AuthorityProblem, puppetDate } from "@cairn/puppet-ca";
import type { FastifyReply, FastifyRequest } from "fastify";
import { badRequest, conflict, notFound, Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import type { AuthorityStatus, CertificateAuthority, JsonObject } from "../world.js";
import { nameOf, queryOf, route, type Route } from "./route.js";

export const certificateApi = "/puppet-ca/v1";
export const maxRequestBytes = 64 * 1024;

/** How many values the list of an administrator may have. */
const maxInList = 10_000;
/** Revocation lists of authorities that have revoked 100,000 certificates take about 4 MiB. */
const maxListBytes = 16 * 1024 * 1024;

/** The longest lifetime of a certificate, in seconds: that of Puppet's `ca_ttl`. */
const maxLifetime = 50 * 365 * 86_400;

const states = new Set(["requested", "signed", "revoked"]);

type Context = Pick<ServerState, "bodies" | "log">;

const [allow, api] = ["administrator", certificateApi] as const;

export function authorityRoutes(authority: CertificateAuthority, context: Context): Route[] {
  return [...routesOfOne(authority, context), ...routesOfMany(authority, context)];
}

/** The certificate or request of one name. */
function routesOfOne(authority: CertificateAuthority, { bodies }: Context): Route[] {
  const status = async (request: FastifyRequest) => statusJson(known(authority, nameOf(request)));
  const forget = async (request: FastifyRequest, reply: FastifyReply) => {
    await authority.clean(nameOf(request));
    return reply.status(204).send();
  };
  const forgetRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await authority.deleteRequest(nameOf(request)))) throw notFound("there is no request of that name");
    return reply.status(204).send();
  };
  const change = async (request: FastifyRequest, reply: FastifyReply) => {
    await changeState(authority, nameOf(request), await bodies.json(request.body, "the state", maxInList));
    return reply.status(204).send();
  };
  return [
    route("GET", `${api}/certificate_status/:name`, allow, status),
    route("PUT", `${api}/certificate_status/:name`, allow, change, maxRequestBytes),
    route("DELETE", `${api}/certificate_status/:name`, allow, forget),
    route("DELETE", `${api}/certificate_request/:name`, allow, forgetRequest),
  ];
}

function routesOfMany(authority: CertificateAuthority, { bodies, log }: Context): Route[] {
  const statuses = async (request: FastifyRequest) => statusesIn(authority, queryOf(request, "state"));
  const clean = async (request: FastifyRequest, reply: FastifyReply) => {
    const message = await cleanAll(authority, await bodies.json(request.body, "the list", maxInList));
    return reply.type("text/plain").send(message);
  };
  const sign = async (request: FastifyRequest) => {
    const names = certificateNames(await bodies.json(request.body, "the list", maxInList));
    if (!names) throw new Refusal(422, "`certnames` must be a list of names", "SCHEMA_VIOLATION");
    return signAll(authority, names, log);
  };
  const signEach = async () => {
    const requested = authority.list().filter(({ state }) => state === "requested");
    const names = requested.map(({ name }) => name);
    return signAll(authority, names, log);
  };
  const updateLists = async (request: FastifyRequest, reply: FastifyReply) => {
    await authority.updateLists(String(request.body ?? ""));
    return reply.type("text/plain").send("Successfully updated CRLs.");
  };
  return [
    route("GET", `${api}/certificate_statuses/:any`, allow, statuses),
    route("PUT", `${api}/certificate_revocation_list`, allow, updateLists, maxListBytes),
    route("PUT", `${api}/clean`, allow, clean, maxRequestBytes),
    route("POST", `${api}/sign`, allow, sign, maxRequestBytes),
    route("POST", `${api}/sign/all`, allow, signEach),
    route("GET", `${api}/expirations`, "certificate", async () => expirationsJson(authority)),
  ];
}

function known(authority: CertificateAuthority, name: string): AuthorityStatus {
  const status = authority.status(name);
  if (!status) throw notFound("there is no certificate or request of that name");
  return status;
}

/** The statuses in one state; all of them if the state is none of Puppet's. */
function statusesIn(authority: CertificateAuthority, state: string | undefined) {
  const all = authority.list();
  const selected = states.has(state ?? "") ? all.filter((each) => each.state === state) : all;
  return selected.map(statusJson);
}

async function changeState(
  authority: CertificateAuthority,
  name: string,
  { cert_ttl: seconds, desired_state: state }: JsonObject,
): Promise<void> {
  if (state !== "signed" && state !== "revoked") throw badRequest('`desired_state` must be "signed" or "revoked"');
  const lifetime = lifetimeOf(seconds);
  known(authority, name);
  if (state === "revoked") {
    if (authority.certificate(name) === undefined)
      throw conflict(`Cannot revoke certificate for host ${name} without a signed certificate`);
    return authority.revoke(name);
  }
  if (authority.request(name) === undefined)
    throw conflict(`Cannot sign certificate for host ${name} without a certificate request`);
  try {
    await authority.sign(name, lifetime === undefined ? {} : { lifetime });
  } catch (thrown) {
    throw thrown instanceof AuthorityProblem && thrown.kind === "refused" ? conflict(thrown.message) : thrown;
  }
}

/** The lifetime in milliseconds that `cert_ttl` asks for in seconds. */
function lifetimeOf(seconds: unknown): number | undefined {
  if (seconds === undefined || seconds === null) return undefined;
  if (typeof seconds === "number" && Number.isInteger(seconds) && seconds > 0 && seconds <= maxLifetime)
    return seconds * 1000;
  throw badRequest("`cert_ttl` must be an integer: the lifetime in seconds, at most 50 years");
}

/** Signs requests one by one: a request that can't be signed doesn't keep the others from it. */
async function signAll(authority: CertificateAuthority, names: readonly string[], log: ServerState["log"]) {
  const [signed, withoutRequest, failed]: [string[], string[], string[]] = [[], [], []];
  for (const name of names) {
    if (authority.request(name) === undefined) {
      withoutRequest.push(name);
      continue;
    }
    try {
      await authority.sign(name);
      signed.push(name);
    } catch (thrown) {
      if (!(thrown instanceof AuthorityProblem)) throw thrown;
      log(`the request of ${name} isn't signed: ${thrown.message}`);
      failed.push(name);
    }
  }
  return { signed, "no-csr": withoutRequest, "signing-errors": failed };
}

async function cleanAll(authority: CertificateAuthority, body: JsonObject): Promise<string> {
  if (body["async"] === true) throw badRequest("Async mode is not currently supported.");
  const names = certificateNames(body);
  if (!names) throw badRequest("`certnames` must be the list of the certificates' names");
  const missing = names.filter((name) => authority.certificate(name) === undefined);
  for (const name of names) if (!missing.includes(name)) await authority.clean(name);
  if (missing.length === 0) return "Successfully cleaned all certs.";
  return `The following certs do not exist and cannot be revoked: ${JSON.stringify(missing)}`;
}

function certificateNames({ certnames }: JsonObject): string[] | undefined {
  return Array.isArray(certnames) && certnames.every((name) => typeof name === "string") ? certnames : undefined;
}

function expirationsJson(authority: CertificateAuthority) {
  const { certificates, lists } = authority.expirations();
  const json = (dates: ReadonlyMap<string, Date>) =>
    Object.fromEntries([...dates].map(([name, date]) => [name, puppetDate(date)]));
  return { "ca-certs": json(certificates), crls: json(lists) };
}

function statusJson(status: AuthorityStatus) {
  const { alternativeNames, authorization, fingerprint, fingerprints, name, notAfter, notBefore, serialNumber, state } =
    status;
  return {
    name,
    state,
    fingerprint,
    fingerprints: { ...fingerprints, default: fingerprint },
    dns_alt_names: alternativeNames.filter((each) => each.startsWith("DNS:")),
    subject_alt_names: alternativeNames,
    authorization_extensions: authorization,
    ...(notBefore && { not_before: puppetDate(notBefore) }),
    ...(notAfter && { not_after: puppetDate(notAfter) }),
    ...(serialNumber !== undefined && { serial_number: Number.parseInt(serialNumber, 16) }),
  };
}
