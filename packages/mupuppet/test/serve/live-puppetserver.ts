import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.js";

const configuration = "/etc/puppet/puppetserver";
const program = "/usr/share/puppetserver/puppetserver.jar";
const installed = "/usr/lib/puppetserver";

export const hasPuppetserver = existsSync(program) && existsSync(join(configuration, "conf.d/web-routes.conf"));

interface Settings {
  /** Lines of puppet.conf's section `[server]`. */
  readonly lines?: readonly string[];
  /** Whether every certificate may do everything. */
  readonly allowsEverything?: boolean;
}

/**
 * Debian's `puppetserver`, whose name is `localhost`, with an authority of its own. Below `root` its folders lie as Puppet's
 * packages have them: `code`, `puppet`, `puppetserver`.
 */
export class Puppetserver {
  readonly port: number;
  private readonly root: string;
  private process: ChildProcess | undefined;

  constructor(root: string, port: number, { allowsEverything = false, lines = [] }: Settings = {}) {
    this.root = root;
    this.port = port;
    for (const each of ["var", "run", "log", "code"]) mkdirSync(this.at(each), { recursive: true });
    const paths = { codedir: "code", vardir: "var", ssldir: "puppet/ssl", cadir: "puppetserver/ca" };
    const main = Object.entries(paths).map(([name, path]) => `${name} = ${this.at(path)}`);
    const names = ["certname = localhost", "server = localhost", `serverport = ${port}`];
    this.write("puppet/puppet.conf", ["[main]", ...main, ...names, "[server]", ...lines, ""].join("\n"));
    this.configure(allowsEverything);
  }

  /** A server that allows everything, with this code, once it answers. */
  static async start(folder: string, code: string): Promise<Puppetserver> {
    const server = new Puppetserver(join(folder, "puppetserver"), await freePort(), { allowsEverything: true });
    cpSync(code, server.at("code"), { recursive: true });
    server.makeAuthority();
    await server.start();
    return server;
  }

  /** The server's own certificate. */
  get identity(): { readonly cert: string; readonly key: string; readonly ca: string } {
    const read = (path: string): string => readFileSync(this.at(join("puppet/ssl", path)), "utf8");
    return { cert: read("certs/localhost.pem"), key: read("private_keys/localhost.pem"), ca: read("certs/ca.pem") };
  }

  /** The path of one of its files. */
  at(path: string): string {
    return join(this.root, path);
  }

  write(path: string, text: string, mode = 0o644): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text, { mode });
  }

  private configure(allowsEverything: boolean): void {
    for (const file of ["auth.conf", "ca.conf", "metrics.conf", "web-routes.conf"])
      this.write(`puppetserver/conf.d/${file}`, readFileSync(join(configuration, "conf.d", file), "utf8"));
    const rule = `{ match-request: { path: "/", type: path }, allow: "*", sort-order: 1, name: "all" }`;
    if (allowsEverything)
      this.write("puppetserver/conf.d/auth.conf", `authorization: { version: 1, rules: [ ${rule} ] }\n`);
    const listen = `ssl-host: "127.0.0.1", ssl-port: ${this.port}, client-auth: want`;
    this.write("puppetserver/conf.d/webserver.conf", `webserver: { ${listen} }\n`);
    this.write("puppetserver/conf.d/global.conf", "global: {}\n");
    this.write("puppetserver/conf.d/puppetserver.conf", `jruby-puppet: { ${this.jruby()} }\n`);
    // It would tell its maker about itself.
    const withoutAnalytics = (text: string): string => text.replace(/^.*analytics.*$/gm, "");
    for (const file of ["bootstrap.cfg", "ca.cfg"]) {
      const text = readFileSync(join(configuration, "services.d", file), "utf8");
      this.write(`puppetserver/services.d/${file}`, withoutAnalytics(text));
    }
  }

  private jruby(): string {
    const folders = { conf: "puppet", code: "code", var: "var", run: "run", log: "log" };
    const named = Object.entries(folders).map(([name, path]) => `server-${name}-dir: "${this.at(path)}"`);
    const gems = `gem-home: "${this.at("gems")}", gem-path: ["${this.at("gems")}", "${installed}/vendored-jruby-gems"]`;
    const ruby = `ruby-load-path: ["${installed}/ruby/vendor_ruby"], ${gems}`;
    return [ruby, ...named, "max-active-instances: 1, environment-class-cache-enabled: true"].join(", ");
  }

  /** Makes a root authority and an intermediate one below it. */
  makeAuthority(): void {
    const words = ["ca", "setup", "--config", this.at("puppet/puppet.conf")];
    const { status, stderr, stdout } = spawnSync("puppetserver", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stdout + stderr);
  }

  /** Resolves when the server answers. */
  async start(): Promise<void> {
    const services = ["bootstrap.cfg", "ca.cfg"].map((file) => this.at(`puppetserver/services.d/${file}`)).join(",");
    const words = ["-Xmx1g", "-cp", program, "clojure.main", "-m", "puppetlabs.trapperkeeper.main"];
    const places = ["--config", this.at("puppetserver/conf.d"), "--bootstrap-config", services];
    const restart = this.at("run/restart");
    rmSync(restart, { force: true });
    const log = openSync(this.at("log/out"), "w");
    const stdio = ["ignore" as const, log, log];
    const started = spawn("java", [...words, ...places, "--restart-file", restart], { stdio });
    closeSync(log);
    this.process = started;
    // The file tells that all services have started; the port answers a moment later.
    while (!existsSync(restart) || !(await isListening(this.port))) {
      if (started.exitCode !== null) throw new Error(readFileSync(this.at("log/out"), "utf8").slice(-2000));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null) return;
    const exit = once(process, "exit");
    process.kill("SIGTERM");
    await exit;
  }
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port, path: "/status/v1/simple", rejectUnauthorized: false, agent: false };
    get(options, (response) => response.resume().on("end", () => resolve(true))).on("error", () => resolve(false));
  });
}
