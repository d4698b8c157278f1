/** Writes the keys and signed files of the tests (README.md), with the `gpg` of this machine. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = import.meta.dirname;
const home = mkdtempSync(join(tmpdir(), "g-"));
const common = ["--homedir", home, "--batch", "--quiet", "--yes", "--pinentry-mode", "loopback", "--passphrase", ""];
const gpg = (words, input) =>
  execFileSync("gpg", [...common, ...words], { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
const write = (name, text) => writeFileSync(join(folder, name), text);
const early = ["--faked-system-time", "20200101T000000!"];
const generate = (user, kind = "ed25519", expires = "never", time = []) =>
  gpg([...time, "--quick-generate-key", user, kind, "sign", expires]);
const fingerprint = (user) => /^fpr:+([0-9A-F]+)/m.exec(gpg(["--with-colons", "--list-keys", user]))[1];
const sign = (users, text, time = []) =>
  gpg([...time, ...users.flatMap((user) => ["--local-user", user]), "--clearsign"], text);

const text = "Port => 25\nPackages ~> { bash => 1 }\n";

generate("Alice <alice@example.org>");
generate("Bob <bob@example.org>", "rsa2048");
generate("Carol <carol@example.org>", "ed25519", "seconds=2592000", early);
generate("Dave <dave@example.org>", "ed25519", "never", early);
generate("Erin <erin@example.org>");
gpg(["--quick-add-uid", "erin@example.org", "Erin at work <erin@work.example>"]);
gpg(["--quick-add-uid", "erin@example.org", "Erin in the past <erin@past.example>"]);
gpg(["--quick-revoke-uid", "erin@example.org", "Erin in the past <erin@past.example>"]);
gpg(["--quick-add-key", fingerprint("erin@example.org"), "ed25519", "sign", "never"]);
gpg(["--quick-generate-key", "alice@example.org <frank@example.org>", "ed25519", "sign", "never"]);

write("alice.cf2", sign(["alice@example.org"], text));
write("bob.cf2", sign(["bob@example.org"], text));
write("both.cf2", sign(["alice@example.org", "bob@example.org"], text));
write("carol-expired.cf2", sign(["carol@example.org"], text, ["--faked-system-time", "20200110T000000!"]));
write("dave-revoked.cf2", sign(["dave@example.org"], text, ["--faked-system-time", "20200110T000000!"]));
write("erin-subkey.cf2", sign(["erin@example.org"], text));
write("frank.cf2", sign(["frank@example.org"], text));
write(
  "dashes.cf2",
  sign(["alice@example.org"], "A => 'b\\\n-----BEGIN PGP SIGNATURE-----\\\n- x\\\n-'\nFrom => me   \n\n\nX => 1"),
);
write("empty.cf2", sign(["alice@example.org"], ""));
const signed = readFileSync(join(folder, "alice.cf2"), "utf8");
write("tampered.cf2", signed.replace("=> 25", "=> 26"));
write("before.cf2", `Port => 26\n${signed}`);
write("after.cf2", `${signed}Port => 26\n`);
write("twice.cf2", signed + signed);

const revocation = readFileSync(join(home, "openpgp-revocs.d", `${fingerprint("dave@example.org")}.rev`), "utf8");
gpg(["--import"], revocation.replace(/^:-----BEGIN/m, "-----BEGIN"));
write("keyring.asc", gpg(["--armor", "--export"]));

const outside = mkdtempSync(join(tmpdir(), "g-"));
const other = (words, input) =>
  execFileSync("gpg", [...common.with(1, outside), ...words], {
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "ignore"],
  });
other(["--quick-generate-key", "Alice <alice@example.org>", "ed25519", "sign", "never"]);
write("impostor.cf2", other(["--clearsign"], text));

for (const each of [home, outside]) {
  execFileSync("gpgconf", ["--homedir", each, "--kill", "gpg-agent"]);
  rmSync(each, { recursive: true, force: true });
}
