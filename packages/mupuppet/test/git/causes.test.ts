import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");

/** A class of which each resource gets its value in another way. */
const files: Readonly<Record<string, string>> = {
  "nodes.txt": "n1\n",
  "hiera.yaml": `version: 5
defaults: { datadir: data, data_hash: yaml_data }
hierarchy:
  - name: common
    path: common.yaml
`,
  "data/other.yaml": "m::moved: from other\n",
  "data/common.yaml": `m::packages: [a, b]
m::moved: from common
m::users:
  ann: { uid: 1 }
m::things:
  t1:
    size: 1
classes:
  - m
  - m::old
`,
  "manifests/site.pp": "node default { lookup('classes', Array[String]).include }\n",
  "modules/m/manifests/init.pp": `class m($packages = [], $users = {}, $things = {}, $moved = '', $same = 1,
  $default = 1) {
  package { $packages: ensure => installed }
  create_resources('user', $users)
  $things.each |$key, $value| { m::thing { $key: * => $value } }
  notify { "moved \${moved}": }
  file { '/function': content => m::text(1) }
  file { '/ruby': content => m::ruby(1) }
  file { '/template': content => epp('m/plain.epp') }
  file { '/default': content => "default \${default}" }
  file { '/file': content => file('m/plain.txt') }
  $list = $packages.map |$each| { "x \${each}" }
  file { '/list': content => join($list, ' ') }
  if $default == 1 { notify { 'one': } } else { notify { 'other': } }
  notify { 'gone': }
  $sizes = $same ? { 1 => 'small', default => 'large' }
  file { '/assigned': content => $sizes }
}
`,
  "modules/m/manifests/old.pp": "class m::old { notify { 'old': } }\n",
  "modules/m/manifests/thing.pp":
    "define m::thing($size) { file { \"/t/${name}\": content => epp('m/thing.epp', { s => $size }) } }\n",
  "modules/m/templates/thing.epp": "line one\nsize <%= $s %>\n",
  "modules/m/templates/plain.epp": "a\nb\nc\n",
  "modules/m/files/plain.txt": "a\nb\nc\n",
  "modules/m/functions/text.pp": "function m::text($x) {\n  m::inner($x)\n}\n",
  "modules/m/functions/inner.pp": 'function m::inner($x) {\n  $y = $x + 1\n  "text ${y}"\n}\n',
  "modules/m/lib/puppet/functions/m/ruby.rb":
    "Puppet::Functions.create_function(:'m::ruby') do\n  def ruby(x)\n    \"ruby #{x}\"\n  end\nend\n",
};

const changes: readonly [file: string, from: string, to: string][] = [
  ["data/common.yaml", "[a, b]", "[a, b, c]"],
  ["data/common.yaml", "uid: 1", "uid: 2"],
  ["data/common.yaml", "size: 1", "size: 2"],
  ["data/common.yaml", "  - m::old\n", ""],
  ["hiera.yaml", "hierarchy:", "hierarchy:\n  - name: other\n    path: other.yaml"],
  ["modules/m/manifests/init.pp", "$default = 1", "$default = 2"],
  ["modules/m/manifests/init.pp", "  notify { 'gone': }\n", ""],
  ["modules/m/manifests/init.pp", "'small'", "'tiny'"],
  ["modules/m/functions/inner.pp", "+ 1", "+ 2"],
  ["modules/m/lib/puppet/functions/m/ruby.rb", '"ruby ', '"rubies '],
  ["modules/m/templates/plain.epp", "b\n", "B\n"],
  ["modules/m/files/plain.txt", "b\n", "B\n"],
];

let folder: RealFolder;
beforeAll(() => {
  const original = mkdtempSync(join(tmpdir(), "cairn-causes-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(original, name)), { recursive: true });
    writeFileSync(join(original, name), text);
  }
  folder = new RealFolder(original);
  rmSync(original, { recursive: true });
});
afterAll(() => folder.remove());

whereGit("every difference comes with the line that makes it, however the value came there", async () => {
  folder.git("init", "--quiet", "--initial-branch", "main");
  folder.commit("first");
  for (const [file, from, to] of changes) folder.change(file, from, to);
  folder.commit("second");
  const words = ["diff", "--git", "HEAD~1", "HEAD", "--environment", ".", "--nodes", "nodes.txt", "--format", "json"];
  const { out, said, status } = await folder.run(...words);
  expect([said, status]).toEqual(["", 2]);
  const { groups } = JSON.parse(out) as { groups: { differences: { path: string; cause: string }[] }[] };
  const causes = groups.flatMap(({ differences }) => differences.map(({ cause, path }) => [path, cause]));
  const data = "data/common.yaml";
  const init = "modules/m/manifests/init.pp";
  expect(Object.fromEntries(causes)).toEqual({
    "Class[M::Old]": `${data}:10 (no longer: - m::old)`,
    "Class[M][default]": `${init}:2 ($default = 2) {)`,
    "Class[M][moved]": "hiera.yaml:4 (- name: other)",
    "Class[M][packages]": `${data}:1 (m::packages: [a, b, c])`,
    "Class[M][things][t1][size]": `${data}:7 (size: 2)`,
    "Class[M][users][ann][uid]": `${data}:4 (ann: { uid: 2 })`,
    "File[/assigned][content]": `${init}:15 ($sizes = $same ? { 1 => 'tiny', default => 'large' })`,
    "File[/default][content]": `${init}:2 ($default = 2) {)`,
    "File[/file][content]": "modules/m/files/plain.txt:2 (B)",
    "File[/function][content]": "modules/m/functions/inner.pp:2 ($y = $x + 2)",
    "File[/list][content]": `${data}:1 (m::packages: [a, b, c])`,
    "File[/ruby][content]": 'modules/m/lib/puppet/functions/m/ruby.rb:3 ("rubies #{x}")',
    "File[/t/t1][content]": `${data}:7 (size: 2)`,
    "File[/template][content]": "modules/m/templates/plain.epp:2 (B)",
    "M::Thing[t1][size]": `${data}:7 (size: 2)`,
    "Notify[gone]": `${init}:15 (no longer: notify { 'gone': })`,
    "Notify[moved from common]": "hiera.yaml:4 (- name: other)",
    "Notify[moved from other]": "hiera.yaml:4 (- name: other)",
    "Notify[old]": `${data}:10 (no longer: - m::old)`,
    "Notify[one]": `${init}:2 ($default = 2) {)`,
    "Notify[other]": `${init}:2 ($default = 2) {)`,
    "Package[c]": `${data}:1 (m::packages: [a, b, c])`,
    "User[ann][uid]": `${data}:4 (ann: { uid: 2 })`,
  });
});
