import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");
const empty = mkdtempSync(join(tmpdir(), "cairn-empty-"));
let folder: RealFolder;

beforeEach(() => {
  folder = new RealFolder(empty);
  if (hasGit) folder.git("init", "--quiet", "--initial-branch", "main");
});
afterEach(() => folder.remove());
afterAll(() => rmSync(empty, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
}

const site = `node 'web1', 'web2' { include base }\nnode 'db' { }\n`;
const base = `class base(String $admins, String $page) {
  file { '/etc/sudoers.d/admins': content => $admins }
  file { '/srv/www/index.html': content => $page }
  file { '/etc/app': ensure => directory, recurse => true, source => 'puppet:///modules/base/app' }
}
`;
const environment = {
  "manifests/site.pp": site,
  "modules/base/manifests/init.pp": base,
  "modules/base/files/app/a.conf": "a\n",
  "hiera.yaml": "version: 5\n",
  "data/common.yaml": "base::admins: jane\nbase::page: hello\n",
};
const policy = `{
  "*": ["*", "!File[/etc/sudoers*]", "!File[/etc/app/*]"],
  "web-team": ["File[/srv/www/*]", "Class[Base][page]"]
}
`;

/** Compares two commits under the policy. */
async function diffAfter(change: Readonly<Record<string, string>>, ...options: string[]) {
  write(environment);
  folder.commit("before");
  write(change);
  folder.commit("after");
  write({ "policy.json": policy });
  return folder.run("diff", "--git", "HEAD~1", "HEAD", "--environment", ".", "--policy", "policy.json", ...options);
}

whereGit("a violation names the line of the commit, the nodes and the policy's line, and exits with 1", async () => {
  const change = { "data/common.yaml": "base::admins: jane, hacker\nbase::page: hello\n" };
  const { out, said, status } = await diffAfter(change);
  expect(status).toBe(1);
  expect(said).toMatchInlineSnapshot(`
    "data/common.yaml:1:1: error mupuppet/policy: this change may not touch \`File[/etc/sudoers.d/admins][content]\`: the rule \`*\` of \`policy.json\` excludes \`File[/etc/sudoers*]\`
        policy.json:2:14: note: the path is excluded here
        note: on 2 nodes: web1, web2
        help: undo the change, or ask those who may change \`policy.json\`
    "
  `);
  expect(out).toContain("violates policy.json:2:14: the rule `*` of `policy.json` excludes `File[/etc/sudoers*]`");
});

whereGit(
  "a change that the author's group may make is only a difference; the same by another group is not",
  async () => {
    const change = { "data/common.yaml": "base::admins: jane\nbase::page: bye\n" };
    const allowed = await diffAfter(change, "--group", "web-team");
    expect([allowed.said, allowed.status]).toEqual(["", 2]);
    const words = ["diff", "--git", "HEAD~1", "HEAD", "--environment", ".", "--policy", "policy.json"];
    expect(await folder.run(...words)).toMatchObject({ status: 2, said: "" });
    const other = policy.replace("web-team", "db-team");
    write({ "policy.json": other });
    expect((await folder.run(...words, "--group", "db-team", "--group", "x")).status).toBe(2);
    write({ "policy.json": other.replace("File[/srv/www/*]", "File[/srv/db/*]") });
    const { said, status } = await folder.run(...words, "--group", "db-team", "--ignore", "File");
    expect(status).toBe(1);
    expect(said).toContain(
      "data/common.yaml:2:1: error mupuppet/policy: `db-team` may not touch `File[/srv/www/index.html][content]`",
    );
  },
);

whereGit("files that a directory's source contains are judged by their own paths, in every report", async () => {
  const change = { "modules/base/files/app/a.conf": "b\n", "modules/base/files/app/b.conf": "b\n" };
  const { out, said, status } = await diffAfter(change, "--format", "json", "--html", "report.html", "--jobs", "2");
  expect(status).toBe(1);
  expect(said).toContain(
    "modules/base/files/app/a.conf:1:1: error mupuppet/policy: this change may not touch `File[/etc/app/a.conf][content]`",
  );
  expect(said).toContain("may not touch `File[/etc/app/b.conf]`");
  const { groups, violations } = JSON.parse(out) as {
    violations: number;
    groups: { differences: { path: string; violation?: object }[] }[];
  };
  expect(violations).toBe(2);
  expect(groups[0]!.differences.map(({ path, violation }) => [path, violation])).toEqual(
    ["File[/etc/app/a.conf][content]", "File[/etc/app/b.conf]"].map((path) => [
      path,
      {
        who: "this change",
        reason: "the rule `*` of `policy.json` excludes `File[/etc/app/*]`",
        file: "policy.json",
        line: 2,
        column: 38,
      },
    ]),
  );
  const html = readFileSync(join(folder.path, "report.html"), "utf8");
  expect(html).toContain('"violations":2');
  expect(html).toContain("policy.json:2: the rule `*` of `policy.json` excludes `File[/etc/app/*]`");
});

whereGit("a removed line that causes a violation is named as such", async () => {
  const change = { "modules/base/manifests/init.pp": base.replace(/ {2}file \{ '\/etc\/sudoers.*\n/, "") };
  const { said, status } = await diffAfter(change);
  expect(status).toBe(1);
  expect(said).toContain("modules/base/manifests/init.pp:2:1: error mupuppet/policy");
  expect(said).toContain("note: the change removes this line");
});

whereGit("files that can't be compared are in every report, with their nodes", async () => {
  const web = base.replace("puppet:///modules/base/app", "https://example.org/app");
  const words = { "modules/base/manifests/init.pp": web };
  const { out, status } = await diffAfter(words, "--format", "json", "--html", "report.html");
  expect(status).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    violations: 0,
    unseen: [{ reason: "the source is on a web server", resources: ["File[/etc/app]"], nodes: ["web1", "web2"] }],
  });
  const html = readFileSync(join(folder.path, "report.html"), "utf8");
  expect(html).toContain('"unseen":[{"reason":"the source is on a web server"');
  const markdown = await folder.run("diff", "--git", "HEAD", "HEAD", "--environment", ".", "--format", "markdown");
  expect(markdown.status).toBe(0);
  expect(markdown.out).toContain(
    "## Files that can't be compared\n\n- `File[/etc/app]`: `the source is on a web server`, on 2 nodes: web1, web2\n",
  );
});
