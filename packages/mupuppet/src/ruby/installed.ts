import { createSource } from "@cairn/diagnostics";
import { Failure, type FailureNote, type Pending } from "@cairn/evaluation";
import { coreFunctions } from "@cairn/puppet-core/functions";
import type { FunctionCall } from "@cairn/puppet-core/evaluate";
import { createType } from "@cairn/puppet-core/types";
import { HashValue, isHash, type ObjectValue, type Value } from "@cairn/puppet-core/values";
import { JsonWriter } from "../emit/write-json.js";
import type { Members, Part } from "../emit/rich-data.js";
import type { Compilation } from "../evaluate/compilation.js";
import { readText } from "../stdlib/data/read.js";

/**
 * Sends a line of JSON to the installed Ruby, which runs `answer-calls.rb`; returns its answer, a line too, if one is
 * `wanted`, or why there is none.
 */
export type AskRuby = (line: string, wanted: boolean) => { readonly line: string } | { readonly problem: string };

/** The node that each Ruby serves at present. */
const served = new WeakMap<AskRuby, Compilation>();

/** The answers for each node, by request. */
const answers = new WeakMap<Compilation, Map<string, HashValue>>();

/**
 * Runs a function in the installed Ruby that can't be interpreted, as `refusal` says; each call of a node with the same
 * arguments once. Throws what Ruby raises, or the refusal if Ruby can't run it either.
 */
export function callInstalledRuby(compilation: Compilation, call: FunctionCall, refusal: Failure): Pending<Value> {
  const ask = compilation.language.askRuby!;
  if (call.block) throw refusedBecause(refusal, "`--ruby` runs only functions that are called without a block");
  const known = answers.get(compilation) ?? new Map<string, HashValue>();
  answers.set(compilation, known);
  const request = oneLine(requestOf(call));
  const answer = known.get(request) ?? askFor(request, { ask, compilation, refusal });
  known.set(request, answer);
  const error = answer.get("error");
  if (typeof error === "string") throw new Failure("evaluation", error, { notes: [ranThere, ...refusal.notes] });
  if (answer.get("notFound") === true) return contextOf(call)!.methods!.get("not_found")!([], undefined);
  const value = readRichData(answer.get("value") ?? null, call, refusal);
  compilation.ranInRuby.push({ name: call.name, span: call.span, scope: call.scope, value });
  return value;
}

const ranThere: FailureNote = { message: "the installed Ruby has run it (`--ruby`)" };

function refusedBecause({ kind, message, notes }: Failure, why: string): Failure {
  return new Failure(kind, message, { notes: [...notes, { message: why }] });
}

function askFor(
  request: string,
  { ask, compilation, refusal }: { ask: AskRuby; compilation: Compilation; refusal: Failure },
): HashValue {
  if (served.get(ask) !== compilation) {
    const begun = ask(oneLine({ members: [["node", nodeOf(compilation)]] }), false);
    if ("problem" in begun) throw refusedBecause(refusal, begun.problem);
    served.set(ask, compilation);
  }
  const answer = ask(request, true);
  if ("problem" in answer) served.delete(ask);
  const read = "problem" in answer ? answer : readText(createSource("ruby", answer.line), "json");
  if ("problem" in read) throw refusedBecause(refusal, read.problem);
  return read.value as HashValue;
}

function nodeOf({ language, node }: Compilation): Members {
  return {
    members: [
      ["name", node.name],
      ["environment", node.environment],
      ["modulePath", language.modulePath.map((folder) => language.absolutePath?.(folder) ?? folder)],
      ["facts", { members: [...node.facts] }],
    ],
  };
}

function requestOf(call: FunctionCall): Members {
  const at = call.values.findIndex(isContext);
  const given = call.values.map((each) => (isContext(each) ? null : each));
  const module = contextOf(call)?.attributes?.get("module_name") ?? null;
  const context: Members["members"] =
    at < 0
      ? []
      : [
          ["context", BigInt(at)],
          ["module", module],
        ];
  return { members: [["function", call.name], ["arguments", given], ...context] };
}

/** The context of a lookup, if the function serves one. */
function contextOf({ values }: FunctionCall): ObjectValue | undefined {
  return values.find(isContext);
}

function isContext(value: Value): value is ObjectValue {
  return typeof value === "object" && value !== null && "methods" in value && value.methods !== undefined;
}

function oneLine(part: Part): string {
  const writer = new JsonWriter();
  writer.write(part, Number.MAX_SAFE_INTEGER);
  while (writer.step());
  return writer.text;
}

/** Types whose values are made of a text. */
const ofText: ReadonlySet<string> = new Set([
  ...["Binary", "Regexp", "SemVer", "SemVerRange", "Timespan", "Timestamp", "URI"],
]);

/** A value from Puppet's rich data; Ruby's JSON is at most 100 levels deep. */
function readRichData(data: Value, call: FunctionCall, refusal: Failure): Value {
  const read = (part: Value): Value => readRichData(part, call, refusal);
  if (Array.isArray(data)) return (data as readonly Value[]).map(read);
  if (!isHash(data)) return data;
  const type = data.get("__ptype");
  const value = data.get("__pvalue") ?? null;
  if (type === undefined) return new HashValue([...data.entries()].map(([key, each]) => [key, read(each)]));
  if (type === "Default") return { kind: "default" };
  if (type === "Sensitive") return { kind: "sensitive", value: read(value) };
  if (type === "Hash") return new HashValue(pairsOf((value as readonly Value[]).map(read)));
  if (!ofText.has(type as string))
    throw refusedBecause(refusal, `the installed Ruby returned a value of ${String(type)}, which can't be taken over`);
  const target = createType(type as string) as unknown as Value;
  return coreFunctions.get("new")!.call({ ...call, name: "new", values: [target, value] }) as Value;
}

function pairsOf(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((key, index) => (index % 2 === 0 ? [[key, values[index + 1] ?? null] as [Value, Value]] : []));
}
