import type { RecordId } from "@cairn/store";
import type { Assignment, Link, Reference } from "../ast.js";
import type { BodyFrame, Machine, PrototypesFrame } from "./machine.js";

/** The rules in which the dialects of SmartFrog differ: when links are followed, and what becomes of those that were not. */
export interface Dialect {
  readonly name: "core" | "forward";
  /** Evaluates the assignment of a link. */
  link(machine: Machine, frame: BodyFrame, assignment: Assignment, link: Link): void;
  /** The record that a prototype reference means, `MISSING` or `HIDDEN`; 0 also where the dialect has reported why not. */
  prototype(machine: Machine, frame: PrototypesFrame, reference: Reference): RecordId;
  /** Called once the whole text is evaluated and `sfConfig` is a component. */
  finish(machine: Machine): void;
}
