import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCli, nodeHost } from "@cairn/cli-kit";
import { testIf } from "@cairn/testing";
import { language } from "../../src/cli/language.js";

const hasGit = spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;
const whereGit = testIf(hasGit, "git is not installed");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "cairn-git-diff-")));
const example = join(import.meta.dirname, "../../../../examples/control-repo");

function git(...words: string[]): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...words], { cwd: folder, stdio: "ignore" });
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

function commit(message: string): void {
  git("add", "-A");
  git("commit", "-qm", message);
}

beforeAll(() => {
  if (!hasGit) return;
  cpSync(example, folder, { recursive: true });
  git("init", "--quiet", "--initial-branch", "main");
  commit("first");
  change("data/role/web.yaml", "port: 8080", "port: 8443");
  change("data/node/web2.example.org.yaml", "16", "32");
  commit("second");
  change("site-modules/role/manifests/cache.pp", "profile::cache", "profile::cash");
  commit("a mistake");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]) {
  const out: string[] = [];
  const said: string[] = [];
  const real = nodeHost();
  const at = (path: string) => join(folder, path);
  const host = {
    ...{ ...real, cwd: folder, stdoutIsTerminal: false, stderrIsTerminal: false },
    read: (path: string) => real.read(path.startsWith("/") ? path : at(path)),
    kindOf: (path: string) => real.kindOf(path.startsWith("/") ? path : at(path)),
    realPath: (path: string) => real.realPath(path.startsWith("/") ? path : at(path)),
    readFolder: (path: string) => real.readFolder(path.startsWith("/") ? path : at(path)),
    interruptible: <T>(work: () => T) => work(),
    writeStdout: (text: string) => void out.push(text),
    writeStderr: (text: string) => void said.push(text),
  };
  const status = await createCli(language).run(words, host);
  return { status, out: out.join(""), said: said.join("") };
}

whereGit("two revisions differ on the nodes that the change is about, each change with its places", async () => {
  const { out, said, status } = await run(
    "diff",
    "--git",
    "HEAD~2",
    "HEAD~1",
    "--environment",
    ".",
    "--nodes",
    "nodes.txt",
  );
  expect(said).toBe("");
  expect(status).toBe(2);
  expect(out).toMatchInlineSnapshot(`
    "On 4 nodes: web1.example.org, web2.example.org, web3.example.org, web4.example.org:
    changed Class[Profile::Web][sites][shop][port]: 8080 -> 8443
        data/role/web.yaml:2:1 -> data/role/web.yaml:2:1
    changed Nginx::Site[shop][port]: 8080 -> 8443
        site-modules/profile/manifests/web.pp:8:26 -> site-modules/profile/manifests/web.pp:8:26
    changed File[/etc/nginx/sites/shop.conf][content]: "server {\\n  listen 8080;\\n  server_name shop.example.org;\\n  root /srv/shop;\\n  acc…" -> "server {\\n  listen 8443;\\n  server_name shop.example.org;\\n  root /srv/shop;\\n  acc…"
        modules/nginx/manifests/site.pp:9:5 -> modules/nginx/manifests/site.pp:9:5
    3 differences

    On web2.example.org:
    changed Class[Profile::Web][workers]: 16 -> 32
        data/node/web2.example.org.yaml:2:1 -> data/node/web2.example.org.yaml:2:1
    changed Class[Nginx][workers]: 16 -> 32
        site-modules/profile/manifests/web.pp:6:20 -> site-modules/profile/manifests/web.pp:6:20
    changed File[/etc/nginx/nginx.conf][content]: "worker_processes 16;\\nevents {}\\nhttp {\\n  include /etc/nginx/sites/*.conf;\\n}\\n…" -> "worker_processes 32;\\nevents {}\\nhttp {\\n  include /etc/nginx/sites/*.conf;\\n}\\n…"
        modules/nginx/manifests/init.pp:7:5 -> modules/nginx/manifests/init.pp:7:5
    3 differences

    No differences on 6 nodes: db1.example.org, db2.example.org, cache1.example.org, cache2.example.org, bastion1.example.org and 1 more
    "
  `);
});

whereGit("a node that fails in one revision is told with it, and doesn't stop the others", async () => {
  const { out, said, status } = await run(
    "diff",
    "--git",
    "HEAD~1",
    "HEAD",
    "--environment",
    ".",
    "--nodes",
    "nodes.txt",
  );
  expect(status).toBe(1);
  expect(said).toContain("profile::cash");
  expect(said).toContain("in the revision HEAD");
  expect(said).toContain("on nodes cache1.example.org, cache2.example.org");
  expect(out).toBe("");
});

whereGit("what is no revision is refused", async () => {
  const { said, status } = await run("diff", "--git", "HEAD", "nothing", "--environment", ".");
  expect(status).toBe(1);
  expect(said).toContain("`nothing` is no revision of the repository");
});
