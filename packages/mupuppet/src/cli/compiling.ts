import type { CompilingService } from "@cairn/language-server";
import { environmentAround } from "../library/find-around.js";
import { language } from "./language.js";
import { services } from "./services.js";

/** A module's manifest is evaluated with its environment for the chosen node. */
const inputOf: NonNullable<CompilingService["inputOf"]> = (file, host, options) => {
  const environment = (options["environment"] as string | undefined) ?? environmentAround(file, host);
  return environment === undefined ? { file, options } : { file: environment, options: { ...options, environment } };
};

/** The part of the service that compiles. */
export const compiling: CompilingService = { language, services, scope: "workspace", inputOf };
