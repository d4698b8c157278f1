import { readFileSync } from "node:fs";
import { createCli } from "@cairn/cli-kit";
import { commandsOf, memoryHost, type MemoryHost } from "@cairn/cli-kit/testing";
import { language } from "../src/cli/language.js";
import { EyamlKeys, whereOpenssl } from "./hiera/eyaml-keys.js";

const keys = new EyamlKeys();
afterAll(() => keys.delete());

/** Every form in which a secret could appear contains this. */
const canary = "canary";

const site = `class db(String $password, Hash $options, Sensitive[String] $token, Sensitive[Array] $tokens) {
  file { '/etc/db.conf': content => "password=\${password}" }
  file { '/etc/key': content => $options['key'], mode => $options['mode'] }
  file { '/etc/token': content => $token, mode => $options['mode'] }
  notify { ['token', "token \${tokens.unwrap[0]}"]: message => "it is \${token.unwrap} or \${tokens.unwrap}" }
  notify { 'options': message => $options, before => File['/etc/key'] }
}
# A secret that the code itself makes, given to a class, a defined type and a function.
class made(Sensitive[String] $key, Hash[String, Sensitive] $keys) {
  file { '/etc/made': content => "key=\${key.unwrap} \${keys['a'].unwrap}" }
  made::part { 'part': key => Sensitive(join(['can', 'ary of a define'])) }
  file { '/etc/called': content => made::called(Sensitive(join(['can', 'ary of a function']))) }
}
define made::part(Variant[String, Sensitive[String]] $key) { notify { "part \${key.unwrap}": } }
function made::called(Sensitive[String] $key) { "called \${key.unwrap}" }
class { 'made': key => Sensitive(join(['can', 'ary key'])), keys => { 'a' => Sensitive(join(['can', 'ary in a hash'])) } }
include db
notice("the password is \${lookup('db::password')}")
warning(lookup('db::options'))
info(lookup('db::token').unwrap)
`;

/** Messages that quote values. */
const broken = `${site}
$number = Integer(lookup('db::password'))
$token = Integer(lookup('db::token').unwrap)
notify { 'x': loglevel => lookup('db::options')['key'], message => lookup('db::options')['none'][1] }
fail("can't log in with \${lookup('db::options')}")
`;

function world() {
  const { certificate, key } = keys.create("canary");
  const cipher = (text: string) => `'ENC[PKCS7,${keys.encrypt(text, "canary")}]'`;
  const data =
    `db::password: ${cipher("canary's \\ secret")}\n` +
    `db::options:\n  key: ${cipher("-----BEGIN-----\ncanary line 1\ncanary line 2\n")}\n  mode: '0600'\n` +
    `  url: http://%{lookup('db::user')}@example.com\ndb::user: ${cipher("user-canary-%{facts.none}")}\n` +
    `db::token: canary of convert_to\ndb::tokens: ["canary's item", {a: "canary b"}]\n` +
    "lookup_options:\n  db::token: {convert_to: Sensitive}\n  db::tokens: {convert_to: [Sensitive]}\n";
  const hiera = "version: 5\nhierarchy:\n  - {name: a, lookup_key: eyaml_lookup_key, path: a.eyaml}\n";
  const other = site.replace("password=", "pw=").replace("it is", "it's");
  const files = {
    "key.pem": readFileSync(key, "utf8"),
    "certificate.pem": readFileSync(certificate, "utf8"),
    "env/manifests/site.pp": site,
    "env/hiera.yaml": hiera,
    "env/data/a.eyaml": data,
    "broken.pp": broken,
    "other.pp": other,
    "policy.json": '{"*": ["Class"]}',
    "other-env/manifests/site.pp": other,
    "other-env/hiera.yaml": hiera,
    "other-env/data/a.eyaml": data.replaceAll("canary", "canary's other"),
    "nodes.txt": "web1\nweb2\n",
  };
  return { files };
}

const withKeys = ["--environment", "./env", "--eyaml-private-key", "key.pem", "--eyaml-public-key", "certificate.pem"];

/** How each command is run so that it would show secrets; or why it can't. */
const runs: Readonly<Record<string, readonly string[][] | string>> = {
  compile: [
    ["env", "-o", "out.json", "--stats"],
    ["broken.pp", "--report", "sarif=report.sarif", "--report", "github=report.txt", "--report", "json=report.json"],
    ["env", "--nodes", "nodes.txt", "-o", "out", "--jobs", "1"],
    ["env", "--nodes", "nodes.txt", "-o", "out", "--jobs", "1", "--resume"],
    ["broken.pp", "--nodes", "nodes.txt", "-o", "out", "--jobs", "1"],
  ],
  check: [
    ["env/manifests/site.pp"],
    ["broken.pp"],
    ["broken.pp", "--report", "sarif"],
    ["env", "--nodes", "nodes.txt"],
  ],
  fmt: [["broken.pp", "--diff"]],
  explain: [
    ["env", "File[/etc/db.conf][content]"],
    ["env", "File[/etc/key][content]"],
    ["env", "File[/etc/key]"],
    ["env", "Class[db][password]"],
    ["env", "Notify[options][message]"],
    ["env", "file:/etc/key:2"],
    ["env", "$db::options"],
    ["env", "File[/etc/made][content]"],
    ["env", "File[/etc/called][content]"],
    ["env", "Class[made]"],
    ["env", "file:/etc/made:1"],
    ["broken.pp", "Class[db]"],
  ],
  diff: [
    ["env", "other.pp"],
    ["other.pp", "broken.pp"],
    ["env", "other-env", "--html", "differences.html"],
    ["env", "other-env", "--nodes", "nodes.txt", "--jobs", "1", "--html", "differences.html"],
    ["env", "other-env", "--nodes", "nodes.txt", "--jobs", "1", "--strict", "--policy", "policy.json"],
  ],
  graph: [["env"], ["broken.pp"]],
  ast: [["broken.pp"]],
  lookup: [
    ["db::token", "--explain"],
    ["db::tokens", "--explain"],
    ["db::password", "--explain"],
    ["db::options", "--explain"],
    ["db::password", "--type", "Integer"],
  ],
  diagnostics: "evaluates nothing",
  completion: "evaluates nothing",
  lsp: "test/lsp/secrets.test.ts",
  merge: "joins lists of nodes and evaluates nothing",
  step: "reads no data",
  serve: "test/serve/eyaml.test.ts",
  ca: "evaluates nothing",
  puppetdb: "evaluates nothing",
};

/** The options that all commands but `lookup` share with it. */
function wordsFor(name: string, words: readonly string[], format: string | undefined): string[] {
  const evaluates = name !== "fmt" && name !== "ast";
  return [name, ...words, ...(format === undefined ? [] : ["--format", format]), ...(evaluates ? withKeys : [])];
}

/** The written files with secrets, except catalogs. */
function leakedInto(host: MemoryHost, given: Readonly<Record<string, string>>): readonly string[] {
  const isCatalog = (path: string) => path === "out.json" || /^out\/[^./][^/]*\.json$/.test(path);
  const written = host.paths().filter((path) => !(path in given) && !isCatalog(path));
  return written.filter((path) => new TextDecoder().decode(host.bytes(path)).includes(canary));
}

whereOpenssl("no command shows a decrypted value outside a catalog, in any format", async () => {
  const files = world();
  for (const { name, options = {} } of commandsOf(language)) {
    const given = runs[name];
    if (given === undefined) throw new Error(`say in \`runs\` how \`${name}\` could show a secret`);
    if (typeof given === "string") continue;
    const formats = name === "compile" ? undefined : options["format"]?.choices;
    for (const words of given) {
      for (const format of formats ?? [undefined]) {
        for (const diagnostics of ["plain", "pretty", "json"]) {
          const host = memoryHost(files);
          const line = [...wordsFor(name, words, format), "--diagnostics", diagnostics];
          const exitCode = await createCli(language).run(line, host);
          expect({ line, exitCode }).not.toMatchObject({ exitCode: 64 });
          const shown = (host.stdout + host.stderr).replaceAll("canary.test", "");
          expect({ line, shown }).not.toMatchObject({ shown: expect.stringContaining(canary) });
          expect({ line, leaked: leakedInto(host, files.files) }).toEqual({ line, leaked: [] });
        }
      }
    }
  }
});

whereOpenssl("a catalog, and a lookup without an explanation, contain the decrypted value", async () => {
  for (const words of [wordsFor("compile", ["env"], undefined), wordsFor("lookup", ["db::password"], undefined)]) {
    const host = memoryHost(world());
    await createCli(language).run(words, host);
    expect(host.stdout).toContain(canary);
  }
});
