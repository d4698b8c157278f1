import { connect } from "node:tls";
import { type Random, slowPart, type SlowPart } from "@cairn/testing/deep";
import { factsForm, TestServer } from "../harness.js";

const callers = ["web1", "web2", "admin", "revoked", "expired", "nobody"];
const methods = ["GET", "PUT", "POST", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE"];
const values = [
  ...["web1", "web2", "ca", "production", "modules", "plugins", "sha256", "server", "*", "", ".", ".."],
  ...[
    "%2e%2e",
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "%zz",
    "%",
    "%c3%28",
    "a%2fb",
    "%ff",
    "é",
    "a".repeat(5000),
    "__proto__",
  ],
  ...["sha256/" + "0".repeat(64) + "/etc/motd", "modules/web/files/x", "-1", "1e309", "true", "[]"],
];
const parameters = ["environment", "links", "recurse", "recurselimit", "ignore", "checksum_type", "code_id", "facts"];
const headers = [
  ...["Content-Type: application/json", "Content-Type: text/plain", "Accept: application/vnd.puppet.rich+json"],
  ...["If-Modified-Since: never", "If-Modified-Since: Thu, 01 Jan 2026 00:00:00 GMT", "Content-Encoding: gzip"],
  ...["Expect: 100-continue", "X-Client-DN: CN=admin", "Range: bytes=0-", `Cookie: ${"a".repeat(2000)}`],
];
const brokenHeaders = [
  ...["Content-Type: \x80", "Expect: magic", "Upgrade: h2c", "Host: other", `X-Long: ${"a".repeat(20_000)}`],
  ...["Broken", ": nothing", "X\u0000: nul"],
];
const bodies = [
  ...[
    "",
    "{}",
    "[]",
    "null",
    "{",
    '{"desired_state":"signed"}',
    '{"certnames":["web9",3]}',
    '{"name":"web1","values":{}}',
  ],
  ...[
    '{"host":"web1"}',
    factsForm("web1"),
    factsForm("web2"),
    "facts=%zz&facts_format=application/json",
    "x".repeat(70_000),
  ],
  ...[
    "-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n",
    "\u0000\xff",
    '{"a":'.repeat(2000),
  ],
];

/** A request as it is sent, and who sends it. */
interface Sent {
  readonly as: string;
  readonly text: string;
}

/** Random requests, right and wrong, by callers with and without rights. None of them may be an internal error or get what it may not have. */
export function requests(): SlowPart {
  let started: Promise<TestServer> | undefined;
  const server = async () => (started ??= TestServer.start());
  const paths = async () => (await server()).server.routes;
  return slowPart(
    { name: "HTTP requests", goal: 100_000, end: async () => (await started)?.stop() },
    async (random, index) => {
      const routes = await paths();
      const { methods: allowed, path } = random.pick(routes);
      const method = random.chance(70) ? random.pick(allowed) : random.pick(methods);
      const as = random.pick(callers);
      const sent = { as, text: requestText(random, method, path, as) };
      const test = await server();
      test.lines.length = 0;
      const status = await answerTo(test, sent);
      const problem = problemOf(test, sent, status) ?? (index % 50 === 0 ? await lifeSign(test) : undefined);
      const labels = [method, String(status), sent.as];
      return {
        valid: status < 400,
        labels,
        ...(problem === undefined ? {} : { problem: `${problem}\n${sent.as}\n${sent.text}` }),
      };
    },
  );
}

function requestText(random: Random, method: string, route: string, as: string): string {
  const path = route
    .split("/")
    .map((each) => (each === "*" || each.startsWith(":") || random.chance(2) ? valueFor(random, each, as) : each))
    .join("/");
  const query = Array.from({ length: random.integer(0, 3) }, () => `${random.pick(parameters)}=${random.pick(values)}`);
  const body = random.chance(60) ? random.pick(bodies) : "";
  const length = random.chance(92) ? Buffer.byteLength(body) : random.pick([0, 1, -1, 1e12, "x"]);
  const framing = random.chance(90)
    ? [`Content-Length: ${length}`]
    : random.pick([["Transfer-Encoding: chunked"], ["Transfer-Encoding: chunked", `Content-Length: ${length}`], []]);
  const more = Array.from({ length: random.integer(0, 2) }, () =>
    random.pick(random.chance(10) ? brokenHeaders : headers),
  );
  const host = random.chance(97) ? ["Host: localhost"] : [];
  const first = `${method} ${path}${query.length === 0 ? "" : `?${query.join("&")}`} HTTP/1.${random.chance(97) ? 1 : 0}`;
  return [first, ...host, "Connection: close", ...framing, ...more, "", body].join("\r\n");
}

/** What a route expects, more often than not. */
function valueFor(random: Random, segment: string, as: string): string {
  if (random.chance(40)) return random.pick(values);
  return segment === "*"
    ? random.pick(["modules/web/x", "plugins", ...values.filter((each) => each.includes("/"))])
    : as;
}

/** The status of the answer; 0 if the connection ends without one. */
async function answerTo({ authority, identities, port }: TestServer, { as, text }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const settings = { host: "127.0.0.1", port, servername: "localhost", ca: authority.certificates };
    const socket = connect({ ...settings, ...identities.get(as) }, () => socket.end(text));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`hang: no answer to ${as}: ${text}`));
    }, 20_000);
    socket.setEncoding("latin1").on("data", (chunk: string) => (answer += chunk));
    // A server that has answered may close before it has read everything.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      const last = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, digits]) => Number(digits));
      resolve(last.find((status) => status >= 200) ?? 0);
    });
  });
}

function problemOf({ lines }: TestServer, { as, text }: Sent, status: number): string | undefined {
  const internal = lines.find((line) => line.startsWith("internal error"));
  if (internal !== undefined) return `crash: ${internal}`;
  if (status >= 500 && status !== 503) return `wrong: status ${status}`;
  const isOpen = /^(?:GET \/status\/|(?:GET|PUT) \/puppet-ca\/v1\/certificate(?:_request|_revocation_list)?\/)/.test(
    text,
  );
  const hasRights = ["web1", "web2", "admin"].includes(as);
  return status > 0 && status < 400 && !hasRights && !isOpen ? `wrong: ${as} gets ${status}` : undefined;
}

async function lifeSign(test: TestServer): Promise<string | undefined> {
  const { status } = await test.ask("/status/v1/simple");
  return status === 200 ? undefined : `wrong: the status is ${status}`;
}
