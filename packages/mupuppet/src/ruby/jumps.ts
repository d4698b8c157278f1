import { type Pending, rescuing } from "@cairn/evaluation";
import { Jump } from "@cairn/puppet-core/evaluate";
import { RException, RubyFailure, type NativeClass } from "@cairn/ruby-subset";

const names: Readonly<Record<Jump["kind"], string>> = {
  break: "Puppet::Pops::Evaluator::PuppetStopIteration",
  next: "Puppet::Pops::Evaluator::Next",
  return: "Puppet::Pops::Evaluator::Return",
};

/** The exceptions as which Ruby sees the jumps of Puppet's language. */
export const jumpClasses: readonly NativeClass[] = [
  { name: "Puppet::Pops::Evaluator::Jumper", superclass: "Exception" },
  { name: names.next, superclass: "Puppet::Pops::Evaluator::Jumper" },
  { name: names.return, superclass: "Puppet::Pops::Evaluator::Jumper" },
  { name: names.break, superclass: "StopIteration" },
];

const jumps = new WeakMap<RException, Jump>();

/** Runs what Ruby calls in Puppet: a jump out of it may be rescued, or end one of Ruby's loops. */
export function jumpingInRuby<Result>(start: () => Pending<Result>): Pending<Result> {
  return rescuing(start, (error) => {
    throw error instanceof Jump ? exceptionOf(error) : error;
  });
}

function exceptionOf(jump: Jump): RubyFailure {
  const name = names[jump.kind];
  const message = jump.kind === "break" ? "break() from context where this is illegal" : name;
  const exception = new RException(name, message);
  jumps.set(exception, jump);
  return new RubyFailure(name, message, {}, exception);
}

/** The jump that an exception stands for, once it leaves Ruby. */
export function jumpIn(error: unknown): Jump | undefined {
  return error instanceof RubyFailure && error.exception ? jumps.get(error.exception) : undefined;
}
