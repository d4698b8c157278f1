import type { LanguageService } from "@cairn/language-server";
import { names } from "../service/index.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** What a language server serves: that of the command, and the playground's. */
export const service: LanguageService = { ...names, language, services };

export { lexicon } from "../service/lexicon.js";
