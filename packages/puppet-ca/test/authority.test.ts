import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Authority, certificatePems, extensionsOf, isRevokedBy, revokedSerials } from "@cairn/puppet-ca";
import { testIf } from "@cairn/testing";
import { isListed } from "../src/autosign.js";

let folder: string;
let authority: Authority;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cairn-ca-"));
  authority = await Authority.create(join(folder, "ca"), "Test CA");
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A request as an agent makes it, with OpenSSL. */
function request(name: string, extensions = "", key = ["rsa:2048"]): string {
  const config = join(folder, `${name}.cnf`);
  writeFileSync(
    config,
    `[req]\ndistinguished_name=dn\nreq_extensions=ext\nprompt=no\n[dn]\nCN=${name}\n[ext]\n${extensions || "keyUsage=digitalSignature"}\n`,
  );
  const keyFile = join(folder, `${name}.key`);
  const words = ["req", "-new", "-newkey", ...key, "-nodes", "-keyout", keyFile, "-config", config];
  return execFileSync("openssl", words, { stdio: ["ignore", "pipe", "ignore"] }).toString();
}

function openssl(words: readonly string[], input: string): string {
  return execFileSync("openssl", [...words], { input }).toString();
}

async function signed(name: string, extensions = ""): Promise<X509Certificate> {
  await authority.submit(name, request(name, extensions));
  return new X509Certificate(await authority.sign(name));
}

test("a certificate names itself where clients look for names", async () => {
  expect((await signed("unnamed")).subjectAltName).toBe("DNS:unnamed");
  await authority.submit("renamed", request("renamed", "subjectAltName=DNS:www"));
  const pem = await authority.sign("renamed", { allowsAlternativeNames: true });
  expect(new X509Certificate(pem).subjectAltName).toBe("DNS:renamed, DNS:www");
});

testIf(process.getuid?.() === 0, "only root can give files to others")(
  "what root writes belongs to the owner of the folder, as Puppet's server runs as another user",
  async () => {
    const root = join(folder, "owned");
    const owned = await Authority.create(root, "Owned CA");
    for (const each of ["", "signed", "requests", "private"]) chownSync(join(root, each), 12, 34);
    await owned.submit("web1", request("web1"));
    const { keyFile } = await owned.generate("admin");
    await owned.revoke("admin");
    const files = ["serial", "ca_crl.pem", "signed/admin.pem", "requests/web1.pem"].map((each) => join(root, each));
    for (const { gid, uid } of [...files, keyFile].map((each) => statSync(each))) expect([uid, gid]).toEqual([12, 34]);
  },
  60_000,
);

test("what it signs OpenSSL verifies, for the name that was asked for", async () => {
  const certificate = await signed("web1.example.com");
  const pem = join(folder, "web1.pem");
  writeFileSync(pem, certificate.toString());
  writeFileSync(join(folder, "ca.pem"), authority.certificates + authority.revocationList);
  expect(openssl(["verify", "-crl_check", "-CAfile", join(folder, "ca.pem"), pem], "")).toBe(`${pem}: OK\n`);
  expect(certificate.subject).toBe("CN=web1.example.com");
  expect(authority.status("web1.example.com")?.state).toBe("signed");
});

test("the keys are readable by their owner only", async () => {
  expect(statSync(join(folder, "ca/ca_key.pem")).mode & 0o777).toBe(0o600);
  await authority.generate("puppet.example.com", { alternativeNames: ["puppet"] });
  expect(statSync(join(folder, "ca/private/puppet.example.com.pem")).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "ca/private")).mode & 0o777).toBe(0o700);
});

test("serial numbers differ, also where two sign at once", async () => {
  const other = await Authority.open(join(folder, "ca"));
  const names = Array.from({ length: 8 }, (_, index) => `many${index}`);
  await Promise.all(
    names.map((name) => authority.generate(name)).concat(names.map((name) => other.generate(`x${name}`))),
  );
  const all = authority.list().map(({ serialNumber }) => serialNumber);
  expect(new Set(all).size).toBe(all.length);
});

test("a revoked certificate is on the list, with all that its name has had, and a cleaned name may ask again", async () => {
  const first = await signed("gone");
  const second = new X509Certificate(await authority.renew("gone", Uint8Array.from(first.raw)));
  await authority.revoke("gone");
  const revoked = revokedSerials(authority.revocationList);
  for (const each of [first, second]) expect(isRevokedBy(revoked, each.toString())).toBe(true);
  expect(authority.status("gone")?.state).toBe("revoked");
  await expect(authority.renew("gone", Uint8Array.from(first.raw))).rejects.toThrow("revoked");
  await authority.clean("gone");
  const third = await signed("gone");
  expect(isRevokedBy(revokedSerials(authority.revocationList), third.toString())).toBe(false);
  const list = certificatePems(authority.revocationList)[0]!;
  expect(openssl(["crl", "-noout", "-crlnumber"], list)).toMatch(/crlNumber=0x0*1/);
});

test("a renewed certificate has the same key, name and extensions", async () => {
  const old = await signed("renewed", "1.3.6.1.4.1.34380.1.1.13=ASN1:UTF8String:web");
  const renewed = new X509Certificate(await authority.renew("renewed", Uint8Array.from(old.raw)));
  expect(renewed.publicKey.export({ type: "spki", format: "pem" })).toBe(
    old.publicKey.export({ type: "spki", format: "pem" }),
  );
  expect(renewed.serialNumber).not.toBe(old.serialNumber);
  expect([...extensionsOf(renewed.toString())]).toEqual([["pp_role", "web"]]);
});

describe("nobody gets more than a name by asking", () => {
  test.each([
    ["another name", "subjectAltName=DNS:puppet", "other names"],
    ["a right", "1.3.6.1.4.1.34380.1.3.39=ASN1:UTF8String:true", "grants rights"],
    ["an unknown extension", "1.2.3.4=ASN1:UTF8String:true", "isn't Puppet's"],
  ])("%s", async (what, extensions, message) => {
    const name = `wants-${what.split(" ").at(-1)!}`;
    await authority.submit(name, request(name, extensions));
    await expect(authority.sign(name)).rejects.toThrow(message);
    expect(authority.status(name)?.state).toBe("requested");
  });

  test("unless who signs says so", async () => {
    await authority.submit("alias", request("alias", "subjectAltName=DNS:alias,DNS:www"));
    const pem = await authority.sign("alias", { allowsAlternativeNames: true, allowsAuthorization: false });
    expect(new X509Certificate(pem).subjectAltName).toBe("DNS:alias, DNS:www");
  });

  test("being an authority isn't asked for", async () => {
    const certificate = await signed("calls-itself-ca", "basicConstraints=CA:TRUE");
    expect(certificate.ca).toBe(false);
  });
});

describe("a request is refused", () => {
  test.each(["../evil", "a/b", ".hidden", "UPPER", "", "a".repeat(300), "a\nb"])("for the name %j", async (name) => {
    await expect(authority.submit(name, request("plain"))).rejects.toThrow("no name");
  });
  test("for another name than it holds", async () => {
    await expect(authority.submit("web9", request("web8"))).rejects.toThrow("was sent for `web9`");
  });
  test.each(["", "hello", "-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----\n"])(
    "as %j",
    async (pem) => {
      await expect(authority.submit("broken", pem)).rejects.toThrow("a certificate request in PEM");
    },
  );
  test("with a weak key", async () => {
    await expect(authority.submit("weak", request("weak", "", ["rsa:1024"]))).rejects.toThrow("1024 bits");
  });
  test("that somebody changed", async () => {
    const good = request("changed");
    const bytes = Buffer.from(good.replace(/-----[^-]*-----/g, ""), "base64");
    bytes[bytes.length - 1]! ^= 1;
    const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${bytes.toString("base64")}\n-----END CERTIFICATE REQUEST-----\n`;
    await expect(authority.submit("changed", pem)).rejects.toThrow("isn't signed by its own key");
  });
  test("with another key while one waits, or is signed", async () => {
    await authority.submit("twice", request("twice"));
    await expect(authority.submit("twice", request("twice"))).rejects.toThrow("another key");
    await authority.sign("twice");
    await expect(authority.submit("twice", request("twice"))).rejects.toThrow("has a signed certificate");
  });
});

test("an authority isn't made over another one", async () => {
  const before = readFileSync(join(folder, "ca/ca_key.pem"), "utf8");
  await expect(Authority.create(join(folder, "ca"), "Other")).rejects.toThrow("already");
  expect(readFileSync(join(folder, "ca/ca_key.pem"), "utf8")).toBe(before);
});

test.each([
  ["web1", "web1\n", true],
  ["web1.example.com", "# all\n*.example.com\n", true],
  ["example.com", "*.example.com", false],
  ["evil-example.com", "*.example.com", false],
  ["web1", "web10\nweb", false],
  ["anything", "*", true],
])("autosign: %s by %j is %s", (name, list, isSigned) => {
  expect(isListed(name, list)).toBe(isSigned);
});

describe("a damaged file is named, and nothing is done", () => {
  const files: readonly [string, (damaged: Authority) => Promise<unknown> | unknown][] = [
    ["requests/waits.pem", (damaged) => damaged.list()],
    ["signed/web.pem", (damaged) => damaged.list()],
    ["serial", (damaged) => damaged.generate("new")],
    ["ca_crl.pem", (damaged) => damaged.revoke("web")],
  ];
  test.each(files)("%s", async (file, act) => {
    const root = join(folder, "damaged");
    cpSync(join(folder, "ca"), root, { recursive: true });
    await (await Authority.open(root)).generate("web");
    writeFileSync(join(root, file), "junk\n");
    const opened = await Authority.open(root);
    await expect((async () => act(opened))()).rejects.toThrow(`\`${join(root, file)}\` is damaged`);
    expect(readFileSync(join(root, file), "utf8")).toBe("junk\n");
    rmSync(root, { recursive: true });
  });

  test.each(["ca_key.pem", "ca_crt.pem"])("%s", async (file) => {
    const root = join(folder, "damaged");
    cpSync(join(folder, "ca"), root, { recursive: true });
    writeFileSync(join(root, file), readFileSync(join(root, file), "utf8").replace(/^[A-Za-z0-9+/]{64}$/m, "junk"));
    await expect(Authority.open(root)).rejects.toThrow(`\`${join(root, file)}\` is damaged`);
    rmSync(root, { recursive: true });
  });
});

test("other names are names or addresses, as Puppet's commands take them", async () => {
  const alternativeNames = ["puppet", "DNS:puppet.test", "IP:10.0.0.1", "ip:fd00::1"];
  const { certificate } = await authority.generate("server.test", { alternativeNames });
  expect(new X509Certificate(certificate).subjectAltName).toBe(
    "DNS:server.test, DNS:puppet, DNS:puppet.test, IP Address:10.0.0.1, IP Address:FD00:0:0:0:0:0:0:1",
  );
  await expect(authority.generate("other.test", { alternativeNames: ["IP:x"] })).rejects.toThrow("`x` is no address");
});
