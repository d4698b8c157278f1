import type { Language } from "../language.js";
import { checking } from "./checked.js";
import { formatting } from "./formatted.js";
import type { Work } from "./work.js";

/** The work of a language by its name: one of its own, or one that every language has. */
export async function workOf(language: Language, name: string): Promise<Work<unknown, unknown, unknown>> {
  if (name === checking) return (await import("./check-work.js")).checkWork as Work<unknown, unknown, unknown>;
  if (name === formatting) return (await import("./format-work.js")).formatWork as Work<unknown, unknown, unknown>;
  return (language.works![name] as unknown as () => Promise<Work<unknown, unknown, unknown>>)();
}
