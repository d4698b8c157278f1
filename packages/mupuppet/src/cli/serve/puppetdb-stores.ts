import { exitCodes } from "@cairn/cli-kit";
import {
  CommandQueue,
  PuppetDb,
  type PuppetDbOptions,
  PuppetDbProblem,
  replaceCatalog,
  replaceFacts,
  storeReport,
} from "@cairn/puppetdb";
import type { JsonObject, NodeStorage, StoredCatalog } from "@cairn/puppet-server";
import type { Question } from "@cairn/puppet-server/workers";
import { ServeProblem } from "./serve-problem.js";

interface PuppetDbStoresOptions extends PuppetDbOptions {
  /** The server's name. */
  readonly producer: string;
  /** Where commands wait. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** Throws a `ServeProblem` if the options can't be used. */
export function puppetDbStores(options: PuppetDbStoresOptions): PuppetDbStores {
  try {
    return new PuppetDbStores(options);
  } catch (thrown) {
    if (!(thrown instanceof PuppetDbProblem)) throw thrown;
    throw new ServeProblem(thrown.message, exitCodes.inputErrors);
  }
}

/** PuppetDB, as the server's stores: what it can't take now waits on the disk. */
class PuppetDbStores {
  readonly storage: NodeStorage;
  readonly gauges: ReadonlyMap<string, () => number>;
  private readonly database: PuppetDb;
  private readonly queue: CommandQueue;

  constructor({ folder, log, producer, ...options }: PuppetDbStoresOptions) {
    this.database = new PuppetDb(options);
    const queue = new CommandQueue({ folder, log, submit: (command) => this.database.submit(command) });
    this.queue = queue;
    this.gauges = new Map([["mupuppet_puppetdb_commands_waiting", () => queue.size]]);
    const from = (certname: string, environment: string) => ({ certname, environment, producer, time: new Date() });
    this.storage = {
      factsOf: async (name: string) => this.factsOf(name),
      storeFacts: (name: string, environment: string, facts: JsonObject, trusted: JsonObject) =>
        queue.add(replaceFacts(from(name, environment), facts, trusted)),
      storeCatalog({ catalog, environment, exported, name, transaction }: StoredCatalog) {
        const parsed = JSON.parse(catalog) as Parameters<typeof replaceCatalog>[1];
        return queue.add(replaceCatalog(from(name, environment), parsed, { exported, transaction }));
      },
      storeReport: (name: string, report: JsonObject) => queue.add(storeReport(from(name, "production"), report)),
    };
  }

  async answer(question: Question): Promise<unknown> {
    if ("exported" in question) return this.database.exported(question.exported, question.name);
    return this.database.query(question.query as string);
  }

  private async factsOf(certname: string) {
    const query = `facts[name, value] { certname = ${JSON.stringify(certname)} }`;
    const rows = (await this.database.query(query)) as readonly { readonly name: string; readonly value: unknown }[];
    const { trusted, ...facts } = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return rows.length === 0 ? undefined : { facts, trusted: trusted as JsonObject | undefined };
  }

  async close(): Promise<void> {
    await this.queue.close();
    this.database.close();
  }
}
