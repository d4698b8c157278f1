import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";

/** A test that needs openssl. */
export const whereOpenssl = testIf(spawnSync("openssl", ["version"]).status === 0, "needs openssl");

/** Keys and encrypted values, as `eyaml createkeys` and `eyaml encrypt` make them. */
export class EyamlKeys {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-eyaml-"));

  /** The paths of a new key and its certificate. */
  create(name: string) {
    const paths = { key: join(this.folder, `${name}.key`), certificate: join(this.folder, `${name}.pem`) };
    const words = ["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "3", "-subj", `/CN=${name}`];
    execFileSync("openssl", [...words, "-keyout", paths.key, "-out", paths.certificate], { stdio: "ignore" });
    return paths;
  }

  /** The ciphertext, in Base64. */
  encrypt(text: string, name: string, ...how: string[]): string {
    const words = ["-encrypt", "-binary", "-outform", "DER", join(this.folder, `${name}.pem`)];
    const [command = "smime", cipher = "-aes-256-cbc", ...more] = how;
    const options = { input: text, stdio: "pipe" } as const;
    return execFileSync("openssl", [command, cipher, ...more, ...words], options).toString("base64");
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}
