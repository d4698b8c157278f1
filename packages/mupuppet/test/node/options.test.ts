import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { options as ofCommand } from "../../src/cli/options.js";
import { compileFile, type CompileOptions } from "../../src/node/index.js";
import { check, createSource, type StateFiles } from "../../src/index.js";

const written: Readonly<Record<string, string>> = {
  "facts.json": '{"role": "front"}',
  "classes.yaml": "classes: { web: }\n",
  "modules/web/manifests/init.pp": "class web { notify { 'web': } }\n",
  "modules/data/hiera.yaml": "version: 5\nhierarchy: [{ name: outside, lookup_key: vault_lookup }]\n",
  "modules/data/manifests/init.pp": 'class data ($x = 1) { notify { "data ${x}": } }\n',
  "modules/chance/lib/puppet/functions/chance.rb":
    "Puppet::Functions.create_function(:chance) do\n  def chance\n    rand(1000000000)\n  end\nend\n",
  "modules/reader/lib/puppet/functions/reader.rb":
    "Puppet::Functions.create_function(:reader) do\n  def reader(path)\n    File.read(path)\n  end\nend\n",
  "modules/keeper/lib/puppet/functions/keep.rb":
    "Puppet::Functions.create_function(:keep) do\n  def keep(text)\n    file = File.join(Puppet[:vardir], 'kept')\n" +
    "    File.write(file, text) unless File.exist?(file)\n    File.read(file)\n  end\nend\n",
  "hiera.yaml": "version: 5\nhierarchy: [{ name: global, path: global.yaml }]\n",
  "data/global.yaml": "x: from hiera\n",
  "eyaml.yaml": "version: 5\nhierarchy: [{ name: secrets, lookup_key: eyaml_lookup_key, path: secrets.eyaml }]\n",
  "data/secrets.eyaml": "secret: ENC[PKCS7,MIIB]\n",
  "puppet.conf": "[server]\nca_server = ours.example.org\n",
  "types.yaml": "lamp: { params: [color], namevars: [name] }\n",
  "secret/word.txt": "open sesame",
};

/** Manifests that tell whether an option works: what they notify of with it, and what without (or the error's code). */
const cases: Readonly<
  Record<string, { manifest: string; options: (folder: string) => CompileOptions; with: string; without: string }>
> = {
  node: {
    manifest: "notify { $trusted['certname']: }",
    options: () => ({ node: "web1" }),
    with: "web1",
    without: "default",
  },
  facts: {
    manifest: "notify { \"role ${facts['role']}\": }",
    options: (folder) => ({ facts: join(folder, "facts.json") }),
    with: "role front",
    without: "role ",
  },
  "facts as data": {
    manifest: "notify { \"role ${facts['role']}\": }",
    options: () => ({ facts: { role: "back" } }),
    with: "role back",
    without: "role ",
  },
  environment: {
    manifest: "notify { $environment: }",
    options: () => ({ environment: "test" }),
    with: "test",
    without: "production",
  },
  classes: {
    manifest: "",
    options: (folder) => ({ classes: join(folder, "classes.yaml"), modulePath: [join(folder, "modules")] }),
    with: "web",
    without: "",
  },
  modulePath: {
    manifest: "include web",
    options: (folder) => ({ modulePath: [join(folder, "modules")] }),
    with: "web",
    without: "mupuppet/unknown-class",
  },
  profile: {
    manifest: 'notify { "a${unknown}": }',
    options: () => ({ profile: "puppet7" }),
    with: "a",
    without: "mupuppet/unknown-variable",
  },
  strict: {
    manifest: 'notify { "a${unknown}": }',
    options: () => ({ profile: "puppet7", strict: true }),
    with: "mupuppet/unknown-variable",
    without: "mupuppet/unknown-variable",
  },
  hieraConfig: {
    manifest: "notify { lookup('x', default_value => 'no data'): }",
    options: (folder) => ({ hieraConfig: join(folder, "hiera.yaml") }),
    with: "from hiera",
    without: "no data",
  },
  hieraMissing: {
    manifest: "include data",
    options: (folder) => ({ modulePath: [join(folder, "modules")], hieraMissing: "skip" }),
    with: "data 1",
    without: "mupuppet/unknown-class",
  },
  settings: {
    manifest: "notify { $settings::ca_server: }",
    options: (folder) => ({ settings: join(folder, "puppet.conf") }),
    with: "ours.example.org",
    without: "puppet",
  },
  types: {
    manifest: "lamp { 'desk': color => 'red' } notify { 'lit': }",
    options: (folder) => ({ types: [join(folder, "types.yaml")] }),
    with: "lit",
    without: "mupuppet/unknown-type",
  },
  functions: {
    manifest: "notify { twice('a'): }",
    options: () => ({ functions: { twice: (text: string) => text + text } }),
    with: "aa",
    without: "mupuppet/unknown-function",
  },
  allowRead: {
    manifest: `notify { reader('secret/word.txt'): }`,
    options: (folder) => ({ modulePath: [join(folder, "modules")], allowRead: [join(folder, "secret")] }),
    with: "open sesame",
    without: "mupuppet/unknown-function",
  },
  seed: {
    manifest: "if chance() == chance() { notify { 'same': } } else { notify { 'seeded': } }",
    options: (folder) => ({ modulePath: [join(folder, "modules")], seed: "7" }),
    with: "seeded",
    without: "mupuppet/unknown-function",
  },
  state: {
    manifest: "notify { keep('new'): }",
    options: (folder) => ({ modulePath: [join(folder, "modules")], state: keptBefore }),
    with: "from an earlier run",
    without: "mupuppet/unknown-function",
  },
  now: {
    manifest: "notify { Timestamp().strftime('%Y'): }",
    options: () => ({ now: 1_000_000_000_000_000_000n }),
    with: "2001",
    without: String(new Date().getUTCFullYear()),
  },
  legacyFacts: {
    manifest: "notify { \"on ${facts['osfamily']}\": }",
    options: () => ({ legacyFacts: false, facts: { os: { family: "Debian" }, osfamily: "Debian" } }),
    with: "on ",
    without: "on ",
  },
  allowCycles: {
    manifest: "notify { 'a': before => Notify['b'] } notify { 'b': before => Notify['a'] }",
    options: () => ({ allowCycles: true }),
    with: "a b",
    without: "mupuppet/dependency-cycle",
  },
  maxMemory: {
    manifest: "$x = Integer[1, 100000].map |$n| { $n } notify { 'a': }",
    options: () => ({ maxMemory: 1000 }),
    with: "mupuppet/too-much-memory",
    without: "a",
  },
  exported: {
    manifest: "Notify <<| |>>",
    options: () => ({ exported: [exportedNotify] }),
    with: "from afar",
    without: "",
  },
  answers: {
    manifest: "notify { puppetdb_query('nodes { }'): }",
    options: () => ({ answers: { answer: () => ["one", "two"] } }),
    with: "one two",
    without: "mupuppet/evaluation",
  },
  decrypt: {
    manifest: "notify { lookup('secret'): }",
    options: () => ({ hieraConfig: "eyaml.yaml", decrypt: () => ({ text: "in clear" }) }),
    with: "in clear",
    without: "mupuppet/lookup",
  },
  decryptWith: {
    manifest: "notify { lookup('secret'): }",
    options: () => ({ hieraConfig: "eyaml.yaml", decryptWith: () => () => ({ text: "in clear" }) }),
    with: "in clear",
    without: "mupuppet/lookup",
  },
  stillEncrypted: {
    manifest: "notify { lookup('secret'): }",
    options: () => ({ hieraConfig: "eyaml.yaml", stillEncrypted: "error" }),
    with: "mupuppet/still-encrypted",
    without: "mupuppet/lookup",
  },
  runGenerator: {
    manifest: "notify { generate('/opt/site/hello', 'a', [1]): }",
    options: () => ({ runGenerator: (program, words) => ({ output: [program, ...words].join(" ") }) }),
    with: "/opt/site/hello a 1",
    without: "mupuppet/evaluation",
  },
  maxErrors: { manifest: "notify { 'a': }", options: () => ({ maxErrors: 1 }), with: "a", without: "a" },
};

const forManyNodes = new Set([
  "nodes",
  "jobs",
  "shard",
  "resume",
  "node-timeout",
  "node-memory",
  "exported-out",
  "facts-set",
  "git",
  "fileserver-config",
  // What PuppetDB knows is handed to the library as facts, exported resources and answers.
  "puppetdb",
  "query",
  "ssl-cert",
  "ssl-key",
  "ssl-ca",
]);
/** What is written and shown, and where. */
const forPeople = new Set([
  "file",
  "ignore",
  "upgrade-to",
  "html",
  "policy",
  "group",
  "style",
  "lint",
  "only-lint",
  "only-checks",
  "with-checks",
]);
/** Options that a program gives as a function. */
const otherNames = {
  eyamlPrivateKey: "decrypt",
  eyamlPublicKey: "decrypt",
  eyamlGpgHome: "decrypt",
  eyamlHieraKeys: "decryptWith",
  allowEncrypted: "stillEncrypted",
  puppetdbAnswers: "answers",
  ruby: "askRuby",
  allowGenerate: "runGenerator",
};

/** State with one file. */
const keptBefore: StateFiles = {
  isKept: true,
  kindOf: (path) => (path === "" ? "folder" : "file"),
  read: () => ({ bytes: new TextEncoder().encode("from an earlier run") }),
  write: () => "it's read-only",
  makeFolder: () => "it's read-only",
};

const exportedNotify = {
  certname: "far.example.org",
  type: "Notify",
  title: "from afar",
  exported: true,
  tags: ["notify"],
  parameters: {},
} as const;

describe("the library's options", () => {
  let folder = "";
  const here = process.cwd();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mupuppet-options-"));
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true, force: true });
  });

  /** The titles of notifications, or the first error. */
  async function outcome(manifest: string, options: CompileOptions): Promise<string> {
    writeFileSync("site.pp", manifest);
    const { diagnostics, value } = await compileFile("site.pp", options);
    const notified = value?.toData().resources.filter(({ type }) => type === "Notify");
    return notified ? notified.map(({ title }) => title).join(" ") : diagnostics[0]!.code;
  }

  it.each(Object.keys(cases))("%s", async (name) => {
    const { manifest, options, with: expected, without } = cases[name]!;
    expect(await outcome(manifest, options(folder))).toBe(expected);
    expect(await outcome(manifest, {})).toBe(without);
  });

  it("are all that the command has for one node", () => {
    const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const named = Object.keys(ofCommand)
      .filter((name) => !forManyNodes.has(name) && !forPeople.has(name))
      .map(camelCase);
    const known = [...Object.keys(cases), ...Object.keys(otherNames)].map((name) => name.toLowerCase());
    expect(named.filter((name) => !known.includes(name.toLowerCase()))).toEqual([]);
  });

  it("check takes `upgradeTo`", () => {
    const source = createSource("site.pp", "notify { $osfamily: }");
    const codes = (options: CompileOptions) => check(source, options).map(({ code }) => code);
    expect(codes({ upgradeTo: "openvox8" })).not.toEqual(codes({ profile: "puppet7" }));
  });
});
