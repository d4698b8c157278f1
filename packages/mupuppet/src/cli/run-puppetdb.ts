import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { exitCodes, type ExtraCommandContext } from "@cairn/cli-kit";
import { PuppetDb, PuppetDbProblem, type Query } from "@cairn/puppetdb";

/** `mupuppet puppetdb WHAT`: a line of JSON for each row; a file is whole or isn't there. */
export async function runPuppetDb({ host, request, words }: ExtraCommandContext): Promise<number> {
  const { options } = request;
  let database: PuppetDb | undefined;
  try {
    const [certificate, key, authorities] = ["sslCert", "sslKey", "sslCa"].map((name) => pemOf(options[name]));
    database = new PuppetDb({
      url: String(options["puppetdb"] ?? "http://localhost:8080"),
      certificate,
      key,
      authorities,
    });
    const query = queryOf(options["query"]);
    const rows = rowsOf(words[0]!, query, database);
    const output = options["output"];
    if (typeof output === "string" && output !== "-") await writeRows(output, rows);
    else for await (const row of rows) host.writeStdout(`${JSON.stringify(row)}\n`);
    return exitCodes.fine;
  } catch (thrown) {
    const isKnown = thrown instanceof PuppetDbProblem || thrown instanceof SyntaxError || "code" in (thrown as object);
    if (!isKnown) throw thrown;
    host.writeStderr(`mupuppet: ${(thrown as Error).message}\n`);
    return exitCodes.inputErrors;
  } finally {
    database?.close();
  }
}

function pemOf(path: unknown): string | undefined {
  return typeof path === "string" ? readFileSync(path, "utf8") : undefined;
}

function queryOf(given: unknown): Query | undefined {
  if (given === undefined) return undefined;
  const text = String(given).trim();
  return text.startsWith("[") ? (JSON.parse(text) as Query) : text;
}

const everyNode = "nodes[certname]{}";
const everyExport = ["from", "resources", ["and", ["=", "exported", true], ["=", ["node", "active"], true]]];

function rowsOf(what: string, query: Query | undefined, database: PuppetDb): AsyncGenerator<unknown> {
  if (what === "facts") return database.inventory(query ?? everyNode);
  return database.rows(query ?? (what === "exported" ? everyExport : everyNode));
}

async function writeRows(path: string, rows: AsyncIterable<unknown>): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, "w", 0o600);
  try {
    for await (const row of rows) writeSync(descriptor, `${JSON.stringify(row)}\n`);
    closeSync(descriptor);
    renameSync(temporary, path);
  } catch (thrown) {
    rmSync(temporary, { force: true });
    throw thrown;
  }
}
