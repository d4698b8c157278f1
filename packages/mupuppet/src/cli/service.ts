import type { LanguageService } from "@cairn/language-server";
import { rubyParser } from "../node/ruby-parser.js";
import { createNames } from "../service/index.js";
import { compiling } from "./compiling.js";
import { typesFor } from "./types-for.js";

/** What a language server serves: that of the command, and the playground's. */
export const service: LanguageService = { ...createNames({ rubyParser, typesFor }), ...compiling };

export { lexicon } from "../service/lexicon.js";
