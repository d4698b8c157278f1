import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { slowPart, type SlowPart } from "@cairn/testing/deep";
import { bundleProgram, FaultInjector, type OperationCounts, randomFault } from "@cairn/testing/faults";
import { FileBuckets, FolderStorage } from "@cairn/puppet-server";

/** How many reports of a node are kept. */
const maxReports = 10;

/**
 * A server's state meets a fault, between one server that went well and another. Everything that was accepted is there afterwards, and
 * every file is whole.
 */
export function storeFaults(folder: string): SlowPart {
  const injector = new FaultInjector(folder);
  const program = bundleProgram(folder, "test/store.ts");
  let counts: OperationCounts | undefined;
  return slowPart(
    { name: "faults of the server's state", goal: 10_000, end: () => rmSync(program, { force: true }) },
    async (random) => {
      counts ??= inFolder((state) => injector.count([program, state, "1"], state));
      const fault = randomFault(random, counts);
      const problem = inFolder((state) => {
        const run = (first: string, isFaulty: boolean) =>
          injector.run([program, state, first, "8"], isFaulty ? fault : { kind: "kill", at: -1 }, state);
        const runs = [run("1", false), run("101", true), run("201", false)];
        const [, faulty, last] = runs as [Run, Run, Run];
        if (faulty.signal !== "SIGKILL" && !(faulty.status! <= 1 && faulty.stderr === ""))
          return `crash: ${faulty.status} ${faulty.stderr}`;
        if (last.status !== 0 || last.stderr !== "") return `broken: nothing works afterwards: ${last.stderr}`;
        return brokenLaws(state, runs.map(({ stdout }) => stdout).join(""));
      });
      const named = problem === undefined ? {} : { problem: `${problem} (${fault.kind}@${fault.at})` };
      return { valid: true, labels: [fault.kind], ...named };
    },
  );
}

type Run = ReturnType<FaultInjector["run"]>;

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "cairn-store-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function brokenLaws(state: string, accepted: string): string | undefined {
  const lines = accepted
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split(" ") as [string, string]);
  const valuesOf = (kind: string) => lines.filter(([each]) => each === kind).map(([, value]) => value);
  const problems = [
    ...damagedFiles(state),
    ...lostReports(state, valuesOf("report")),
    ...lostFiles(state, valuesOf("file")),
    ...(JSON.stringify(new FolderStorage(state).exportedOf("Host", "")).includes('"201"') ? [] : ["exports are lost"]),
  ];
  return problems.length === 0 ? undefined : `broken: ${problems.join("; ")}`;
}

function damagedFiles(state: string): string[] {
  return (readdirSync(state, { recursive: true }) as string[]).flatMap((file) => {
    if (file.endsWith(".tmp")) return [`${file} is left behind`];
    if (!file.endsWith(".json")) return [];
    try {
      JSON.parse(readFileSync(join(state, file), "utf8"));
      return [];
    } catch {
      return [`${file} is damaged`];
    }
  });
}

/** The newest reports that were accepted are there, in their order. */
function lostReports(state: string, accepted: readonly string[]): string[] {
  const folder = join(state, "reports/web1");
  const stored = readdirSync(folder)
    .sort()
    .map((file) => String((JSON.parse(readFileSync(join(folder, file), "utf8")) as { number: number }).number));
  const newest = stored.filter((each) => accepted.includes(each)).join();
  const wanted = accepted.slice(-maxReports).filter((each) => stored.includes(each) || Number(each) > 200);
  return newest.endsWith(wanted.join()) ? [] : [`reports ${newest}, not ${wanted.join()}`];
}

function lostFiles(state: string, accepted: readonly string[]): string[] {
  const buckets = new FileBuckets(join(state, "buckets"));
  const content = "the content of a file\n".repeat(1000);
  const sum = createHash("sha256").update(content).digest("hex");
  return accepted.flatMap((path) => {
    const file = buckets.find("web1", { algorithm: "sha256", sum, path });
    return file !== undefined && existsSync(file) && readFileSync(file, "utf8") === content ? [] : [`${path} is lost`];
  });
}
