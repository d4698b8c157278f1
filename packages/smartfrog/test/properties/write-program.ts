import { Random, type RandomSource } from "@cairn/testing/deep";
import type { Program } from "../../src/ast/ast.js";
import { Forward } from "../oracle/forward.js";
import { Paper } from "../oracle/paper.js";
import { ProgramWriter } from "./program-writer.js";

/** Which semantics guides the writing. */
export type Mode = "core" | "forward";

/** The oracle of a mode. */
export const ORACLES: Readonly<Record<Mode, Paper>> = { core: new Paper(), forward: new Forward() };

/** A mostly valid program of 30 statements and more; the same source of chance makes the same program. */
export function writeProgram(mode: Mode, source: RandomSource): Program {
  return new ProgramWriter(new Random(source), ORACLES[mode]).write();
}
