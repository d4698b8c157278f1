import { meantDetails, type Diagnostic, type Source, replacement } from "@cairn/diagnostics";
import type { Located } from "@cairn/puppet-core";
import { catalogue } from "../../diagnostics/index.js";
import { fullNameOf } from "../../model/names.js";
import { spanIn, type CheckContext } from "../rule.js";

/** A reference to an unknown type, with suggestions. */
export function unknownType(
  name: string,
  place: Located,
  source: Source,
  { guesses, model }: CheckContext,
): Diagnostic {
  const span = spanIn(source, place);
  const meant = guesses.didYouMean(fullNameOf(name), () => ["Resource", ...model.types.keys()], 1);
  return catalogue.create["unknown-type"](span, { name }, meantDetails(span, name, meant));
}

/** A reference to an existing type that isn't capitalised (interpretation R6). */
export function lowerCaseUse(written: string, place: Located, source: Source): Diagnostic | undefined {
  const name = fullNameOf(written);
  if (written.replace(/^::/, "") === name) return undefined;
  const span = spanIn(source, place);
  const fixes = [replacement(span, name)];
  return catalogue.create["lower-case-use"](span, { name }, { fixes });
}
