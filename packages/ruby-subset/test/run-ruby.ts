import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Budget, createSource, type Source } from "@cairn/diagnostics";
import { Machine, resultOf, withBudget, type Evaluation, type Pending } from "@cairn/evaluation";
import {
  createWorld,
  Interpreter,
  parseRuby,
  SharedObjects,
  textOf,
  type RubyHost,
  type RubyValue,
} from "../src/index.js";
import { createPrismParser } from "../src/prism/create-parser.js";

const parse = createPrismParser(() =>
  readFileSync(createRequire(import.meta.url).resolve("@ruby/prism/src/prism.wasm")),
);

/** Runs a program without a host's values; its result as a string. */
export function runRuby(text: string, settings: Partial<RubyHost> = {}): string {
  const machine = new Machine();
  const world = createWorld();
  const host: RubyHost = {
    shared: new SharedObjects(() => {
      throw new Error("this host has no values of its own");
    }),
    what: "program",
    spend: (steps) => machine.step(steps),
    require: () => false,
    readLibrary: (source) => run(source) as Pending<boolean>,
    parse,
    ...settings,
  };
  const interpreter = new Interpreter(
    { kind: "body", items: [], start: 0, end: 0 },
    createSource("a.rb", ""),
    host,
    world,
  );
  const run = (source: Source): Pending<RubyValue> => {
    const tree = parseRuby(source, parse);
    if ("problem" in tree) throw new SyntaxError(`${tree.problem} at ${tree.span.start}`);
    return new Interpreter(tree.body, source, host, world).runFile();
  };
  function* evaluation(): Evaluation<RubyValue> {
    return yield* resultOf(run(createSource("a.rb", text)));
  }
  return textOf(
    withBudget(new Budget(), () => machine.run(evaluation())),
    interpreter,
  );
}
