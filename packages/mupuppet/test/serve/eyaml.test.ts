import { EyamlKeys, whereOpenssl } from "../hiera/eyaml-keys.js";
import { Served } from "./serve.js";

const keys = new EyamlKeys();
afterAll(() => keys.delete());

const production = "code/environments/production";

function filesWith(data: string, options = ""): Record<string, string> {
  const level = `  - {name: secrets, lookup_key: eyaml_lookup_key, path: secrets.eyaml${options}}\n`;
  return {
    [`${production}/manifests/site.pp`]: "file { '/etc/token': content => \"token=${lookup('token')}\" }\n",
    [`${production}/hiera.yaml`]: `version: 5\nhierarchy:\n${level}`,
    [`${production}/data/secrets.eyaml`]: data,
  };
}

whereOpenssl("serve decrypts with the keys of the command line", async () => {
  const { certificate, key } = keys.create("cli");
  const data = `token: ENC[PKCS7,${keys.encrypt("hunter2", "cli")}]\n`;
  const served = await Served.start(filesWith(data), { eyamlPrivateKey: key, eyamlPublicKey: certificate });
  const { json, status } = await served.catalog("web1");
  expect(status).toBe(200);
  expect(JSON.stringify(json)).toContain("token=hunter2");
  await served.stop();
});

whereOpenssl("serve rejects a catalog with an encrypted value, unless that is allowed", async () => {
  keys.create("none");
  const cipher = keys.encrypt("hunter2", "none");
  const files = filesWith(`# secrets\ntoken: ENC[PKCS7,${cipher}]\n`);
  const served = await Served.start(files);
  const { json, status } = await served.catalog("web1");
  expect(status).toBe(500);
  expect(json["message"]).toMatch(/`token` for `File\[\/etc\/token\]\[content\]`.*secrets\.eyaml, line: 2, column: 1/);
  expect(JSON.stringify(json)).not.toContain(cipher.slice(0, 40));
  await served.stop();
  const lenient = await Served.start(files, { allowEncrypted: true });
  expect(JSON.stringify((await lenient.catalog("web1")).json)).toContain(`token=ENC[PKCS7,${cipher}]`);
  await lenient.stop();
});

whereOpenssl("serve uses the keys that hiera.yaml names only if that is allowed", async () => {
  const { certificate, key } = keys.create("hiera");
  const options = `, options: {pkcs7_private_key: '${key}', pkcs7_public_key: '${certificate}'}`;
  const files = filesWith(`token: ENC[PKCS7,${keys.encrypt("hunter2", "hiera")}]\n`, options);
  const served = await Served.start(files);
  expect((await served.catalog("web1")).status).toBe(500);
  await served.stop();
  const allowed = await Served.start(files, { eyamlHieraKeys: true });
  expect(JSON.stringify((await allowed.catalog("web1")).json)).toContain("token=hunter2");
  await allowed.stop();
});

whereOpenssl("serve rejects a value that was encrypted for another key", async () => {
  const { certificate, key } = keys.create("own");
  keys.create("other");
  const data = `token: ENC[PKCS7,${keys.encrypt("hunter2", "other")}]\n`;
  const served = await Served.start(filesWith(data), { eyamlPrivateKey: key, eyamlPublicKey: certificate });
  const { json, status } = await served.catalog("web1");
  expect(status).toBe(500);
  expect(json["message"]).toMatch(/no recipient matches certificate.*`token`.*secrets\.eyaml, line: 1/);
  await served.stop();
});

test("serve doesn't start with a key that it can't read", async () => {
  const starting = Served.start(filesWith("token: a\n"), { eyamlPrivateKey: "/nonexistent/key.pem" });
  await expect(starting).rejects.toThrow("/nonexistent/key.pem");
});
