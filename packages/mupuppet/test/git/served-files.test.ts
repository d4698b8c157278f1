import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");
const empty = mkdtempSync(join(tmpdir(), "cairn-empty-"));
let folder: RealFolder;

beforeEach(() => {
  folder = new RealFolder(empty);
  if (!hasGit) return;
  folder.git("init", "--quiet", "--initial-branch", "main");
});
afterEach(() => folder.remove());
afterAll(() => rmSync(empty, { recursive: true }));

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
}

/** Commits an environment with one manifest and its files, makes a change, and compares both revisions. */
async function compareAfter(
  site: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  change: () => void,
  ...options: string[]
) {
  write({ "manifests/site.pp": site, ...files });
  folder.commit("before");
  change();
  folder.commit("after");
  return folder.run("diff", "--git", "HEAD~1", "HEAD", "--environment", ".", ...options);
}

const motd = "file { '/etc/motd': source => 'puppet:///modules/base/motd' }\n";

whereGit("shows the changed lines of a copied file, from the revisions and not from the working tree", async () => {
  const change = () => write({ "modules/base/files/motd": "welcome\nto web2\n" });
  await compareAfter(motd, { "modules/base/files/motd": "welcome\nto web1\n" }, change);
  write({ "modules/base/files/motd": "not committed\n" });
  const { out, said, status } = await folder.run("diff", "--git", "HEAD~1", "HEAD", "--environment", ".");
  expect([said, status]).toEqual(["", 2]);
  expect(out).toMatchInlineSnapshot(`
    "On default:
    changed File[/etc/motd][content]
        modules/base/files/motd:2:1 -> modules/base/files/motd:2:1
        because of modules/base/files/motd:2 (to web2)
        @@ -1,2 +1,2 @@
         welcome
        -to web1
        +to web2
    1 difference
    "
  `);
});

whereGit("reports a file that appears, disappears or becomes executable", async () => {
  const site = `${motd}file { '/usr/bin/run': source => 'puppet:///modules/base/run' }
file { '/etc/issue': source => 'puppet:///modules/base/issue', mode => '0600' }
file { '/etc/late': source => 'puppet:///modules/base/late' }\n`;
  const files = {
    "modules/base/files/motd": "a\n",
    "modules/base/files/run": "#!/bin/sh\n",
    "modules/base/files/issue": "i\n",
  };
  const change = () => {
    unlinkSync(join(folder.path, "modules/base/files/motd"));
    chmodSync(join(folder.path, "modules/base/files/run"), 0o755);
    chmodSync(join(folder.path, "modules/base/files/issue"), 0o755);
    write({ "modules/base/files/late": "late\n" });
  };
  const { out, status } = await compareAfter(site, files, change);
  expect(status).toBe(2);
  expect(out).toContain("removed File[/etc/motd][content]: file, 2 bytes");
  expect(out).toContain('changed File[/usr/bin/run][mode]: "0644" -> "0755"');
  expect(out).toContain("added   File[/etc/late][content]: file, 5 bytes");
  expect(out).toContain("3 differences");
});

it("compares the permissions of two directories' files and folders", async () => {
  const site = `${motd}file { '/etc/conf': source => 'puppet:///modules/base/conf', recurse => true }
file { '/etc/issue': source => 'puppet:///modules/base/motd', mode => '0600' }
file { '/etc/late': source => 'puppet:///modules/base/motd', source_permissions => ignore }\n`;
  for (const side of ["old", "new"]) {
    write({ [`${side}/manifests/site.pp`]: site, [`${side}/modules/base/files/conf/a`]: "a\n" });
    write({ [`${side}/modules/base/files/motd`]: "a\n" });
    for (const path of ["motd", "conf/a"]) chmodSync(join(folder.path, side, "modules/base/files", path), 0o644);
    chmodSync(join(folder.path, side, "modules/base/files/conf"), 0o755);
  }
  const compare = () => folder.run("diff", "old", "new");
  expect(await compare()).toMatchObject({ out: "", said: "", status: 0 });
  chmodSync(join(folder.path, "new/modules/base/files/motd"), 0o640);
  chmodSync(join(folder.path, "new/modules/base/files/conf"), 0o700);
  const { out, status } = await compare();
  expect(status).toBe(2);
  expect(out.split("\n").filter((line) => line.startsWith("changed"))).toEqual([
    'changed File[/etc/motd][mode]: "0644" -> "0640"',
    'changed File[/etc/conf][mode]: "0755" -> "0700"',
  ]);
});

const ofList = "file { '/etc/motd': source => ['puppet:///modules/base/web', 'puppet:///modules/base/all'] }\n";

whereGit("takes the first source of a list that exists", async () => {
  const files = { "modules/base/files/all": "all\n", "modules/base/files/other": "x\n" };
  const { out } = await compareAfter(ofList, files, () => write({ "modules/base/files/web": "web\n" }));
  expect(out).toContain("    -all\n    +web\n");
});

whereGit("doesn't report a later source of a list if the first one exists", async () => {
  const files = { "modules/base/files/all": "all\n", "modules/base/files/web": "web\n" };
  const { out, status } = await compareAfter(ofList, files, () => write({ "modules/base/files/all": "ALL\n" }));
  expect([out, status]).toEqual(["", 0]);
});

const recursing = "source => ['puppet:///modules/base/one', 'puppet:///modules/base/two'], recurse => true";
const twoFolders = {
  "modules/base/files/one/a/b": "b1\n",
  "modules/base/files/one/c.bak": "c\n",
  "modules/base/files/two/d": "d1\n",
};
function changeAll(): void {
  write({ "modules/base/files/one/a/b": "b2\n", "modules/base/files/one/c.bak": "C\n" });
  write({ "modules/base/files/two/d": "d2\n", "modules/base/files/one/e": "e\n" });
}

whereGit("compares the files below a directory, of the first source that exists", async () => {
  const site = `file { '/etc/conf': ${recursing}, ignore => '*.bak' }\n`;
  const { out, status } = await compareAfter(site, twoFolders, changeAll);
  expect(status).toBe(2);
  expect(out).toContain("changed File[/etc/conf/a/b][content]");
  expect(out).toContain("added   File[/etc/conf/e]: file, 2 bytes");
  expect(out).toContain("2 differences");
});

whereGit("merges directories with `sourceselect => all`, down to `recurselimit`", async () => {
  const site = `file { '/etc/conf': ${recursing}, sourceselect => all, recurselimit => 1 }
file { '/etc/conf/e': content => 'own' }\n`;
  const { out } = await compareAfter(site, twoFolders, changeAll);
  expect(out).toContain("changed File[/etc/conf/d][content]");
  expect(out).toContain("changed File[/etc/conf/c.bak][content]");
  expect(out).toContain("2 differences");
});

whereGit("shows the sizes of binary files, and of files whose content must not be shown", async () => {
  const site = `${motd}file { '/etc/key': source => 'puppet:///modules/base/key', show_diff => false }\n`;
  const files = { "modules/base/files/motd": Uint8Array.of(0, 1, 2), "modules/base/files/key": "secret1\n" };
  const change = () =>
    write({ "modules/base/files/motd": Uint8Array.of(0, 9), "modules/base/files/key": "secret22\n" });
  for (const format of ["text", "json", "markdown"]) {
    const { out, status } = await compareAfter(site, files, change, "--format", format);
    expect(status).toBe(2);
    expect(out).toContain("binary file, 3 bytes, differs from byte 2");
    expect(out).toContain("file, 8 bytes, differs from byte 7");
    expect(out).not.toContain("secret");
  }
});

whereGit("compares the targets of symlinks, and never reads a file outside the module", async () => {
  write({ "modules/base/files/one": "1\n", "outside.txt": "outside\n" });
  symlinkSync("one", join(folder.path, "modules/base/files/motd"));
  const change = () => {
    unlinkSync(join(folder.path, "modules/base/files/motd"));
    symlinkSync("../../../outside.txt", join(folder.path, "modules/base/files/motd"));
  };
  const { out } = await compareAfter(motd, {}, change);
  expect(out).toContain("symlink to one -> symlink to ../../../outside.txt");
  write({ "manifests/site.pp": motd.replace(" }", ", links => follow }") });
  folder.commit("follow");
  const followed = await folder.run("diff", "--git", "HEAD~1", "HEAD", "--environment", ".");
  expect(followed.out).not.toContain("outside\n");
});

whereGit("compares the files of a fileserver.conf's mounts", async () => {
  const site = "file { '/etc/motd': source => 'puppet:///private/motd' }\n";
  const files = { "fileserver.conf": "# ours\n[private]\n  path files/%H\n  allow *\n", "files/default/motd": "one\n" };
  const { out, said, status } = await compareAfter(site, files, () => write({ "files/default/motd": "two\n" }));
  expect([said, status]).toEqual(["", 2]);
  expect(out).toContain("    -one\n    +two\n");
});

whereGit("warns of each source that it can't see", async () => {
  const sources = ["puppet://other/modules/base/x", "https://example.org/x", "puppet:///private/x", "/srv/x"];
  const site = sources.map((each, index) => `file { '/etc/${index}': source => '${each}' }\n`).join("");
  const { out, said, status } = await compareAfter(site, {}, () => write({ README: "1\n" }));
  expect([out, status]).toEqual(["", 0]);
  expect(said).toContain(
    "warning mupuppet/unseen-source: can't compare the files behind `source` of `File[/etc/0]`: the source is on the server `other`",
  );
  expect(said).toContain("the source is on a web server");
  expect(said).toContain("the mount `private` isn't configured");
  expect(said).toContain("the source is a path on the node itself");
});
