import type { OptionValues } from "@cairn/cli-kit";
import type { CompareCatalogsOptions } from "../diff/compare.js";
import { ignores } from "../diff/ignore.js";

/** `--ignore` and `--strict`, as comparing takes them. */
export function compareOptions(options: OptionValues): CompareCatalogsOptions {
  return {
    ignored: ignores((options["ignore"] ?? []) as readonly string[]),
    isWritten: options["strict"] === true,
  };
}
