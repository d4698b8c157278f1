import fc from "fast-check";
import type { Program } from "../../src/ast/ast.js";
import { smallerPrograms } from "./shrink-program.js";
import { writeProgram, type Mode } from "./write-program.js";

/**
 * Mostly valid programs of 30 statements and more; the same seed makes the same program. A failure shrinks on the
 * tree, not on the choices that made it, down to a few statements. Print them with `print(program.body)`.
 */
export function programs(mode: Mode): fc.Arbitrary<Program> {
  return new ProgramArbitrary(mode);
}

class ProgramArbitrary extends fc.Arbitrary<Program> {
  private readonly mode: Mode;

  constructor(mode: Mode) {
    super();
    this.mode = mode;
  }

  override generate(source: fc.Random): fc.Value<Program> {
    return new fc.Value(writeProgram(this.mode, source), undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is Program {
    return typeof value === "object" && value !== null && "kind" in value && value.kind === "program";
  }

  override shrink(value: Program): fc.Stream<fc.Value<Program>> {
    return fc.stream(smallerPrograms(value)).map((smaller) => new fc.Value(smaller, undefined));
  }
}
