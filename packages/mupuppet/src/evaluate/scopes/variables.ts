import { createSpan } from "@cairn/diagnostics";
import { Failure } from "@cairn/evaluation";
import { type Binding } from "@cairn/puppet-core/evaluate";

/** The binding of a variable whose statement failed: its value is unknown. */
export interface FailedBinding extends Binding {
  readonly isFailed: true;
}

/** The failure for a consequence of an error that was reported. */
export function following(): Failure {
  return new Failure("follows", "this follows from a mistake that was reported before");
}

/** Returns a binding that was found; throws a silent failure if its assignment failed. */
export function readOwn(binding: Binding | undefined): Binding | undefined {
  if (binding && "isFailed" in binding) throw following();
  return binding;
}

/** Rejects a variable that is Puppet's own, or bound already. */
export function refuseToBind(name: string, old: Binding | undefined): void {
  if (name === "trusted" || name === "facts" || name === "server_facts") {
    throw new Failure("reserved-variable", `Attempt to assign to a reserved variable name: '$${name}'`);
  }
  if (!old) return;
  if ("isFailed" in old) throw following();
  const message = `Cannot reassign variable '$${name}'`;
  const span = createSpan(old.source, old.at.start, old.at.end);
  throw new Failure("reassignment", message, { notes: [{ message: `\`$${name}\` has its value from here`, span }] });
}
