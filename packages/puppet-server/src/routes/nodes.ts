import type { FastifyReply, FastifyRequest } from "fastify";
import { maxFacts, maxInReport } from "../bodies/bodies.js";
import { badRequest } from "../problem.js";
import type { ServerState } from "../server.js";
import { trustedOf } from "../trusted.js";
import { environmentOf, jsonTypeFor, largestBody, nameOf, route, type Route, valuesIn } from "./route.js";

/** What an agent asks about its node, and what it reports. */
export function nodeRoutes(state: ServerState): Route[] {
  const of = (answer: typeof sendNode) => async (request: FastifyRequest, reply: FastifyReply) =>
    answer(state, request, reply);
  return [
    route("GET", "/puppet/v3/node/:name", "own", of(sendNode)),
    route("PUT", "/puppet/v3/facts/:name", "own", of(keepFacts), largestBody),
    route("PUT", "/puppet/v3/report/:name", "own", of(keepReport), largestBody),
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

async function keepFacts({ bodies, storage }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const facts = await bodies.json(request.body, "the facts", maxFacts);
  if (facts["name"] !== nameOf(request)) throw badRequest("the facts are another node's");
  const trusted = trustedOf(request.caller);
  await storage.storeFacts(nameOf(request), environmentOf(request), valuesIn(facts), trusted);
  return reply.type("application/json").send("[]");
}

async function keepReport({ bodies, storage }: ServerState, request: FastifyRequest, reply: FastifyReply) {
  const report = await bodies.json(request.body, "the report", maxInReport);
  if (report["host"] !== nameOf(request)) throw badRequest("the report is another node's");
  await storage.storeReport(nameOf(request), report);
  return reply.type("application/json").send("[]");
}

async function listEnvironments({ environments }: ServerState) {
  const all = await Promise.all(environments.names().map((name) => environments.find(name)));
  const entries = all.map(({ name, settings }) => [name, { settings }] as const);
  return { search_paths: [`file://${environments.folder}`], environments: Object.fromEntries(entries) };
}
