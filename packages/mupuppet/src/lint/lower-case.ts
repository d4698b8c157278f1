import type { Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "./manifest.js";
import { edits } from "./rule.js";
import type { Token } from "./token.js";

/** Renames a variable of this file everywhere in it; not a parameter, whose name others use, nor one of elsewhere. */
export function inLowerCase(manifest: LintedManifest, { value }: Token): Fix | undefined {
  const tokens = [...manifest.of("VARIABLE", "UNENC_VARIABLE")];
  const isParameter = manifest.definitions.some(({ parameters }) => parameters?.some((each) => each.value === value));
  const isSet = tokens.some((each) => each.value === value && each.nextCode?.type === "EQUALS");
  if (!/^\w+$/.test(value) || isParameter || !isSet) return undefined;
  const name = value.replaceAll(/(?<=[a-z0-9])[A-Z]/g, "_$&").toLowerCase();
  if (tokens.some((each) => each.value === name)) return undefined;
  const same = tokens.filter((each) => each.value === value);
  const changes = same.map((each) => [nameOf(manifest, each), name] as const);
  return edits(manifest, `call it \`$${name}\``, ...changes);
}

/** The token, without its `$` or braces. */
function nameOf({ source }: LintedManifest, { end, start, value }: Token) {
  const at = source.text.indexOf(value, start);
  return at < 0 || at + value.length > end ? { start, end } : { start: at, end: at + value.length };
}
