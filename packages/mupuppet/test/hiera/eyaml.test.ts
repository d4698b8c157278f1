import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { createDecrypt } from "../../src/node/eyaml.js";
import { lookUp, type WorldOptions } from "./environment.js";

const whereOpenssl = testIf(spawnSync("openssl", ["version"]).status === 0, "openssl isn't installed");
const folder = mkdtempSync(join(tmpdir(), "cairn-eyaml-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A new key with its certificate, as `eyaml createkeys` makes them. */
function createKeys(name: string) {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const words = ["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "3", "-subj", `/CN=${name}`];
  execFileSync("openssl", [...words, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const read = (path: string) => createSource(path, readFileSync(path, "utf8"));
  return { privateKey: read(key), certificate: read(certificate) };
}

function encrypt(text: string, name: string, ...how: string[]): string {
  const words = ["-encrypt", "-binary", "-outform", "DER", join(folder, `${name}.pem`)];
  const [command = "smime", cipher = "-aes-256-cbc", ...more] = how;
  return execFileSync("openssl", [command, cipher, ...more, ...words], { input: text, stdio: "pipe" }).toString(
    "base64",
  );
}

function secret(data: string, options: WorldOptions = {}) {
  const hiera = "version: 5\nhierarchy:\n  - {name: A, lookup_key: eyaml_lookup_key, path: a.eyaml}\n";
  return lookUp({ "hiera.yaml": hiera, "data/a.eyaml": data }, "a", options);
}

whereOpenssl("what eyaml has encrypted is decrypted with its keys, and stays as it is without", () => {
  const keys = createKeys("own");
  const decrypt = createDecrypt(keys).value!;
  const facts = { role: "web" };
  const one = encrypt("pass %{facts.role}\n", "own");
  expect(secret(`a: ENC[PKCS7,${one}]\n`).value).toBe(`'ENC[PKCS7,${one}]'`);
  expect(secret(`a: ENC[PKCS7,${one}]\n`, { decrypt, facts }).value).toBe("'pass web'");
  const block = `ENC[PKCS7,${one}]`.replace(/.{60}/g, "$&\n    ");
  expect(secret(`a: >\n    ${block}\n`, { decrypt, facts }).value).toBe('"pass web\\n"');
  const [two, three] = [encrypt("2", "own", "cms", "-aes-128-cbc"), encrypt("3", "own", "smime", "-des3")];
  const deep = `a: {b: ["x ENC[${two}] y ENC[PKCS7,${three}]"], c: 5}\n`;
  expect(secret(deep, { decrypt }).value).toBe("{'b' => ['x 2 y 3'], 'c' => 5}");
});

whereOpenssl("what was encrypted for another key, or isn't encrypted at all, is an error with its place", () => {
  const [keys] = [createKeys("mine"), createKeys("other")];
  const withBoth = createDecrypt(keys).value!;
  const withKey = createDecrypt({ privateKey: keys.privateKey }).value!;
  const other = encrypt("x", "other");
  const said = (data: string, decrypt: typeof withKey) => secret(`a: ${data}\n`, { decrypt }).found.join();
  expect(said(`ENC[PKCS7,${other}]`, withBoth)).toMatch(/^env\/data\/a\.eyaml:1: .*no recipient matches certificate/);
  expect(said(`ENC[PKCS7,${other}]`, withKey)).toContain("Error was decrypt error");
  expect(said("ENC[PKCS7,abcd]", withKey)).toContain("Could not parse the PKCS7");
  expect(said("ENC[GPG,abcd]", withKey)).toContain("gpg_gnupghome is not defined");
  expect(said("ENC[Vault,abcd]", withKey)).toContain("Could not find hiera-eyaml encryptor: Vault");
});

it("a file that isn't a key is told", () => {
  const noKey = createSource("k.pem", "no key");
  const { diagnostics } = createDecrypt({ privateKey: noKey });
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "mupuppet/wrong-key: the key can't be used: `k.pem` isn't an RSA key in PEM without a passphrase",
  ]);
});
