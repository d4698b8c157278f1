/** What TypeScript makes of a tarball when it is imported: declarations that are missing, or don't fit what is run. */
import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";

/** Every package is of ES modules: what needs `require` isn't for them. */
const others = new Set(["node10", "node16-cjs"]);

/** The complaints about a tarball `{ name, file }`, in words. */
export async function typesComplaints({ name, file }) {
  const { problems = [] } = await checkPackage(createPackageFromTarballData(readFileSync(file)));
  return problems
    .filter(({ resolutionKind, resolutionOption }) => !others.has(resolutionKind ?? resolutionOption))
    .map(({ entrypoint = "", kind, resolutionKind = "" }) => `${name}: types: ${kind} ${entrypoint} ${resolutionKind}`);
}
