import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { existsSync, readdirSync } from "node:fs";
import { referencesIn, Served } from "./serve.js";

const production = "code/environments/production";
const files = {
  [`${production}/manifests/site.pp`]: `
node /^web/ {
  @@host { $trusted['certname']: ip => $facts['ip'], tag => 'web' }
  @@notify { "secret of \${trusted['certname']}": message => Sensitive('s3cret') }
}
node default { Host <<| tag == 'web' |>> }
`,
};

const hostsIn = (json: Readonly<Record<string, unknown>>) =>
  referencesIn(json)
    .filter((each) => each.startsWith("Host["))
    .sort();

async function until(isDone: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50));
}

type Row = Readonly<Record<string, unknown>>;

/** A database that keeps catalogs, and answers what collectors ask. */
class KeepingPuppetDb {
  isGone = false;
  readonly texts: string[] = [];
  /** The payloads of `replace facts`. */
  readonly facts: Row[] = [];
  private readonly catalogs = new Map<string, Row>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      request.on("end", () => {
        if (this.isGone) response.writeHead(503).end();
        else response.end(JSON.stringify(this.answer(new URL(request.url!, "http://x"), body)));
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The names of nodes whose catalogs are there. */
  get names(): string[] {
    return [...this.catalogs.keys()].sort();
  }

  private answer({ pathname, searchParams }: URL, body: string): unknown {
    this.texts.push(body);
    if (pathname === "/pdb/query/v4") return this.exported(JSON.parse((JSON.parse(body) as { query: string }).query));
    if (searchParams.get("command") === "replace_facts") this.facts.push(JSON.parse(body) as Row);
    if (searchParams.get("command") === "replace_catalog")
      this.catalogs.set(searchParams.get("certname")!, JSON.parse(body) as Row);
    return { uuid: "x" };
  }

  private exported([, , [, [, , type]]]: [string, string, [string, [string, string, string]]]): Row[] {
    const all = [...this.catalogs.values()].flatMap(({ certname, resources }) =>
      (resources as Row[]).map((each) => ({ ...each, certname }) as Row),
    );
    return all.filter((each) => each["type"] === type && each["exported"] === true);
  }
}

describe("with PuppetDB", () => {
  let database: KeepingPuppetDb;
  let served: Served;
  beforeEach(async () => {
    database = new KeepingPuppetDb();
    served = await Served.start(files, { puppetdb: await database.start() });
  }, 300_000);
  afterEach(async () => {
    await served.stop();
    database.stop();
  });

  test("what nodes export is in the catalogs that it gets, and others collect it", async () => {
    const own = await served.catalog("web1", { ip: "10.0.0.1" });
    expect(hostsIn(own.json)).toEqual([]);
    await until(() => database.names.includes("web1"));
    expect(hostsIn((await served.catalog("monitor")).json)).toEqual(["Host[web1]"]);
    expect(database.texts.join("\n")).not.toContain("s3cret");
  }, 300_000);

  test("facts come with `trusted`, from the certificate, whatever the facts claim", async () => {
    await served.catalog("web1.example.com", { role: "web", trusted: { extensions: { pp_role: "admin" } } });
    const facts = JSON.stringify({
      name: "db1",
      values: { role: "db", _puppet_inventory_1: { packages: [["a", "1", "apt"]] } },
    });
    await served.ask("db1", { method: "PUT", path: "/puppet/v3/facts/db1?environment=production" }, facts);
    await until(() => database.facts.length === 2);
    const [db1, web1] = database.facts.sort((left, right) =>
      String(left["certname"]) < String(right["certname"]) ? -1 : 1,
    );
    const trusted = { authenticated: "remote", extensions: {}, external: {} };
    expect(web1!["values"]).toEqual({
      role: "web",
      trusted: { ...trusted, certname: "web1.example.com", hostname: "web1", domain: "example.com" },
    });
    expect(web1).not.toHaveProperty("package_inventory");
    expect(db1!["values"]).toEqual({
      role: "db",
      trusted: { ...trusted, certname: "db1", hostname: "db1", domain: null },
    });
    expect(db1!["package_inventory"]).toEqual([["a", "1", "apt"]]);
  }, 300_000);

  test("while it is gone, who collects is told; others get their catalogs, which it gets later, and nothing is lost", async () => {
    database.isGone = true;
    for (const name of ["web1", "web2"]) expect((await served.catalog(name, { ip: "10.0.0.1" })).status).toBe(200);
    const told = await served.catalog("monitor");
    expect([told.status, told.json["message"]]).toEqual([500, expect.stringContaining("PuppetDB answers with 503")]);
    const waiting = () => readdirSync(join(served.folder, "state/puppetdb")).filter((each) => each.endsWith(".json"));
    expect(waiting()).toHaveLength(4);
    database.isGone = false;
    await until(() => waiting().length === 0);
    expect(database.names).toEqual(["web1", "web2"]);
    expect(hostsIn((await served.catalog("monitor")).json)).toEqual(["Host[web1]", "Host[web2]"]);
    expect(existsSync(join(served.folder, "state/exported"))).toBe(false);
  }, 300_000);
});
