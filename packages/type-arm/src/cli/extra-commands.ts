import type { ExtraCommand } from "@cairn/cli-kit";

/** The commands that only this language has. */
export const extraCommands: readonly ExtraCommand[] = [];
