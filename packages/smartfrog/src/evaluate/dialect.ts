import type { RecordId } from "@cairn/store";
import type { Assignment, Link, Reference } from "../ast/ast.js";
import type { BodyFrame, Machine, PrototypesFrame } from "./machine.js";

/** The rules in which the dialects of SmartFrog differ: when links are followed, and what happens to stored ones. */
export interface Dialect {
  readonly name: "core" | "forward";
  /** Evaluates the assignment of a link. */
  link(machine: Machine, frame: BodyFrame, assignment: Assignment, link: Link): void;
  /**
   * Returns the record that a prototype reference denotes, `MISSING` or `HIDDEN`; 0 also after the dialect has reported
   * an error.
   */
  prototype(machine: Machine, frame: PrototypesFrame, reference: Reference): RecordId;
  /** Called once the whole program is evaluated and `sfConfig` is a component. */
  finish(machine: Machine): void;
}
