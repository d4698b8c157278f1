import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Authority, isRevokedBy, revokedSerials } from "@cairn/puppet-ca";
import { testIf } from "@cairn/testing";
import { stateOfOwner, thisOwner } from "../src/lock-owner.js";

/** Decisions of an authority while others change its directory, and after a crash. */
const folder = mkdtempSync(join(tmpdir(), "cairn-decisions-"));
const root = join(folder, "ca");
let authority: Authority;

beforeAll(async () => {
  authority = await Authority.create(root, "Test CA");
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytesOf = (pem: string) => Uint8Array.from(new X509Certificate(pem).raw);

/** A request for a role, with the name's key. */
function requestFor(name: string, role: string): string {
  const [key, config] = [join(folder, `${name}.key`), join(folder, `${name}.cnf`)];
  const extension = `1.3.6.1.4.1.34380.1.1.13=ASN1:UTF8String:${role}`;
  writeFileSync(
    config,
    `[req]\ndistinguished_name=dn\nreq_extensions=e\nprompt=no\n[dn]\nCN=${name}\n[e]\n${extension}\n`,
  );
  if (!authorityKeys.has(name)) execFileSync("openssl", ["genrsa", "-out", key, "2048"], { stdio: "ignore" });
  authorityKeys.add(name);
  return execFileSync("openssl", ["req", "-new", "-key", key, "-config", config]).toString();
}
const authorityKeys = new Set<string>();

/** Renews in a loop until the authority refuses; adds every new certificate to `issued`. */
async function renewWhileAllowed(name: string, issued: string[]): Promise<string[]> {
  const other = await Authority.open(root);
  for (;;) {
    try {
      issued.push(await other.renew(name, bytesOf(issued.at(-1)!)));
    } catch {
      return issued;
    }
  }
}

test.each(["revoke", "clean"] as const)("%s ends a node that renews in a loop", async (action) => {
  const name = `loops-${action}`;
  const { certificate } = await authority.generate(name);
  const issued = [certificate];
  const renewing = renewWhileAllowed(name, issued);
  while (issued.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  await authority[action](name);
  await renewing;
  expect(issued.length).toBeGreaterThan(1);
  const revoked = revokedSerials(authority.revocationList);
  expect(issued.filter((pem) => !isRevokedBy(revoked, pem))).toEqual([]);
  expect(authority.status(name)?.state).toBe(action === "revoke" ? "revoked" : undefined);
});

test("only the current certificate can be renewed", async () => {
  const { certificate } = await authority.generate("current");
  const next = await authority.renew("current", bytesOf(certificate));
  await expect(authority.renew("current", bytesOf(certificate))).rejects.toThrow("isn't the current one");
  await expect(authority.renew("current", bytesOf(next))).resolves.toContain("BEGIN CERTIFICATE");
});

test("a cleaned name can't renew, even after it has a new certificate", async () => {
  const { certificate } = await authority.generate("cleaned");
  await authority.clean("cleaned");
  await expect(authority.renew("cleaned", bytesOf(certificate))).rejects.toThrow("revoked");
  await authority.generate("cleaned");
  await expect(authority.renew("cleaned", bytesOf(certificate))).rejects.toThrow("revoked");
});

describe("the request that was approved is the one that is signed", () => {
  test("a new request with the same key replaces the stored one", async () => {
    await authority.submit("role", requestFor("role", "web"));
    const approved = requestFor("role", "db");
    await authority.submit("role", approved);
    const signed = await authority.sign("role", { approved });
    expect(Buffer.from(new X509Certificate(signed).raw).includes("db")).toBe(true);
  });

  test("a request that was replaced after its approval isn't signed", async () => {
    const approved = requestFor("swap", "web");
    await authority.submit("swap", approved);
    await authority.submit("swap", requestFor("swap", "db"));
    await expect(authority.sign("swap", { approved })).rejects.toThrow("has changed");
    expect(authority.status("swap")?.state).toBe("requested");
  });
});

test("two processes that create an authority in one directory create one", async () => {
  const other = join(folder, "created");
  const results = await Promise.allSettled([Authority.create(other, "One"), Authority.create(other, "Two")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { certificate } = await (await Authority.open(other)).generate("web1");
  const authority = new X509Certificate(readFileSync(join(other, "ca_crt.pem")));
  expect(new X509Certificate(certificate).verify(authority.publicKey)).toBe(true);
}, 60_000);

test("two processes don't sign one request twice", async () => {
  await authority.submit("once", requestFor("once", "web"));
  const other = await Authority.open(root);
  const results = await Promise.allSettled([authority.sign("once"), other.sign("once")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

describe("serial numbers after a crash", () => {
  const used = () =>
    [...readFileSync(join(root, "inventory.txt"), "utf8").matchAll(/^0x(\S+)/gm)].map(([, hex]) => BigInt(`0x${hex}`));
  const largest = () => used().reduce((left, right) => (left > right ? left : right), 1n);

  test.each([
    ["missing", undefined],
    ["empty", ""],
    ["blank", " \n"],
    ["older than the inventory", "0001\n"],
  ])("a `serial` that is %s continues after the largest number", async (what, text) => {
    const before = largest();
    if (text === undefined) rmSync(join(root, "serial"));
    else writeFileSync(join(root, "serial"), text);
    const { certificate } = await authority.generate(`after-${what.replaceAll(" ", "-")}`);
    expect(BigInt(`0x${new X509Certificate(certificate).serialNumber}`)).toBe(before + 1n);
  });

  test("without `serial` and inventory the certificates themselves are counted", async () => {
    const before = largest();
    const inventory = readFileSync(join(root, "inventory.txt"), "utf8");
    for (const file of ["serial", "inventory.txt"]) rmSync(join(root, file));
    const { certificate } = await authority.generate("without-inventory");
    writeFileSync(join(root, "inventory.txt"), inventory + readFileSync(join(root, "inventory.txt"), "utf8"));
    expect(BigInt(`0x${new X509Certificate(certificate).serialNumber}`)).toBeGreaterThan(before);
  });
});

test("a line of the inventory that was cut off hides no certificate from a revocation", async () => {
  const inventory = join(root, "inventory.txt");
  writeFileSync(inventory, `${readFileSync(inventory, "utf8")}0xFF 2026-0`);
  const { certificate } = await authority.generate("after-cut");
  await authority.renew("after-cut", bytesOf(certificate));
  await authority.revoke("after-cut");
  expect(isRevokedBy(revokedSerials(authority.revocationList), certificate)).toBe(true);
});

describe("a lock that nobody holds", () => {
  test.each([
    ["from the future", 3600],
    ["from the past", -3600],
    ["from now", 0],
  ])("%s is taken over at once", async (what, seconds) => {
    const current = readdirSync(root).find((file) => /^lock\.\d+$/.test(file))!;
    const lock = join(root, `lock.${Number(current.slice(5)) + 1}`);
    writeFileSync(lock, deadOwner());
    const time = Date.now() / 1000 + seconds;
    utimesSync(lock, time, time);
    await expect(authority.generate(`locked-${what.replaceAll(" ", "-")}`)).resolves.toHaveProperty("certificate");
  });

  const [pid, start, host] = thisOwner().trim().split(" ");
  const whereStartIsKnown = testIf(start !== "?", "the system doesn't show when a process started");
  whereStartIsKnown("isn't one of a running process, unless a later process has its number", () => {
    expect(stateOfOwner(thisOwner())).toBe("running");
    expect(stateOfOwner(`${pid} ${Number(start) - 1} ${host}\n`)).toBe("ended");
  });

  test.each(["", `${pid} ${start} elsewhere\n`, `${pid} ? ${host}\n`])("can't be told for the owner %j", (owner) => {
    expect(stateOfOwner(owner)).toBe("unknown");
  });
});

/** A lock file of a process that has ended. */
function deadOwner(): string {
  const [, start, host] = thisOwner().trim().split(" ");
  return `${execFileSync(process.execPath, ["-p", "process.pid"]).toString().trim()} ${start} ${host}\n`;
}
