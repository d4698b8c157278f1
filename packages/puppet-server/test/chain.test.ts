import { writeFileSync } from "node:fs";
import { Agent } from "node:https";
import { CertificateChain } from "@cairn/testing/puppet";
import { send, TestServer } from "./harness.js";

/** A server whose agents' certificates are issued by an intermediate authority. */
const chain = new CertificateChain();
const bundle = chain.certificateOf("intermediate") + chain.certificateOf("root");
const node = chain.issue("web1");
const revoked = chain.issue("revoked");
const listFile = chain.at("lists.pem");

const lists = {
  intermediate: chain.revocationList("intermediate", "revoked"),
  root: chain.revocationList("root"),
  rootAgainstIntermediate: chain.revocationList("root", "intermediate"),
};
const inBothOrders = (...both: readonly [string, string]) => [both.join(""), both.toReversed().join("")];

afterAll(() => chain.remove());

let server: TestServer;
afterEach(async () => server.stop());

async function start(list: string, authorities = bundle): Promise<void> {
  writeFileSync(listFile, list);
  const { cert: certificate, key } = chain.issue("localhost");
  const identity = { certificate: certificate + chain.certificateOf("intermediate"), key, authorities, listFile };
  server = await TestServer.start({ identity });
}

async function ask(client: { readonly cert: string; readonly key: string }, agent?: Agent) {
  const options = { port: server.port, ca: bundle, ...client, ...(agent ? { agent } : {}) };
  const { status, text } = await send({ ...options, path: "/metrics", method: "GET" });
  return status === 200 ? "answered" : text;
}

describe.each(inBothOrders(lists.intermediate, lists.root))(
  "with the lists of both authorities in one file, order %#",
  (list) => {
    test("a valid node is answered, and a revoked one is refused", async () => {
      await start(list);
      expect(await ask(node)).toBe("answered");
      expect(await ask(revoked)).toContain("CERT_REVOKED");
    }, 60_000);

    test("also a node that sends the chain to a server that trusts only the root", async () => {
      await start(list, chain.certificateOf("root"));
      expect(await ask({ ...node, cert: node.cert + chain.certificateOf("intermediate") })).toBe("answered");
      expect(await ask({ ...revoked, cert: revoked.cert + chain.certificateOf("intermediate") })).toContain(
        "CERT_REVOKED",
      );
    }, 60_000);
  },
);

test.each(inBothOrders(lists.intermediate, lists.rootAgainstIntermediate))(
  "a node whose intermediate authority is revoked is refused, order %#",
  async (list) => {
    await start(list);
    expect(await ask(node)).toContain("CERT_REVOKED");
  },
  60_000,
);

test("a request on an open connection is refused once the intermediate authority is revoked", async () => {
  await start(lists.intermediate + lists.root);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(node, agent)).toBe("answered");
  writeFileSync(listFile, lists.intermediate + lists.rootAgainstIntermediate);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ask(node, agent)).toContain("is revoked");
  agent.destroy();
}, 60_000);

test("a list that is cut off in its second part leaves the one before it in force", async () => {
  await start(lists.intermediate + lists.root);
  writeFileSync(listFile, lists.root + lists.intermediate.slice(0, -60));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ask(revoked)).toContain("CERT_REVOKED");
  expect(await ask(node)).toBe("answered");
  expect(server.lines.join("\n")).toContain("revoked certificates is damaged");
}, 60_000);

test("names the authorities that have no list, as their certificates are refused", async () => {
  await start(lists.intermediate);
  expect(await ask(node)).toContain("UNABLE_TO_GET_CRL");
  expect(server.lines.join("\n")).toContain("has no list of `CN=Puppet Root CA: 0123abcd`");
}, 60_000);
