import { createSource, startOf, type Diagnostic } from "@cairn/diagnostics";
import type { CliHost } from "./host.js";
import type { Language } from "./language.js";
import type { Phases } from "./phases.js";
import { cliCatalogue } from "./catalogue.js";
import type { Session } from "./session.js";

/** The report on standard error of an internal error. */
export function renderBug(language: Language, host: CliHost, phases: Phases | undefined, thrown: unknown): string {
  const { name, version } = language;
  const where = [`phase ${phases?.phase ?? "start"}`, ...(phases?.file ? [`file ${phases.file}`] : [])].join(", ");
  const lines = [
    `${name}: internal error: ${messageOf(thrown)}`,
    `This is a bug in ${name}, not an error of yours. Please report it with these lines, and with the input if you may share it.`,
    `It happened in ${where} (${name} ${version}, ${host.platform}).`,
  ];
  if (host.env["CAIRN_DEBUG"] === "1") lines.push(stackOf(thrown, host));
  else lines.push("Set CAIRN_DEBUG=1 to see the stack.");
  return `${lines.join("\n")}\n`;
}

/** The same as a diagnostic, for formats in which standard error is one document. */
export function bugDiagnostic({ language, phases }: Session, thrown: unknown): Diagnostic {
  const { create } = cliCatalogue(language.name);
  const { file, phase } = phases;
  return create["internal-error"](startOf(createSource(file, "")), {
    problem: messageOf(thrown),
    name: language.name,
    phase,
  });
}

/** On one line, so that no line-based reader misinterprets a part of it. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.split(/[\r\n]/, 1)[0]!;
}

/** Indented, so that none of its lines looks like a diagnostic. */
function stackOf(thrown: unknown, host: CliHost): string {
  const stack = (thrown instanceof Error ? thrown.stack : undefined) ?? "no stack";
  return (host.sourceStack?.(stack) ?? stack).replace(/^/gm, "    ");
}
