/**
 * A registry on this machine, for the rehearsal alone: Verdaccio, installed into a temporary folder by its own lockfile. It holds our
 * packages, which never come from elsewhere, and fetches all others from the registry that npm is configured with.
 */
import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { capture, follow, npm, root, serve } from "../shared/command.mjs";
import { readJson } from "../shared/workspace.mjs";

const own = "tools/rehearse/verdaccio";

/** The URL of npm's registry without credentials, and why it can't be used (`undefined` if it can). */
export function upstream() {
  const setting = (name) => {
    const [command, words, options] = npm("config", "get", name);
    return capture(command, words, options).stdout.trim();
  };
  const url = new URL(setting("registry"));
  Object.assign(url, { username: "", password: "" });
  const authority = setting("cafile");
  const { verdaccio } = readJson(own, "package.json").dependencies;
  const [command, words, options] = npm("view", `verdaccio@${verdaccio}`, "version", "--fetch-retries=1");
  const { stdout, stderr } = capture(command, words, { ...options, timeout: 60_000 });
  const isThere = stdout.trim() === verdaccio;
  const [, code = "no answer"] = /^npm error code (.*)/m.exec(stderr) ?? [];
  return {
    url: url.href,
    authority: ["", "null", "undefined"].includes(authority) ? undefined : authority,
    problem: isThere ? undefined : `the registry ${url.href} can't be reached (${code})`,
  };
}

/** Installs Verdaccio into `folder`, by the lockfile beside this file. */
export async function installRegistry(folder) {
  cpSync(join(root, own), folder, { recursive: true });
  const [command, words, options] = npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline");
  const { status, stderr } = await follow(command, words, () => {}, { ...options, cwd: folder });
  return status === 0 ? [] : [`npm ci of Verdaccio failed:\n${stderr}`];
}

/** Starts what `installRegistry` installed; resolves with its URL, npm's environment for it, `tarballOf` and `stop`. */
export async function startRegistry(folder, { url, authority }) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const config = `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
security: { api: { jwt: { sign: { expiresIn: 1d } } } }
uplinks: { upstream: { url: ${JSON.stringify(url)}, timeout: 60s, maxage: 1d, max_fails: 100, fail_timeout: 1s } }
packages:
  "@cairn/*": { access: $all, publish: $authenticated }
  "**": { access: $all, proxy: upstream }
log: { type: file, path: ./verdaccio.log, level: warn }
`;
  writeFileSync(join(folder, "config.yaml"), config);
  const program = join(folder, "node_modules/verdaccio/bin/verdaccio");
  const words = [program, "--listen", `127.0.0.1:${port}`, "--config", join(folder, "config.yaml")];
  // Verdaccio's own setting for authorities breaks its requests.
  const trusted = authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: authority };
  const server = serve(process.execPath, words, { cwd: folder, env: { ...process.env, ...trusted } });
  await answering(`${address}-/ping`, server);
  const environment = npmEnvironment(folder, address, await logIn(address));
  const tarballOf = ({ name, version }) => join(folder, "storage", name, `${name.split("/").at(-1)}-${version}.tgz`);
  return { address, environment, tarballOf, stop: () => server.stop() };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answering(url, server) {
  for (;;) {
    if (server.hasEnded()) throw new Error(`Verdaccio ended before it answered:\n${server.output()}`);
    const response = await globalThis.fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
}

/** Makes a user whom nobody else knows; resolves with its token. */
async function logIn(address) {
  const name = "rehearsal";
  const response = await globalThis.fetch(`${address}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: randomBytes(24).toString("hex") }),
  });
  const { token } = await response.json();
  if (token === undefined) throw new Error(`Verdaccio didn't accept a new user: ${response.status}`);
  return token;
}

/**
 * The environment of everything that the rehearsal starts: npm has this registry, a cache and a configuration of its own, and neither
 * this project's commands nor settings that an outer `npm run` hands down.
 */
function npmEnvironment(folder, address, token) {
  const settings = join(folder, "npmrc");
  writeFileSync(settings, `//${new URL(address).host}/:_authToken=${token}\n`);
  mkdirSync(join(folder, "cache"), { recursive: true });
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|node_options$|init_cwd$)/i.test(name));
  const path = (process.env.PATH ?? "").split(delimiter).filter((each) => !each.includes("node_modules"));
  return {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    NO_COLOR: "1",
    NX_TUI: "false",
    NX_DAEMON: "false",
    npm_config_registry: address,
    npm_config_userconfig: settings,
    npm_config_cache: join(folder, "cache"),
    npm_config_ignore_scripts: "true",
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
}

/** The versions of a package that the registry at `address` has, `latest` first. */
export async function versionsOf(address, name) {
  const response = await globalThis.fetch(`${address}${name.replace("/", "%2f")}`);
  if (!response.ok) return [];
  const { "dist-tags": tags, versions } = await response.json();
  return [tags.latest, ...Object.keys(versions)];
}
