/** Writes the databases of the tests (README.md). */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as argon2 from "hash-wasm";
import kdbxweb from "kdbxweb";

const { Consts, Credentials, CryptoEngine, Int64, Kdbx, KdbxUuid, ProtectedValue, VarDictionary } = kdbxweb;
const folder = import.meta.dirname;
const password = "open sesame";

CryptoEngine.setArgon2Impl(async (secret, salt, memorySize, iterations, hashLength, parallelism, type) => {
  const options = {
    password: new Uint8Array(secret),
    salt: new Uint8Array(salt),
    memorySize,
    iterations,
    hashLength,
    parallelism,
  };
  const derive = type === CryptoEngine.Argon2TypeArgon2d ? argon2.argon2d : argon2.argon2id;
  return (await derive({ ...options, outputType: "binary" })).buffer;
});

const { UInt32, UInt64 } = VarDictionary.ValueType;

function fill(database, root) {
  const add = (into, fields) => {
    const entry = database.createEntry(into);
    for (const [key, value] of Object.entries(fields)) entry.fields.set(key, value);
    return entry;
  };
  const hidden = (text) => ProtectedValue.fromString(text);
  const notes = "first line\r\nsecond\tline";
  const mail = add(root, { Title: "mail", Password: hidden("an older password") });
  mail.pushHistory();
  mail.fields.set("Password", hidden("it's <a> \\secret\\ & ünïcödé 🔑"));
  for (const [key, value] of Object.entries({ UserName: "postmaster", URL: "https://mail.example.org/", Notes: notes }))
    mail.fields.set(key, value);
  add(root, { Title: "2nd key-ring", "API key": hidden("k-1"), Zone: "b", Area: "a" });
  const inner = database.createGroup(root, "Data bases");
  add(inner, { Title: "mail", Password: hidden("another") });
  database.createRecycleBin();
  const bin = database.getGroup(database.meta.recycleBinUuid);
  bin.name = "mail";
  add(bin, { Title: "deleted", Password: hidden("deleted secret") });
}

const twins = {
  entries: (database, root) =>
    [database.createEntry(root), database.createEntry(root)].map((each) => each.fields.set("Title", "a")),
  stars: (database, root) => ["a-b", "a b"].forEach((title) => database.createEntry(root).fields.set("Title", title)),
  group: (database, root) => {
    database.createEntry(root).fields.set("Title", "web");
    database.createGroup(root, "web");
  },
  fields: (database, root) => {
    const entry = database.createEntry(root);
    for (const key of ["k 1", "k-1"]) entry.fields.set(key, "v");
  },
};

async function write(name, { version = 4, derivation = "Aes", cipher = "Aes" }, change) {
  const database = Kdbx.create(new Credentials(ProtectedValue.fromString(password)), "tests");
  if (version === 3) database.setVersion(3);
  else setDerivation(database, derivation);
  if (version === 3) database.header.keyEncryptionRounds = 60;
  database.header.dataCipherUuid = new KdbxUuid(Consts.CipherId[cipher]);
  change(database, database.getDefaultGroup());
  writeFileSync(join(folder, `${name}.kdbx`), new Uint8Array(await database.save()));
}

function setDerivation(database, derivation) {
  database.setKdf(Consts.KdfId[derivation]);
  const parameters = database.header.kdfParameters;
  if (derivation === "Aes") return parameters.set("R", UInt64, new Int64(60));
  parameters.set("M", UInt64, new Int64(256 * 1024));
  parameters.set("I", UInt64, new Int64(2));
  parameters.set("P", UInt32, 1);
}

/** Opened, changed and saved by KeePassXC, which keeps the format. */
function rewriteByKeePassXC(from, to) {
  writeFileSync(join(folder, to), readFileSync(join(folder, from)));
  const words = ["add", "-q", "-p", "-u", "robot", join(folder, to), "added"];
  const { status, stderr } = spawnSync("keepassxc-cli", words, {
    input: `${password}\nbeep\nbeep\n`,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

await write("aes-3", { version: 3 }, fill);
await write("aes-4", {}, fill);
await write("argon2d-4", { derivation: "Argon2d" }, fill);
await write("argon2id-4", { derivation: "Argon2id" }, fill);
await write("chacha20-4", { derivation: "Argon2id", cipher: "ChaCha20" }, fill);
for (const [name, change] of Object.entries(twins)) await write(`twins-${name}`, {}, change);

if (spawnSync("keepassxc-cli", ["--version"]).status === 0) {
  const target = join(folder, "keepassxc-3.kdbx");
  rmSync(target, { force: true });
  const input = `${password}\n${password}\n`;
  const { status, stderr } = spawnSync("keepassxc-cli", ["import", "-q", "-p", join(folder, "keepassxc.xml"), target], {
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  for (const name of ["aes", "argon2d", "argon2id", "chacha20"])
    rewriteByKeePassXC(`${name}-4.kdbx`, `keepassxc-${name}-4.kdbx`);
}
