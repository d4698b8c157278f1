import type { LanguageRequest } from "@cairn/cli-kit";
import type { CompileOptions } from "../compile.js";
import { passwordSources } from "./secrets/password-sources.js";
import { databaseReader } from "./secrets/database-reader.js";
import { signatureChecker } from "./signatures/signature-checker.js";

/** Databases and signatures, as the options of the command line want them. Without a host there are none. */
export function outside({ host, options }: LanguageRequest): Pick<CompileOptions, "databases" | "signatures"> {
  if (!host) return {};
  return {
    databases: databaseReader(passwordSources(host, options)),
    signatures: signatureChecker(host, options),
  };
}
