import { createSpan, type Span } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import type { Binding } from "./scope.js";

const builtIn = new Set(["name", "title"]);
const reserved = new Set(["trusted", "facts", "server_facts"]);

/** The Failure of a second assignment in one scope; its position is that of the assignment. */
export function reassigned(name: string, earlier?: Binding): Failure {
  const message = reserved.has(name)
    ? `Attempt to assign to a reserved variable name: '$${name}'`
    : `Cannot reassign ${builtIn.has(name) ? "built in (or already assigned) " : ""}variable '$${name}'`;
  const notes = earlier ? [{ message: `$${name} got its value here`, span: spanOfBinding(earlier) }] : [];
  return new Failure("reassigned", message, { notes, help: "give the new value a name of its own" });
}

function spanOfBinding({ source, at }: Binding): Span {
  return createSpan(source, at.start, at.end);
}
