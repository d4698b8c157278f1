import type { LanguageService } from "@cairn/language-server";
import { names } from "../service/index.js";
import { compiling } from "./compiling.js";

/** What a language server serves: that of the command, and the playground's. */
export const service: LanguageService = { ...names, ...compiling };

export { lexicon } from "../service/lexicon.js";
