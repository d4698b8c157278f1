import type { ServingContext } from "@cairn/cli-kit";
import type { LanguageService } from "@cairn/language-server";
import { serve } from "@cairn/language-server/node";
import { names } from "../service/index.js";
import { environmentAround } from "./check-sources.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** Answers an editor until it ends. */
export function runLsp(context: ServingContext): Promise<number> {
  return serve({ ...names, language, services, inputOf }, context);
}

/** The values of a module's manifest are those that its environment gives to the chosen node. */
const inputOf: NonNullable<LanguageService["inputOf"]> = (file, host, options) => {
  const environment = (options["environment"] as string | undefined) ?? environmentAround(file, host);
  return environment === undefined ? { file, options } : { file: environment, options: { ...options, environment } };
};
