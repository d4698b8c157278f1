/** The folder of a run: code, certificates, and the settings of the command line. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

const root = dirname(dirname(import.meta.dirname));
export const { values } = parseArgs({
  options: {
    agents: { type: "string", default: "200" },
    catalogs: { type: "string" },
    peer: { type: "boolean", default: false },
    minutes: { type: "string", default: "600" },
    sites: { type: "string", default: "50" },
    soak: { type: "boolean", default: false },
    "change-every": { type: "string", default: "500" },
    command: { type: "string", default: join(root, "packages/mupuppet/dist/mupuppet.mjs") },
  },
});
const { command } = values;
export const agents = Math.min(Number(values.agents), 1000);
export const catalogs = Math.min(Number(values.catalogs ?? (values.soak ? 20_000 : 2000)), 100_000);
export const folder = mkdtempSync(join(tmpdir(), "cairn-bench-serve-"));
export const ca = join(folder, "ca");

/** The server that runs, to be ended with this process. */
let server;

process.on("exit", () => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
for (const [signal, number] of Object.entries({ SIGINT: 2, SIGTERM: 15 }))
  process.on(signal, () => process.exit(128 + number));

/** Starts a server; it never outlives this process. */
export function start(program, words) {
  server = spawn(program, words, { stdio: "ignore" });
  return server;
}

export async function stop(child) {
  child.kill("SIGTERM");
  if (!hasEnded(child)) await new Promise((resolve) => child.once("exit", resolve));
}

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

export function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

export const writeData = (port) => write("code/environments/production/data/all.yaml", `web::port: ${port}\n`);

export function writeCode() {
  const environment = "code/environments/production";
  write(`${environment}/manifests/site.pp`, "node default { include web }\n");
  write(`${environment}/hiera.yaml`, "version: 5\nhierarchy:\n  - { name: all, path: all.yaml }\n");
  writeData(8080);
  write(
    `${environment}/modules/web/templates/site.epp`,
    "<%- | $name, $port | -%>\nserver <%= $name %>:<%= $port %>\n",
  );
  write(
    `${environment}/modules/web/manifests/init.pp`,
    `class web($port) { Integer[1, ${Number(values.sites)}].each |$n| { web::site { "site\${n}": port => $port + $n } } }\n`,
  );
  write(
    `${environment}/modules/web/manifests/site.pp`,
    "define web::site($port) {\n  file { \"/tmp/web/${title}\": content => epp('web/site.epp', { name => $title, port => $port }) }\n}\n",
  );
}

const run = (...words) => execFileSync(process.execPath, [command, ...words], { stdio: ["ignore", "pipe", "inherit"] });

export const names = Array.from({ length: 20 }, (_, index) => `node${index}.test`);

export function makeCertificates() {
  run("ca", "init", "--ca", ca);
  run("ca", "generate", "localhost", ...names, "--ca", ca);
}

export const pem = (path) => readFileSync(join(ca, path), "utf8");

export function startOurs(port) {
  const words = ["serve", join(folder, "code"), "--ca", ca, "--certname", "localhost", "--port", String(port)];
  return start(process.execPath, [command, ...words, "--state", join(folder, "state")]);
}
