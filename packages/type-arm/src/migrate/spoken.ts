import { statementsOf, type RubyCall, type RubyNode } from "./ruby.js";

/** Whether a statement ends in `raise`. */
export function mayRaise(node: RubyNode): boolean {
  const [only] = statementsOf(node);
  return only?.kind === "return" || (only?.kind === "call" && /^(?:raise|fail)$/.test(only.name));
}

const spoken = new Set([
  "warning",
  "warn",
  "notice",
  "info",
  "debug",
  "deprecation_warning",
  "warnonce",
  "puts",
  "err",
]);

/** Whether a call only logs, and changes nothing. */
export function isSpoken({ name, receiver }: RubyCall): boolean {
  return (
    spoken.has(name) &&
    (!receiver || receiver.kind === "self" || (receiver.kind === "constant" && receiver.name.includes("Puppet")))
  );
}
