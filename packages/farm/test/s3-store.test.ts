import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { s3SettingsOf, s3Store } from "../src/results/s3-store.js";

const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

interface Signed {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The signature that a server expects, as the description of version 4 has it. */
function signatureOf({ headers, method, path }: Signed): string {
  const authorization = String(headers["authorization"]);
  const [, scope = "", signed = ""] = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const [day = "", region = "", service = ""] = scope.split("/");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, path, "", lines.join(""), signed, String(headers["x-amz-content-sha256"])].join("\n");
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}

test("the test's own signatures are those of the published example", () => {
  const headers = {
    date: "Fri, 24 May 2013 00:00:00 GMT",
    host: "examplebucket.s3.amazonaws.com",
    "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
    "x-amz-date": "20130524T000000Z",
    "x-amz-storage-class": "REDUCED_REDUNDANCY",
    authorization:
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      "SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=x",
  };
  expect(signatureOf({ method: "PUT", path: "/test%24file.text", headers })).toBe(
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  );
});

/** A store that keeps what is signed rightly, and fails as often as it is told. */
class FakeStore {
  readonly objects = new Map<string, string>();
  failures = 0;
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then((status) => response.writeHead(status).end(`status ${status}`));
  });

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close().closeAllConnections();
  }

  private async answer(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { headers, method = "", url: path = "" } = request;
    const isSigned = String(headers.authorization).endsWith(`Signature=${signatureOf({ method, path, headers })}`);
    if (!isSigned || method !== "PUT" || headers["x-amz-content-sha256"] !== sha256(body)) return 403;
    if (this.failures-- > 0) return 503;
    this.objects.set(decodeURIComponent(path), body.toString());
    return 200;
  }
}

let folder: string;
let endpoint: string;
const store = new FakeStore();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cairn-farm-s3-"));
  writeFileSync(join(folder, "catalog"), '{"ü":1}');
  endpoint = await store.start();
});
afterAll(() => {
  store.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => store.objects.clear());

function storeFor(url: string, key = secret) {
  const variables = {
    AWS_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
    AWS_SECRET_ACCESS_KEY: key,
    AWS_ENDPOINT_URL: endpoint,
  };
  const settings = s3SettingsOf(url, variables);
  if ("problem" in settings) throw new Error(settings.problem);
  return s3Store(settings);
}

test.each([
  "web1.example.org.json",
  "a b.json",
  "a+b.json",
  "50%.json",
  "%2e%2e%2f.json",
  "..x.json",
  "ü-日本-😀.json",
  "a&b=c;d,e@f$g.json",
  "(it's!).json",
  "~tilde_.json",
])("the key of %s is the name itself", async (name) => {
  await storeFor("s3://catalogs/of/all").put("r1", name, join(folder, "catalog"));
  expect([...store.objects]).toEqual([[`/catalogs/of/all/r1/${name}`, '{"ü":1}']]);
});

test("a catalog that is put twice is there once, and a store that is busy is asked again", async () => {
  store.failures = 2;
  const put = () => storeFor("s3://catalogs").put("r1", "a.json", join(folder, "catalog"));
  await put();
  await put();
  expect([...store.objects.keys()]).toEqual(["/catalogs/r1/a.json"]);
});

test("a refusal is told with the store's words", async () => {
  const put = storeFor("s3://catalogs", "wrong").put("r1", "a.json", join(folder, "catalog"));
  await expect(put).rejects.toThrow("the store of results answers 403 to a.json: status 403");
  expect(store.objects.size).toBe(0);
});

test.each(["s3://", "s3://B", "s3://a", "s3://bucket/../other", "s3://bucket/a/./b", "s3://bucket/..", "https://x"])(
  "%s isn't a place for results",
  (url) => {
    const variables = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
    expect(s3SettingsOf(url, variables)).toEqual({ problem: expect.stringContaining("isn't `s3://") as string });
  },
);

test("without credentials there is no store", () => {
  expect(s3SettingsOf("s3://bucket", {})).toEqual({ problem: expect.stringContaining("AWS_ACCESS_KEY_ID") as string });
});
