import { chmodSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { referencesIn, Served } from "./serve.js";
import { eventually } from "@cairn/testing";

const production = "code/environments/production";

test("each environment has its own catalogs, and the modules beside them", async () => {
  const served = await Served.start({
    [`${production}/manifests/site.pp`]: "include common",
    "code/environments/dev/manifests/site.pp": "include common\nnotify { 'only dev': }",
    "code/modules/common/manifests/init.pp": "class common { notify { $environment: } }",
  });
  const inProduction = await served.catalog("web1");
  expect(referencesIn(inProduction.json)).toContain("Notify[production]");
  const inDev = await served.catalog("web1", {}, "dev");
  expect(referencesIn(inDev.json)).toEqual(expect.arrayContaining(["Notify[dev]", "Notify[only dev]"]));
  expect(inDev.json["environment"]).toBe("dev");
  const elsewhere = await served.catalog("web1", {}, "nope");
  expect([elsewhere.status, elsewhere.json["environment"]]).toEqual([200, "production"]);
  await served.stop();
});

test("a change is in the catalog soon: of manifests, data and templates, and of a module that is new", async () => {
  const served = await Served.start({
    [`${production}/manifests/site.pp`]: "notify { lookup('text'): }",
    [`${production}/hiera.yaml`]: "version: 5\nhierarchy:\n  - { name: all, path: all.yaml }\n",
    [`${production}/data/all.yaml`]: "text: before",
  });
  const titles = async () =>
    referencesIn((await served.catalog("web1")).json).filter((each) => each.startsWith("Notify"));
  expect(await titles()).toEqual(["Notify[before]"]);
  served.write(`${production}/data/all.yaml`, "text: after");
  await eventually(async () => expect(await titles()).toEqual(["Notify[after]"]));
  served.write(`${production}/modules/new/manifests/init.pp`, "class new { notify { template('new/t.erb'): } }");
  served.write(`${production}/modules/new/templates/t.erb`, "one");
  served.write(`${production}/manifests/site.pp`, "include new");
  await eventually(async () => expect(await titles()).toEqual(["Notify[one]"]));
  served.write(`${production}/modules/new/templates/t.erb`, "two");
  await eventually(async () => expect(await titles()).toEqual(["Notify[two]"]));
  await served.stop();
});

test("errors come back with their places, as many as there are", async () => {
  const served = await Served.start({ [`${production}/manifests/site.pp`]: "notify { $one: }\nnotify { $two: }" });
  const { json, status } = await served.catalog("web1");
  expect(status).toBe(500);
  expect(json["issue_kind"]).toBe("RUNTIME_ERROR");
  const place = (line: number) => String.raw`\(file: [^ ]*site\.pp, line: ${line}, column: 10\) on node web1`;
  expect(json["message"]).toMatch(new RegExp(`one.*${place(1)}; help: .*\n.*two.*${place(2)}; help: `));
  await served.stop();
});

test("facts can't say whom to trust", async () => {
  const served = await Served.start({
    [`${production}/manifests/site.pp`]:
      "notify { \"${trusted['certname']} ${trusted['authenticated']} ${server_facts['servername']}\": }",
  });
  const facts = { trusted: { certname: "admin" }, server_facts: { servername: "evil" }, clientcert: "admin" };
  const { json } = await served.catalog("web1", facts);
  expect(referencesIn(json)).toContain("Notify[web1 remote localhost]");
  await served.stop();
});

describe("a classifier", () => {
  const files = {
    [`${production}/manifests/site.pp`]: "",
    [`${production}/modules/web/manifests/init.pp`]: 'class web($port = 1) { notify { "${port} ${role}": } }',
    "code/environments/dev/manifests/site.pp": "notify { 'dev': }",
  };
  const notifies = async (served: Served, name = "web1") => {
    const { json, status } = await served.catalog(name);
    return status === 200 ? referencesIn(json).filter((each) => each.startsWith("Notify")) : String(json["message"]);
  };

  test("that is a file has what a program would say, by nodes", async () => {
    const first = await Served.start({ [`${production}/manifests/site.pp`]: "" });
    first.write(
      "nodes.yaml",
      "web1: { classes: { web: { port: 80 } }, parameters: { role: r } }\ndefault: { environment: dev }\n",
    );
    const served = await Served.start(files, { classifier: join(first.folder, "nodes.yaml") });
    expect(await notifies(served)).toEqual(["Notify[80 r]"]);
    expect(await notifies(served, "web2")).toEqual(["Notify[dev]"]);
    const node = async (name: string) => (await served.ask(name, { path: `/puppet/v3/node/${name}` })).json;
    expect(await node("web1")).toMatchObject({ parameters: { role: "r", environment: "production" } });
    expect(await node("web2")).toEqual({ name: "web2", environment: "dev", parameters: { environment: "dev" } });
    first.write("nodes.yaml", "[");
    expect(await notifies(served)).toContain("the classifier's file is damaged");
    await served.stop();
    await first.stop();
  });

  test("that is a program decides on classes and environment; what it gets wrong is told", async () => {
    const program =
      '#!/bin/sh\ncase "$1" in web1) echo "{classes: {web: {port: 80}}, parameters: {role: r}}";; web2) echo "{environment: dev}";; web3) echo "[";; *) echo no >&2; exit 3;; esac\n';
    const first = await Served.start({ [`${production}/manifests/site.pp`]: "" });
    first.write("enc", program);
    chmodSync(join(first.folder, "enc"), 0o755);
    const served = await Served.start(files, { classifier: join(first.folder, "enc") });
    expect(await notifies(served)).toEqual(["Notify[80 r]"]);
    expect(await notifies(served, "web2")).toEqual(["Notify[dev]"]);
    expect(await notifies(served, "web3")).toContain("Failed when searching for node web3");
    expect(await notifies(served, "web4")).toContain("it ended with 3: no");
    await served.stop();
    await first.stop();
  });

  test("that is an address", async () => {
    const server = createServer((request, response) =>
      response.end(JSON.stringify({ classes: { web: { port: 8 } }, parameters: { role: request.url } })),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const served = await Served.start(files, { classifier: `http://127.0.0.1:${port}/enc` });
    expect(await notifies(served)).toEqual(["Notify[8 /enc/web1]"]);
    await served.stop();
    server.closeAllConnections();
    server.close();
  });
});

test("what a node exports others collect, until it exports no more; the node that exports has it at once", async () => {
  const served = await Served.start({
    [`${production}/manifests/site.pp`]:
      "if $trusted['certname'] == 'web1' { @@notify { 'shared': message => Sensitive('s3cret') } }\nNotify <<| |>>",
  });
  expect(referencesIn((await served.catalog("web1")).json)).toContain("Notify[shared]");
  const collected = await served.catalog("web2");
  expect(referencesIn(collected.json)).toContain("Notify[shared]");
  expect(JSON.stringify(collected.json)).not.toContain("s3cret");
  served.write(`${production}/manifests/site.pp`, "Notify <<| |>>");
  await eventually(async () => {
    await served.catalog("web1");
    expect(referencesIn((await served.catalog("web2")).json)).not.toContain("Notify[shared]");
  });
  await served.stop();
});

test("what a node only exports isn't in its own catalog: the agent would apply it", async () => {
  const code = "@@notify { 'exported': }\n@notify { 'virtual': }\nnotify { 'own': }";
  const served = await Served.start({ [`${production}/manifests/site.pp`]: code });
  const { json } = await served.catalog("web1");
  expect(referencesIn(json).filter((each) => each.startsWith("Notify"))).toEqual(["Notify[own]"]);
  expect(JSON.stringify(json)).not.toContain("exported]");
  await served.stop();
});
