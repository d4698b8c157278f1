import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.js";

const configuration = "/etc/puppet/puppetserver";
const program = "/usr/share/puppetserver/puppetserver.jar";

export const hasPuppetserver = existsSync(program) && existsSync(join(configuration, "conf.d/web-routes.conf"));

/** Debian's `puppetserver` with an authority of its own, which lets every certificate do everything. Its name is `localhost`. */
export class Puppetserver {
  readonly port: number;
  private readonly folder: string;
  private process: ChildProcess | undefined;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async start(folder: string, code: string): Promise<Puppetserver> {
    const server = new Puppetserver(folder, await freePort());
    server.configure(code);
    await server.run();
    return server;
  }

  /** The server's own certificate, which may do everything. */
  get identity(): { readonly cert: string; readonly key: string; readonly ca: string } {
    const read = (path: string): string => readFileSync(this.at("ssl", path), "utf8");
    return { cert: read("certs/localhost.pem"), key: read("private_keys/localhost.pem"), ca: read("certs/ca.pem") };
  }

  async stop(): Promise<void> {
    const { process } = this;
    if (!process || process.exitCode !== null) return;
    const exit = once(process, "exit");
    process.kill("SIGTERM");
    await exit;
  }

  private at(...parts: string[]): string {
    return join(this.folder, "puppetserver", ...parts);
  }

  private write(path: string, text: string): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  private configure(code: string): void {
    for (const each of ["conf", "var", "run", "log"]) mkdirSync(this.at(each), { recursive: true });
    cpSync(code, this.at("code"), { recursive: true });
    this.makeAuthority();
    const files = {
      cert: "ssl/certs/localhost.pem",
      key: "ssl/private_keys/localhost.pem",
      "ca-cert": "ca/ca_crt.pem",
      "crl-path": "ca/ca_crl.pem",
    };
    const ssl = Object.entries(files).map(([key, file]) => `ssl-${key}: "${this.at(file)}"`);
    const listen = `ssl-host: "127.0.0.1", ssl-port: ${this.port}, client-auth: want`;
    this.write("conf.d/webserver.conf", `webserver: { ${[listen, ...ssl].join(", ")} }\n`);
    const folders = ["conf", "code", "var", "run", "log"].map((each) => `server-${each}-dir: "${this.at(each)}"`);
    const [gems, installed] = [this.at("var/gems"), "/usr/lib/puppetserver"];
    const ruby = `ruby-load-path: ["${installed}/ruby/vendor_ruby"], gem-home: "${gems}", gem-path: ["${gems}", "${installed}/vendored-jruby-gems"]`;
    const cache = "max-active-instances: 1, environment-class-cache-enabled: true";
    this.write("conf.d/puppetserver.conf", `jruby-puppet: { ${[ruby, ...folders, cache].join(", ")} }\n`);
    const rule = `{ match-request: { path: "/", type: path }, allow: "*", sort-order: 1, name: "all" }`;
    this.write("conf.d/auth.conf", `authorization: { version: 1, rules: [ ${rule} ] }\n`);
    for (const file of ["ca.conf", "global.conf", "metrics.conf", "web-routes.conf"])
      this.write(`conf.d/${file}`, readFileSync(join(configuration, "conf.d", file), "utf8"));
    // It would tell its maker about itself.
    const withoutAnalytics = (text: string): string => text.replace(/^.*analytics.*$/gm, "");
    for (const file of ["bootstrap.cfg", "ca.cfg"])
      this.write(`services.d/${file}`, withoutAnalytics(readFileSync(join(configuration, "services.d", file), "utf8")));
  }

  private makeAuthority(): void {
    const folders = { ssldir: "ssl", cadir: "ca", codedir: "code", vardir: "var" };
    const lines = Object.entries(folders).map(([setting, folder]) => `${setting} = ${this.at(folder)}`);
    this.write("conf/puppet.conf", `[main]\ncertname = localhost\n${lines.join("\n")}\n`);
    execFileSync("puppetserver", ["ca", "setup", "--config", this.at("conf/puppet.conf")], { stdio: "ignore" });
  }

  private async run(): Promise<void> {
    const services = ["bootstrap.cfg", "ca.cfg"].map((file) => this.at("services.d", file)).join(",");
    const words = [
      "-Xmx1g",
      "-cp",
      program,
      "clojure.main",
      "-m",
      "puppetlabs.trapperkeeper.main",
      "--config",
      this.at("conf.d"),
    ];
    const log = openSync(this.at("out"), "w");
    const more = ["--bootstrap-config", services, "--restart-file", this.at("restart")];
    this.process = spawn("java", [...words, ...more], { stdio: ["ignore", log, log] });
    // The file tells that all services have started; the port answers a moment later.
    while (!existsSync(this.at("restart")) || !(await isListening(this.port))) {
      if (this.process.exitCode !== null) throw new Error(readFileSync(this.at("out"), "utf8"));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port, path: "/status/v1/simple", rejectUnauthorized: false, agent: false };
    get(options, (response) => response.resume().on("end", () => resolve(true))).on("error", () => resolve(false));
  });
}
