import type { ServingContext } from "@cairn/cli-kit";
import { serve } from "@cairn/language-server/node";
import { service } from "./service.js";

/** Answers an editor until it ends. */
export function runLsp(context: ServingContext): Promise<number> {
  return serve(service, context);
}
