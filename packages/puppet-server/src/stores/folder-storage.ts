import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JsonObject, NodeStorage, StoredCatalog, StoredFacts } from "../world.js";
import { nodePath } from "./node-path.js";
import { removeTemporaryFiles } from "./temporary-files.js";

/** How many reports of a node are kept. */
const mostReports = 10;

/** A resource that a node exports; only what the store needs to know of it. */
interface Exported {
  readonly type: string;
}

/**
 * Facts, reports and exported resources in a folder, with a file for each node: the store of a server without PuppetDB.
 * Files are replaced as a whole. No two servers may share a folder.
 */
export class FolderStorage implements NodeStorage {
  private readonly folder: string;
  /** What is exported, by the nodes' names. */
  private readonly exported = new Map<string, readonly Exported[]>();
  /** The time in the name of each node's last report. */
  private readonly reportTimes = new Map<string, number>();

  /** `log` gets a line for each file that is damaged: what its node exports counts once its agent comes again. */
  constructor(folder: string, log: (line: string) => void = () => undefined) {
    this.folder = folder;
    for (const name of ["facts", "exported", "reports"])
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    for (const name of ["facts", "exported"]) removeTemporaryFiles(join(folder, name));
    for (const file of readdirSync(join(folder, "exported")).filter((each) => each.endsWith(".json"))) {
      const exported = readExported(join(folder, "exported", file));
      if (exported) this.exported.set(file.slice(0, -5), exported);
      else log(`exported/${file} is damaged, and counts as empty`);
    }
  }

  /** What all nodes but the one that asks export of a type, in the order of the nodes' names. */
  exportedOf(type: string, asking: string): Exported[] {
    const others = [...this.exported]
      .filter(([name]) => name !== asking)
      .sort(([left], [right]) => (left < right ? -1 : 1));
    return others.flatMap(([, resources]) => resources.filter((each) => each.type === type));
  }

  async storeFacts(name: string, environment: string, facts: JsonObject, trusted?: JsonObject): Promise<void> {
    const text = JSON.stringify({ name, environment, values: facts, trusted });
    await this.replace(nodePath("facts", name, ".json"), text);
  }

  async factsOf(name: string): Promise<StoredFacts | undefined> {
    const file = join(this.folder, nodePath("facts", name, ".json"));
    const text = await readFile(file, "utf8").catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code === "ENOENT") return undefined;
      throw thrown;
    });
    if (text === undefined) return undefined;
    const { trusted, values } = JSON.parse(text) as { readonly values: JsonObject; readonly trusted?: JsonObject };
    return { facts: values, trusted };
  }

  async storeCatalog({ exported, name }: StoredCatalog): Promise<void> {
    const file = nodePath("exported", name, ".json");
    const before = this.exported.get(name) ?? [];
    const text = JSON.stringify(exported);
    if (text === JSON.stringify(before)) return;
    await this.replace(file, text);
    this.exported.set(name, exported as readonly Exported[]);
  }

  async storeReport(name: string, report: JsonObject): Promise<void> {
    const folder = nodePath("reports", name);
    mkdirSync(join(this.folder, folder), { recursive: true, mode: 0o700 });
    const time = this.nextReportTime(name);
    await this.replace(join(folder, `${inFileName(time)}.json`), JSON.stringify(report));
    for (const old of this.reportsOf(name).slice(0, -mostReports))
      await rm(join(this.folder, folder, old), { force: true });
  }

  /** The files of a node's reports, the oldest first. */
  private reportsOf(name: string): string[] {
    const files = readdirSync(join(this.folder, nodePath("reports", name)));
    return files.filter((each) => /^\d{8}T\d{9}Z\.json$/.test(each)).sort();
  }

  /** Of the reports that are already there when the node's first report comes. */
  private lastReportTime(name: string): number {
    removeTemporaryFiles(join(this.folder, nodePath("reports", name)));
    return timeIn(this.reportsOf(name).at(-1));
  }

  /** Now, or just after the node's last report: if the clock was set back, the newest report still comes last. */
  private nextReportTime(name: string): number {
    const last = this.reportTimes.get(name) ?? this.lastReportTime(name);
    const time = Math.max(Date.now(), last + 1);
    this.reportTimes.set(name, time);
    return time;
  }

  private async replace(file: string, text: string): Promise<void> {
    const temporary = join(this.folder, `${file}.${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, join(this.folder, file));
    } catch (thrown) {
      await rm(temporary, { force: true });
      throw thrown;
    }
  }
}

function inFileName(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, "");
}

/** The time in the name of a report; 0 if there is none. */
function timeIn(file: string | undefined): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(file ?? "") ?? [];
  const [year = 0, month = 0, day, hour, minute, second, millisecond] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
  return Number.isNaN(time) ? 0 : time;
}

/** Undefined where a file isn't whole. */
function readExported(file: string): readonly Exported[] | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(value) && value.every(isExported) ? value : undefined;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

function isExported(value: unknown): value is Exported {
  return typeof value === "object" && value !== null && "type" in value;
}
