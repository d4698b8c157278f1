import { readFileSync } from "node:fs";
import { createSource } from "@cairn/diagnostics";
import { createDecrypt } from "../../src/node/eyaml.js";
import { lookUp, type WorldOptions } from "./environment.js";
import { EyamlKeys, whereOpenssl } from "./eyaml-keys.js";

const keysOfTests = new EyamlKeys();
afterAll(() => keysOfTests.delete());

/** A new key with its certificate. */
function createKeys(name: string) {
  const { certificate, key } = keysOfTests.create(name);
  const read = (path: string) => createSource(path, readFileSync(path, "utf8"));
  return { privateKey: read(key), certificate: read(certificate) };
}

function encrypt(...words: Parameters<EyamlKeys["encrypt"]>): string {
  return keysOfTests.encrypt(...words);
}

function secret(data: string, options: WorldOptions = {}, key = "a") {
  const hiera = "version: 5\nhierarchy:\n  - {name: A, lookup_key: eyaml_lookup_key, path: a.eyaml}\n";
  return lookUp({ "hiera.yaml": hiera, "data/a.eyaml": data }, key, options);
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

whereOpenssl("an explanation doesn't show decrypted values", () => {
  const decrypt = createDecrypt(createKeys("explained")).value!;
  const data = `a: ["one ENC[PKCS7,${encrypt("canary", "explained")}]", plain]\n`;
  const { explanation, value } = secret(data, { decrypt, explains: "all" });
  expect(value).toBe("['one canary', 'plain']");
  expect(explanation).toContain("Sensitive [value redacted]");
  expect(explanation).not.toContain("canary");
  const cipher = `ENC[PKCS7,${encrypt("canary", "explained")}]`;
  const more = `lookup_options: {b: {merge: deep}}\nb: {x: "${cipher}"}\nc: "url %{lookup('b.x')}"\n`;
  expect(secret(more, { decrypt }, "c").value).toBe("'url canary'");
  for (const key of ["b", "b.x", "c"]) {
    expect(secret(more, { decrypt, explains: "all" }, key).explanation).not.toContain("canary");
  }
});

whereOpenssl("what was encrypted for another key, or isn't encrypted at all, is an error with its place", () => {
  const [keys] = [createKeys("mine"), createKeys("other")];
  const withBoth = createDecrypt(keys).value!;
  const withKey = createDecrypt({ privateKey: keys.privateKey }).value!;
  const other = encrypt("x", "other");
  const said = (data: string, decrypt: typeof withKey) => secret(`a: ${data}\n`, { decrypt }).found.join();
  expect(said(`ENC[PKCS7,${other}]`, withBoth)).toMatch(/^env\/data\/a\.eyaml:1: .*no recipient matches certificate/);
  expect(said(`ENC[PKCS7,${other}]`, withKey)).toContain(": decrypt error: hiera-eyaml can't decrypt the value of `a`");
  expect(said(`ENC[PKCS7,${other}]`, withKey)).not.toContain(other);
  const { shown } = secret(`a: ENC[PKCS7,${other}]\n`, { decrypt: withKey });
  expect(shown.join()).not.toContain(other.slice(0, 40));
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
