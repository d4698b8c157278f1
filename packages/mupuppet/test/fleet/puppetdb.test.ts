import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PuppetDb, replaceCatalog, replaceFacts } from "@cairn/puppetdb";
import { testIf } from "@cairn/testing";
import { FakePuppetDb, RealPuppetDb, whyNoPuppetDb, type Contents } from "@cairn/testing/puppet";
import { RealCommand } from "./command.js";

const site = `
define site::entry($port = 0) { notify { "\${title} \${port}": } }
notify { "role \${facts['role']}": }
if $facts['role'] == 'monitor' { Site::Entry <<| |>> }
if $facts['role'] == 'web' { @@site::entry { "of \${trusted['certname']}": port => 81 } }
if $facts['asks'] {
  $first = puppetdb_query('nodes[certname]{ certname ~ "a" }').map |$row| { $row['certname'] }
  $second = puppetdb_query("facts[value]{ certname = '\${first[0]}' }").map |$row| { $row['value'] }
  notify { "asked \${first} \${second}": }
}
`;

const entry = (certname: string, port: number) => ({
  ...{ certname, type: "Site::Entry", title: `of ${certname}`, exported: true },
  ...{ tags: ["site::entry"], file: "/site.pp", line: 5, parameters: { port } },
});

/** Web servers, a monitor, and one that asks; `gone` has exported, but isn't asked for. */
const few: Contents = {
  count: 40,
  nameOf: (index) => (index === 0 ? "monitor" : index === 1 ? "asker" : `web${index}`),
  factsOf: (index) => (index === 1 ? { role: "none", asks: true } : { role: index === 0 ? "monitor" : "web" }),
  resources: [entry("gone", 80), entry("web5", 80), { ...entry("web6", 80), type: "Other::Type" }],
  answers: {
    'nodes[certname]{ certname ~ "a" }': [{ certname: "asker" }],
    "facts[value]{ certname = 'asker' }": [{ value: 7 }],
    "nodes[certname]{ two }": [{ certname: "monitor" }, { certname: "web5" }],
    "nodes[certname]{ none }": [],
  },
};

let command: RealCommand;
beforeAll(() => {
  command = new RealCommand();
  command.write({ "site.pp": site });
}, 120_000);
afterAll(() => command.remove());

const notes = (text: string) => [...text.matchAll(/"title": "((?:of|role|asked) [^"]*)"/g)].map(([, title]) => title);

describe("from a database", () => {
  let fake: FakePuppetDb;
  beforeEach(async () => void (fake = await FakePuppetDb.start(few)));
  afterEach(() => fake.stop());
  const run = async (...words: string[]) => command.runMeanwhile(...words, "--puppetdb", fake.url);

  test.each(["1", "2"])(
    "all nodes get their facts, and what others export, with --jobs %s",
    async (jobs) => {
      const { status, stdout } = await run("compile", "site.pp", "-o", `all-${jobs}`, "--jobs", jobs);
      expect(status).toBe(0);
      expect(stdout).toContain("40 of 40 nodes compiled");
      const files = command.contents(`all-${jobs}`);
      expect(notes(files["web7.json"]!)).toEqual(["role web", expect.stringMatching(/^of web\d$/)]);
      // What nodes of this run export now counts, not what they exported then.
      const collected = notes(files["monitor.json"]!).filter((title) => title!.startsWith("of "));
      expect(collected).toContain("of gone 80");
      expect(collected).toContain("of web5 81");
      expect(collected).not.toContain("of web5 80");
      expect(notes(files["asker.json"]!)).toContain("asked [asker] [7]");
      expect(fake.asked.filter((query) => query.includes("resources"))).toEqual([
        expect.stringContaining('["Site::Entry"]'),
      ]);
    },
    60_000,
  );

  test("a query names the nodes; the files of facts are gone afterwards", async () => {
    const temporary = join(command.folder, "temporary");
    mkdirSync(temporary, { recursive: true });
    const words = ["compile", "site.pp", "-o", "two", "--query", "nodes[certname]{ two }", "--puppetdb", fake.url];
    expect((await command.runMeanwhile({ TMPDIR: temporary }, ...words)).status).toBe(0);
    expect(Object.keys(command.contents("two"))).toEqual(["monitor.json", "web5.json"]);
    expect(readdirSync(temporary)).toEqual([]);
  }, 60_000);

  test("one node gets everything as well, on standard output", async () => {
    const { status, stdout } = await run("compile", "site.pp", "--node", "monitor");
    expect(status).toBe(0);
    expect(notes(stdout)).toEqual(expect.arrayContaining(["role monitor", "of gone 80", "of web5 80"]));
    expect(notes((await run("compile", "site.pp", "--node", "asker")).stdout)).toContain("asked [asker] [7]");
  }, 60_000);

  test("`check` checks all nodes, and writes nothing", async () => {
    const { status, stdout } = await run("check", "site.pp");
    expect([status, stdout]).toEqual([0, expect.stringContaining("40 of 40 nodes checked")]);
  }, 60_000);

  test("`diff --git` compares with facts and exports of the database", async () => {
    const folder = join(command.folder, "repository");
    mkdirSync(join(folder, "manifests"), { recursive: true });
    const git = (...words: string[]) =>
      spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...words], { cwd: folder, encoding: "utf8" });
    git("init", "-q");
    for (const text of [site, site.replace("${title} ${port}", "${title} at ${port}")]) {
      command.write({ "repository/manifests/site.pp": text });
      git("add", ".");
      git("commit", "-qm", "x");
    }
    const { status, stdout } = await run("diff", "--git", "HEAD~1", "HEAD", "--environment", "./repository");
    expect(status).toBe(2);
    // Only the monitor collects: what the compared nodes export now, and what the database has of others.
    expect(stdout).toContain("of gone at 80");
    expect(stdout).toContain("of web5 at 81");
    expect(stdout).toMatch(/^No differences on 39 nodes/m);
  }, 60_000);

  test.each([
    [["--query", "nodes[certname]{ none }"], 1, "the query names no node that has facts"],
    [["--query", "nodes{"], 1, "answers with 400: PQL parse error"],
    [["--node", "unknown"], 1, "there are no facts of `unknown`"],
    [["--node", "web5", "--query", "nodes[certname]{}"], 64, "leave out one of them"],
  ])(
    "%j is told",
    async (words, expected, message) => {
      const { status, stderr } = await run("compile", "site.pp", "-o", "wrong", ...words);
      expect([status, stderr]).toEqual([expected, expect.stringContaining(message)]);
    },
    60_000,
  );

  test("a file of the project can't send queries with the user's certificate", async () => {
    command.write({ "project.json": JSON.stringify({ puppetdb: fake.url }) });
    const { status, stderr } = await command.runMeanwhile("compile", "site.pp", "--config", "project.json");
    expect([status, stderr]).toEqual([64, expect.stringContaining("a project's file may not do by itself")]);
    expect(fake.asked).toEqual([]);
  }, 60_000);
});

test("a database that isn't there is told", async () => {
  const words = ["compile", "site.pp", "-o", "nowhere", "--puppetdb", "http://127.0.0.1:1"];
  const { status, stderr } = await command.runMeanwhile(...words);
  expect([status, stderr]).toEqual([1, expect.stringContaining("PuppetDB can't be reached")]);
}, 60_000);

test("the facts of 100,000 nodes are larger than the memory they pass through", async () => {
  const padding = "x".repeat(1000);
  const contents = { count: 100_000, nameOf: (index: number) => `n${index}`, factsOf: () => ({ padding }) };
  const fake = await FakePuppetDb.start(contents);
  try {
    const words = ["puppetdb", "facts", "--puppetdb", fake.url, "-o", "facts.ndjson"];
    const { status, stderr } = await command.runMeanwhile({ NODE_OPTIONS: "--max-old-space-size=64" }, ...words);
    expect([status, stderr]).toEqual([0, ""]);
    const { stdout } = spawnSync("wc", ["-lc", "facts.ndjson"], { cwd: command.folder, encoding: "utf8" });
    const [lines, bytes] = stdout.trim().split(/\s+/).map(Number);
    expect(lines).toBe(100_000);
    expect(bytes).toBeGreaterThan(100e6);
  } finally {
    fake.stop();
  }
}, 120_000);

describe("with a real PuppetDB", () => {
  const why = whyNoPuppetDb();
  testIf(why === undefined, why ?? "")(
    "facts and exported resources come from it",
    async () => {
      const real = await RealPuppetDb.start();
      const database = new PuppetDb({ url: real.url });
      try {
        const from = (certname: string) => ({
          certname,
          environment: "production",
          producer: "puppet",
          time: new Date(),
        });
        await database.submit(replaceFacts(from("monitor"), { role: "monitor" }));
        await database.submit(replaceFacts(from("web1"), { role: "web" }));
        const resources = [
          { type: "Stage", title: "main", tags: ["stage"] },
          { type: "Class", title: "main", tags: ["class"] },
          {
            type: "Site::Entry",
            title: "of elsewhere",
            tags: ["site::entry"],
            exported: true,
            parameters: { port: 82 },
          },
        ];
        const edges = [
          { source: "Stage[main]", target: "Class[main]" },
          { source: "Class[main]", target: "Site::Entry[of elsewhere]" },
        ];
        const uuid = "11111111-2222-3333-4444-555555555555";
        const catalog = { version: 1, catalog_uuid: uuid, code_id: null, resources, edges };
        await database.submit(replaceCatalog(from("elsewhere"), catalog, { transaction: uuid }));
        const isThere = async () =>
          (await database.query("inventory[certname]{}")).length === 2 &&
          (await database.query("resources[title]{ exported = true }")).length === 1;
        while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 200));
        const query = "nodes[certname]{ certname in ['monitor', 'web1'] }";
        const words = ["compile", "site.pp", "-o", "real", "--puppetdb", real.url, "--query", query];
        expect(await command.runMeanwhile(...words)).toMatchObject({ status: 0, stderr: "" });
        const files = command.contents("real");
        expect(notes(files["web1.json"]!)).toEqual(["role web", expect.stringMatching(/^of web\d$/)]);
        expect(notes(files["monitor.json"]!)).toEqual(expect.arrayContaining(["of elsewhere 82", "of web1 81"]));
        expect(existsSync(join(command.folder, "real/elsewhere.json"))).toBe(false);
      } finally {
        database.close();
        await real.stop();
      }
    },
    600_000,
  );
});
