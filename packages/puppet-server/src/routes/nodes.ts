import type { FastifyReply, FastifyRequest } from "fastify";
import { badRequest } from "../problem.js";
import type { ServerState } from "../server.js";
import { environmentOf, jsonOf, jsonTypeFor, nameOf, route, type Route } from "./route.js";

const largestBody = 32 * 1024 * 1024;

/** What an agent learns of its node, and what it tells. */
export function nodeRoutes(state: ServerState): Route[] {
  return [
    route("GET", "/puppet/v3/node/:name", "own", async (request, reply) => sendNode(state, request, reply)),
    route(
      "PUT",
      "/puppet/v3/facts/:name",
      "own",
      async (request, reply) => keepFacts(state, request, reply),
      largestBody,
    ),
    route(
      "PUT",
      "/puppet/v3/report/:name",
      "own",
      async (request, reply) => keepReport(state, request, reply),
      largestBody,
    ),
    route("GET", "/puppet/v3/environments", "certificate", async () => listEnvironments(state)),
  ];
}

async function sendNode({ classifier, environments }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const name = nameOf(request);
  const classified = await classifier?.classify(name, undefined);
  const environment = await environments.find(classified?.environment ?? environmentOf(request));
  const parameters = { ...classified?.parameters, environment: environment.name };
  const node = { name, environment: environment.name, parameters };
  return reply.type(jsonTypeFor(request)).send(JSON.stringify(node));
}

async function keepFacts({ storage }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const { name, values } = jsonOf(request.body, "the facts");
  if (name !== nameOf(request)) throw badRequest("the facts are another node's");
  if (typeof values !== "object" || values === null) throw badRequest("`values` must be a JSON object");
  await storage.storeFacts(nameOf(request), environmentOf(request), values as Record<string, unknown>);
  return reply.type("application/json").send("[]");
}

async function keepReport({ storage }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const report = jsonOf(request.body, "the report");
  if (report["host"] !== nameOf(request)) throw badRequest("the report is another node's");
  await storage.storeReport(nameOf(request), report);
  return reply.type("application/json").send("[]");
}

async function listEnvironments({ environments }: ServerState) {
  const all = await Promise.all(environments.names().map((name) => environments.find(name)));
  const entries = all.map(({ name, settings }) => [name, { settings }] as const);
  return { search_paths: [`file://${environments.folder}`], environments: Object.fromEntries(entries) };
}
