/**
 * A process that stores what nodes send: `store FOLDER REPORTS` is a server that starts, gets facts, a catalog, a file and some reports of
 * one node, and ends. It writes a line for each that it has accepted.
 */
import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { FileBuckets, FolderStorage } from "@cairn/puppet-server";

const [folder = "", first = "0", count = "3"] = process.argv.slice(2);
const content = "the content of a file\n".repeat(1000);
const sum = createHash("sha256").update(content).digest("hex");

async function accept(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    writeSync(1, `${what}\n`);
  } catch (thrown) {
    if (!("syscall" in (thrown as Error))) throw thrown;
    process.exitCode = 1;
  }
}

async function run(): Promise<void> {
  const storage = new FolderStorage(folder, (line) => writeSync(2, `${line}\n`));
  const buckets = new FileBuckets(join(folder, "buckets"));
  const exported = [{ type: "Host", title: first }];
  const catalog = { name: "web1", environment: "production", catalog: "{}", exported, transaction: undefined };
  await accept(`facts ${first}`, async () => storage.storeFacts("web1", "production", { first }));
  await accept(`exported ${first}`, async () => storage.storeCatalog(catalog));
  for (const path of ["etc/motd", `etc/passwd${first}`])
    await accept(`file ${path}`, async () =>
      buckets.store("web1", { algorithm: "sha256", sum, path }, Readable.from([Buffer.from(content)])),
    );
  for (let number = Number(first); number < Number(first) + Number(count); number++)
    await accept(`report ${number}`, async () => storage.storeReport("web1", { number }));
}

await run().catch((thrown: unknown) => {
  if (!("syscall" in (thrown as Error))) throw thrown;
  process.exitCode = 1;
});
