import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FileBuckets, FolderStorage } from "@cairn/puppet-server";
import { CertificateChain } from "@cairn/testing/puppet";
import { factsForm, send, TestServer } from "./harness.js";

/** Names of certificates that an authority elsewhere has signed, and that would point outside of the node's own files. */
const names = [
  "../../../x",
  "../exported/victim",
  "..",
  ".",
  "a/b",
  "/etc/x",
  "..\\x",
  "Victim",
  "-rf",
  "victim.json ",
];

describe("stores refuse a name that isn't a certificate's", () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-names-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const storage = new FolderStorage(join(folder, "a/b/state"));
  const buckets = new FileBuckets(join(folder, "a/b/buckets"));
  const bucketed = { algorithm: "md5", sum: "d41d8cd98f00b204e9800998ecf8427e", path: undefined };
  const catalog = { environment: "production", catalog: "{}", exported: [{ type: "Host" }], transaction: undefined };

  test.each([...names, ""])("%j", async (name) => {
    const message = "isn't a valid certificate name";
    await expect(storage.storeFacts(name, "production", {})).rejects.toThrow(message);
    await expect(storage.storeCatalog({ name, ...catalog })).rejects.toThrow(message);
    await expect(storage.storeReport(name, {})).rejects.toThrow(message);
    await expect(buckets.store(name, bucketed, Readable.from([]))).rejects.toThrow(message);
    expect(() => buckets.find(name, bucketed)).toThrow(message);
    expect(storage.exportedOf("Host", "other")).toEqual([]);
    expect(readdirSync(folder)).toEqual(["a"]);
  });
});

describe("a server with an authority elsewhere", () => {
  const chain = new CertificateChain();
  const bundle = chain.certificateOf("intermediate") + chain.certificateOf("root");
  let server: TestServer;
  beforeAll(async () => {
    writeFileSync(chain.at("lists.pem"), chain.revocationList("intermediate") + chain.revocationList("root"));
    const { cert: certificate, key } = chain.issue("localhost");
    const identity = { certificate, key, authorities: bundle, listFile: chain.at("lists.pem") };
    server = await TestServer.start({ identity });
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    chain.remove();
  });

  test.each(names)(
    "answers no request of a node called %j",
    async (name) => {
      const client = chain.issue("odd", name);
      const path = encodeURIComponent(name);
      const requests: [string, string, string][] = [
        ["POST", `/puppet/v3/catalog/${path}?environment=production`, factsForm(name)],
        ["PUT", `/puppet/v3/facts/${path}?environment=production`, JSON.stringify({ name, values: {} })],
        ["PUT", `/puppet/v3/report/${path}?environment=production`, JSON.stringify({ host: name })],
        ["PUT", "/puppet/v3/file_bucket_file/md5/d41d8cd98f00b204e9800998ecf8427e", ""],
      ];
      for (const [method, url, body] of requests) {
        const { status } = await send({ port: server.port, ca: bundle, ...client, path: url, method }, body);
        expect(status).toBe(403);
      }
      for (const folder of ["facts", "exported", "reports"])
        expect(readdirSync(join(server.folder, "state", folder))).toEqual([]);
      expect(existsSync(join(server.folder, "buckets"))).toBe(false);
    },
    60_000,
  );
});
