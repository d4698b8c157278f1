import type { OptionValues } from "@cairn/cli-kit";
import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../../diagnostics/index.js";

const help = "try the same with `mupuppet puppetdb facts`, and look into PuppetDB's log";

/** Why the PuppetDB that the options name can't be used. */
export function puppetDbFailed({ puppetdb }: OptionValues, reason: string): Diagnostic {
  return catalogue.create["nodes-file"](startOf(createSource(String(puppetdb), "")), { reason }, { help });
}
