import type { LanguageRequest } from "@cairn/cli-kit";
import type { CompileOptions } from "../compile.js";
import { databaseReader } from "../node/database-reader.js";
import { passwordSources } from "./secrets/password-sources.js";
import { signatureChecker } from "./signatures/signature-checker.js";

/** The outside world: databases and signatures, as configured by command-line options, and interrupts. */
export function outside({
  host,
  options,
}: LanguageRequest): Pick<CompileOptions, "databases" | "during" | "signatures" | "workingFolder"> {
  if (!host) return {};
  return {
    workingFolder: host.cwd,
    during: (work) => host.interruptible(work),
    databases: databaseReader(passwordSources(host, options)),
    signatures: signatureChecker(host, options),
  };
}
