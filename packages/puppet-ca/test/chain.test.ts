import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { Authority, isRevokedBy, revokedSerials } from "@cairn/puppet-ca";
import { CertificateChain } from "@cairn/testing/puppet";

/** An authority below a root, in the directory that `puppetserver ca setup` makes. */
const chain = new CertificateChain();
const listFile = chain.at("ca_crl.pem");
const lists = { intermediate: chain.revocationList("intermediate"), root: chain.revocationList("root") };
let authority: Authority;

beforeAll(async () => {
  authority = await Authority.open(chain.folder);
});
beforeEach(() => writeFileSync(listFile, lists.intermediate + lists.root));
afterAll(() => chain.remove());

/** What OpenSSL says of a certificate, with the lists of both authorities. */
function verify(pem: string): string {
  writeFileSync(chain.at("node.pem"), pem);
  writeFileSync(chain.at("trusted.pem"), authority.certificates + authority.revocationList);
  const words = ["verify", "-crl_check_all", "-CAfile", chain.at("trusted.pem"), chain.at("node.pem")];
  try {
    return execFileSync("openssl", words, { stdio: ["ignore", "pipe", "pipe"] }).toString();
  } catch (thrown) {
    return String((thrown as { stderr: Buffer }).stderr);
  }
}

test("it signs with the intermediate's key and the next serial number", async () => {
  const { certificate } = await authority.generate("first");
  expect(new X509Certificate(certificate).issuer).toBe("CN=Puppet CA: puppet.example.com");
  expect(new X509Certificate(certificate).serialNumber).toBe("0100");
  expect(verify(certificate)).toBe(`${chain.at("node.pem")}: OK\n`);
  const current = Uint8Array.from(new X509Certificate(certificate).raw);
  expect(verify(await authority.renew("first", current))).toBe(`${chain.at("node.pem")}: OK\n`);
});

test.each([
  ["first", () => lists.intermediate + lists.root],
  ["last", () => lists.root + lists.intermediate],
  [
    "between comments",
    () => `# ours\n${lists.intermediate}\n# the root's\r\n${lists.root.replaceAll("\n", "\r\n")}# end`,
  ],
  ["alone", () => lists.intermediate],
  ["missing", () => lists.root],
])(
  "a revocation replaces only its own list, which is %s, and keeps the others byte for byte",
  async (where, textOf) => {
    writeFileSync(listFile, textOf());
    const name = `revoked-${where.replaceAll(" ", "-")}`;
    const { certificate } = await authority.generate(name);
    await authority.revoke(name);
    const after = readFileSync(listFile, "utf8");
    const own = /-----BEGIN X509 CRL-----[^-]*-----END X509 CRL-----\n?/g;
    const [added] = (after.match(own) ?? []).filter((pem) => !textOf().includes(pem));
    const ownBefore = lists.intermediate;
    expect(after).toBe(where === "missing" ? `${added}${textOf()}` : textOf().replace(ownBefore, added!));
    expect(isRevokedBy(revokedSerials(after), certificate)).toBe(true);
    if (where !== "alone") expect(verify(certificate)).toContain("certificate revoked");
  },
);

test.each(["intermediate", "root"] as const)(
  "it revokes nothing while the list of the %s authority is cut off",
  async (cut) => {
    const name = `cut-${cut}`;
    await authority.generate(name);
    const damaged = (lists.intermediate + lists.root).replace(lists[cut], lists[cut].slice(0, -40));
    writeFileSync(listFile, damaged);
    await expect(authority.revoke(name)).rejects.toThrow(`\`${listFile}\` is damaged`);
    expect(readFileSync(listFile, "utf8")).toBe(damaged);
  },
);

test("its certificates name the key of the authority as the authority's own certificate does", async () => {
  const { certificate } = await authority.generate("named");
  writeFileSync(chain.at("node.pem"), certificate);
  const words = (file: string, extension: string) => ["x509", "-noout", "-ext", extension, "-in", chain.at(file)];
  const digitsOf = (text: Buffer) => /(?:[0-9A-F]{2}:)+[0-9A-F]{2}/.exec(text.toString())![0];
  expect(digitsOf(execFileSync("openssl", words("node.pem", "authorityKeyIdentifier")))).toBe(
    digitsOf(execFileSync("openssl", words("ca_crt.pem", "subjectKeyIdentifier"))),
  );
});

describe("updating the lists of the authorities above", () => {
  test("takes a newer list of the root, and never one of its own", async () => {
    const next = chain.revocationList("root", "intermediate");
    await authority.updateLists(chain.revocationList("intermediate") + next);
    expect(readFileSync(listFile, "utf8")).toBe(lists.intermediate + next);
    await authority.updateLists(lists.root);
    expect(readFileSync(listFile, "utf8")).toBe(lists.intermediate + next);
  });

  test("adds a list that is missing", async () => {
    writeFileSync(listFile, lists.intermediate);
    await authority.updateLists(lists.root);
    expect(readFileSync(listFile, "utf8")).toBe(lists.intermediate + lists.root);
  });

  test("rejects a list that another authority has signed in the root's name, and a text without lists", async () => {
    const other = new CertificateChain();
    other.revocationList("root");
    other.revocationList("root");
    const [forged, strange] = [
      other.revocationList("root"),
      "-----BEGIN X509 CRL-----\nAAAA\n-----END X509 CRL-----\n",
    ];
    other.remove();
    await expect(authority.updateLists(forged)).rejects.toThrow("isn't signed by this authority");
    for (const text of ["", strange])
      await expect(authority.updateLists(text)).rejects.toThrow("No valid CRLs submitted.");
    expect(readFileSync(listFile, "utf8")).toBe(lists.intermediate + lists.root);
  }, 60_000);
});

test("expirations are those of both authorities", () => {
  const { certificates, lists: ofLists } = authority.expirations();
  const names = ["Puppet CA: puppet.example.com", "Puppet Root CA: 0123abcd"];
  expect([[...certificates.keys()], [...ofLists.keys()]]).toEqual([names, names]);
  expect(certificates.get(names[0]!)).toEqual(
    new Date(new X509Certificate(chain.certificateOf("intermediate")).validTo),
  );
});
