import type { ExtraCommandContext } from "@cairn/cli-kit";
import { hasErrors } from "@cairn/diagnostics";
import { parse } from "../parse/parse.js";
import { endText, stepJson, steps, stepText } from "@cairn/mupuppet-paper";

/** Writes the steps as they are taken; returns 0 if the run ends with a catalog, else 1. */
export async function runStep(context: ExtraCommandContext): Promise<number> {
  const { words, host, request, report } = context;
  const { allowance, onPhase, options, maxErrors } = request;
  const source = await context.read(words[0]!);
  if (!source) return 1;
  onPhase("parse", source.name);
  const { value: program, diagnostics } = parse(source, { allowance, maxErrors });
  report(diagnostics);
  if (!program || hasErrors(diagnostics)) return 1;
  onPhase("step", source.name);
  const maxSteps = Number(options["maxSteps"] ?? 10_000);
  const run = steps(program, String(options["node"] ?? "default"), { maxSteps });
  const isJson = options["format"] === "json";
  let [count, resources] = [0, 0];
  let next = run.next();
  for (; !next.done; next = run.next()) {
    count++;
    if (next.value.change?.in === "catalog") resources++;
    host.writeStdout(isJson ? stepJson(next.value) : stepText(next.value));
  }
  report(next.value);
  if (hasErrors(next.value)) return 1;
  if (!isJson) host.writeStdout(endText(count, resources));
  return 0;
}
