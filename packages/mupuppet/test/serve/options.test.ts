import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHost, type OptionValues } from "@cairn/cli-kit";
import { Authority } from "@cairn/puppet-ca";
import { serve } from "../../src/cli/serve/serve-agents.js";
import { ServeProblem } from "../../src/cli/serve/serve-problem.js";

/** What users get wrong when they start a server. */
const folder = mkdtempSync(join(tmpdir(), "cairn-serve-options-"));
const at = (name: string) => join(folder, name);
const files = { sslCa: at("ca/ca_crt.pem"), sslCert: at("cert.pem"), sslKey: at("key.pem") };

beforeAll(async () => {
  mkdirSync(at("code"));
  writeFileSync(at("junk.pem"), "nothing\n");
  const authority = await Authority.create(at("ca"), "Test CA");
  cpSync(at("ca"), at("listless"), { recursive: true });
  rmSync(at("listless/ca_crl.pem"));
  const [own, other] = [await authority.generate("localhost"), await authority.generate("other")];
  writeFileSync(at("cert.pem"), own.certificate);
  writeFileSync(at("key.pem"), own.key);
  writeFileSync(at("other.pem"), other.key);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const compiler = {
  compile: async () => ({ problem: "none" }),
  classes: async () => [],
  transports: async () => ({ transports: [] }),
  close: async () => undefined,
};

async function start(options: OptionValues): Promise<void> {
  const given = { state: at("state"), port: 0, listen: "127.0.0.1", ...options };
  const { close } = await serve(at("code"), given, nodeHost(), () => compiler);
  await close();
}

test("with certificates of an authority elsewhere it starts", async () => {
  await start({ ...files, sslCrl: at("ca/ca_crl.pem") });
});

test.each<[string, number, OptionValues]>([
  ["say who the server is", 64, {}],
  ["leave out one of them", 64, { ...files, ca: at("ca") }],
  ["leave out one of them", 64, { ca: at("ca"), sslCrl: at("ca/ca_crl.pem") }],
  ["`--ssl-cert` and `--ssl-key` need each other", 64, { ca: at("ca"), sslCert: at("cert.pem") }],
  ["the key isn't that of the certificate", 1, { ca: at("ca"), sslCert: at("cert.pem"), sslKey: at("other.pem") }],
  ["`--port` is at most 65535, not `99999`", 64, { ...files, port: 99_999 }],
  ["the key isn't that of the certificate", 1, { ...files, sslKey: at("other.pem") }],
  ["the authority's certificate isn't in PEM", 1, { ...files, sslCa: at("junk.pem") }],
  ["none.pem` can't be read: no such file", 1, { ...files, sslCert: at("none.pem") }],
  ["none.pem` can't be read: no such file", 1, { ...files, sslCrl: at("none.pem") }],
  ["junk.pem`: it holds no list of revoked certificates", 1, { ...files, sslCrl: at("junk.pem") }],
  ["ca_crl.pem` can't be read: no such file", 1, { ca: at("listless") }],
  ["junk.pem/state` can't be made: ", 1, { ...files, state: at("junk.pem/state") }],
])("is told: %s", async (message, exitCode, options) => {
  const problem = await start(options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(problem).toBeInstanceOf(ServeProblem);
  expect(problem).toMatchObject({ exitCode, message: expect.stringContaining(message) as string });
});
