import { pushAll } from "@cairn/diagnostics";
import { defineFunction, type PuppetFunction } from "@cairn/puppet-core/evaluate";
import { formatText, noMethod, optional, required } from "@cairn/puppet-core/functions/ruby";
import { any, anyHash, anyString } from "@cairn/puppet-core/types";
import { Pieces } from "@cairn/evaluation";
import { isHash, type Value } from "@cairn/puppet-core/values";
import { levelOf, type Level, type Part } from "../../emit/rich-data.js";
import { readYamlOptions } from "@cairn/ruby-subset";
import { toYaml } from "@cairn/ruby-subset";
import { puppetMeter as meter } from "@cairn/ruby-subset";
import { sharedObjects } from "../../ruby-values/puppet-object.js";
import { deprecate } from "../deprecate.js";
import { inspectRuby, failEvaluation } from "../old-function.js";

type Piece = { readonly text: string } | { readonly part: Part };

/** How a language writes values. */
interface Notation {
  readonly between: string;
  readonly words: ReadonlyMap<Value, string>;
}

const python: Notation = {
  between: ": ",
  words: new Map<Value, string>([
    [true, "True"],
    [false, "False"],
    [null, "None"],
  ]),
};
const ruby: Notation = { between: " => ", words: new Map() };

/** A value in source notation; types that JSON lacks are written as Puppet's rich data. */
function printCode(root: Value, { between, words }: Notation): string {
  const pieces = new Pieces();
  const waiting: Piece[] = [{ part: root }];
  while (waiting.length > 0) {
    const piece = waiting.pop()!;
    pieces.step();
    if ("text" in piece) pieces.add(piece.text);
    else {
      const level = levelOf(piece.part);
      if ("text" in level) pieces.add(words.get(piece.part as Value) ?? scalarOf(piece.part as Value, level.text));
      else pushAll(waiting, insideOf(level, between).reverse());
    }
  }
  return pieces.join();
}

/** Any other value is written as its string. */
function scalarOf(value: Value, text: string): string {
  return typeof value === "object" && value !== null ? text : inspectRuby(value);
}

function insideOf(level: Exclude<Level, { readonly text: string }>, between: string): Piece[] {
  const isList = "items" in level;
  const parts: Piece[][] = isList
    ? level.items.map((part) => [{ part }])
    : level.members.map(([name, part]) => [{ part: name }, { text: between }, { part }]);
  const inside = parts.flatMap((part, index) => (index === 0 ? part : [{ text: ", " }, ...part]));
  return [{ text: isList ? "[" : "{" }, ...inside, { text: isList ? "]" : "}" }];
}

function writer(name: string, notation: Notation): PuppetFunction {
  return defineFunction(name, {
    parameters: [required("object", any)],
    run: (_, value = null) => printCode(value, notation),
  });
}

const yaml = defineFunction("to_yaml", {
  parameters: [required("data", any), optional("options", anyHash)],
  run(_, data = null, options = null) {
    const given = isHash(options) ? options : undefined;
    return toYaml(
      sharedObjects().toRuby(data, meter),
      meter,
      given && readYamlOptions((name) => given.get(name), failEvaluation),
    );
  },
});

const sprintfHash = defineFunction("sprintf_hash", {
  parameters: [required("format", anyString), required("arguments", anyHash)],
  run(call, format, values = null) {
    const advice = "From Puppet 4.10.10/5.3.4 please use the built-in sprintf instead";
    deprecate(call, "sprintf_hash", `This method is deprecated. ${advice}`);
    const wrong = isHash(values) ? values.keys().find((key) => typeof key !== "string") : undefined;
    if (wrong !== undefined) failEvaluation(noMethod("to_sym", wrong));
    return formatText(format as string, [values]);
  },
});

/** Functions that write values for other languages. */
export const codeWriters: readonly PuppetFunction[] = [
  writer("to_python", python),
  writer("to_ruby", ruby),
  yaml,
  sprintfHash,
];
