import { createSource, hasErrors, type Diagnostic } from "@cairn/diagnostics";
import { evaluateProgram } from "../../src/instantiate/evaluate-program.js";
import type { Model } from "../../src/model/index.js";
import { parse } from "../../src/parse/parse.js";
import { resolve } from "../../src/compile.js";
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

/** The interpreter's verdict on an instance: the oracle of all targets. */
export function expectedOf(program: CompiledProgram, instance: ConformanceInstance): Expected {
  return expectedOfAll(program, [instance])[0]!;
}

const known = new WeakMap<ConformanceInstance, Expected>();

/** The same, worked out once for whatever asks first. */
export function expectedFor(program: CompiledProgram, instances: readonly ConformanceInstance[]): readonly Expected[] {
  const unknown = instances.filter((instance) => !known.has(instance));
  if (unknown.length > 0) {
    for (const [index, expected] of expectedOfAll(program, unknown).entries()) known.set(unknown[index]!, expected);
  }
  return instances.map((instance) => known.get(instance)!);
}

/** The same for many: those that need no names share one model, because creating it takes longer than running it. */
export function expectedOfAll(
  program: CompiledProgram,
  instances: readonly ConformanceInstance[],
): readonly Expected[] {
  const isAlone = ({ before, make }: ConformanceInstance): boolean =>
    before.length > 0 || program.model.types.get(make.type)?.isAbstract === true;
  const alone = instances.filter(isAlone);
  const together = instances.filter((each) => !isAlone(each));
  const found = new Map([together, ...alone.map((each) => [each])].flatMap((each) => compared(program, each)));
  return instances.map((instance) => found.get(instance)!);
}

function compared(
  program: CompiledProgram,
  instances: readonly ConformanceInstance[],
): readonly (readonly [ConformanceInstance, Expected])[] {
  const sources = instances.map((instance, index) => createSource(`instance${index}.pp`, puppetText(instance)));
  const codes = sources.map((source) => parse(source));
  const { value: model, diagnostics } = resolve([...program.model.programs, ...codes.map(({ value }) => value!)]);
  // Unknown features are found by the evaluation too, where it comes to them: in the order in which a target finds them.
  const problems = errorsOf([...codes.flatMap((code) => code.diagnostics), ...diagnostics]).filter(
    ({ code }) => code !== "type-arm/unknown-feature",
  );
  const [only, ...others] = instances;
  // The interpreter reports static errors before anything runs; a target reports them when the code is executed.
  const isAbstract = problems.length > 0 && problems.every(({ code }) => code === "type-arm/new-of-abstract");
  if (isAbstract && only && others.length === 0) return [[only, refusal(problems)]];
  if (problems.length > 0) throw new Error(`${program.name}: ${problems.map(placedText).join("; ")}`);
  return instances.map((instance, index) => {
    const statements = model.statements.filter(({ source }) => source === sources[index]);
    return [instance, evaluated({ ...model, statements })];
  });
}

function evaluated(model: Model): Expected {
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
  return [...expectedOfAll(program, instances)];
}
