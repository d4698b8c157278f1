import { positionAt } from "@cairn/diagnostics";
import { Failure, isEvaluation, type FunctionCall, type Pending } from "@cairn/puppet-expressions/evaluate";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";

/** What kinds of failures say for themselves what they are; all others of a template are `template`. */
const ownKinds: ReadonlySet<string> = new Set([
  "endless-template",
  "follows",
  "missing-file",
  "template-refused",
  "too-deep-calls",
  "too-long",
]);

/** Runs a template; where it fails, the message says so, and a note which call asked for it, and for which resource. */
export function runAskedFrom<Result>(
  call: FunctionCall,
  what: string,
  isInline: boolean,
  start: () => Pending<Result>,
): Pending<Result> {
  try {
    const pending = start();
    return isEvaluation(pending) ? runLater(call, what, isInline, pending) : pending;
  } catch (error) {
    return rethrow(error, call, what, isInline);
  }
}

function* runLater<Result>(call: FunctionCall, what: string, isInline: boolean, pending: Pending<Result>) {
  try {
    return (yield pending) as Result;
  } catch (error) {
    return rethrow(error, call, what, isInline);
  }
}

function rethrow(error: unknown, call: FunctionCall, what: string, isInline: boolean): never {
  if (!(error instanceof Failure) || error.kind === "follows") throw error;
  const kind = ownKinds.has(error.kind) ? error.kind : "template";
  const { span } = error;
  const line = isInline && span ? ` at line ${positionAt(span.source, span.start).line}` : "";
  const message = error.message.startsWith("Failed to parse ")
    ? error.message
    : `Failed to parse ${what}${line}: ${error.message}`;
  const { reference } = puppetScopeOf(call.scope).resource;
  const note = { message: `\`${call.name}\` is called here, for ${reference}`, span: call.span };
  const details = { notes: [...error.notes, note], help: error.help };
  throw new Failure(
    kind,
    message,
    isInline ? { ...details, span: call.span } : { ...details, span: span ?? call.span },
  );
}
