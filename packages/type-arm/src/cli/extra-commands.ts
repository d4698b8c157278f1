import type { ExtraCommand } from "@cairn/cli-kit";
import { emit } from "./emit.js";

/** The commands that only this language has. */
export const extraCommands: readonly ExtraCommand[] = [emit];
