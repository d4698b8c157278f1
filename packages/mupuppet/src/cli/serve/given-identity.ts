import { readFileSync } from "node:fs";
import { exitCodes, type OptionValues } from "@cairn/cli-kit";
import { problemOf } from "@cairn/diagnostics/node";
import { isRevokedList, type ServerIdentity } from "@cairn/puppet-server";
import { ServeProblem } from "./serve-problem.js";

/** Who the server is by `--ssl-…`, with an authority elsewhere. Rejects with a `ServeProblem` if that is of no use. */
export async function givenIdentity({ sslCa, sslCert, sslCrl, sslKey }: OptionValues): Promise<ServerIdentity> {
  if (typeof sslCert !== "string" || typeof sslKey !== "string" || typeof sslCa !== "string")
    throw new ServeProblem(
      "say who the server is: `--ca FOLDER` of `mupuppet ca init`, or `--ssl-cert`, `--ssl-key` and `--ssl-ca`",
    );
  const identity = { certificate: textOf(sslCert), key: textOf(sslKey), authorities: textOf(sslCa) };
  const { identityProblem } = await import("@cairn/puppetdb");
  const problem = identityProblem(identity);
  if (problem !== undefined) throw new ServeProblem(`nobody can be served: ${problem}`, exitCodes.inputErrors);
  if (typeof sslCrl !== "string") return { ...identity, listFile: undefined };
  checkList(sslCrl);
  return { ...identity, listFile: sslCrl };
}

/** A list of revoked certificates that isn't there or is damaged would revoke nothing. Throws a `ServeProblem`. */
export function checkList(file: string): void {
  const reason = "it holds no list of revoked certificates in PEM";
  if (!isRevokedList(textOf(file))) throw new ServeProblem(`\`${file}\`: ${reason}`, exitCodes.inputErrors);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (thrown) {
    throw new ServeProblem(`\`${path}\` can't be read: ${problemOf(thrown)}`, exitCodes.inputErrors);
  }
}
