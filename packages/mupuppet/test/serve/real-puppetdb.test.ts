import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { testIf } from "@cairn/testing";
import { RealPuppetDb, whyNoPuppetDb } from "@cairn/testing/puppet";
import { RealCommand } from "../fleet/command.js";
import { referencesIn, Served } from "./serve.js";

/** PuppetDB behind TLS, with certificates of `mupuppet ca` on all sides: a server's, a user's, a revoked one. */
const why = whyNoPuppetDb();
const inReality = testIf(why === undefined, why ?? "");

const site = `
node /^web/ {
  @@host { $trusted['certname']: ip => $facts['ip'], tag => 'web' }
  file { '/etc/secret': content => Sensitive('s3cret') }
}
node default { Host <<| tag == 'web' |>> }
`;

const report = (host: string) => ({
  ...{ host, time: "2026-11-23T05:00:00.000000000+00:00", configuration_version: 1, report_format: 12 },
  ...{ puppet_version: "8.10.0", status: "changed", environment: "production", noop: false, noop_pending: false },
  ...{ corrective_change: false, transaction_uuid: "11111111-2222-3333-4444-555555555555", cached_catalog_status: "" },
  ...{ logs: [], metrics: {}, resource_statuses: {} },
});

let command: RealCommand;
let real: RealPuppetDb;
let served: Served;
let ip = 0;

beforeAll(async () => {
  if (why !== undefined) return;
  command = new RealCommand();
  command.write({ "site.pp": site });
  for (const words of [
    ["init"],
    ["generate", "localhost", "user.test", "former.test", "web1", "web2", "web3", "monitor"],
    ["revoke", "former.test"],
  ])
    expect(command.run("ca", ...words)).toMatchObject({ status: 0, stderr: "" });
  const identity = {
    ...{ cert: command.text("ca/signed/localhost.pem"), key: command.text("ca/private/localhost.pem") },
    ...{ ca: command.text("ca/ca_crt.pem"), crl: command.text("ca/ca_crl.pem") },
  };
  real = await RealPuppetDb.start(400, identity);
  const files = { "code/environments/production/manifests/site.pp": site };
  served = await Served.start(files, { ca: join(command.folder, "ca"), puppetdb: real.secureUrl });
}, 600_000);
afterAll(async () => {
  await served?.stop();
  await real?.stop();
  command?.remove();
}, 60_000);

const identityOf = (name: string) =>
  Object.entries({ ca: "ca/ca_crt.pem", cert: `ca/signed/${name}.pem`, key: `ca/private/${name}.pem` }).flatMap(
    ([option, file]) => [`--ssl-${option}`, file],
  );

const ask = async (...words: string[]) =>
  command.runMeanwhile(...words, "--puppetdb", real.secureUrl, ...identityOf("user.test"));

async function catalogsOf(...names: string[]): Promise<void> {
  for (const name of names) expect(await served.catalog(name, { ip: `10.0.0.${++ip}` })).toMatchObject({ status: 200 });
}

async function rowsOf(query: string, count: number): Promise<unknown[]> {
  for (;;) {
    const { status, stderr, stdout } = await ask("puppetdb", "query", "--query", query);
    expect([status, stderr]).toEqual([0, ""]);
    const lines = stdout.split("\n").filter((line) => line !== "");
    if (lines.length === count) return lines.map((line) => JSON.parse(line) as unknown);
    await delay(200);
  }
}

const hostsOf = (json: Readonly<Record<string, unknown>>) =>
  referencesIn(json).filter((each) => each.startsWith("Host["));

inReality(
  "a server sends facts, catalogs and reports, and its nodes collect what others export",
  async () => {
    await catalogsOf("web1", "web2");
    expect((await served.report("web1", report("web1"))).status).toBe(200);
    expect(await rowsOf("resources[certname, parameters]{ exported = true order by certname }", 2)).toEqual([
      { certname: "web1", parameters: { ip: "10.0.0.1", tag: "web" } },
      { certname: "web2", parameters: { ip: "10.0.0.2", tag: "web" } },
    ]);
    expect(await rowsOf("reports[certname, status]{}", 1)).toEqual([{ certname: "web1", status: "changed" }]);
    expect(await rowsOf("facts[certname, value]{ name = 'ip' order by certname }", 2)).toEqual([
      { certname: "web1", value: "10.0.0.1" },
      { certname: "web2", value: "10.0.0.2" },
    ]);
    expect(hostsOf((await served.catalog("monitor")).json)).toEqual(["Host[web1]", "Host[web2]"]);
    expect(readdirSync(join(served.folder, "state/puppetdb/refused"))).toEqual([]);
    expect((await ask("puppetdb", "query", "--query", "resources{}")).stdout).not.toContain("s3cret");
  },
  300_000,
);

inReality(
  "a user gets the nodes' facts and what they export, with a certificate",
  async () => {
    const { status, stderr } = await ask(
      "compile",
      "site.pp",
      "-o",
      "all",
      "--query",
      "nodes[certname]{ certname = 'monitor' }",
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(hostsOf(JSON.parse(command.text("all/monitor.json")) as Record<string, unknown>).sort()).toEqual([
      "Host[web1]",
      "Host[web2]",
    ]);
    const one = await ask("compile", "site.pp", "--node", "web2");
    expect([one.status, one.stderr, one.stdout]).toEqual([0, "", expect.stringContaining("/etc/secret")]);
    const exported = await ask("puppetdb", "exported", "-o", "exported.ndjson");
    expect([exported.status, exported.stderr]).toEqual([0, ""]);
    expect(command.text("exported.ndjson")).toMatch(/"certname":"web[12]"[^]*"title":"web[12]"/);
  },
  300_000,
);

inReality(
  "who has no certificate of the authority, or a revoked one, gets nothing, and a reason",
  async () => {
    const facts = async (...words: string[]) =>
      command.runMeanwhile("puppetdb", "facts", "--puppetdb", real.secureUrl, ...words);
    const [nobody, former] = [await facts("--ssl-ca", "ca/ca_crt.pem"), await facts(...identityOf("former.test"))];
    expect([nobody.status, nobody.stdout, nobody.stderr]).toEqual([1, "", expect.stringContaining("none is given")]);
    expect([former.status, former.stdout, former.stderr]).toEqual([
      1,
      "",
      expect.stringContaining("may not believe the own certificate"),
    ]);
  },
  300_000,
);

inReality(
  "what it can't take while it is gone, it has once it is back",
  async () => {
    await real.stopPuppetDb();
    await catalogsOf("web1", "web3");
    expect((await served.report("web3", report("web3"))).status).toBe(200);
    const told = await served.catalog("monitor");
    expect([told.status, told.json["message"]]).toEqual([500, expect.stringContaining("PuppetDB can't be reached")]);
    await real.startPuppetDb();
    expect(
      await rowsOf(
        "facts[certname, value]{ name = 'ip' and certname in ['web1', 'web3'] and value != '10.0.0.1' order by certname }",
        2,
      ),
    ).toEqual([
      { certname: "web1", value: "10.0.0.3" },
      { certname: "web3", value: "10.0.0.4" },
    ]);
    await rowsOf("resources[certname]{ exported = true }", 3);
    expect(await rowsOf("reports[certname]{ certname = 'web3' }", 1)).toEqual([{ certname: "web3" }]);
    expect(hostsOf((await served.catalog("monitor")).json)).toEqual(["Host[web1]", "Host[web2]", "Host[web3]"]);
  },
  600_000,
);
