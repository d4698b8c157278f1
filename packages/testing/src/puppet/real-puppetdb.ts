import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const jar = "/usr/share/puppetdb/puppetdb.jar";
const postgres = "/usr/lib/postgresql";

/** Why PuppetDB can't be started here; undefined if it can. */
export function whyNoPuppetDb(): string | undefined {
  return existsSync(jar) ? whyNoPostgres() : "needs puppetdb";
}

/** Why its database can't be started here; undefined if it can. */
export function whyNoPostgres(): string | undefined {
  if (servers().length === 0) return "needs postgresql";
  if (process.getuid?.() !== 0) return "only root starts PostgreSQL as its own user";
  return undefined;
}

/** The programs of PostgreSQL's server, by version: its clients alone have the same folder. */
function servers(): string[] {
  const versions = existsSync(postgres) ? readdirSync(postgres).sort() : [];
  return versions.map((each) => join(postgres, each, "bin")).filter((bin) => existsSync(join(bin, "initdb")));
}

/** In PEM: who the database is, whose clients it believes, and which of them no more. */
export interface RealIdentity {
  readonly cert: string;
  readonly key: string;
  readonly ca: string;
  readonly crl: string;
}

/** A PuppetDB on free ports, with a database of its own, in a temporary folder. */
export class RealPuppetDb {
  readonly url: string;
  /** Where it speaks TLS, if it has an identity. */
  readonly secureUrl: string;
  private readonly folder: string;
  private readonly ports: readonly [plain: number, secure: number];
  private readonly bin: string;
  private child: ChildProcess | undefined;

  private constructor(folder: string, ports: readonly [number, number]) {
    this.folder = folder;
    this.ports = ports;
    this.url = `http://127.0.0.1:${ports[0]}`;
    this.secureUrl = `https://localhost:${ports[1]}`;
    this.bin = servers().at(-1)!;
  }

  /** Rejects, with nothing left of it, if it doesn't answer after some seconds: fewer than a test has. */
  static async start(seconds = 400, identity?: RealIdentity): Promise<RealPuppetDb> {
    const folder = mkdtempSync(join(tmpdir(), "cairn-puppetdb-"));
    const database = new RealPuppetDb(folder, [await freePort(), await freePort()]);
    try {
      const port = await database.startPostgres();
      database.writeConfiguration(port);
      if (identity) database.writeIdentity(identity);
      await database.startPuppetDb(seconds);
      return database;
    } catch (thrown) {
      await database.stop();
      throw thrown;
    }
  }

  /** Ends PuppetDB, but not its database. */
  async stopPuppetDb(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("exit", resolve));
  }

  async startPuppetDb(seconds = 400): Promise<void> {
    const deadline = performance.now() + seconds * 1000;
    const java = process.env["JAVA"] ?? "/usr/bin/java";
    const words = ["-Xmx512m", "-cp", jar, "clojure.main", "-m", "puppetlabs.puppetdb.core", "services"];
    const config = ["-c", join(this.folder, "conf.d"), "-b", "/etc/puppetdb/bootstrap.cfg"];
    this.child = spawn(java, [...words, ...config], { stdio: "ignore" });
    for (;;) {
      const answer = await fetch(`${this.url}/pdb/meta/v1/version`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.child.exitCode !== null) throw new Error("PuppetDB has ended");
      if (performance.now() > deadline) throw new Error(`PuppetDB doesn't answer after ${seconds} seconds`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async stop(): Promise<void> {
    await this.stopPuppetDb();
    const data = join(this.folder, "data");
    if (existsSync(join(data, "postmaster.pid"))) this.asPostgres("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Resolves with the port. */
  private async startPostgres(): Promise<number> {
    chmodSync(this.folder, 0o755);
    const own = (name: string): string => {
      const path = join(this.folder, name);
      mkdirSync(path);
      const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"]).toString()));
      chownSync(path, uid!, gid!);
      return path;
    };
    const [data, sockets] = [own("data"), own("sockets")];
    const port = await freePort();
    this.asPostgres("initdb", ["-D", data, "-A", "trust", "-U", "puppetdb", "-E", "UTF8", "--locale=C.UTF-8"]);
    const options = `-p ${port} -k ${sockets} -c listen_addresses=127.0.0.1 -c fsync=off`;
    this.asPostgres("pg_ctl", ["-D", data, "-w", "-l", join(data, "log"), "-o", options, "start"]);
    const sql = (database: string, text: string) =>
      this.asPostgres("psql", ["-h", sockets, "-p", String(port), "-U", "puppetdb", "-d", database, "-c", text]);
    sql("postgres", "create database puppetdb");
    sql("puppetdb", "create extension pg_trgm");
    return port;
  }

  private writeConfiguration(postgresPort: number): void {
    const folder = join(this.folder, "conf.d");
    mkdirSync(folder);
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write("config.ini", `[global]\nvardir = ${join(this.folder, "var")}\n[puppetdb]\ndisable-update-checking = true\n`);
    mkdirSync(join(this.folder, "var"));
    write(
      "database.ini",
      `[database]\nsubname = //127.0.0.1:${postgresPort}/puppetdb\nusername = puppetdb\npassword = x\n`,
    );
    write("auth.conf", "authorization: { version: 1, rules: [] }\n");
    write("jetty.ini", `[jetty]\nhost = 127.0.0.1\nport = ${this.ports[0]}\n`);
  }

  private writeIdentity(identity: RealIdentity): void {
    const write = (name: keyof RealIdentity): string => {
      const file = join(this.folder, `${name}.pem`);
      writeFileSync(file, identity[name], { mode: 0o600 });
      return file;
    };
    const lines = [
      ...["ssl-host = 127.0.0.1", `ssl-port = ${this.ports[1]}`, "client-auth = need"],
      ...[`ssl-cert = ${write("cert")}`, `ssl-key = ${write("key")}`],
      ...[`ssl-ca-cert = ${write("ca")}`, `ssl-crl-path = ${write("crl")}`],
    ];
    appendFileSync(join(this.folder, "conf.d/jetty.ini"), `${lines.join("\n")}\n`);
  }

  private asPostgres(program: string, words: readonly string[]): void {
    execFileSync("runuser", ["-u", "postgres", "--", join(this.bin, program), ...words], { stdio: "ignore", cwd: "/" });
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
