import * as fc from "fast-check";
import { writeScenario } from "./write-scenario.js";

/** Mostly valid scenarios; the same seed makes the same one. A failure shrinks by leaving out lines. */
export class ScenarioArbitrary extends fc.Arbitrary<string> {
  override generate(source: fc.Random): fc.Value<string> {
    return new fc.Value(writeScenario(source), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is string {
    return typeof value === "string";
  }

  override shrink(text: string): fc.Stream<fc.Value<string>> {
    return fc.stream(shorter(text)).map((each) => new fc.Value(each, undefined));
  }
}

function* shorter(text: string): Generator<string> {
  const lines = text.split(/(?<=\n)/);
  for (let length = lines.length >> 1; length >= 1; length >>= 1) {
    for (let from = 0; from < lines.length; from += length)
      yield [...lines.slice(0, from), ...lines.slice(from + length)].join("");
  }
}
