import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { referencesIn, Served } from "./serve.js";

/** `/puppet/v4/catalog`, and agents whose environment isn't the one that they ask for. */
const production = "code/environments/production";
let served: Served;

beforeAll(async () => {
  served = await Served.start(
    {
      [`${production}/manifests/site.pp`]: `
        @@file { '/exported': content => 'x' }
        @@notify { "collected \${facts['id']}": }
        Notify <<| title == "collected \${facts['id']}" |>>
        @notify { 'virtual': }
        notify { "\${facts['os']} \${trusted['extensions']} \${facts['missing']}": }
        notice('noticed')
        warning('warned')
        if $environment == 'dev' { fail('in dev') }
      `,
      "code/environments/dev/manifests/site.pp": "notify { 'dev': }",
    },
    { administrator: ["tool"] },
  );
}, 60_000);
afterAll(async () => served.stop());

const request = { certname: "web1", environment: "production", persistence: { facts: false, catalog: false } };
const facts = { values: { os: "linux", id: "web1" } };
const ask = async (body: object) =>
  served.ask("tool", { method: "POST", path: "/puppet/v4/catalog" }, JSON.stringify(body));
type Json = Readonly<Record<string, unknown>>;
const catalogIn = ({ json }: { readonly json: Json }) => {
  if (!("catalog" in json)) throw new Error(JSON.stringify(json));
  return json["catalog"] as Json;
};

test("a service gets the resources that a node exports, and its agent doesn't", async () => {
  const references = referencesIn(catalogIn(await ask({ ...request, facts })));
  expect(references).toEqual(expect.arrayContaining(["File[/exported]", "Notify[collected web1]"]));
  expect(references).not.toContain("Notify[virtual]");
  const ofAgent = referencesIn((await served.catalog("web1", facts.values)).json);
  expect(ofAgent).toContain("Notify[collected web1]");
  expect(ofAgent).not.toContain("File[/exported]");
});

test("facts and `$trusted` come from the request, or else from the node's last run", async () => {
  const title = async (body: object) =>
    referencesIn(catalogIn(await ask({ ...request, ...body }))).find((each) => /^Notify\[(?!collected)/.test(each));
  await served.catalog("stored", { os: "bsd", id: "stored" });
  expect(await title({ certname: "stored" })).toBe("Notify[bsd {} ]");
  const trusted = { values: { extensions: { pp_role: "db" } } };
  expect(await title({ facts, trusted_facts: trusted })).toBe("Notify[linux {pp_role => db} ]");
  expect(await title({ facts: { values: { ...facts.values, trusted: trusted.values } } })).toBe(
    "Notify[linux {pp_role => db} ]",
  );
});

test("logs are those of the compilation, if they are requested", async () => {
  expect(Object.keys((await ask({ ...request, facts })).json)).toEqual(["catalog"]);
  const logs = async (options: object) => {
    const { json } = await ask({ ...request, facts, options: { capture_logs: true, ...options } });
    return (json["logs"] as Json[]).map(({ level, message }) => `${String(level)} ${String(message)}`);
  };
  const all = await logs({ log_level: "debug" });
  expect(all).toEqual(
    expect.arrayContaining([expect.stringContaining("notice") as string, expect.stringContaining("warned") as string]),
  );
  expect((await logs({ log_level: "warning" })).filter((each) => each.startsWith("notice"))).toEqual([]);
  expect(await logs({ log_level: "err" })).toEqual([]);
});

test.each<[object, string]>([
  [{ certname: "web1", environment: "production" }, "`persistence` is missing"],
  [{ ...request, persistence: { facts: false } }, "`catalog` is missing"],
  [{ ...request, persistence: { facts: 1, catalog: false } }, "`facts` must be true or false"],
  [{ ...request, certname: "../web1" }, "`certname` must be a node's name"],
  [{ ...request, extra: 1 }, "`extra` isn't known"],
  [{ ...request, options: { extra: 1 } }, "`extra` isn't known"],
  [{ ...request, options: { log_level: "loud" } }, "`log_level` must be debug, info, warning or err"],
  [{ ...request, facts: [] }, "`facts` must be an object with `values`"],
])("%j is rejected", async (body, message) => {
  expect(await ask(body)).toMatchObject({ status: 400, json: { message } });
});

test("facts and catalog are stored separately", async () => {
  const store = async (certname: string, persistence: object) => {
    const own = { values: { os: "linux", id: certname === "catalog" ? "web1" : certname } };
    return ask({ ...request, certname, persistence, facts: own });
  };
  await store("none", { facts: false, catalog: false });
  await store("facts", { facts: true, catalog: false });
  await store("catalog", { facts: false, catalog: true });
  const title = async (certname: string) => referencesIn(catalogIn(await ask({ ...request, certname }))).join();
  expect(await title("facts")).toContain("Notify[linux {} ]");
  expect(await title("none")).toContain("Notify[ {} ]");
  const collected = await served.catalog("collector", facts.values);
  expect(collected.status).toBe(500);
  expect(JSON.stringify(collected.json)).toContain("collected");
});

test("an agent in an environment that doesn't exist gets the catalog of the default one", async () => {
  const { json, status } = await served.catalog("web1", facts.values, "none");
  expect([status, json["environment"]]).toEqual([200, "production"]);
});

test("with a classifier, an agent that checks its environment gets an empty catalog of the right one; a service may insist", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-classifier-"));
  writeFileSync(join(folder, "nodes.yaml"), "web1: { environment: dev }\ndefault: {}\n");
  const files = {
    [`${production}/manifests/site.pp`]: "notify { 'production': }",
    "code/environments/dev/manifests/site.pp": "notify { 'dev': }",
  };
  const classified = await Served.start(files, { administrator: ["tool"], classifier: join(folder, "nodes.yaml") });
  const form = (check: string) =>
    new URLSearchParams({
      facts_format: "application/json",
      facts: JSON.stringify({ name: "web1", values: {} }),
      environment: "production",
      check_environment: check,
    }).toString();
  const asAgent = async (check: string) =>
    (await classified.ask("web1", { method: "POST", path: "/puppet/v3/catalog/web1" }, form(check))).json;
  expect(await asAgent("true")).toMatchObject({ name: "web1", environment: "dev", resources: [], edges: [] });
  expect(referencesIn(await asAgent("false"))).toContain("Notify[dev]");
  const asService = async (options: object) => {
    const body = JSON.stringify({ ...request, facts, options });
    return catalogIn(await classified.ask("tool", { method: "POST", path: "/puppet/v4/catalog" }, body));
  };
  expect((await asService({}))["environment"]).toBe("dev");
  expect((await asService({ prefer_requested_environment: true }))["environment"]).toBe("production");
  await classified.stop();
  rmSync(folder, { recursive: true });
}, 60_000);
