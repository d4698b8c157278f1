import { readFileSync } from "node:fs";
import { exitCodes, type OptionValues } from "@cairn/cli-kit";
import type { Authority } from "@cairn/puppet-ca";
import { problemOf } from "@cairn/diagnostics/node";
import { isRevokedList, type ServerIdentity } from "@cairn/puppet-server";
import { ServeProblem } from "./serve-problem.js";

/** Who the server is by `--ssl-…`, with an authority elsewhere. Rejects with a `ServeProblem` if that is of no use. */
export async function givenIdentity({ sslCa, sslCert, sslCrl, sslKey }: OptionValues): Promise<ServerIdentity> {
  if (typeof sslCert !== "string" || typeof sslKey !== "string" || typeof sslCa !== "string")
    throw new ServeProblem(
      "say who the server is: `--ca FOLDER` of `mupuppet ca init`, `--ca-server URL`, or `--ssl-cert`, `--ssl-key` and `--ssl-ca`",
    );
  const identity = await checkedIdentity({
    certificate: textOf(sslCert),
    key: textOf(sslKey),
    authorities: textOf(sslCa),
  });
  if (typeof sslCrl !== "string") return { ...identity, listFile: undefined };
  checkList(sslCrl);
  return { ...identity, listFile: sslCrl };
}

/**
 * Who the server is beside an authority here: `--ssl-cert` and `--ssl-key`, or the certificate of its name, which the authority makes
 * if there is none.
 */
export async function ownIdentity(
  authority: Authority,
  certname: string,
  { dnsAltNames, sslCert, sslKey }: OptionValues,
): Promise<ServerIdentity> {
  const { certificates: authorities, listFile } = authority;
  if (typeof sslCert === "string" && typeof sslKey === "string")
    return { ...(await checkedIdentity({ certificate: textOf(sslCert), key: textOf(sslKey), authorities })), listFile };
  if (sslCert !== undefined || sslKey !== undefined)
    throw new ServeProblem("`--ssl-cert` and `--ssl-key` need each other");
  const known = authority.generated(certname);
  if (!known && authority.certificate(certname) !== undefined) throw keyMissing(authority, certname);
  const alternativeNames = ((dnsAltNames ?? []) as string[]).flatMap((each) => each.split(","));
  const { certificate, key } = known ?? (await authority.generate(certname, { alternativeNames }));
  return { certificate, key, authorities, listFile };
}

function keyMissing(authority: Authority, certname: string): ServeProblem {
  const files = authority.keyFiles(certname).map((file) => `\`${file}\``);
  const reason = `\`${certname}\` has a certificate, but its key isn't in ${files.join(", ")}`;
  return new ServeProblem(`${reason}: name both with \`--ssl-cert\` and \`--ssl-key\``, exitCodes.inputErrors);
}

type Proof = Pick<ServerIdentity, "certificate" | "key"> & { readonly authorities: string | undefined };

/** Rejects with a `ServeProblem` if a certificate and its key don't fit, or if one of them can't be read. */
export async function checkedIdentity<T extends Proof>(identity: T): Promise<T> {
  const { identityProblem } = await import("@cairn/puppetdb");
  const problem = identityProblem(identity);
  if (problem !== undefined) throw new ServeProblem(`can't start the server: ${problem}`, exitCodes.inputErrors);
  return identity;
}

/** A list of revoked certificates that isn't there or is damaged would revoke nothing. Throws a `ServeProblem`. */
export function checkList(file: string): void {
  const reason = "it holds no list of revoked certificates in PEM";
  if (!isRevokedList(textOf(file))) throw new ServeProblem(`\`${file}\`: ${reason}`, exitCodes.inputErrors);
}

/** The text of a file that the command line names. Throws a `ServeProblem` if it can't be read. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (thrown) {
    throw new ServeProblem(`\`${path}\` can't be read: ${problemOf(thrown)}`, exitCodes.inputErrors);
  }
}
