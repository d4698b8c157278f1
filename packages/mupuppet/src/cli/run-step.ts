import type { ExtraCommandContext } from "@cairn/cli-kit";
import { hasErrors } from "@cairn/diagnostics";
import { parse } from "../parse.js";
import { steps } from "../small-step/index.js";
import { stepJson, stepText } from "../small-step/print.js";

/** Writes the steps as they are taken; returns 0 where the run ends with a catalog, 1 where it doesn't. */
export async function runStep(context: ExtraCommandContext): Promise<number> {
  const { words, host, request, report } = context;
  const { onPhase, options, maxErrors } = request;
  const source = await context.read(words[0]!);
  if (!source) return 1;
  onPhase("parse", source.name);
  const { value: program, diagnostics } = parse(source, { maxErrors });
  report(diagnostics);
  if (!program || hasErrors(diagnostics)) return 1;
  onPhase("step", source.name);
  const maxSteps = Number(options["maxSteps"] ?? 10_000);
  const run = steps(program, String(options["node"] ?? "default"), { maxSteps });
  const print = options["format"] === "json" ? stepJson : stepText;
  let next = run.next();
  for (; !next.done; next = run.next()) host.writeStdout(print(next.value));
  report(next.value);
  return hasErrors(next.value) ? 1 : 0;
}
