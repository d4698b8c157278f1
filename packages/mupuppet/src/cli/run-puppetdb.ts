import { exitCodes, type CliHost, type ExtraCommandContext, type OptionValues } from "@cairn/cli-kit";
import type { PuppetDb, Query } from "@cairn/puppetdb";
import { openPuppetDb, problemOf, queryOf } from "./from-puppetdb/client.js";
import { writeRows } from "./from-puppetdb/write-rows.js";

/** `mupuppet puppetdb WHAT`: a line of JSON for each row; a file is whole or isn't there. */
export async function runPuppetDb({ host, request, words }: ExtraCommandContext): Promise<number> {
  const { options } = request;
  let database: PuppetDb | undefined;
  try {
    database = openPuppetDb(options);
    const query = queryOf(options["query"]);
    const rows = rowsOf(words[0]!, query, database);
    const output = options["output"];
    if (typeof output === "string" && output !== "-") {
      if (isIdentityOf(options, output, host)) return refuseOutput(output, host);
      await writeRows(output, rows);
    } else for await (const row of rows) host.writeStdout(`${JSON.stringify(row)}\n`);
    return exitCodes.fine;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem === undefined) throw thrown;
    host.writeStderr(`mupuppet: ${problem}\n`);
    return exitCodes.inputErrors;
  } finally {
    database?.close();
  }
}

/** Whether the rows would replace a certificate or a key of `--ssl-…`. */
function isIdentityOf(options: OptionValues, output: string, host: CliHost): boolean {
  for (const name of ["sslCert", "sslKey", "sslCa"])
    if (typeof options[name] === "string") host.noteInput?.(options[name]);
  return host.isInput?.(output) === true;
}

function refuseOutput(output: string, host: CliHost): number {
  host.writeStderr(`mupuppet: \`${output}\` can't be written: it is an input of this run\n`);
  return exitCodes.inputErrors;
}

const everyNode = "nodes[certname]{}";
const everyExport = ["from", "resources", ["and", ["=", "exported", true], ["=", ["node", "active"], true]]];

function rowsOf(what: string, query: Query | undefined, database: PuppetDb): AsyncGenerator<unknown> {
  if (what === "facts") return database.inventory(query ?? everyNode);
  return database.rows(query ?? (what === "exported" ? everyExport : everyNode));
}
