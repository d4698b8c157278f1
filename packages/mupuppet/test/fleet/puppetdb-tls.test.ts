import { join } from "node:path";
import { Authority } from "@cairn/puppet-ca";
import { FakePuppetDb, type Contents } from "@cairn/testing/puppet";
import { RealCommand } from "./command.js";

const day = 24 * 60 * 60 * 1000;
const few: Contents = {
  count: 3,
  nameOf: (index) => `web${index}`,
  factsOf: (index) => ({ role: `role${index}` }),
};

let command: RealCommand;
let database: FakePuppetDb;
const databases: FakePuppetDb[] = [];

/** An authority of a test: what it issues is written into a folder of its name. */
class Issuer {
  private readonly name: string;
  private readonly authority: Authority;

  private constructor(name: string, authority: Authority) {
    this.name = name;
    this.authority = authority;
  }

  static async create(name: string): Promise<Issuer> {
    const authority = await Authority.create(join(command.folder, `${name}-ca`), `Puppet CA: ${name}`);
    command.write({ [`${name}/ca.pem`]: authority.certificates });
    return new Issuer(name, authority);
  }

  async issue(name: string, lifetime?: number): Promise<{ readonly cert: string; readonly key: string }> {
    const options = lifetime === undefined ? {} : { lifetime };
    const authority = await Authority.open(join(command.folder, `${this.name}-ca`), options);
    const { certificate: cert, key } = await authority.generate(name);
    command.write({ [`${this.name}/${name}.pem`]: cert, [`${this.name}/${name}.key`]: key });
    return { cert, key };
  }

  async database(name: string, lifetime?: number): Promise<FakePuppetDb> {
    const identity = { ...(await this.issue(name, lifetime)), ca: this.authority.certificates };
    databases.push(await FakePuppetDb.start(few, identity));
    return databases.at(-1)!;
  }
}

let own: Issuer;
beforeAll(async () => {
  command = new RealCommand();
  command.write({ "site.pp": "notify { \"role ${facts['role']}\": }\n", "junk.pem": "no certificate\n" });
  own = await Issuer.create("own");
  const other = await Issuer.create("other");
  await Promise.all([own.issue("client"), own.issue("expired", -day), other.issue("client")]);
  database = await own.database("localhost");
}, 120_000);
afterAll(() => {
  for (const each of databases) each.stop();
  command.remove();
});

const words = ({ ca = "own/ca.pem", cert = "own/client.pem", key = "own/client.key" }) =>
  Object.entries({ "--ssl-ca": ca, "--ssl-cert": cert, "--ssl-key": key }).flatMap(([name, value]) =>
    value === "" ? [] : [name, value],
  );

test.each(["1", "2"])("nodes get their facts over TLS with --jobs %s", async (jobs) => {
  const to = ["-o", `out${jobs}`, "--jobs", jobs, "--puppetdb", database.url];
  const { status, stderr } = await command.runMeanwhile("compile", "site.pp", ...to, ...words({}));
  expect([status, stderr]).toEqual([0, ""]);
  expect(command.text(`out${jobs}/web2.json`)).toContain("role role2");
});

test.each([
  [{ ca: "other/ca.pem" }, "its certificate isn't of an authority that is believed here"],
  [{ ca: "" }, "its certificate isn't of an authority that is believed here"],
  [{ cert: "", key: "" }, "it ends the connection: it may want a certificate, and none is given"],
  [
    { cert: "other/client.pem", key: "other/client.key" },
    "it ends the connection: it may not believe the own certificate",
  ],
  [
    { cert: "own/expired.pem", key: "own/expired.key" },
    "it ends the connection: the own certificate has expired on 20",
  ],
  [{ key: "other/client.key" }, "the key isn't that of the certificate"],
  [{ key: "" }, "a certificate is given without its key"],
  [{ cert: "" }, "a key is given without its certificate"],
  [{ ca: "junk.pem" }, "the authority's certificate isn't in PEM"],
  [{ cert: "junk.pem" }, "the own certificate isn't in PEM"],
  [{ key: "junk.pem" }, "the key isn't in PEM"],
  [{ ca: "none.pem" }, "`none.pem` can't be read: no such file"],
])("with %j the reason is plain", async (given, reason) => {
  for (const before of [
    ["puppetdb", "facts"],
    ["compile", "site.pp", "-o", "never"],
  ]) {
    const { status, stderr } = await command.runMeanwhile(...before, "--puppetdb", database.url, ...words(given));
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  }
});

test("the database's certificate must be valid, and for its name", async () => {
  const ask = async ({ url }: FakePuppetDb) =>
    command.runMeanwhile("puppetdb", "facts", "--puppetdb", url, ...words({}));
  const elsewhere = await ask(await own.database("puppetdb.test"));
  expect([elsewhere.status, elsewhere.stderr]).toEqual([
    1,
    expect.stringContaining("its certificate is for puppetdb.test, not for localhost"),
  ]);
});

test("an expired certificate of the database isn't believed", async () => {
  const expired = await Issuer.create("late");
  const { url } = await expired.database("localhost", -day);
  const late = await command.runMeanwhile("puppetdb", "facts", "--puppetdb", url, ...words({ ca: "late/ca.pem" }));
  expect([late.status, late.stderr]).toEqual([1, expect.stringContaining("its certificate has expired")]);
});

test("an address that speaks no TLS is told from one that does", async () => {
  databases.push(await FakePuppetDb.start(few));
  const url = databases.at(-1)!.url.replace("http:", "https:");
  const { stderr } = await command.runMeanwhile("puppetdb", "facts", "--puppetdb", url, ...words({}));
  expect(stderr).toContain("it doesn't speak TLS at that address");
});
