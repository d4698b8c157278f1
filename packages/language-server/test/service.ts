import type { Language, LanguageServices } from "@cairn/cli-kit";
import type { LanguageService } from "../src/service.js";

/** A language whose texts have no names. */
export const service: LanguageService = {
  language: { name: "kv", version: "1", extensions: [".kv"], options: {} } as unknown as Language,
  services: {} as LanguageServices,
  scope: "workspace",
  analyze: (source) => ({ source, tokens: [], tokensAt: () => [], brackets: [], symbols: [], names: [], links: [] }),
  complete: () => ({ start: 0, items: [] }),
  refuseName: () => undefined,
};
