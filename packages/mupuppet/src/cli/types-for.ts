import type { LanguageRequest } from "@cairn/cli-kit";
import { withFoundEnvironment, withFoundModules } from "../library/find-around.js";
import { languageSettings } from "../library/settings.js";
import { compilerParts } from "../parts.js";
import type { ResourceTypes } from "../resource-types/resource-types.js";
import { compileOptions } from "./settings.js";

/** The resource types that `check` of a file knows; undefined if the settings have errors. */
export function typesFor(request: LanguageRequest, file: string): ResourceTypes | undefined {
  const options = withFoundEnvironment([file], compileOptions(request));
  const { value } = languageSettings(options, compilerParts);
  return value && withFoundModules(value, [file], options).types;
}
