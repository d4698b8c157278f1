import type { ExtraCommand } from "@cairn/cli-kit";
import { emit } from "./emit.js";
import { evaluate } from "./eval.js";
import { migrate } from "./migrate.js";
import { repl } from "./repl.js";
import { validate } from "./validate.js";

/** The commands that only this language has. */
export const extraCommands: readonly ExtraCommand[] = [evaluate, repl, validate, emit, migrate];
