import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import type { KnownOfDatabase } from "./known-of-database.js";
import { puppetDbFailed } from "./puppetdb-failed.js";

/** Runs with what PuppetDB knows if `--puppetdb` names one; what it doesn't answer is reported. */
export async function withPuppetDb(
  { report, request }: ExtraCommandContext,
  run: (database: KnownOfDatabase | undefined) => Promise<number>,
): Promise<number> {
  const { options } = request;
  if (options["puppetdb"] === undefined) return run(undefined);
  const [{ openPuppetDb, answerProblemOf }, { KnownOfDatabase }] = await Promise.all([
    import("./client.js"),
    import("./known-of-database.js"),
  ]);
  const database = openPuppetDb(options);
  try {
    return await run(new KnownOfDatabase(database));
  } catch (thrown) {
    const reason = answerProblemOf(thrown);
    if (reason === undefined) throw thrown;
    report([puppetDbFailed(options, reason)]);
    return exitCodes.inputErrors;
  } finally {
    database.close();
  }
}
