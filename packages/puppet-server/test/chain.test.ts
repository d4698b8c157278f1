import { writeFileSync } from "node:fs";
import { Agent } from "node:https";
import { CertificateChain } from "@cairn/testing/puppet";
import { letListAge, send, TestServer } from "./harness.js";

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
const withChain = ({ cert, key }: typeof node) => ({ cert: cert + chain.certificateOf("intermediate"), key });
const inBothOrders = (...both: readonly [string, string]) => [both.join(""), both.toReversed().join("")];

let server: TestServer;
let trustsRoot: TestServer;
beforeAll(async () => {
  writeFileSync(listFile, lists.intermediate + lists.root);
  const { cert: certificate, key } = chain.issue("localhost");
  const identity = { certificate: certificate + chain.certificateOf("intermediate"), key, listFile };
  server = await TestServer.start({ identity: { ...identity, authorities: bundle } });
  trustsRoot = await TestServer.start({ identity: { ...identity, authorities: chain.certificateOf("root") } });
}, 300_000);
afterAll(async () => {
  await Promise.all([server.stop(), trustsRoot.stop()]);
  chain.remove();
});

/** Replaces the lists of revoked certificates: the servers use them from the next request on. */
function use(list: string): void {
  writeFileSync(listFile, list);
  letListAge();
}

async function ask(client: { readonly cert: string; readonly key: string }, agent?: Agent, port = server.port) {
  const options = { port, ca: bundle, ...client, ...(agent ? { agent } : {}) };
  const { status, text } = await send({ ...options, path: "/metrics", method: "GET" });
  return status === 200 ? "answered" : text;
}

describe.each(inBothOrders(lists.intermediate, lists.root))(
  "with the lists of both authorities in one file, order %#",
  (list) => {
    test("a valid node is answered, and a revoked one is refused", async () => {
      use(list);
      expect(await ask(node)).toBe("answered");
      expect(await ask(revoked)).toContain("CERT_REVOKED");
    }, 60_000);

    test("also a node that sends the chain to a server that trusts only the root", async () => {
      use(list);
      expect(await ask(withChain(node), undefined, trustsRoot.port)).toBe("answered");
      expect(await ask(withChain(revoked), undefined, trustsRoot.port)).toContain("CERT_REVOKED");
    }, 60_000);
  },
);

test.each(inBothOrders(lists.intermediate, lists.rootAgainstIntermediate))(
  "a node whose intermediate authority is revoked is refused, order %#",
  async (list) => {
    use(list);
    expect(await ask(node)).toContain("CERT_REVOKED");
  },
  60_000,
);

test("a request on an open connection is refused once the intermediate authority is revoked", async () => {
  use(lists.intermediate + lists.root);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(node, agent)).toBe("answered");
  use(lists.intermediate + lists.rootAgainstIntermediate);
  expect(await ask(node, agent)).toContain("is revoked");
  agent.destroy();
}, 60_000);

test("a list that is cut off in its second part leaves the one before it in force", async () => {
  use(lists.intermediate + lists.root);
  expect(await ask(node)).toBe("answered");
  use(lists.root + lists.intermediate.slice(0, -60));
  expect(await ask(revoked)).toContain("CERT_REVOKED");
  expect(await ask(node)).toBe("answered");
  expect(server.lines.join("\n")).toContain("revoked certificates is damaged");
}, 60_000);

test("names the authorities that have no list, as their certificates are refused", async () => {
  use(lists.intermediate);
  expect(await ask(node)).toContain("UNABLE_TO_GET_CRL");
  expect(server.lines.join("\n")).toContain("has no list of `CN=Puppet Root CA: 0123abcd`");
}, 60_000);
