import type { FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../problem.js";
import type { ServerState } from "../server.js";
import { queryOf, route, type Route } from "./route.js";

/** Whether the server runs, for balancers and monitors; and what an administrator does to it. */
export function statusRoutes(state: ServerState): Route[] {
  const simple = async (_request: FastifyRequest, reply: FastifyReply) => sendSimple(state, reply);
  return [
    route("GET", "/status/v1/simple", "everybody", simple),
    route("GET", "/status/v1/simple/:service", "everybody", simple),
    route("GET", "/status/v1/services", "everybody", async () => ({ server: serviceOf(state) })),
    route("GET", "/status/v1/services/:service", "everybody", async (request) => {
      if ((request.params as { service: string }).service !== "server") throw notFound("there is no such service");
      return serviceOf(state);
    }),
    route("GET", "/metrics", "certificate", async (_request, reply) =>
      reply.type("text/plain; version=0.0.4").send(state.metrics.print()),
    ),
    route("DELETE", "/puppet-admin-api/v1/environment-cache", "administrator", async (request, reply) => {
      state.environments.flush(queryOf(request, "environment"));
      return reply.status(204).send();
    }),
  ];
}

function serviceOf(state: ServerState) {
  return {
    service_version: state.version,
    service_status_version: 1,
    detail_level: "info",
    state: state.isStopping() ? "stopping" : "running",
    status: {},
    active_alerts: [],
  };
}

async function sendSimple(state: ServerState, reply: FastifyReply) {
  const [status, text] = state.isStopping() ? [503, "stopping"] : [200, "running"];
  return reply.status(status).type("text/plain").send(text);
}
