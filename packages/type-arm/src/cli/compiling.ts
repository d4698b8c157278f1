import type { CompilingService } from "@cairn/language-server";
import { language } from "./language.js";
import { services } from "./services.js";

/** The part of the service that compiles. */
export const compiling: CompilingService = { language, services, scope: "workspace" };
