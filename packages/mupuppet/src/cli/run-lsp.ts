import type { ServingContext } from "@cairn/cli-kit";
import type { LanguageService } from "@cairn/language-server";
import { serve } from "@cairn/language-server/node";
import { names } from "../service/index.js";
import { environmentAround } from "./check-sources.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** Serves an editor until it disconnects. */
export function runLsp(context: ServingContext): Promise<number> {
  return serve({ ...names, language, services, inputOf }, context);
}

/** A module's manifest is evaluated with its environment for the chosen node. */
const inputOf: NonNullable<LanguageService["inputOf"]> = (file, host, options) => {
  const environment = (options["environment"] as string | undefined) ?? environmentAround(file, host);
  return environment === undefined ? { file, options } : { file: environment, options: { ...options, environment } };
};
