import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import { Agent } from "node:https";
import { join } from "node:path";
import { extensionsOf } from "@cairn/puppet-ca";
import { type Answer, send, TestServer } from "./harness.js";
import { eventually } from "@cairn/testing";

/** Requests for certificates, from anybody. */
let server: TestServer;
const judged: string[] = [];
let judge: (name: string, pem: string) => Promise<boolean>;

beforeAll(async () => {
  const autosign = async (name: string, pem: string) => {
    judged.push(pem);
    return judge(name, pem);
  };
  server = await TestServer.start({ autosign });
}, 300_000);
afterAll(async () => server.stop());

/** A request for a role; requests of one name have the same key. */
function requestFor(name: string, role: string): string {
  const [key, config] = [join(server.folder, `${name}.key`), join(server.folder, `${name}.cnf`)];
  const extension = `1.3.6.1.4.1.34380.1.1.13=ASN1:UTF8String:${role}`;
  writeFileSync(
    config,
    `[req]\ndistinguished_name=dn\nreq_extensions=e\nprompt=no\n[dn]\nCN=${name}\n[e]\n${extension}\n`,
  );
  if (!names.has(name)) execFileSync("openssl", ["genrsa", "-out", key, "2048"], { stdio: "ignore" });
  names.add(name);
  return execFileSync("openssl", ["req", "-new", "-key", key, "-config", config]).toString();
}
const names = new Set<string>();

const put = async (name: string, body: string) =>
  server.ask(`/puppet-ca/v1/certificate_request/${name}`, { method: "PUT", body });
const roleOf = (name: string) => {
  const pem = server.authority.certificate(name);
  return pem === undefined ? undefined : extensionsOf(pem).get("pp_role");
};

describe("autosign signs what it was shown", () => {
  test("although another request with the same key waits", async () => {
    judge = async () => false;
    await put("stored", requestFor("stored", "database"));
    judge = async () => true;
    const shown = requestFor("stored", "web");
    expect((await put("stored", shown)).status).toBe(200);
    expect([judged.at(-1), roleOf("stored")]).toEqual([shown, "web"]);
  });

  test("and nothing if another request has replaced it meanwhile", async () => {
    const other = requestFor("replaced", "database");
    judge = async (_name, pem) => {
      if (pem !== other) await server.authority.submit("replaced", other);
      return true;
    };
    const answer = await put("replaced", requestFor("replaced", "web"));
    expect([answer.status, roleOf("replaced")]).toEqual([400, undefined]);
    expect(answer.text).toContain("has changed since it was approved");
    expect(server.authority.request("replaced")).toBe(other);
  });

  test("once, where a node sends its request twice at once", async () => {
    const pem = requestFor("twice", "web");
    const before = judged.length;
    judge = async () => {
      await eventually(() => expect(judged).toHaveLength(before + 2));
      return true;
    };
    const answers = await Promise.all([put("twice", pem), put("twice", pem)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(new X509Certificate(server.authority.certificate("twice")!).subject).toBe("CN=twice");
  });
});

test("programs of one client run a few at a time, and another client doesn't wait for them", async () => {
  let [running, most] = [0, 0];
  const ends: (() => void)[] = [];
  judge = async (name) => {
    if (name === "patient") return true;
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
    return false;
  };
  const pem = requestFor("impatient", "web");
  const answers = Array.from({ length: 20 }, async () => put("impatient", pem));
  await eventually(() => expect(ends).toHaveLength(4));
  const other = { port: server.port, ca: server.authority.certificates, localAddress: "127.0.0.2", method: "PUT" };
  const path = "/puppet-ca/v1/certificate_request/patient";
  expect((await send({ ...other, path }, requestFor("patient", "web"))).status).toBe(200);
  const timer = setInterval(() => ends.splice(0).forEach((end) => end()), 10);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  clearInterval(timer);
  expect(most).toBe(4);
}, 60_000);

test("a client that sends requests without end is told to come later", async () => {
  judge = async () => false;
  const pem = requestFor("endless", "web");
  const path = "/puppet-ca/v1/certificate_request/endless";
  const options = { port: server.port, ca: server.authority.certificates, method: "PUT", path };
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let answer = await send({ ...options, agent }, pem);
  for (let sent = 0; answer.status === 200 && sent < 1000; sent += 8)
    [answer] = (await Promise.all(Array.from({ length: 8 }, async () => send({ ...options, agent }, pem)))) as [Answer];
  agent.destroy();
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "10"]);
  expect((await send({ ...options, localAddress: "127.0.0.3" }, pem)).status).toBe(200);
}, 60_000);
