import type { ServingContext } from "@cairn/cli-kit";
import { serve } from "@cairn/language-server/node";
import { service } from "./service.js";

/** Serves an editor until it disconnects. */
export function runLsp(context: ServingContext): Promise<number> {
  return serve({ ...service, survey: async (input) => (await import("./survey.js")).survey(input) }, context);
}
