import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findOnPath } from "@cairn/diagnostics/node";

const jar = "/usr/share/puppetserver/puppetserver.jar";
const installed = "/usr/lib/puppetserver";
const etc = "/etc/puppet/puppetserver";
const gem = join(installed, "vendored-jruby-gems/gems/puppetserver-ca-2.4.0/lib");

/** Why Debian's server can't be started here; undefined if it can. */
export function whyNoPuppetserver(): string | undefined {
  if (![jar, etc, gem].every((each) => existsSync(each))) return "puppetserver isn't installed";
  if (findOnPath("java") === undefined || findOnPath("ruby") === undefined) return "java or ruby isn't installed";
  return undefined;
}

/** Debian's server on folders of its own, laid out as Puppet's packages do: `puppet`, `puppetserver`, `code`. */
export class Puppetserver {
  private readonly root: string;
  private readonly port: number;
  private java: ChildProcess | undefined;

  /** `settings`: lines of puppet.conf for the server. */
  constructor(root: string, port: number, settings: readonly string[]) {
    this.root = root;
    this.port = port;
    for (const each of ["var", "run", "log", "code"]) mkdirSync(this.at(each), { recursive: true });
    cpSync(join(etc, "services.d"), this.at("puppetserver/services.d"), { recursive: true });
    cpSync(join(etc, "conf.d"), this.at("puppetserver/conf.d"), { recursive: true });
    const paths = { codedir: "code", vardir: "var", ssldir: "puppet/ssl", cadir: "puppetserver/ca" };
    const main = Object.entries(paths).map(([name, path]) => `${name} = ${this.at(path)}`);
    const names = ["certname = localhost", "server = localhost", `serverport = ${port}`];
    this.write("puppet/puppet.conf", ["[main]", ...main, ...names, "[server]", ...settings, ""].join("\n"));
    this.write("puppetserver/conf.d/global.conf", "global: {}\n");
    const listen = `ssl-host: "127.0.0.1", ssl-port: ${port}`;
    this.write("puppetserver/conf.d/webserver.conf", `webserver: { client-auth: want, ${listen} }\n`);
    this.write("puppetserver/conf.d/puppetserver.conf", this.jruby());
  }

  private jruby(): string {
    const folders = { conf: "puppet", code: "code", var: "var", run: "run", log: "log" };
    const named = Object.entries(folders).map(([name, path]) => `server-${name}-dir: "${this.at(path)}"`);
    const gems = `gem-home: "${this.at("gems")}", gem-path: ["${this.at("gems")}", "${installed}/vendored-jruby-gems"]`;
    const ruby = `ruby-load-path: ["${installed}/ruby/vendor_ruby"], ${gems}, max-active-instances: 1`;
    return `jruby-puppet: { ${ruby}, ${named.join(", ")} }\nhttp-client: {}\nprofiler: { enabled: false }\n`;
  }

  at(path: string): string {
    return join(this.root, path);
  }

  write(path: string, text: string, mode = 0o644): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text, { mode });
  }

  /** The shell's words for the command `puppetserver`, of which only `ca` is known. */
  get command(): string {
    const code = "ARGV.shift; exit Puppetserver::Ca::Cli.run([ARGV.shift, '--config', ENV['CONFIG'], *ARGV])";
    return `env RUBYLIB=${gem} CONFIG=${this.at("puppet/puppet.conf")} ruby -rpuppetserver/ca/cli -e "${code}"`;
  }

  /** Makes a root authority and an intermediate one, as `puppetserver ca setup` does. */
  setUp(): void {
    const { status, stderr, stdout } = spawnSync("sh", ["-c", `${this.command} ca setup`], { encoding: "utf8" });
    if (status !== 0) throw new Error(stdout + stderr);
  }

  /** Resolves when the server answers. */
  async start(): Promise<void> {
    const services = ["bootstrap.cfg", "ca.cfg"].map((file) => this.at(`puppetserver/services.d/${file}`)).join(",");
    const words = ["-Xmx1g", "-cp", jar, "clojure.main", "-m", "puppetlabs.trapperkeeper.main"];
    const places = ["--config", this.at("puppetserver/conf.d"), "--bootstrap-config", services];
    const log = openSync(this.at("log/out"), "w");
    const stdio = ["ignore" as const, log, log];
    const java = spawn("java", [...words, ...places, "--restart-file", this.at("run/restart")], { stdio });
    closeSync(log);
    this.java = java;
    while (!this.answers()) {
      if (java.exitCode !== null) throw new Error(readFileSync(this.at("log/out"), "utf8").slice(-2000));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  private answers(): boolean {
    const url = `https://127.0.0.1:${this.port}/status/v1/simple`;
    return spawnSync("curl", ["-sk", url], { encoding: "utf8" }).stdout === "running";
  }

  async stop(): Promise<void> {
    const { java } = this;
    this.java = undefined;
    if (!java || java.exitCode !== null) return;
    const ended = once(java, "exit");
    java.kill("SIGTERM");
    await ended;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
