import { notFound } from "../src/problem.js";
import { factsForm, TestServer } from "./harness.js";

const resource = (title: string, parameters: object, type = "File") => ({ type, title, parameters });
const resources = [
  resource("/one", { source: "puppet:///modules/web/one" }),
  resource("/linked", { source: ["puppet:///modules/web/none", "puppet://other:1/modules/web/two/"], checksum: "md5" }),
  resource("/tree", { source: "puppet:///modules/web/tree", recurse: true, ignore: "*.bak" }),
  resource("/both", {
    source: ["puppet:///modules/web/tree", "puppet:///modules/app/tree"],
    recurse: "remote",
    sourceselect: "all",
  }),
  resource("/absent", { source: "puppet:///modules/web/one", ensure: "absent" }),
  resource("/local", { source: ["puppet:///modules/web/one", "/etc/motd"] }),
  resource("/nowhere", { source: "puppet:///modules/web/none" }),
  resource("/mount", { source: "puppet:///nothing/web/one" }),
  resource("/up", { source: "puppet:///modules/web/../../../secret" }),
  resource("/outside", { source: "puppet:///modules/far/one" }),
  resource("/content", { content: "x" }),
  resource("/notify", { source: "puppet:///modules/web/one" }, "Notify"),
];

let server: TestServer;
const asked: string[][] = [];
beforeAll(async () => {
  server = await TestServer.start({
    compiler: {
      compile: async () => ({ catalog: JSON.stringify({ name: "web1", code_id: null, resources }), exported: [] }),
      classes: async () => [],
      transports: async () => ({ transports: [] }),
      close: async () => undefined,
    },
    versions: {
      idOf: async (environment) => (environment === "plain" ? undefined : "v1"),
      contentOf: async (...words) => {
        asked.push(words);
        if (words[1] !== "v1") throw notFound("there is no such version");
        return new Uint8Array([0, 255]);
      },
    },
  });
  for (const path of ["one", "two", "tree/a", "tree/sub/b", "tree/c.bak"])
    server.write(`code/production/modules/web/files/${path}`, path);
  server.write("code/production/modules/app/files/tree/d", "d");
  server.write("code/plain/manifests/site.pp", "");
}, 300_000);
afterAll(async () => server.stop());

async function catalog(form: string, environment = "production") {
  const body = `${factsForm("web1")}&${form}`.replace("environment=production", `environment=${environment}`);
  const answer = await server.ask("/puppet/v3/catalog/web1", { as: "web1", method: "POST", body });
  return JSON.parse(answer.text);
}

const urisOf = (entries: { relative_path: string; content_uri: string }[]) =>
  Object.fromEntries(entries.map((each) => [each.relative_path, each.content_uri]));

test("what an agent would ask of its modules' files is in the catalog", async () => {
  const {
    code_id: id,
    metadata,
    recursive_metadata: recursive,
  } = await catalog("static_catalog=true&checksum_type=x.sha256.md5");
  expect(id).toBe("v1");
  expect(Object.keys(metadata)).toEqual(["/one", "/linked"]);
  expect(metadata["/one"]).toMatchObject({
    ...{
      type: "file",
      relative_path: null,
      content_uri: "puppet:///modules/web/files/one",
      source: "puppet:///modules/web/one",
    },
    checksum: { type: "sha256", value: "{sha256}7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed" },
  });
  expect(metadata["/linked"]).toMatchObject({
    ...{ content_uri: "puppet://other:1/modules/web/files/two", checksum: { type: "md5" } },
  });
  expect(Object.keys(recursive)).toEqual(["/tree", "/both"]);
  expect(urisOf(recursive["/tree"]["puppet:///modules/web/tree"])).toEqual({
    ".": "puppet:///modules/web/files/tree",
    a: "puppet:///modules/web/files/tree/a",
    sub: "puppet:///modules/web/files/tree/sub",
    "sub/b": "puppet:///modules/web/files/tree/sub/b",
  });
  expect(Object.keys(recursive["/both"])).toEqual(["puppet:///modules/web/tree", "puppet:///modules/app/tree"]);
});

test.each([
  ["", "production"],
  ["static_catalog=false&checksum_type=sha256", "production"],
  ["static_catalog=true&checksum_type=x", "production"],
  ["static_catalog=true&checksum_type=sha256", "plain"],
])("with %j in %s a catalog is plain", async (form, environment) => {
  expect(await catalog(form, environment)).toEqual({ name: "web1", code_id: null, resources });
});

const content = async (path: string) => server.ask(`/puppet/v3/static_file_content/${path}`, { as: "web1" });

test("a file comes in the version of its catalog", async () => {
  const answer = await content("modules/web/files/tree/sub/b?code_id=v1&environment=production");
  expect(answer).toMatchObject({ status: 200, headers: { "content-length": "2" } });
  expect(asked.at(-1)).toEqual(["production", "v1", "modules/web/files/tree/sub/b"]);
});

test.each([
  ["modules/web/files/one", 400],
  ["modules/web/files/one?code_id=-rf", 400],
  ["modules/web/files/one?code_id=a%20b", 400],
  ["modules/web/files/one?code_id=v2", 404],
  ["modules/web/files/one?code_id=v1&environment=nope", 404],
  ["modules/web/manifests/init.pp?code_id=v1", 403],
  ["modules/web/files?code_id=v1", 403],
  ["--x/web/files/one?code_id=v1", 403],
  ["modules/web/files/%2e%2e/manifests/init.pp?code_id=v1", 400],
])("%s is answered with %s", async (path, status) => {
  expect((await content(path)).status).toBe(status);
});
