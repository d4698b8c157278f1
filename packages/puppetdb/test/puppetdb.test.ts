import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandQueue, PuppetDb, replaceCatalog, replaceFacts, storeReport, type Command } from "@cairn/puppetdb";
import { testIf } from "@cairn/testing";
import { JsonRows } from "../src/json-rows.js";
import { RealPuppetDb, whyNoPuppetDb } from "@cairn/testing/puppet";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "cairn-queue-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sender = (certname: string, time = new Date()) => ({
  certname,
  environment: "production",
  producer: "puppet",
  time,
});
const uuid = "11111111-2222-3333-4444-555555555555";

function catalogOf(name: string): Command {
  const resources = [
    { type: "Stage", title: "main", tags: ["stage"] },
    { type: "Class", title: "main", tags: ["class"] },
    {
      type: "File",
      title: "/etc/motd",
      file: "/site.pp",
      line: 3,
      parameters: { content: "hi", require: "Notify[first]" },
    },
    {
      type: "File",
      title: "secret",
      parameters: { path: "/etc/secret", content: "s3cret" },
      sensitive_parameters: ["content"],
    },
    {
      type: "Notify",
      title: "first",
      parameters: { message: { __ptype: "Regexp", __pvalue: "a.*" }, before: ["File[/etc/secret]"] },
    },
    { type: "Host", title: name, exported: true, parameters: { ip: "10.0.0.1", host_aliases: ["a", "b"] } },
  ];
  const edges = ["File[/etc/motd]", "File[secret]", "Notify[first]", `Host[${name}]`].map((target) => ({
    source: "Class[main]",
    target,
  }));
  const catalog = {
    version: 1795412038,
    catalog_uuid: uuid,
    code_id: null,
    resources,
    edges: [{ source: "Stage[main]", target: "Class[main]" }, ...edges],
  };
  const exported = [
    { type: "Notify", title: "first", exported: true, tags: ["collected"], parameters: { message: "other" } },
    { type: "Package", title: "of others", exported: true, parameters: { ensure: "present" } },
  ];
  return replaceCatalog(sender(name), catalog, { transaction: uuid, exported });
}

test("what a node exports is in the catalog that PuppetDB gets, and once where the node collects it itself", () => {
  const { resources } = catalogOf("web1").payload as { resources: { title: string; exported: boolean }[] };
  expect(resources.filter(({ title }) => title === "first")).toMatchObject([{ exported: true, file: null }]);
  expect(resources.filter(({ exported }) => exported).map(({ title }) => title)).toEqual([
    "first",
    "web1",
    "of others",
  ]);
});

const report = {
  host: "web1",
  time: "2026-11-23T05:00:00.000000000+00:00",
  configuration_version: 1795412038,
  ...{ transaction_uuid: uuid, catalog_uuid: uuid, report_format: 12, puppet_version: "8.10.0", status: "changed" },
  ...{
    environment: "production",
    noop: false,
    noop_pending: false,
    corrective_change: false,
    cached_catalog_status: "not_used",
  },
  logs: [
    {
      level: "notice",
      message: "hi",
      source: "Puppet",
      tags: ["notice"],
      time: "2026-11-23T05:00:01.000+00:00",
      file: null,
      line: null,
    },
  ],
  metrics: { time: { name: "time", label: "Time", values: [["total", "Total", 1.5]] } },
  resource_statuses: {
    "File[/etc/motd]": {
      ...{ title: "/etc/motd", resource_type: "File", time: "2026-11-23T05:00:01.000+00:00", skipped: false },
      ...{ containment_path: ["Stage[main]", "File[/etc/motd]"], file: "/site.pp", line: 3, corrective_change: false },
      events: [
        {
          ...{ status: "success", time: "2026-11-23T05:00:01.000+00:00", name: "file_created", property: "ensure" },
          ...{ desired_value: "file", previous_value: "absent", message: "created", corrective_change: false },
        },
      ],
    },
  },
};

test.each([
  {},
  { time: "never", resource_statuses: "x", logs: {}, metrics: [null] },
  { time: 1e300, resource_statuses: [null, { events: {} }], logs: [null, 7], metrics: { time: { values: "x" } } },
  { time: "2026-11-23T05:00:00Z", metrics: { time: { values: [null, ["total", "Total", 1e300]] }, other: null } },
])("what is no report of an agent becomes a command all the same: %j", (wrong) => {
  const { payload } = storeReport(sender("web1", new Date("2026-11-23T05:00:00Z")), { host: "web1", ...wrong });
  expect(payload).toMatchObject({ certname: "web1", logs: [], start_time: expect.stringMatching(/^2026-.*Z$/) });
});

test("secrets aren't in the catalog that PuppetDB gets", () => {
  expect(JSON.stringify(catalogOf("web1"))).not.toContain("s3cret");
});

test("relationships become edges, by aliases as well", () => {
  const { edges } = catalogOf("web1").payload as { edges: { relationship: string; source: object; target: object }[] };
  expect(edges.filter(({ relationship }) => relationship !== "contains")).toEqual([
    {
      relationship: "required-by",
      source: { type: "Notify", title: "first" },
      target: { type: "File", title: "/etc/motd" },
    },
    { relationship: "before", source: { type: "Notify", title: "first" }, target: { type: "File", title: "secret" } },
  ]);
});

test.each([1, 2, 3, 7, 1000])("rows are cut out of pieces of %s units", (length) => {
  const rows = [{ a: ']}\\"' }, { b: [{ c: 1 }] }, [], { d: '\u00e4"' }];
  const text = JSON.stringify(rows);
  const cutter = new JsonRows();
  const found: unknown[] = [];
  for (let at = 0; at < text.length; at += length)
    for (const row of cutter.push(text.slice(at, at + length))) found.push(JSON.parse(row));
  expect([found, cutter.isWhole]).toEqual([rows, true]);
});

test.each([
  { time: "no time", resource_statuses: 5, logs: "x", metrics: 5 },
  { time: {}, resource_statuses: { a: null, b: { events: [null, 1] } }, logs: [null, {}], metrics: { a: null } },
  { time: "2026-11-23T05:00:00Z", metrics: { time: { values: [null, ["total", "Total", 1e300]] } } },
  { metrics: { time: { values: 5 } } },
])("a report that is none is a command all the same: PuppetDB may refuse it: %j", (odd) => {
  const time = new Date("2026-11-23T06:00:00Z");
  const { payload } = storeReport(sender("web1", time), odd);
  const start = odd.time === "2026-11-23T05:00:00Z" ? odd.time : "2026-11-23T06:00:00Z";
  const [start_time, end_time] = [new Date(start).toISOString(), new Date(start).toISOString()];
  expect(payload).toMatchObject({ certname: "web1", start_time, end_time, resources: [], noop: false });
});

/** Whether all that waits has been tried, and none of it is being sent. */
function isResting(queue: CommandQueue): boolean {
  const { inFlight, timer } = queue as unknown as { inFlight: ReadonlySet<string>; timer?: unknown };
  return timer !== undefined && inFlight.size === 0;
}

describe("the queue", () => {
  const sent: string[] = [];
  let status = 200;
  let server: Server;
  let database: PuppetDb;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          if (status === 200) sent.push(new URL(request.url!, "http://x").searchParams.get("certname")!);
          response.writeHead(status).end("{}");
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    database = new PuppetDb({ url: `http://127.0.0.1:${(server.address() as { port: number }).port}` });
  });
  afterAll(() => {
    database.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    sent.length = 0;
    status = 200;
  });

  const queue = (submit = (command: Command) => database.submit(command)) =>
    new CommandQueue({ folder, submit, log: () => undefined });
  const until = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const waiting = () => readdirSync(folder).filter((file) => file.endsWith(".json"));

  test("keeps what can't be sent, and sends it later", async () => {
    status = 503;
    let failures = 0;
    const first = queue((command) =>
      database.submit(command).catch((thrown: unknown) => {
        failures++;
        throw thrown;
      }),
    );
    for (const name of ["a", "b", "c"]) await first.add(storeReport(sender(name), report));
    await until(() => failures > 0);
    expect([sent, waiting().length]).toEqual([[], 3]);
    status = 200;
    await until(() => first.size === 0);
    expect(sent.sort()).toEqual(["a", "b", "c"]);
    expect(waiting()).toEqual([]);
    await first.close();
  });

  test("goes on where another process stopped", async () => {
    const first = queue(async () => Promise.reject(new Error("gone")));
    for (let index = 0; index < 10; index++) await first.add(storeReport(sender(`web${index}`), report));
    await first.close();
    expect(waiting()).toHaveLength(10);
    const second = queue();
    await until(() => second.size === 0);
    expect(sent.sort()).toEqual(Array.from({ length: 10 }, (_, index) => `web${index}`));
    await second.close();
  });

  test("holds only the newest facts of a node, and all its reports", async () => {
    const first = queue(async () => Promise.reject(new Error("gone")));
    await first.add(replaceFacts(sender("web1"), { first: true }));
    await until(() => isResting(first));
    for (const name of ["web1", "web1", "web2"]) await first.add(replaceFacts(sender(name), { last: true }));
    for (let index = 0; index < 2; index++) await first.add(storeReport(sender("web1"), report));
    await first.close();
    expect(
      waiting()
        .map((file) => file.split("~").slice(1, 3).join(" "))
        .sort(),
    ).toEqual(["replace_facts web1", "replace_facts web2", "store_report web1", "store_report web1"]);
  });

  test("keeps commands of nodes with unusual names apart, below its own directory", async () => {
    const names = ["../refused/x", "..", "x~replace_facts~web1", "web1", "a/b", ".tmp"];
    const first = queue(async () => Promise.reject(new Error("gone")));
    for (const name of names) await first.add(replaceFacts(sender(name), {}));
    await first.close();
    expect([waiting(), readdirSync(join(folder, "refused"))].map(({ length }) => length)).toEqual([names.length, 0]);
    const second = queue();
    await until(() => second.size === 0);
    expect(sent.sort()).toEqual(names.sort());
    await second.close();
  });

  test("knows what is on the disk when commands of a node come at the same time", async () => {
    for (const number of [1, 2])
      writeFileSync(join(folder, `2026010${number}~replace_facts~web1~${number}.json`), "{}");
    const first = queue(async () => Promise.reject(new Error("gone")));
    await first.add(storeReport(sender("web2"), report));
    await until(() => isResting(first));
    await Promise.all([1, 2, 3].map((number) => first.add(replaceFacts(sender("web1"), { number }))));
    expect(waiting()).toHaveLength(2);
    expect(first.size).toBe(2);
    await first.close();
  });

  test("doesn't wait for a command whose file is gone", async () => {
    status = 503;
    const first = queue();
    await first.add(storeReport(sender("a"), report));
    await first.add(storeReport(sender("b"), report));
    await until(() => (first as unknown as { inFlight: Set<string> }).inFlight.size === 0);
    rmSync(join(folder, waiting()[0]!));
    status = 200;
    await until(() => first.size === 0);
    expect([first.size, sent.length]).toEqual([0, 1]);
    await first.close();
  });

  test("puts away what PuppetDB refuses, and what is damaged", async () => {
    writeFileSync(join(folder, "20260101~store_report~x~1.json"), "{");
    status = 400;
    const first = queue();
    await first.add(storeReport(sender("a"), report));
    await until(() => first.size === 0);
    expect(readdirSync(join(folder, "refused"))).toHaveLength(2);
    await first.close();
  });

  test.each([401, 403, 404, 408, 429, 500, 503])(
    "keeps what is answered with %s, which isn't about it",
    async (code) => {
      status = code;
      const first = queue();
      await first.add(storeReport(sender("a"), report));
      await until(() => isResting(first));
      expect([waiting().length, readdirSync(join(folder, "refused"))]).toEqual([1, []]);
      await first.close();
    },
  );
});

describe("with a real PuppetDB", () => {
  const why = whyNoPuppetDb();
  const inReality = testIf(why === undefined, why ?? "");
  let real: RealPuppetDb | undefined;
  let database: PuppetDb;
  beforeAll(async () => {
    if (why !== undefined) return;
    real = await RealPuppetDb.start();
    database = new PuppetDb({ url: real.url });
  }, 600_000);
  afterAll(async () => {
    database?.close();
    await real?.stop();
  }, 60_000);

  const eventually = async <Value>(ask: () => Promise<Value>, isDone: (value: Value) => boolean): Promise<Value> => {
    for (;;) {
      const value = await ask();
      if (isDone(value)) return value;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  inReality(
    "facts, catalogs and reports arrive, and are found by queries",
    async () => {
      for (const name of ["web1", "web2"]) {
        await database.submit(replaceFacts(sender(name), { os: { family: "Debian" }, id: name }));
        await database.submit(catalogOf(name));
      }
      await database.submit(storeReport(sender("web1"), report));
      type Exported = Readonly<Record<string, unknown>>;
      const hosts = await eventually(
        () => database.exported<Exported>("Host", "web1"),
        (found) => found.length === 1,
      );
      expect(hosts[0]).toMatchObject({
        certname: "web2",
        title: "web2",
        parameters: { ip: "10.0.0.1", host_aliases: ["a", "b"] },
      });
      const reports = await eventually(
        () => database.query<Exported>("reports[certname, status, catalog_uuid]{ certname = 'web1' }"),
        (found) => found.length === 1,
      );
      expect(reports).toEqual([{ certname: "web1", status: "changed", catalog_uuid: uuid }]);
      const edges = await database.query<Exported>([
        "from",
        "edges",
        ["and", ["=", "certname", "web1"], ["not", ["=", "relationship", "contains"]]],
      ]);
      expect(edges.map(({ relationship }) => relationship).sort()).toEqual(["before", "required-by"]);
    },
    600_000,
  );

  inReality(
    "facts of many nodes come page by page",
    async () => {
      const names = Array.from({ length: 450 }, (_, index) => `many${String(index).padStart(3, "0")}`);
      for (const name of names) await database.submit(replaceFacts(sender(name), { id: name }));
      const query = "nodes[certname]{ certname ~ '^many' }";
      await eventually(
        () => database.query(query),
        (found) => found.length === names.length,
      );
      const found: string[] = [];
      for await (const { certname, facts } of database.inventory(query)) {
        expect(facts["id"]).toBe(certname);
        found.push(certname);
      }
      expect(found).toEqual(names);
    },
    600_000,
  );

  inReality("a query that is wrong is answered with PuppetDB's words", async () => {
    await expect(database.query("nodes{")).rejects.toThrow(/answers with 400/);
  });

  inReality(
    "what is queued while it is gone arrives once it is back",
    async () => {
      await real!.stopPuppetDb();
      const queue = new CommandQueue({ folder, submit: (command) => database.submit(command), log: () => undefined });
      await queue.add(replaceFacts(sender("late"), { id: "late" }));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(queue.size).toBe(1);
      await real!.startPuppetDb();
      const found = await eventually(
        () => database.query("nodes[certname]{ certname = 'late' }"),
        (rows) => rows.length === 1,
      );
      expect(found).toEqual([{ certname: "late" }]);
      await queue.close();
    },
    600_000,
  );
});
