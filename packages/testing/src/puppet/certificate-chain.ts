import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type AuthorityName = "intermediate" | "root";

const subjects = { root: "Puppet Root CA: 0123abcd", intermediate: "Puppet CA: puppet.example.com" } as const;

const extensions = `
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = 0123456789ABCDEF0123456789ABCDEF
[node]
basicConstraints = critical, CA:FALSE
extendedKeyUsage = critical, serverAuth, clientAuth
subjectAltName = DNS:`;

/**
 * A root and an intermediate authority, made with OpenSSL in the layout of `puppetserver ca setup`: `ca_crt.pem` and `ca_crl.pem`
 * have the intermediate's certificate and revocation list first, then the root's.
 */
export class CertificateChain {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-chain-"));
  private serial = 1;

  constructor() {
    for (const name of ["signed", "requests"]) mkdirSync(join(this.folder, name));
    writeFileSync(this.at("crlnumber"), "01\n");
    this.configure("root");
    this.run(
      "req",
      "-x509",
      ...this.newKey("root", subjects.root),
      "-out",
      this.at("root.pem"),
      "-extensions",
      "authority",
    );
    this.certify("intermediate", "root", "authority", subjects.intermediate);
    writeFileSync(this.at("ca_crt.pem"), this.certificateOf("intermediate") + this.certificateOf("root"));
    writeFileSync(this.at("ca_key.pem"), this.keyOf("intermediate"));
    writeFileSync(this.at("ca_crl.pem"), this.revocationList("intermediate") + this.revocationList("root"));
    writeFileSync(this.at("serial"), "0x0100");
  }

  /** A path in the directory. */
  at(name: string): string {
    return join(this.folder, name);
  }

  /** A certificate of the intermediate authority in PEM, with its key. The common name may differ from `name`, which is that of its files. */
  issue(name: string, commonName = name): { readonly cert: string; readonly key: string } {
    this.certify(name, "intermediate", "node", commonName);
    return { cert: this.certificateOf(name), key: this.keyOf(name) };
  }

  certificateOf(name: string): string {
    return readFileSync(this.at(`${name}.pem`), "utf8");
  }

  /** The authority's revocation list in PEM, for the names of certificates that it has issued. */
  revocationList(authority: AuthorityName, ...revoked: readonly string[]): string {
    const lines = revoked.map((name) => {
      const serial = this.run("x509", "-in", this.at(`${name}.pem`), "-noout", "-serial")
        .trim()
        .split("=")[1]!;
      return `R\t491231235959Z\t250101000000Z\t${serial}\tunknown\t/CN=${name}\n`;
    });
    writeFileSync(this.at("index.txt"), lines.join(""));
    const signer = ["-cert", this.at(`${authority}.pem`), "-keyfile", this.at(`${authority}.key`)];
    const pem = this.run("ca", "-config", this.at("openssl.cnf"), "-gencrl", ...signer);
    return pem.slice(pem.indexOf("-----BEGIN"));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private certify(name: string, authority: AuthorityName, section: string, commonName: string): void {
    const request = this.at(`${name}.csr`);
    this.configure(name);
    this.run("req", "-new", ...this.newKey(name, commonName), "-out", request);
    const signer = ["-CA", this.at(`${authority}.pem`), "-CAkey", this.at(`${authority}.key`)];
    const serial = ["-set_serial", String(++this.serial), "-days", "365"];
    const extended = ["-extfile", this.at("openssl.cnf"), "-extensions", section];
    this.run("x509", "-req", "-in", request, ...signer, ...serial, ...extended, "-out", this.at(`${name}.pem`));
  }

  private newKey(name: string, commonName: string): string[] {
    const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", this.at(`${name}.key`)];
    return ["-config", this.at("openssl.cnf"), ...key, "-subj", `/CN=${commonName.replace(/[/\\]/g, "\\$&")}`];
  }

  private configure(name: string): void {
    writeFileSync(this.at("openssl.cnf"), `${configuration(this.folder)}${extensions}${name}\n`);
  }

  private keyOf(name: string): string {
    return readFileSync(this.at(`${name}.key`), "utf8");
  }

  private run(...words: readonly string[]): string {
    return execFileSync("openssl", [...words], { stdio: ["ignore", "pipe", "pipe"] }).toString();
  }
}

function configuration(folder: string): string {
  return `
[req]
distinguished_name = dn
[dn]
[ca]
default_ca = lists
[lists]
database = ${join(folder, "index.txt")}
crlnumber = ${join(folder, "crlnumber")}
default_md = sha256
default_crl_days = 365
crl_extensions = list
[list]
authorityKeyIdentifier = keyid
`;
}
