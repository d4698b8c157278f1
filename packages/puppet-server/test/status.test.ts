import { TestServer } from "./harness.js";

/** Status and numbers. The answers have the form of those of `puppetserver` 7.9.5. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ gauges: new Map([["mupuppet_catalogs_waiting", () => 7]]) });
}, 300_000);
afterAll(async () => server.stop());

type Json = Readonly<Record<string, unknown>>;
async function ask(path: string, body?: unknown): Promise<Json> {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return JSON.parse((await server.ask(path, { as: "web1", ...options })).text) as Json;
}
const status = async (path: string) => (await server.ask(path)).status;

describe("status", () => {
  const running = { service_status_version: 1, state: "running", status: {}, active_alerts: [] };

  test("lists the services with a level of detail", async () => {
    const services = await ask("/status/v1/services?level=critical");
    expect(Object.keys(services).sort()).toEqual(["ca", "master", "server", "status-service"]);
    expect(services["ca"]).toMatchObject({ ...running, detail_level: "critical" });
    expect(await ask("/status/v1/services/server")).toMatchObject({
      ...running,
      detail_level: "info",
      service_name: "server",
    });
  });

  test("has the times of routes at the level `debug`", async () => {
    await ask("/puppet/v3/environments");
    const { status: details } = await ask("/status/v1/services/server?level=debug");
    const times = (details as { experimental: { "http-metrics": Json[] } }).experimental["http-metrics"];
    const entry = times.find((each) => each["route-id"] === "/puppet/v3/environments");
    expect(Object.keys(entry!)).toEqual(["route-id", "count", "mean", "aggregate"]);
  });

  test("rejects services and levels that don't exist", async () => {
    const paths = ["simple/none", "services/none", "services?level=loud", "simple/ca"];
    expect(await Promise.all(paths.map(async (path) => status(`/status/v1/${path}`)))).toEqual([404, 404, 400, 200]);
  });
});

describe("metrics", () => {
  const read = async (name: string) => ask(`/metrics/v2/read/${name}`);

  test("are read by name, attribute and path", async () => {
    const used = expect.any(Number) as number;
    expect(await read("java.lang:type=Memory")).toMatchObject({
      request: { mbean: "java.lang:type=Memory", type: "read" },
      value: { HeapMemoryUsage: { used } },
      status: 200,
    });
    expect(await read("java.lang:type=Memory/HeapMemoryUsage/used")).toMatchObject({ value: used });
    const waiting = "puppetserver:name=puppetlabs.localhost.mupuppet_catalogs_waiting";
    expect(await read(waiting)).toMatchObject({ value: { Value: 7 } });
    const total = await read("puppetserver:name=puppetlabs.localhost.http.total-requests");
    expect(total).toMatchObject({ value: { Count: expect.any(Number) as number } });
  });

  test("are read in lists", async () => {
    const one = { type: "read", mbean: "java.lang:type=Runtime", attribute: "Uptime" };
    const answers = await ask("/metrics/v2", [one, { type: "version" }]);
    expect(answers).toMatchObject([{ request: one, status: 200 }, { value: { protocol: "7.2" } }]);
    expect((await server.ask("/metrics/v2", { as: "web1", method: "POST", body: "[1]" })).status).toBe(400);
  });

  test("are listed and searched", async () => {
    expect(await ask("/metrics/v2/list")).toMatchObject({ value: { "java.lang": { "type=Memory": { attr: {} } } } });
    const { value } = await ask("/metrics/v2/search/*:*");
    expect(value).toContain("java.lang:type=Memory");
  });

  test.each([
    ["read/none:type=x", 404, "javax.management.InstanceNotFoundException : none:type=x"],
    ["read/java.lang:type=Memory/Nix", 404, "javax.management.AttributeNotFoundException : No such attribute: Nix"],
    [
      "read/java.lang:type=Memory/toString",
      404,
      "javax.management.AttributeNotFoundException : No such attribute: toString",
    ],
    [
      "write/java.lang:type=Memory/Verbose/true",
      403,
      "java.lang.Exception : write forbidden for MBean java.lang:type=Memory",
    ],
    ["exec/java.lang:type=Memory/gc", 403, "java.lang.Exception : exec forbidden for MBean java.lang:type=Memory"],
    ["nix", 400, "java.lang.IllegalArgumentException : No type with name 'nix' exists"],
  ])("%s is answered with %d in the body", async (path, code, error) => {
    expect(await ask(`/metrics/v2/${path}`)).toMatchObject({ status: code, error });
  });
});
