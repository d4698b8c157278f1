/**
 * `mupuppet serve` under load, beside Debian's `puppetserver` where it is installed: catalogs a second, the slowest percent, memory, time until
 * the first catalog. Agents are connections over loopback with client certificates.
 *
 *     node tools/load-serve.mjs [--agents 200] [--catalogs 2000] [--peer]
 *     node tools/load-serve.mjs --soak [--catalogs 20000] [--change-every 500]
 *
 * `--minutes N` ends the soak before it has had all its catalogs. `--sites N` is the number of files of a catalog, each from a template (50). `--command FILE` takes another bundle than the package's.
 *
 * `--soak` changes the environment's data again and again meanwhile: every catalog is whole, with the data of one state, no older than two seconds,
 * and memory doesn't grow.
 *
 * Wants `packages/mupuppet/dist` (npx nx run @cairn/mupuppet:bundle). Not part of `npm run bench`: it takes minutes.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { URLSearchParams } from "node:url";
import { parseArgs } from "node:util";

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: {
    agents: { type: "string", default: "200" },
    catalogs: { type: "string", default: "2000" },
    peer: { type: "boolean", default: false },
    minutes: { type: "string", default: "600" },
    sites: { type: "string", default: "50" },
    soak: { type: "boolean", default: false },
    "change-every": { type: "string", default: "500" },
    command: { type: "string", default: join(root, "packages/mupuppet/dist/mupuppet.cjs") },
  },
});
const { command } = values;
const agents = Math.min(Number(values.agents), 1000);
const catalogs = Math.min(Number(values.catalogs), 100_000);
const folder = mkdtempSync(join(tmpdir(), "cairn-bench-serve-"));
const ca = join(folder, "ca");

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const writeData = (port) => write("code/environments/production/data/all.yaml", `web::port: ${port}\n`);

function writeCode() {
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

function makeCertificates() {
  run("ca", "init", "--ca", ca);
  run("ca", "generate", "localhost", ...names, "--ca", ca);
}

const names = Array.from({ length: 20 }, (_, index) => `node${index}.test`);
const pem = (path) => readFileSync(join(ca, path), "utf8");

/** One catalog over a connection of its own, as an agent has it; resolves to the milliseconds. */
async function catalog(port, name) {
  const facts = encodeURIComponent(
    JSON.stringify({ name, values: { networking: { hostname: name }, kernel: "Linux" } }),
  );
  const body = new URLSearchParams({ facts_format: "application/json", facts, environment: "production" }).toString();
  const start = performance.now();
  const agent = new Agent({ keepAlive: false });
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{
          host: "127.0.0.1",
          servername: "localhost",
          port,
          agent,
          method: "POST",
          path: `/puppet/v3/catalog/${name}?environment=production`,
        },
        ...{ ca: pem("ca_crt.pem"), cert: pem(`signed/${name}.pem`), key: pem(`private/${name}.pem`) },
        headers: {
          Accept: "application/vnd.puppet.rich+json, application/json",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () => {
          agent.destroy();
          if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`));
          resolve({ milliseconds: performance.now() - start, text });
        });
      },
    );
    asked.on("error", reject).end(body);
  });
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

async function untilFirst(port, process_) {
  for (;;) {
    const first = await catalog(port, names[0]).catch((problem) => {
      // Who doesn't listen yet refuses; who answers something else is broken.
      if (problem.code !== "ECONNREFUSED") throw problem;
    });
    if (first) return first;
    if (hasEnded(process_)) throw new Error("the server has ended");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function load(port) {
  const times = [];
  let [left, errors] = [catalogs, 0];
  const one = async (index) => {
    while (left-- > 0)
      await catalog(port, names[index % names.length]).then(
        ({ milliseconds }) => times.push(milliseconds),
        () => errors++,
      );
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: agents }, (_, index) => one(index)));
  const seconds = (performance.now() - start) / 1000;
  times.sort((left_, right) => left_ - right);
  return { errors, perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] };
}

/** Seconds of processor time and MiB of memory of a process, its threads included. */
function used(pid) {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/\(.*\)/, "x")
    .split(" ");
  const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1];
  return { seconds: (Number(user) + Number(system)) / 100, memory: Number(memory) / 1024 };
}

async function measure(what, port, start) {
  const began = performance.now();
  const child = start(port);
  try {
    const first = await untilFirst(port, child);
    const startUp = (performance.now() - began) / 1000;
    // On a machine that others use, the processor's time says more than the clock's.
    const before = used(child.pid).seconds;
    const { errors, p99, perSecond } = await load(port);
    const { memory, seconds } = used(child.pid);
    const row = {
      what,
      startUp,
      startUpCpu: before,
      perSecond,
      perCpuSecond: (catalogs - errors) / (seconds - before),
      errors,
      p99,
      memory,
    };
    process.stdout.write(`${JSON.stringify(row)}\n`);
    return { ...row, text: first.text };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => (hasEnded(child) ? resolve() : child.once("exit", resolve)));
  }
}

/** The ports that a catalog's files name, less the number of the file: one, if it was made of one state. */
function basesIn(text) {
  const contents = JSON.parse(text).resources.flatMap(({ parameters }) => parameters?.content ?? []);
  return new Set(contents.map((content) => /site(\d+):(\d+)/.exec(content)).map(([, site, port]) => port - site));
}

/** How long a change may take to be seen, in milliseconds: a second, and the time that a catalog takes under load. */
const latest = 2000;

/** Asks while the data changes; returns the memory in MiB at each change, and what was wrong. */
async function soak(port, pid) {
  const every = Number(values["change-every"]);
  const [memory, wrong, written] = [[], [], [{ base: 8080, at: -Infinity }]];
  const end = performance.now() + Number(values.minutes) * 60_000;
  let asked = 0;
  const change = () => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    memory.push(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
    written.push({ base: 8080 + written.length * 100, at: performance.now() });
    writeData(written.at(-1).base);
  };
  const one = async (index) => {
    while (asked < catalogs && performance.now() < end) {
      if (++asked % every === 0) change();
      const began = performance.now();
      const sure = written.findLast(({ at }) => at < began - latest).base;
      const answer = await catalog(port, names[index % names.length]).catch((problem) => ({
        problem: problem.message,
      }));
      const [base, ...others] = "text" in answer ? basesIn(answer.text) : [];
      if (base === undefined || others.length > 0 || base < sure) wrong.push(answer.problem ?? { base, others, sure });
    }
  };
  await Promise.all(Array.from({ length: Math.min(agents, 16) }, (_, index) => one(index)));
  return { asked, memory, wrong, changes: written.length - 1 };
}

async function runSoak(port) {
  const child = startOurs(port);
  try {
    await untilFirst(port, child);
    const { asked, changes, memory, wrong } = await soak(port, child.pid);
    const mean = (part) => Math.round(part.reduce((sum, each) => sum + each, 0) / part.length);
    const quarter = Math.max(1, Math.floor(memory.length / 4));
    const grown = { second: mean(memory.slice(quarter, 2 * quarter)), last: mean(memory.slice(-quarter)) };
    const row = {
      what: "soak",
      catalogs: asked,
      changes,
      errors: wrong.length,
      memory: grown,
      first: wrong.slice(0, 3),
    };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => (hasEnded(child) ? resolve() : child.once("exit", resolve)));
  }
}

function startOurs(port) {
  const words = ["serve", join(folder, "code"), "--ca", ca, "--certname", "localhost", "--port", String(port)];
  return spawn(process.execPath, [command, ...words, "--state", join(folder, "state")], { stdio: "ignore" });
}

const inPeer = (...parts) => join(folder, "peer", ...parts);

function startPeer(port) {
  writePeerSettings(port);
  const words = [
    "-Xmx1g",
    "-cp",
    "/usr/share/puppetserver/puppetserver.jar",
    "clojure.main",
    "-m",
    "puppetlabs.trapperkeeper.main",
  ];
  const services = ["bootstrap.cfg", "ca.cfg"].map((file) => inPeer("services.d", file)).join(",");
  const configuration = [
    "--config",
    inPeer("conf.d"),
    "--bootstrap-config",
    services,
    "--restart-file",
    inPeer("restart"),
  ];
  return spawn("java", [...words, ...configuration], { stdio: "ignore" });
}

function writePeerSettings(port) {
  for (const each of ["conf", "var", "run", "log"]) mkdirSync(inPeer(each), { recursive: true });
  const files = {
    cert: "signed/localhost.pem",
    key: "private/localhost.pem",
    "ca-cert": "ca_crt.pem",
    "crl-path": "ca_crl.pem",
  };
  const lines = Object.entries(files).map(([name, file]) => `ssl-${name}: "${join(ca, file)}"`);
  const listen = `ssl-host: "127.0.0.1", ssl-port: ${port}, client-auth: want`;
  write("peer/conf.d/webserver.conf", `webserver: { ${[listen, ...lines].join(", ")} }\n`);
  const folders = Object.entries({ conf: "conf", code: "../code", var: "var", run: "run", log: "log" }).map(
    ([name, path]) => `server-${name}-dir: "${inPeer(path)}"`,
  );
  const [gems, installed] = [inPeer("var", "gems"), "/usr/lib/puppetserver"];
  const paths = `gem-path: ["${gems}", "${installed}/vendored-jruby-gems"]`;
  const ruby = `ruby-load-path: ["${installed}/ruby/vendor_ruby"], gem-home: "${gems}", ${paths}`;
  const instances = `jruby-puppet: { ${ruby}, ${folders.join(", ")}, max-active-instances: 2 }`;
  write("peer/conf.d/puppetserver.conf", `${instances}\nhttp-client: {}\nprofiler: { enabled: false }\n`);
  for (const file of ["auth.conf", "global.conf", "metrics.conf", "web-routes.conf"])
    write(`peer/conf.d/${file}`, readFileSync(`/etc/puppet/puppetserver/conf.d/${file}`, "utf8"));
  const disabled = "certificate-authority-disabled-service";
  write("peer/services.d/ca.cfg", `puppetlabs.services.ca.${disabled}/${disabled}\n`);
  write("peer/services.d/bootstrap.cfg", readFileSync("/etc/puppet/puppetserver/services.d/bootstrap.cfg", "utf8"));
  const settings = `[main]\ncertname = localhost\nssldir = ${inPeer("ssl")}\n[server]\nenvironment_timeout = unlimited\n`;
  write("peer/conf/puppet.conf", settings);
}

try {
  writeCode();
  makeCertificates();
  if (values.soak) await runSoak(18143);
  const ours = values.soak ? undefined : await measure("mupuppet serve", 18141, startOurs);
  if (values.peer && ours) {
    const theirs = await measure("puppetserver", 18142, startPeer);
    const resources = ({ text }) => new Set(JSON.parse(text).resources.map(({ title, type }) => `${type}[${title}]`));
    const [own, other] = [resources(ours), resources(theirs)];
    const isSame = own.size === other.size && [...own].every((each) => other.has(each));
    const ratio = {
      perCpuSecond: ours.perCpuSecond / theirs.perCpuSecond,
      memory: ours.memory / theirs.memory,
      isSame,
    };
    process.stdout.write(`${JSON.stringify({ what: "ratio", ...ratio })}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
