/** Numbers about the server: for Prometheus, and for programs that read Jolokia, such as Telegraf. */
import { availableParallelism } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLike } from "../files/is-like.js";
import type { ServerState } from "../server.js";
import type { JsonObject } from "../world.js";
import { route, type Route } from "./route.js";

/** How many values a list of Jolokia's requests may have, and how many bytes. */
const maxValues = 1000;
const maxBytes = 64 * 1024;

export function metricRoutes(state: ServerState): Route[] {
  const beans = beansOf(state);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { "*"?: string })["*"] ?? "";
    return reply.send(answerTo(requestIn(path), beans));
  };
  const many = async (request: FastifyRequest) => {
    const body = await state.bodies.objects(request.body, "the request", maxValues);
    return isList(body) ? body.map((each) => answerTo(each, beans)) : answerTo(body, beans);
  };
  return [
    route("GET", "/metrics", "certificate", async (_request, reply) =>
      reply.type("text/plain; version=0.0.4").send(state.metrics.print()),
    ),
    route("GET", "/metrics/v2", "certificate", answer),
    route("GET", "/metrics/v2/*", "certificate", answer),
    route("POST", "/metrics/v2", "certificate", many, maxBytes),
  ];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** A bean's attributes by its name. */
type Beans = ReadonlyMap<string, () => JsonObject>;

function beansOf({ metrics }: ServerState): Beans {
  const named = (name: string) => `puppetserver:name=puppetlabs.localhost.${name}`;
  const uptime = () => Math.round(Date.now() - metrics.started * 1000);
  const gauges = [...metrics.gauges].map(([name, value]) => [named(name), () => ({ Value: value() })] as const);
  return new Map<string, () => JsonObject>([
    ["java.lang:type=Memory", () => ({ HeapMemoryUsage: heap(), NonHeapMemoryUsage: nonHeap() })],
    ["java.lang:type=Runtime", () => ({ StartTime: Math.round(metrics.started * 1000), Uptime: uptime() })],
    [named("uptime"), () => ({ Value: uptime() })],
    [named("num-cpus"), () => ({ Value: availableParallelism() })],
    [named("memory.heap.used"), () => ({ Value: heap().used })],
    [named("memory.heap.committed"), () => ({ Value: heap().committed })],
    [named("memory.heap.max"), () => ({ Value: heap().max })],
    [named("memory.non-heap.used"), () => ({ Value: nonHeap().used })],
    [named("http.total-requests"), () => totalsOf(metrics)],
    ...gauges,
  ]);
}

function heap() {
  const { heapTotal, heapUsed } = process.memoryUsage();
  return { init: 0, committed: heapTotal, max: getHeapStatistics().heap_size_limit, used: heapUsed };
}

function nonHeap() {
  const { heapTotal, rss } = process.memoryUsage();
  return { init: 0, committed: rss - heapTotal, max: -1, used: rss - heapTotal };
}

function totalsOf({ byRoute, started }: ServerState["metrics"]): JsonObject {
  const [count, sum] = [...byRoute.values()].reduce(([all, time], each) => [all + each.count, time + each.sum], [0, 0]);
  const seconds = Date.now() / 1000 - started;
  const rates = { MeanRate: count / seconds, RateUnit: "events/second", DurationUnit: "milliseconds" };
  return { Count: count, Mean: count === 0 ? 0 : (sum / count) * 1000, ...rates };
}

/** Jolokia's request in a path: `read/NAME/ATTRIBUTE/…`, in which `!/` is a slash. */
function requestIn(path: string): JsonObject {
  const parts = path.match(/(?:!.|[^/])+/g) ?? [];
  const [type = "version", mbean, attribute, ...inside] = parts.map((part) => part.replace(/!(.)/g, "$1"));
  return {
    type,
    ...(mbean !== undefined && { mbean }),
    ...(attribute !== undefined && { [type === "exec" ? "operation" : "attribute"]: attribute }),
    ...(inside.length > 0 && { path: inside.join("/") }),
  };
}

/** Jolokia answers with status 200, and with the real one in the body. */
function answerTo(request: JsonObject, beans: Beans): JsonObject {
  const { mbean, type } = request;
  const timestamp = Math.floor(Date.now() / 1000);
  const found = (value: unknown) => ({ request, value, timestamp, status: 200 });
  const failed = (status: number, kind: string, message: string) => ({
    request,
    error_type: kind,
    error: `${kind} : ${message}`,
    status,
  });
  switch (type) {
    case "version":
      return found({ agent: "1.7.1", protocol: "7.2", config: {}, info: { product: "mupuppet" } });
    case "list":
      return found(listed(beans));
    case "search":
      return found([...beans.keys()].filter((name) => isLike(name, String(mbean))));
    case "read":
      return read(request, beans, { found, failed });
    case "write":
    case "exec":
      return failed(403, "java.lang.Exception", `${type} forbidden for MBean ${String(mbean)}`);
    default:
      return failed(400, "java.lang.IllegalArgumentException", `No type with name '${String(type)}' exists`);
  }
}

interface Answers {
  found(value: unknown): JsonObject;
  failed(status: number, kind: string, message: string): JsonObject;
}

function read({ attribute, mbean, path }: JsonObject, beans: Beans, { failed, found }: Answers): JsonObject {
  const attributes = beans.get(String(mbean))?.();
  if (!attributes) return failed(404, "javax.management.InstanceNotFoundException", String(mbean));
  const steps = [attribute, ...String(path ?? "").split("/")].filter((step) => step !== undefined && step !== "");
  let value: unknown = attributes;
  for (const step of steps) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, String(step));
    if (!isThere)
      return failed(404, "javax.management.AttributeNotFoundException", `No such attribute: ${String(step)}`);
    value = (value as JsonObject)[String(step)];
  }
  return found(value);
}

/** The beans by domain and name, with their attributes. */
function listed(beans: Beans): JsonObject {
  const domains: Record<string, Record<string, unknown>> = {};
  for (const [name, attributes] of beans) {
    const at = name.indexOf(":");
    const names = Object.keys(attributes()).map((each) => [each, { rw: false }] as const);
    (domains[name.slice(0, at)] ??= {})[name.slice(at + 1)] = { attr: Object.fromEntries(names) };
  }
  return domains;
}
