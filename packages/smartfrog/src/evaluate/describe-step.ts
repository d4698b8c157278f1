import type { Assignment } from "../ast/ast.js";
import { pathOf } from "./level.js";
import { spanOf, type BodyFrame, type Frame, type PrototypesFrame } from "./machine.js";
import type { Span } from "@cairn/diagnostics";

/** The next step of an evaluation, with the definitions of the paper that specify it. */
export interface Step {
  readonly definitions: readonly number[];
  readonly what: string;
  /** The path of the component in which it happens, from the root. */
  readonly namespace: readonly string[];
  readonly span?: Span;
}

/** Describes the next step in `frame`. */
export function describeStep(frame: Frame): Step {
  return frame.kind === "body" ? describeStatement(frame) : describePrototype(frame);
}

function describeStatement(frame: BodyFrame): Step {
  const statement = frame.statements[frame.next];
  const namespace = pathOf(frame.level);
  if (!statement) return { definitions: [26], what: "the body ends", namespace };
  const span = spanOf(frame, statement);
  if (statement.kind === "assignment") return { ...describeAssignment(statement), namespace, span };
  return { definitions: [26], what: `the assignments of ${statement.file} are included here`, namespace, span };
}

function describeAssignment({ target, value }: Assignment): Pick<Step, "definitions" | "what"> {
  const name = `\`${target.path.join(":")}\``;
  if (value.kind === "extends" && value.merges) return { definitions: [25], what: `${name} is kept, and merged into` };
  if (value.kind === "extends") return { definitions: [25, 24, 13], what: `${name} becomes an empty component` };
  if (value.kind !== "link") return { definitions: [25, 24, 22, 13], what: `${name} gets its value` };
  const link = `\`${value.reference.path.join(":")}\``;
  return { definitions: [25, 24, 16, 13], what: `${name} is the link ${link}, looked up here and outwards` };
}

function describePrototype(frame: PrototypesFrame): Step {
  const prototype = frame.prototypes[frame.next];
  const namespace = pathOf(frame.target);
  const name = `\`${frame.assignment.target.path.join(":")}\``;
  if (!prototype) return { definitions: [23], what: `${name} has all its prototypes`, namespace };
  const span = spanOf(frame, prototype);
  if (prototype.kind === "body") return { definitions: [23, 26], what: `the body of ${name} begins`, namespace, span };
  const path = `\`${prototype.path.join(":")}\``;
  return { definitions: [23, 18, 16, 17], what: `${name} inherits from ${path}`, namespace, span };
}
