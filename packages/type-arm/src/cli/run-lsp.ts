import type { ServingContext } from "@cairn/cli-kit";
import { serve } from "@cairn/language-server/node";
import { names } from "../service/index.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** Answers an editor until it ends. */
export function runLsp(context: ServingContext): Promise<number> {
  return serve({ ...names, language, services }, context);
}
