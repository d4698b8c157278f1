import type { LanguageRequest } from "@cairn/cli-kit";
import type { Result } from "@cairn/diagnostics";
import type { LanguageSettings } from "../evaluate/settings.js";
import * as library from "../library/settings.js";
import { compilerParts } from "../parts.js";
import { eyamlSettings } from "./eyaml-settings.js";
import { compileOptions } from "./settings.js";

/** The options that apply to all nodes of a run. */
export function languageSettings(request: LanguageRequest): Result<LanguageSettings> {
  const { diagnostics, value: eyaml } = eyamlSettings(request);
  if (!eyaml) return { diagnostics };
  return library.languageSettings({ ...compileOptions(request), ...eyaml }, compilerParts);
}
