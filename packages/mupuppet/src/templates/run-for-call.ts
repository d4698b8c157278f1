import { positionAt } from "@cairn/diagnostics";
import { Failure, limitsReached, type Pending, rescuing } from "@cairn/evaluation";
import { type FunctionCall } from "@cairn/puppet-core/evaluate";
import { puppetScopeOf } from "../evaluate/scopes/puppet-scope.js";
import { inlineName } from "./inline-source.js";

/** Kinds of failures that describe themselves; all others in a template are `template`. */
const ownKinds: ReadonlySet<string> = new Set([
  "endless-template",
  "follows",
  "missing-file",
  "template-refused",
  ...limitsReached,
]);

/** What is run, for messages. */
export interface TemplateRun {
  /** `template web/motd.erb`; undefined if messages describe themselves. */
  readonly what?: string | undefined;
  /** Whether the template is a string in the manifest, whose lines can't be looked up. */
  readonly isInline: boolean;
}

/** Runs a template; if it fails, the message says so, and a note shows which call used it, and for which resource. */
export function runForCall<Result>(
  call: FunctionCall,
  run: TemplateRun,
  start: () => Pending<Result>,
): Pending<Result> {
  return rescuing(start, (error) => {
    if (!(error instanceof Failure) || error.kind === "follows") throw error;
    const { span } = error;
    const isOwn = run.what === undefined || ownKinds.has(error.kind);
    const { reference } = puppetScopeOf(call.scope).resource;
    const note = { message: `\`${call.name}\` is called here, for ${reference}`, span: call.span };
    const details = { notes: [...error.notes, note], help: error.help };
    const isHidden = run.isInline && (!span || span.source.name === inlineName);
    const place = isHidden ? call.span : (span ?? call.span);
    throw new Failure(isOwn ? error.kind : "template", wordsFor(error, run), { ...details, span: place });
  });
}

function wordsFor({ message, span }: Failure, { what, isInline }: TemplateRun): string {
  const line = isInline && span?.source.name === inlineName ? positionAt(span.source, span.start).line : undefined;
  if (what === undefined)
    return line === undefined ? message : `${message.replace(/\.$/, "")} (line ${line} of the template)`;
  if (message.startsWith("Failed to parse ")) return message;
  return `Failed to parse ${what}${line === undefined ? "" : ` at line ${line}`}: ${message}`;
}
