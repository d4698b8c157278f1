import { randomUUID } from "node:crypto";
import type { LanguageRequest } from "@cairn/cli-kit";

/** Gives both sides of a comparison the same random values, which are then no differences. */
export function withSharedSeed<Request extends LanguageRequest>(request: Request): Request {
  const { options } = request;
  return options["seed"] === undefined ? { ...request, options: { ...options, seed: randomUUID() } } : request;
}
