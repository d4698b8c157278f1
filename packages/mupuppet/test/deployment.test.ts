import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { compileFile } from "../src/node/index.js";
import { hasPuppet } from "./oracle/puppet.js";

/** Files, a package, a command, a defined type, a class, and an order that matters. */
const manifest = (folder: string) => `
class site($root) {
  file { $root: ensure => directory, mode => '0750' }
  package { 'bash': ensure => present, noop => true }
}
define site::page($body) {
  file { "${folder}/www/\${title}.html": content => "<p>\${body}</p>\\n" }
}
class { 'site': root => '${folder}/www' }
Class['site'] -> Site::Page['index', 'about'] ~> Exec['list']
site::page { 'about': body => 'who we are' }
site::page { 'index': body => 'hello' }
exec { 'list':
  command => '/bin/ls ${folder}/www > ${folder}/www/list.txt',
  provider => shell,
  refreshonly => true,
}
file { '${folder}/secret': content => Sensitive('geheim'), mode => '0600', require => Exec['list'] }
`;

function apply(folder: string, ...options: string[]): string {
  const words = ["apply", "--catalog", join(folder, "catalog.json"), "--confdir", join(folder, "conf")];
  const all = [...words, "--vardir", join(folder, "var"), "--color", "false", "--detailed-exitcodes", ...options];
  const { status, stderr, stdout } = spawnSync("puppet", all, { encoding: "utf8" });
  const said = `${stdout}${stderr}`;
  // 2: there were changes; 4 and 6: something failed.
  return status === 0 || status === 2 ? said : `exit ${status}: ${said}`;
}

const wherePuppet = testIf(hasPuppet, "needs puppet");

describe("real deployment", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mupuppet-deployment-"));
    writeFileSync(join(folder, "site.pp"), manifest(folder));
    const { diagnostics, value } = await compileFile(join(folder, "site.pp"), { node: "web1.example.com" });
    expect(diagnostics).toEqual([]);
    writeFileSync(join(folder, "catalog.json"), value!.toText().value!);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  wherePuppet(
    "the agent accepts the catalog, and would do what it says",
    () => {
      const said = apply(folder, "--noop");
      for (const title of ["www", "www/index.html", "www/about.html", "secret"])
        expect(said).toMatch(new RegExp(`File\\[${folder}/${title}\\].*\\(noop\\)`));
      expect(said).not.toContain("geheim");
      expect(existsSync(join(folder, "www"))).toBe(false);
    },
    120_000,
  );

  wherePuppet(
    "applied for real it makes the files, in order",
    () => {
      expect(apply(folder)).toContain("Applied catalog");
      expect(readFileSync(join(folder, "www/index.html"), "utf8")).toBe("<p>hello</p>\n");
      expect(readFileSync(join(folder, "www/list.txt"), "utf8")).toBe("about.html\nindex.html\nlist.txt\n");
      expect(readFileSync(join(folder, "secret"), "utf8")).toBe("geheim");
      expect((statSync(join(folder, "secret")).mode & 0o777).toString(8)).toBe("600");
    },
    120_000,
  );
});
