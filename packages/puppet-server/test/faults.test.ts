import { connect } from "node:tls";
import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { badRequest, type CatalogCompiler } from "@cairn/puppet-server";
import { WorkerPool } from "@cairn/puppet-server/workers";
import { factsForm, TestServer } from "./harness.js";
import { eventually } from "@cairn/testing";

const catalogPath = "/puppet/v3/catalog/web1?environment=production";

const told: string[] = [];

function pool(mostSeconds = 30, answer: () => Promise<unknown> = async () => "answered"): WorkerPool {
  return new WorkerPool({
    ...{ script: join(import.meta.dirname, "die.worker.mjs"), data: {}, size: 2, mostSeconds, mostMemory: 64, answer },
    log: (line) => told.push(line),
  });
}

const job = (what: string, name = "web1") => ({
  ...{ name, facts: { what }, trusted: {} },
  environment: { name: "production", root: "/", generation: 1 },
});

/** Facts as deep as they are long. */
const deepFacts = `{"name":"web1","values":{"a":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}}`;

describe("a worker", () => {
  test("that dies as soon as it is loaded is replaced after a pause", async () => {
    const deaths: number[] = [];
    const script = new URL("data:text/javascript,process.exit(1)");
    const options = { script, data: {}, size: 1, mostSeconds: 1, mostMemory: 64, answer: async () => null };
    const workers = new WorkerPool({ ...options, log: () => deaths.push(performance.now()) });
    while (deaths.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await workers.close();
    expect(deaths[1]! - deaths[0]!).toBeGreaterThan(900);
  });

  test.each([
    ["die", "exit code 3"],
    ["throw", "broken"],
    ["hang", "longer than 1 seconds"],
    ["fill", "memory"],
  ])("that does %s costs its own node its catalog, and no other", async (what, reason) => {
    const workers = pool(what === "hang" ? 1 : 30);
    const bad = workers.compile(job(what, "bad")).then(
      () => "compiled",
      (thrown: Error) => thrown.message,
    );
    const good = Promise.all(["a", "b", "c"].map((name) => workers.compile(job("answer", name))));
    expect(await bad).toContain(reason);
    expect(told.at(-1)).toMatch(/^a worker that worked on the catalog of bad ended: /);
    expect((await good).map((each) => ("catalog" in each ? each.catalog : ""))).toEqual(["a", "b", "c"]);
    await workers.close();
  });

  test("asks the server's stores, and hears why they don't answer", async () => {
    const workers = pool();
    expect(await workers.compile(job("ask"))).toMatchObject({ catalog: "answered" });
    await workers.close();
    const others = pool(30, async () => Promise.reject(new Error("gone")));
    expect(await others.compile(job("ask"))).toEqual({ problem: "gone" });
    await others.close();
  });
});

describe("the server", () => {
  let server: TestServer;
  const waiting: (() => void)[] = [];
  const outcome: { problem?: string } = {};
  let compiled = 0;
  const slow: CatalogCompiler = {
    async compile({ facts }) {
      compiled++;
      if (facts["slow"] === true) await new Promise<void>((resolve) => waiting.push(resolve));
      return outcome.problem === undefined ? { catalog: "{}", exported: [] } : { problem: outcome.problem };
    },
    classes: async () => [],
    transports: async () => ({ transports: [] }),
    close: async () => undefined,
  };
  let isFull = false;
  const storage = {
    factsOf: async () => undefined,
    storeFacts: async () =>
      isFull ? Promise.reject(Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC" })) : undefined,
    storeCatalog: async () => undefined,
    storeReport: async () =>
      isFull ? Promise.reject(Object.assign(new Error("ENOSPC: no space"), { code: "ENOSPC" })) : undefined,
  };
  beforeAll(async () => {
    server = await TestServer.start({ compiler: slow, storage });
  }, 300_000);
  afterAll(async () => server.stop());

  const post = async (body: string, path = catalogPath) => server.ask(path, { as: "web1", method: "POST", body });

  test.each([
    ["broken JSON", `facts_format=application/json&facts=${encodeURIComponent("{")}`],
    ["a list", `facts_format=application/json&facts=${encodeURIComponent("[]")}`],
    ["no values", `facts_format=application/json&facts=${encodeURIComponent('{"name":"web1"}')}`],
    ["a broken code", "facts_format=application/json&facts=%25zz"],
    ["a tower of braces", `facts_format=application/json&facts=${encodeURIComponent(deepFacts)}`],
    ["YAML", `facts_format=yaml&facts=${encodeURIComponent("{}")}`],
  ])("refuses facts that are %s", async (_what, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ issue_kind: "MISSING_OR_INVALID_PARAMETER" });
  });

  test.each([
    `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    `{"a":"${'\\"'.repeat(200_000)}`,
    ...["null", "[]", "{", '"x"', ""],
  ])("refuses the report %.100j", async (body) => {
    expect((await server.ask("/puppet/v3/report/web1", { as: "web1", method: "PUT", body })).status).toBe(400);
  });

  test.each(['{"name":"web1"}', '{"name":"web1","values":[]}', '{"name":"web2","values":{}}'])(
    "refuses the facts %s",
    async (body) => {
      expect((await server.ask("/puppet/v3/facts/web1", { as: "web1", method: "PUT", body })).status).toBe(400);
    },
  );

  test("refuses bodies that are too large, unread where nobody may send one", async () => {
    const large = "x".repeat(33 * 1024 * 1024);
    const refusedOrCut = async (asked: ReturnType<TestServer["ask"]>) =>
      asked.then(
        ({ status }) => status,
        () => "cut",
      );
    expect([413, "cut"]).toContain(await refusedOrCut(post(large)));
    const request = server.ask("/puppet-ca/v1/certificate_request/web9", { method: "PUT", body: "x".repeat(100_000) });
    expect([413, "cut"]).toContain(await refusedOrCut(request));
    const nobody = server.ask(catalogPath, { method: "POST", body: large });
    expect([403, "cut"]).toContain(await refusedOrCut(nobody));
    expect((await post(factsForm("web1"))).status).toBe(200);
  });

  test("tells agents the compiler's errors as Puppet does", async () => {
    outcome.problem = "Unknown variable: 'x' (file: /site.pp, line: 1, column: 2) on node web1";
    const answer = await post(factsForm("web1"));
    delete outcome.problem;
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({
      message: "Unknown variable: 'x' (file: /site.pp, line: 1, column: 2) on node web1",
      issue_kind: "RUNTIME_ERROR",
    });
  });

  test("knows no environment that isn't there", async () => {
    expect((await server.ask("/puppet/v3/node/web1?environment=nope", { as: "web1" })).status).toBe(404);
    expect((await server.ask("/puppet/v3/node/web1?environment=..%2f..", { as: "web1" })).status).toBe(400);
  });

  test("hands out catalogs while the disk is full, and refuses reports", async () => {
    isFull = true;
    const [catalog, report] = [
      await post(factsForm("web1")),
      await server.ask("/puppet/v3/report/web1", { as: "web1", method: "PUT", body: '{"host":"web1"}' }),
    ];
    isFull = false;
    expect([catalog.status, report.status]).toEqual([200, 507]);
    expect(server.lines.join("\n")).toContain("no space left");
    expect(server.lines.join("\n")).toContain("facts and catalog of web1 can't be stored");
  });

  test("ends connections that say nothing", async () => {
    const socket = connect({ port: server.port, host: "127.0.0.1", rejectUnauthorized: false });
    await new Promise((resolve) => socket.once("secureConnect", resolve));
    socket.write("GET /status/v1/simple HTTP/1.1\r\nHost: x\r\nX-Slow:");
    const ended = await new Promise((resolve) =>
      socket.once("close", () => resolve("ended")).on("data", () => undefined),
    );
    expect(ended).toBe("ended");
  }, 300_000);

  describe("serves catalogs of one state of the files", () => {
    const file = (name: string) => join(server.folder, "code/production/manifests", name);
    const generation = async () => (await server.environments.find("production")).generation;

    test("which is another one soon after a change", async () => {
      for (const change of [
        () => writeFileSync(file("site.pp"), "# changed"),
        () => server.write("code/production/modules/new/manifests/init.pp", "class new {}"),
        () => writeFileSync(join(server.folder, "code/production/modules/new/manifests/init.pp"), "class new { }"),
        () => renameSync(file("site.pp"), file("moved.pp")),
        () => unlinkSync(file("moved.pp")),
      ]) {
        const before = await generation();
        change();
        await eventually(async () => expect(await generation()).toBeGreaterThan(before));
      }
    });

    test("and compiles again what files changed under", async () => {
      const before = compiled;
      const answer = post(factsForm("web1", { slow: true }));
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      writeFileSync(file("site.pp"), "# changed in the midst");
      waiting.pop()!();
      while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      waiting.pop()!();
      expect((await answer).status).toBe(200);
      expect(compiled - before).toBe(2);
    });

    test("and waits until a change is whole", async () => {
      const before = await generation();
      writeFileSync(file("one.pp"), "# 1");
      let isDone = false;
      const found = server.environments.find("production").then((environment) => ((isDone = true), environment));
      for (let part = 0; part < 5; part++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(isDone).toBe(false);
        writeFileSync(file(`part${part}.pp`), "# part");
      }
      expect((await found).generation).toBe(before + 1);
    });

    test("and follows a link that is set anew", async () => {
      const code = join(server.folder, "code");
      for (const name of ["one", "two"]) mkdirSync(join(server.folder, name));
      symlinkSync(join(server.folder, "one"), join(code, "linked"));
      const one = await server.environments.find("linked");
      rmSync(join(code, "linked"));
      symlinkSync(join(server.folder, "two"), join(code, "linked"));
      expect([one.root, (await server.environments.find("linked")).root].map((each) => each.slice(-3))).toEqual([
        "one",
        "two",
      ]);
    });

    test("and that is another one where a folder was gone and is back", async () => {
      const write = () => server.write("code/branch/manifests/site.pp", "");
      write();
      const states = [await server.environments.find("branch")];
      rmSync(join(server.folder, "code/branch"), { recursive: true });
      await expect(server.environments.find("branch")).rejects.toThrow("Could not find environment 'branch'");
      write();
      states.push(await server.environments.find("branch"));
      expect(new Set(states.map(({ generation }) => generation)).size).toBe(2);
    });

    test("and that many ask for at once is read once", async () => {
      server.write("code/asked/manifests/site.pp", "");
      const found = await Promise.all(Array.from({ length: 20 }, () => server.environments.find("asked")));
      expect(new Set(found).size).toBe(1);
    });

    test("and forgets what an administrator flushes", async () => {
      const before = await generation();
      const path = "/puppet-admin-api/v1/environment-cache?environment=production";
      expect((await server.ask(path, { as: "admin", method: "DELETE" })).status).toBe(204);
      expect(await generation()).toBe(before + 1);
    });
  });

  test("answers what was asked before it ends", async () => {
    const answer = post(factsForm("web1", { slow: true }));
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const closed = server.server.close();
    setTimeout(() => waiting.pop()!(), 100);
    expect((await answer).status).toBe(200);
    await closed;
    await expect(server.ask("/status/v1/simple")).rejects.toThrow("ECONNREFUSED");
  });
});

test("a refusal of ours keeps its status", () => {
  expect(badRequest("x").status).toBe(400);
});
