import { resolve } from "node:path";
import type { LanguageRequest } from "@cairn/cli-kit";
import type { Source } from "@cairn/diagnostics";

/** Puppet writes absolute paths, without resolving links; other names stay as they are. */
export function absolutePath({ host }: LanguageRequest): (source: Source) => string {
  return ({ name }) => (name === "<stdin>" || !host ? name : resolve(host.cwd, name));
}
