import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { extensionsOf } from "@cairn/puppet-ca";
import { TestServer } from "./harness.js";

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
    judge = async () => new Promise((resolve) => setTimeout(() => resolve(true), 50));
    const pem = requestFor("twice", "web");
    const answers = await Promise.all([put("twice", pem), put("twice", pem)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(new X509Certificate(server.authority.certificate("twice")!).subject).toBe("CN=twice");
  });
});
