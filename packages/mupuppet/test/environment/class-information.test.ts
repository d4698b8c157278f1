import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { nodeHost } from "@cairn/cli-kit";
import { createSource } from "@cairn/diagnostics";
import { testIf } from "@cairn/testing";
import { classInformation } from "../../src/environment/class-information.js";
import { environmentClasses } from "../../src/environment/environment-classes.js";
import { readManifest } from "../../src/resolve/manifest.js";
import { hasPuppet, moduleFiles, readManifest as textOf } from "../oracle/puppet.js";

/** The classes of manifests, beside `Puppet::InfoService::ClassInformationService`, which Puppet's server asks. */
const folder = mkdtempSync(join(tmpdir(), "cairn-classes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const script = `
require 'puppet'
require 'puppet/info_service'
Puppet.initialize_settings(['--vardir', ENV['VARDIR'], '--confdir', ENV['VARDIR']])
files = STDIN.read.split("\\n")
puts JSON.generate(Puppet::InfoService::ClassInformationService.new.classes_per_environment('e' => files)['e'])`;

type Described = Readonly<Record<string, { readonly classes?: unknown; readonly error?: string }>>;

function ofPuppet(files: readonly string[]): Described {
  const options = { input: files.join("\n"), encoding: "utf8", maxBuffer: 2 ** 28 } as const;
  const { stderr, stdout } = spawnSync("ruby", ["-e", script], { ...options, env: { ...process.env, VARDIR: folder } });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as Described;
}

function ours(files: readonly string[]): Described {
  const settings = { maxErrors: 1, allowance: undefined, strict: false };
  return Object.fromEntries(
    files.map((file) => {
      const { path: _path, ...described } = classInformation(readManifest(createSource(file, textOf(file)), settings));
      return [file, described];
    }),
  );
}

/** Puppet cuts off the source of a default that is a heredoc, is in parentheses, or ends with a block. */
function withWholeSources(described: Described): unknown {
  const isCut = (key: string, value: unknown): boolean =>
    key === "default_source" && /^(?:@|\(|if\b|unless\b|case\b)|\{/.test(value as string);
  return JSON.parse(JSON.stringify(described, (key, value: unknown) => (isCut(key, value) ? undefined : value)));
}

function write(path: string, text: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
}

const types = [
  ...["String", "Array[Integer]", "Enum['a',  'b']", "Integer[1,5]", "Integer[-1]", "Optional['lit']", "Float[0.5, 1]"],
  ...["Struct[{'a' => Integer, Optional['b'] => String}]", "Hash[String, Integer, 1]", "Tuple[String, Integer, 1, 3]"],
  ...["Array[String, 1, default]", "Pattern['a', /b/]", "Variant[String, Array[String]]", "Sensitive[String]", "Undef"],
  ...[
    "Stdlib::Absolutepath",
    "Array[Stdlib::Port]",
    "Foo::Bar['z', 2]",
    "Foo[1]",
    "Callable[Integer]",
    "Boolean[true]",
  ],
  ...["Init[Integer]", "SemVer['>1']", "NotUndef['x']", "Collection[1]", "Iterable[String]", "Any", "Regexp[/a/]"],
];
const defaults = [
  ...[
    "'x'",
    '"x"',
    "3",
    "0x1F",
    "0755",
    "2.5",
    "1.0e3",
    "true",
    "undef",
    "default",
    "-1",
    "[1, 2, [3]]",
    "[ -1 ]",
    "[]",
  ],
  ...["{ 'a' => 1, 'b' => { 'c' => [2] } }", "{ 1 => 2 }", "{ a => 1 }", "{}", "{'a' => undef}", "[undef, 1]", "''"],
  ...["/x/", '"a${s}b"', "$facts['os']", "1 + 2", "lookup('x')", "String", "Integer[1,5]", '"a\\nb\\t\\""', "'it\\'s'"],
  ...["bare", "foo::bar", "::foo", "{ a => default }", '["a${b}"]', "$::x", "{true => 1}"],
];

testIf(hasPuppet, "needs puppet")("types and defaults of parameters are those of Puppet", () => {
  const parameters = [
    ...types.map((type, index) => `${type} $t${index}`),
    ...defaults.map((text, index) => `$d${index} = ${text}`),
  ];
  const files = [
    write("parameters.pp", `class parameters(\n  ${parameters.join(",\n  ")}\n) {}\n`),
    write(
      "nested.pp",
      "class a { class b { class c {} } class d {} }\nclass e inherits a {}\ndefine f() {}\nnode x {}\n",
    ),
    write("empty.pp", ""),
  ];
  expect(ours(files)).toEqual(ofPuppet(files));
});

testIf(hasPuppet, "needs puppet")("a manifest with an error has the error in place of its classes", () => {
  const files = [write("broken.pp", "class broken( { }\n"), write("wrong.pp", "if true { class a {} }\n")];
  const [mine, theirs] = [ours(files), ofPuppet(files)];
  for (const file of files) expect([mine[file]!.classes, theirs[file]!.classes]).toEqual([undefined, undefined]);
  expect(mine[files[0]!]!.error).toContain(`(file: ${files[0]}, line: 1, column: `);
});

const installed = moduleFiles();
testIf(hasPuppet && installed.length > 100, "needs puppet, puppet-module-*")(
  "the classes of Debian's modules are those of Puppet",
  () => expect(withWholeSources(ours(installed))).toEqual(withWholeSources(ofPuppet(installed))),
  600_000,
);

test("an environment has the classes of its manifests and modules, and none outside them", () => {
  write("outside.pp", "class outside {}");
  const site = createSource(write("env/manifests/site.pp", "class site {}"), "class site {}");
  write("env/modules/web/manifests/init.pp", "class web {}");
  write("env/modules/web/manifests/deep/er.pp", "class web::deep::er {}");
  write("env/modules/web/manifests/bytes.pp", "\xff");
  writeFileSync(join(folder, "env/modules/web/manifests/bytes.pp"), Buffer.from([0xff]));
  write("env/modules/Wrong-Name/manifests/init.pp", "class wrong {}");
  write("env/other/web/manifests/hidden.pp", "class web::hidden {}");
  symlinkSync(join(folder, "outside.pp"), join(folder, "env/modules/web/manifests/outside.pp"));
  const host = nodeHost();
  const files = { read: (path: string) => host.read(path), resolve: (_from: string, path: string) => path };
  const modulePath = [join(folder, "env/modules"), join(folder, "env/other")];
  const described = environmentClasses([site], modulePath, { files, folders: host });
  expect(
    described.map((each) => [
      each.path.slice(folder.length + 1),
      "error" in each ? "error" : each.classes.map(({ name }) => name),
    ]),
  ).toEqual([
    ["env/manifests/site.pp", ["site"]],
    ["env/modules/web/manifests/bytes.pp", "error"],
    ["env/modules/web/manifests/deep/er.pp", ["web::deep::er"]],
    ["env/modules/web/manifests/init.pp", ["web"]],
  ]);
});
