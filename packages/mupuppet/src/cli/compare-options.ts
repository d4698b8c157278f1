import { readPolicyOption, type LanguageRequest } from "@cairn/cli-kit";
import type { Result } from "@cairn/diagnostics";
import type { CompareCatalogsOptions } from "../diff/compare.js";
import { ignores } from "../diff/ignore.js";
import { referenceNotation } from "../diff/policy/reference-notation.js";
import { catalogue } from "../diagnostics/index.js";

/** `--ignore`, `--strict`, `--policy` and `--group`, as a comparison takes them. */
export function compareOptions(request: LanguageRequest): Result<CompareCatalogsOptions> {
  const { options } = request;
  const policy = readPolicyOption(request, referenceNotation, catalogue.create);
  if (!policy.value) return { diagnostics: policy.diagnostics };
  const value = {
    ignored: ignores((options["ignore"] ?? []) as readonly string[]),
    isWritten: options["strict"] === true,
    judge: policy.value.judge,
  };
  return { value, diagnostics: policy.diagnostics };
}
