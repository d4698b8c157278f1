import { join } from "node:path";
import { testIf } from "@cairn/testing";
import { hasGit, RealFolder } from "../real-folder.js";

const whereGit = testIf(hasGit, "needs git");
const folder = new RealFolder(join(import.meta.dirname, "../../../../examples/control-repo"));

beforeAll(() => {
  if (!hasGit) return;
  folder.git("init", "--quiet", "--initial-branch", "main");
  folder.commit("first");
  folder.change("data/role/web.yaml", "port: 8080", "port: 8443");
  folder.change("data/node/web2.example.org.yaml", "16", "32");
  folder.commit("second");
  folder.change("site-modules/role/manifests/cache.pp", "profile::cache", "profile::cash");
  folder.commit("a mistake");
});
afterAll(() => folder.remove());

const ofNodes = ["--environment", ".", "--nodes", "nodes.txt"];

whereGit("two revisions differ on the nodes that the change is about, each change with its places", async () => {
  const { out, said, status } = await folder.run("diff", "--git", "HEAD~2", "HEAD~1", ...ofNodes);
  expect(said).toBe("");
  expect(status).toBe(2);
  expect(out).toMatchInlineSnapshot(`
    "On 4 nodes: web1.example.org, web2.example.org, web3.example.org, web4.example.org:
    changed Class[Profile::Web][sites][shop][port]: 8080 -> 8443
        data/role/web.yaml:2:1 -> data/role/web.yaml:2:1
        because of data/role/web.yaml:7 (port: 8443)
    changed Nginx::Site[shop][port]: 8080 -> 8443
        site-modules/profile/manifests/web.pp:8:26 -> site-modules/profile/manifests/web.pp:8:26
        because of data/role/web.yaml:7 (port: 8443)
    changed File[/etc/nginx/sites/shop.conf][content]
        modules/nginx/manifests/site.pp:9:5 -> modules/nginx/manifests/site.pp:9:5
        because of data/role/web.yaml:7 (port: 8443)
        @@ -1,5 +1,5 @@
         server {
        -  listen 8080;
        +  listen 8443;
           server_name shop.example.org;
           root /srv/shop;
           access_log /var/log/nginx/shop.log;
    3 differences

    On web2.example.org:
    changed Class[Profile::Web][workers]: 16 -> 32
        data/node/web2.example.org.yaml:2:1 -> data/node/web2.example.org.yaml:2:1
        because of data/node/web2.example.org.yaml:2 (profile::web::workers: 32)
    changed Class[Nginx][workers]: 16 -> 32
        site-modules/profile/manifests/web.pp:6:20 -> site-modules/profile/manifests/web.pp:6:20
        because of data/node/web2.example.org.yaml:2 (profile::web::workers: 32)
    changed File[/etc/nginx/nginx.conf][content]
        modules/nginx/manifests/init.pp:7:5 -> modules/nginx/manifests/init.pp:7:5
        because of data/node/web2.example.org.yaml:2 (profile::web::workers: 32)
        @@ -1,4 +1,4 @@
        -worker_processes 16;
        +worker_processes 32;
         events {}
         http {
           include /etc/nginx/sites/*.conf;
    3 differences

    No differences on 6 nodes: db1.example.org, db2.example.org, cache1.example.org, cache2.example.org, bastion1.example.org and 1 more
    "
  `);
});

whereGit("a node that fails in one revision is told with it, and doesn't stop the others", async () => {
  const { out, said, status } = await folder.run("diff", "--git", "HEAD~1", "HEAD", ...ofNodes);
  expect(status).toBe(1);
  expect(said).toContain("profile::cash");
  expect(said).toContain("in the revision HEAD");
  expect(said).toContain("on nodes cache1.example.org, cache2.example.org");
  expect(out).toMatch(/^Can't be compiled on 2 nodes: cache1\.example\.org, cache2\.example\.org:\n.*cache\.pp:\d+: /);
  expect(out).toContain("\nNo differences on 8 nodes: ");
});

for (const name of ["nothing", "-"]) whereGit(`what isn't a revision is refused: ${name}`, () => expectRefused(name));

async function expectRefused(name: string): Promise<void> {
  const { said, status } = await folder.run("diff", "--git", "HEAD", name, "--environment", ".");
  expect(status).toBe(1);
  expect(said).toContain(`\`${name}\` isn't a revision of the repository`);
}
