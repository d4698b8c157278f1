import { Failure, type FailureNote } from "@cairn/evaluation";
import type { FunctionCall } from "@cairn/puppet-core/evaluate";
import { NotFoundJump } from "@cairn/hiera";
import { RSymbol, RubyFailure, RubyJump, RubyThrow } from "@cairn/ruby-subset";
import { jumpIn } from "./jumps.js";

/** An uncaught exception of a template. */
export function translatedInTemplate(error: unknown): unknown {
  if (error instanceof RubyJump) return new RubyFailure("LocalJumpError", `unexpected ${error.word}`);
  if (error instanceof RubyThrow) return new RubyFailure("UncaughtThrowError", "uncaught throw");
  return jumpIn(error) ?? error;
}

/**
 * An exception of a function's Ruby, in Puppet's words: its position is that of the call, a note shows where it was
 * raised.
 */
export function translated(error: unknown, call: FunctionCall): unknown {
  if (error instanceof RubyJump) return new Failure("evaluation", "unexpected return (LocalJumpError)");
  if (error instanceof RubyThrow) return translatedThrow(error);
  if (!(error instanceof Failure)) return error;
  const jump = jumpIn(error);
  if (jump) return jump;
  const { span } = error;
  if (!span?.source.name.endsWith(".rb"))
    return error instanceof RubyFailure ? new Failure("evaluation", error.message) : error;
  const isRefused = error.kind === "template-refused";
  const note: FailureNote = { message: isRefused ? "this isn't interpreted" : "this has failed", span };
  const notes = [...error.notes, note];
  if (isRefused) {
    const message = `${cannotRun(call)}${error.message.replace(/ in templates$/, "")}`;
    return new Failure("ruby-refused", message, { notes });
  }
  const isRuby = error instanceof RubyFailure || error.kind === "template";
  return new Failure(isRuby ? "evaluation" : error.kind, error.message, { notes, help: error.help });
}

/** What Hiera's functions throw where they have no value. */
export const noSuchKey = RSymbol.of("no_such_key");

function translatedThrow({ tag }: RubyThrow): NotFoundJump | Failure {
  return tag === noSuchKey ? new NotFoundJump() : new Failure("evaluation", "uncaught throw");
}

function cannotRun({ name }: FunctionCall): string {
  return `'${name}' can't be run: `;
}

/** What a refused function needs, of the message that refuses it. */
export function needOf(message: string, call: FunctionCall): string {
  const start = cannotRun(call);
  return message.startsWith(start) ? message.slice(start.length) : message;
}
