import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { testIf } from "@cairn/testing";
import { hasPuppetserver, Puppetserver } from "./live-puppetserver.js";
import { type Answer, sendAs } from "./send-as.js";
import { Served } from "./serve.js";

/** Every request of the guide's table, sent to this server and to Debian's `puppetserver`, as the same administrator. */
const files = {
  "manifests/site.pp": "node default { include web }\n",
  "modules/web/manifests/init.pp": "class web(String $text = 'x') { notify { $text: } }\n",
  "modules/web/metadata.json": JSON.stringify({
    ...{
      name: "me-web",
      version: "1.2.3",
      author: "me",
      license: "none",
      summary: "web",
      source: "",
      dependencies: [],
    },
  }),
  "modules/web/tasks/init.sh": "#!/bin/sh\n",
  "modules/web/plans/init.pp": "plan web() {}\n",
  "modules/web/files/one": "one\n",
  "modules/web/lib/facter/web.rb": "# nothing\n",
};

/** The certificate of either server itself. */
const name = "localhost";
const environment = "environment=production";
const facts = JSON.stringify({ name, values: { os: "linux" } });
const form = new URLSearchParams({ facts_format: "application/json", facts, environment: "production" }).toString();
const catalog = {
  certname: name,
  environment: "production",
  persistence: { facts: false, catalog: false },
  facts: { values: {} },
};
const report = {
  ...{ host: name, time: "2026-11-29T15:00:00.000000000+00:00", configuration_version: 1, transaction_uuid: "x" },
  ...{
    report_format: 12,
    puppet_version: "7.23.0",
    status: "unchanged",
    noop: false,
    noop_pending: false,
    environment: "production",
  },
  ...{ corrective_change: false, logs: [], metrics: {}, resource_statuses: {} },
};
const bucket = `/puppet/v3/file_bucket_file/sha256/${createHash("sha256").update("body").digest("hex")}`;
const memory = "java.lang:type=Memory";

/** A row of the table, a request for it, our status and the other server's if that differs, and how much of the body is compared. */
interface Sent {
  readonly row: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly type?: string;
  readonly status: number;
  readonly theirs?: number;
  readonly compared?: "all" | "keys";
}

const sent: readonly Sent[] = [
  { row: "GET /puppet/v3/node/NAME", path: `/puppet/v3/node/${name}?${environment}`, status: 200 },
  { row: "GET /puppet/v3/catalog/NAME", path: `/puppet/v3/catalog/${name}?${form}`, status: 200, compared: "keys" },
  {
    row: "POST /puppet/v3/catalog/NAME",
    path: `/puppet/v3/catalog/${name}?${environment}`,
    body: form,
    type: "application/x-www-form-urlencoded",
    status: 200,
    compared: "keys",
  },
  {
    row: "POST /puppet/v3/catalog/NAME",
    path: `/puppet/v3/catalog/${name}?environment=none`,
    body: form.replace("production", "none"),
    type: "application/x-www-form-urlencoded",
    status: 200,
    compared: "keys",
  },
  { row: "PUT /puppet/v3/facts/NAME", path: `/puppet/v3/facts/${name}?${environment}`, body: facts, status: 200 },
  { row: "PUT /puppet/v3/report/NAME", path: `/puppet/v3/report/${name}?${environment}`, body: report, status: 200 },
  { row: "GET /puppet/v3/environments", status: 200, compared: "keys" },
  {
    row: "GET /puppet/v3/environment_classes",
    path: `/puppet/v3/environment_classes?${environment}`,
    status: 200,
    compared: "all",
  },
  { row: "GET /puppet/v3/environment_classes", path: "/puppet/v3/environment_classes?environment=none", status: 404 },
  {
    row: "GET /puppet/v3/environment_modules",
    path: `/puppet/v3/environment_modules?${environment}`,
    status: 200,
    compared: "all",
  },
  { row: "GET /puppet/v3/environment_modules", status: 200, compared: "all" },
  {
    row: "GET /puppet/v3/environment_transports",
    path: `/puppet/v3/environment_transports?${environment}`,
    status: 200,
    compared: "all",
  },
  { row: "GET /puppet/v3/tasks", path: `/puppet/v3/tasks?${environment}`, status: 200, compared: "all" },
  { row: "GET /puppet/v3/tasks", status: 400 },
  {
    row: "GET /puppet/v3/tasks/MODULE/TASK",
    path: `/puppet/v3/tasks/web/init?${environment}`,
    status: 200,
    compared: "all",
  },
  { row: "GET /puppet/v3/tasks/MODULE/TASK", path: `/puppet/v3/tasks/web/none?${environment}`, status: 404 },
  { row: "GET /puppet/v3/plans", path: `/puppet/v3/plans?${environment}`, status: 200, compared: "all" },
  {
    row: "GET /puppet/v3/plans/MODULE/PLAN",
    path: `/puppet/v3/plans/web/init?${environment}`,
    status: 200,
    compared: "all",
  },
  {
    row: "GET /puppet/v3/file_metadata/PATH",
    path: `/puppet/v3/file_metadata/modules/web/one?${environment}`,
    status: 200,
    compared: "all",
  },
  {
    row: "GET /puppet/v3/file_metadata/PATH",
    path: `/puppet/v3/file_metadata/tasks/web/init.sh?${environment}`,
    status: 200,
    compared: "all",
  },
  {
    row: "GET /puppet/v3/file_metadatas/PATH",
    path: `/puppet/v3/file_metadatas/plugins?recurse=true&${environment}`,
    status: 200,
    compared: "keys",
  },
  {
    row: "GET /puppet/v3/file_content/PATH",
    path: `/puppet/v3/file_content/modules/web/one?${environment}`,
    status: 200,
    compared: "all",
  },
  {
    row: "GET /puppet/v3/file_content/PATH",
    path: `/puppet/v3/file_content/modules/web/none?${environment}`,
    status: 404,
  },
  {
    row: "GET /puppet/v3/file_content/PATH",
    path: `/puppet/v3/file_content/modules/web?${environment}`,
    status: 404,
    theirs: 200,
  },
  {
    row: "GET /puppet/v3/static_file_content/PATH",
    path: `/puppet/v3/static_file_content/modules/web/files/one?code_id=x&${environment}`,
    status: 404,
    theirs: 500,
  },
  {
    row: "PUT /puppet/v3/file_bucket_file/PATH",
    path: `${bucket}/etc/motd?${environment}`,
    body: "body",
    type: "application/octet-stream",
    status: 200,
  },
  { row: "HEAD /puppet/v3/file_bucket_file/PATH", path: `${bucket}?${environment}`, status: 200 },
  { row: "GET /puppet/v3/file_bucket_file/PATH", path: `${bucket}?${environment}`, status: 200, compared: "all" },
  { row: "POST /puppet/v3/compile", body: {}, status: 404, theirs: 400 },
  { row: "POST /puppet/v4/catalog", body: catalog, status: 200, compared: "keys" },
  {
    row: "POST /puppet/v4/catalog",
    body: { ...catalog, options: { capture_logs: true } },
    status: 200,
    compared: "keys",
  },
  { row: "POST /puppet/v4/catalog", body: { ...catalog, extra: 1 }, status: 400 },
  { row: "POST /puppet/v4/catalog", body: { ...catalog, environment: "none" }, status: 404, theirs: 500 },
  { row: "GET /puppet-ca/v1/certificate/ca", status: 200 },
  {
    row: "GET /puppet-ca/v1/certificate/NAME",
    path: `/puppet-ca/v1/certificate/${name}`,
    status: 200,
  },
  { row: "GET /puppet-ca/v1/certificate_revocation_list/ca", status: 200 },
  { row: "PUT /puppet-ca/v1/certificate_revocation_list", body: "none", type: "text/plain", status: 400 },
  { row: "GET /puppet-ca/v1/certificate_request/NAME", path: "/puppet-ca/v1/certificate_request/none", status: 404 },
  {
    row: "PUT /puppet-ca/v1/certificate_request/NAME",
    path: "/puppet-ca/v1/certificate_request/none",
    body: "none",
    type: "text/plain",
    status: 400,
    theirs: 500,
  },
  { row: "DELETE /puppet-ca/v1/certificate_request/NAME", path: "/puppet-ca/v1/certificate_request/none", status: 404 },
  {
    row: "GET /puppet-ca/v1/certificate_statuses/ANY",
    path: "/puppet-ca/v1/certificate_statuses/all",
    status: 200,
    compared: "keys",
  },
  {
    row: "GET /puppet-ca/v1/certificate_statuses/ANY",
    path: "/puppet-ca/v1/certificate_statuses/all?state=requested",
    status: 200,
    compared: "all",
  },
  {
    row: "GET /puppet-ca/v1/certificate_status/NAME",
    path: `/puppet-ca/v1/certificate_status/${name}`,
    status: 200,
    compared: "keys",
  },
  {
    row: "PUT /puppet-ca/v1/certificate_status/NAME",
    path: `/puppet-ca/v1/certificate_status/${name}`,
    body: { desired_state: "signed" },
    status: 409,
  },
  {
    row: "PUT /puppet-ca/v1/certificate_status/NAME",
    path: "/puppet-ca/v1/certificate_status/none",
    body: { desired_state: "signed" },
    status: 404,
  },
  {
    row: "PUT /puppet-ca/v1/certificate_status/NAME",
    path: `/puppet-ca/v1/certificate_status/${name}`,
    body: { desired_state: "other" },
    status: 400,
  },
  {
    row: "PUT /puppet-ca/v1/certificate_status/NAME",
    path: "/puppet-ca/v1/certificate_status/node",
    body: { desired_state: "revoked" },
    status: 204,
    theirs: 404,
  },
  {
    row: "DELETE /puppet-ca/v1/certificate_status/NAME",
    path: "/puppet-ca/v1/certificate_status/node",
    status: 204,
    theirs: 404,
  },
  { row: "PUT /puppet-ca/v1/clean", body: { certnames: ["none"] }, status: 200, compared: "all" },
  { row: "GET /puppet-ca/v1/expirations", status: 200, compared: "keys" },
  { row: "POST /puppet-ca/v1/certificate_renewal", status: 200, theirs: 404 },
  { row: "POST /puppet-ca/v1/sign", body: { certnames: [] }, status: 200, theirs: 404 },
  { row: "POST /puppet-ca/v1/sign/all", status: 200, theirs: 404 },
  { row: "GET /status/v1/simple", status: 200, compared: "all" },
  { row: "GET /status/v1/simple/SERVICE", path: "/status/v1/simple/ca", status: 200, compared: "all" },
  { row: "GET /status/v1/simple/SERVICE", path: "/status/v1/simple/none", status: 404 },
  { row: "GET /status/v1/services", status: 200 },
  { row: "GET /status/v1/services", path: "/status/v1/services?level=none", status: 400 },
  {
    row: "GET /status/v1/services/SERVICE",
    path: "/status/v1/services/server?level=critical",
    status: 200,
    compared: "keys",
  },
  { row: "GET /metrics", status: 200, theirs: 404 },
  { row: "GET /metrics/v2", status: 200, compared: "keys" },
  { row: "GET /metrics/v2/PATH", path: `/metrics/v2/read/${memory}/HeapMemoryUsage`, status: 200, compared: "keys" },
  { row: "GET /metrics/v2/PATH", path: "/metrics/v2/read/none:type=x", status: 200, compared: "all" },
  {
    row: "POST /metrics/v2",
    body: [{ type: "read", mbean: memory, attribute: "HeapMemoryUsage" }],
    status: 200,
    compared: "keys",
  },
  { row: "DELETE /puppet-admin-api/v1/environment-cache", status: 204 },
  { row: "DELETE /puppet-admin-api/v1/jruby-pool", status: 204 },
  { row: "GET /puppet-admin-api/v1/jruby-pool/thread-dump", status: 404, theirs: 200 },
];

let served: Served;
const answers = new Map<Sent, Answer>();
beforeAll(async () => {
  const code = Object.entries(files).map(([path, text]) => [`code/environments/production/${path}`, text] as const);
  served = await Served.start(Object.fromEntries(code), { administrator: [name] });
  await served.authority.generate("node");
  const { certificate: cert, key } = served.authority.generated(name)!;
  const identity = { cert, key, ca: served.authority.certificates };
  for (const each of sent) answers.set(each, await send(served.serving.port, each, identity));
}, 120_000);
afterAll(async () => served.stop());

async function send(port: number, { row, path, ...more }: Sent, identity: Puppetserver["identity"]): Promise<Answer> {
  const [method = "", pattern = ""] = row.split(" ");
  return sendAs(identity, { port, method, path: path ?? pattern, ...more });
}

/** What is compared: paths of the code are those of either server. */
function comparable({ text }: Answer, how: Sent["compared"], folder: string): unknown {
  if (how === undefined) return undefined;
  const plain = text.replaceAll(folder, "");
  if (!/^[{[]/.test(plain)) return plain;
  const json = JSON.parse(plain) as unknown;
  return how === "all" ? withoutTimes(json) : keysOf(json);
}

function withoutTimes(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json, (key, value: unknown) => (key === "timestamp" ? undefined : value)));
}

function keysOf(json: unknown): unknown {
  if (Array.isArray(json)) return json.length === 0 ? [] : [keysOf(json[0])];
  return typeof json === "object" && json !== null ? Object.keys(json).sort() : typeof json;
}

test("every row of the guide's table is sent", () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../../docs/guides/server.md"), "utf8");
  const rows = [...guide.matchAll(/^\| `([A-Z]+ \/[^`]*)` +\|/gm)].map(([, row]) => row!);
  expect([...new Set(sent.map(({ row }) => row))].sort()).toEqual(rows.sort());
});

test("this server answers each as the table says", () => {
  for (const each of sent) {
    const { status, text } = answers.get(each)!;
    expect([each.row, each.path, status, status === each.status ? "" : text]).toEqual([
      each.row,
      each.path,
      each.status,
      "",
    ]);
  }
});

testIf(hasPuppetserver, "needs puppetserver")(
  "puppetserver answers each alike, except where the table says otherwise",
  async () => {
    const { folder } = served;
    const peer = await Puppetserver.start(folder, join(folder, "code"));
    try {
      const differences: unknown[] = [];
      for (const each of sent) {
        const [ours, theirs] = [answers.get(each)!, await send(peer.port, each, peer.identity)];
        const status = each.theirs ?? each.status;
        const compared = status === each.status ? each.compared : undefined;
        const [left, right] = [
          comparable(ours, compared, folder),
          comparable(theirs, compared, join(folder, "puppetserver")),
        ];
        const isEqual = theirs.status === status && isDeepStrictEqual(left, right);
        if (!isEqual)
          differences.push({
            row: each.row,
            path: each.path,
            status: theirs.status,
            left,
            right,
            text: theirs.text.slice(0, 300),
          });
      }
      expect(differences).toEqual([]);
    } finally {
      await peer.stop();
    }
  },
  600_000,
);
