import type { LanguageService } from "@cairn/language-server";
import { names } from "../service/index.js";
import { environmentAround } from "../library/check-sources.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** A module's manifest is evaluated with its environment for the chosen node. */
const inputOf: NonNullable<LanguageService["inputOf"]> = (file, host, options) => {
  const environment = (options["environment"] as string | undefined) ?? environmentAround(file, host);
  return environment === undefined ? { file, options } : { file: environment, options: { ...options, environment } };
};

/** What a language server serves: that of the command, and the playground's. */
export const service: LanguageService = { ...names, language, services, inputOf };

export { lexicon } from "../service/lexicon.js";
