import { readFileSync } from "node:fs";
import type { OptionValues } from "@cairn/cli-kit";
import { PuppetDb, PuppetDbProblem, type Query } from "@cairn/puppetdb";

/** The PuppetDB of `--puppetdb` and `--ssl-…`; throws what `problemOf` explains. */
export function openPuppetDb(options: OptionValues): PuppetDb {
  const [certificate, key, authorities] = ["sslCert", "sslKey", "sslCa"].map((name) => pemOf(options[name]));
  return new PuppetDb({ url: String(options["puppetdb"] ?? usual), certificate, key, authorities });
}

/** Where PuppetDB listens by default. */
const usual = "http://localhost:8080";

function pemOf(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (thrown) {
    const reason = (thrown as NodeJS.ErrnoException).code === "ENOENT" ? "no such file" : (thrown as Error).message;
    throw new PuppetDbProblem(`\`${path}\` can't be read: ${reason}`);
  }
}

/** The value of `--query`: PQL, or a tree in JSON. */
export function queryOf(given: unknown): Query | undefined {
  if (given === undefined) return undefined;
  const text = String(given).trim();
  return text.startsWith("[") ? (JSON.parse(text) as Query) : text;
}

/** What is wrong with PuppetDB or its answer; undefined if it is anything else that was thrown. */
export function answerProblemOf(thrown: unknown): string | undefined {
  return thrown instanceof PuppetDbProblem ? thrown.message : undefined;
}

/** The part of a thrown error that the user can mend; undefined if it is a bug. */
export function problemOf(thrown: unknown): string | undefined {
  const isKnown = thrown instanceof PuppetDbProblem || thrown instanceof SyntaxError || "code" in (thrown as object);
  return isKnown ? (thrown as Error).message : undefined;
}
