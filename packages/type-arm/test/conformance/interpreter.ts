import { createSource, hasErrors, type Diagnostic } from "@cairn/diagnostics";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import { parse } from "../../src/parse.js";
import { resolve } from "../../src/resolve/resolve.js";
import { asSeen } from "../../src/serialize/as-seen.js";
import { printPlain } from "../../src/serialize/plain.js";
import type { ConformanceInstance } from "./instance.js";
import { puppetText } from "./puppet-text.js";
import type { CompiledProgram, ConformanceProgram, Verdict } from "./target.js";

/** A verdict of ours, with the codes of its messages. */
export type Expected =
  { readonly accepted: string } | { readonly messages: readonly string[]; readonly codes: readonly string[] };

/** The program with its model. A program of the suite has no errors. */
export function compileProgram(program: ConformanceProgram): CompiledProgram {
  const parsed = parse(createSource(`${program.name}.pp`, program.text));
  const { value: model, diagnostics } = resolve(parsed.value ? [parsed.value] : []);
  const all = [...parsed.diagnostics, ...diagnostics];
  if (hasErrors(all)) throw new Error(`${program.name}: ${errorsOf(all).map(placedText).join("; ")}`);
  return { ...program, model };
}

function placedText({ message, span }: Diagnostic): string {
  return `${span.start}: ${message}`;
}

/** What the interpreter says of an instance: what all targets are held to. */
export function expectedOf(program: CompiledProgram, instance: ConformanceInstance): Expected {
  const code = parse(createSource("instance.pp", puppetText(instance)));
  if (!code.value || hasErrors(code.diagnostics)) throw new Error(`no program: ${puppetText(instance)}`);
  const { value: model, diagnostics } = resolve([...program.model.programs, code.value]);
  if (hasErrors(diagnostics))
    throw new Error(`${puppetText(instance)}: ${errorsOf(diagnostics).map(placedText).join("; ")}`);
  const { value, diagnostics: refused } = evaluateProgram(model);
  if (!value) return refusal(refused);
  const seen = asSeen(value.runtime, value.value);
  if (seen.value === undefined) return refusal(seen.diagnostics);
  const printed = printPlain(seen.value, "json");
  if ("tooLarge" in printed) throw new Error("too large");
  return { accepted: [...printed.chunks].join("") };
}

function refusal(diagnostics: readonly Diagnostic[]): Expected {
  const errors = errorsOf(diagnostics);
  return {
    messages: errors.map(({ message }) => message),
    codes: errors.map(({ code }) => code.replace("type-arm/", "")),
  };
}

function errorsOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === "error");
}

/** The interpreter's verdicts without the codes. */
export function interpret(program: CompiledProgram, instances: readonly ConformanceInstance[]): Verdict[] {
  return instances.map((instance) => expectedOf(program, instance));
}
