import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import { queryOf, route, type Route } from "./route.js";

/** How much a status tells. */
const levels = ["critical", "info", "debug"] as const;
type Level = (typeof levels)[number];

/** Whether the server runs, for balancers and monitors; and what an administrator does to it. */
export function statusRoutes(state: ServerState): Route[] {
  const services = ["master", "server", "status-service", ...(state.authority ? ["ca"] : [])];
  const known = (request: FastifyRequest, missing: (name: string) => Refusal): string => {
    const { service } = request.params as { readonly service: string };
    if (!services.includes(service)) throw missing(service.slice(0, 100));
    return service;
  };
  const simple = async (_request: FastifyRequest, reply: FastifyReply) => sendSimple(state, reply);
  const flush = async (name: string | undefined, reply: FastifyReply) => {
    state.environments.flush(name);
    return reply.status(204).send();
  };
  return [
    route("GET", "/status/v1/simple", "everybody", simple),
    route("GET", "/status/v1/simple/:service", "everybody", async (request, reply) => {
      known(request, (name) => new Refusal(404, `not found: ${name}`, "RESOURCE_NOT_FOUND"));
      return sendSimple(state, reply);
    }),
    route("GET", "/status/v1/services", "everybody", async (request) => {
      const level = levelOf(request);
      return Object.fromEntries(services.map((name) => [name, statusOf(state, name, level)]));
    }),
    route("GET", "/status/v1/services/:service", "everybody", async (request) => {
      const name = known(request, (each) => notFound(`No status information found for service ${each}`));
      return { ...statusOf(state, name, levelOf(request)), service_name: name };
    }),
    route("DELETE", "/puppet-admin-api/v1/environment-cache", "administrator", async (request, reply) =>
      flush(queryOf(request, "environment"), reply),
    ),
    // Puppet's server begins again with fresh interpreters; this one reads every environment again.
    route("DELETE", "/puppet-admin-api/v1/jruby-pool", "administrator", async (_request, reply) =>
      flush(undefined, reply),
    ),
  ];
}

function notFound(message: string): Refusal {
  return new Refusal(404, message, "SERVICE_NOT_FOUND");
}

function levelOf(request: FastifyRequest): Level {
  const level = queryOf(request, "level") ?? "info";
  if (levels.some((each) => each === level)) return level as Level;
  throw new Refusal(400, `Invalid level: :${level.slice(0, 100)}`, "DATA_INVALID");
}

function statusOf(state: ServerState, name: string, level: Level) {
  return {
    service_version: state.version,
    service_status_version: 1,
    detail_level: level,
    state: state.isStopping() ? "stopping" : "running",
    status: level === "debug" && name === "server" ? { experimental: { "http-metrics": timesOf(state) } } : {},
    active_alerts: [],
  };
}

/** The requests to each route, the one that took the most time first; in milliseconds. */
function timesOf({ metrics }: ServerState) {
  const routes = [...metrics.byRoute].map(([route, { count, sum }]) => {
    const aggregate = Math.round(sum * 1000);
    return { "route-id": route, count, mean: Math.round(aggregate / count), aggregate };
  });
  return routes.sort((left, right) => right.aggregate - left.aggregate);
}

async function sendSimple(state: ServerState, reply: FastifyReply) {
  const [status, text] = state.isStopping() ? [503, "stopping"] : [200, "running"];
  return reply.status(status).type("text/plain").send(text);
}
