import { resultOf } from "@cairn/evaluation";
import {
  after,
  ensuring,
  Failure,
  failureOf,
  firstIndex,
  inOrder,
  Machine,
  rescuing,
  type Evaluation,
  type Pending,
} from "../src/index.js";

function* sumTo(count: number): Evaluation<number> {
  if (count === 0) return 0;
  const rest = yield* resultOf(sumTo(count - 1));
  return rest + count;
}

function* failing(): Evaluation<never> {
  yield* resultOf(1);
  throw new Failure("failed", "asked to fail");
}

/** The same result at once and as a computation, which every combinator treats alike. */
function bothWays<Result>(result: Result): readonly [name: string, start: () => Pending<Result>][] {
  return [
    ["a result", () => result],
    ["a computation", () => later(result)],
  ];
}

function* later<Result>(result: Result): Evaluation<Result> {
  return yield* resultOf(result);
}

describe("Machine", () => {
  it("nests computations deeper than the call stack could", () => {
    expect(new Machine().run(sumTo(200_000))).toBe((200_000 * 200_001) / 2);
  });

  it("rejects computations that nest deeper than its limit", () => {
    const machine = new Machine({ depth: 10, steps: 1000 });
    expect(() => machine.run(sumTo(11))).toThrow(expect.objectContaining({ kind: "too-deep-calls" }));
  });

  it("counts the steps of all its runs together", () => {
    const machine = new Machine({ depth: 1000, steps: 15 });
    expect(machine.run(sumTo(10))).toBe(55);
    expect(() => machine.run(sumTo(10))).toThrow(expect.objectContaining({ kind: "too-long" }));
  });

  it("throws what a computation throws at the yield that waits for it", () => {
    function* catching(): Evaluation<string> {
      try {
        return yield* resultOf(failing());
      } catch (error) {
        return failureOf(error).message;
      }
    }
    expect(new Machine().run(catching())).toBe("asked to fail");
  });
});

describe.each(bothWays(2))("with %s", (_name, start) => {
  const run = <Result>(pending: Pending<Result>) => new Machine().run(pending);

  it("after hands it to the next function", () => {
    expect(run(after(start(), (result, state: number) => result * state, 21))).toBe(42);
  });

  it("inOrder receives each result at its index", () => {
    const taken: [number, number][] = [];
    run(inOrder(3, start, (result, index) => taken.push([index, result])));
    expect(taken).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it("firstIndex tests nothing after the first match", () => {
    const tested: number[] = [];
    const test = (index: number) => {
      tested.push(index);
      return after(start(), (result) => result === index);
    };
    expect(run(firstIndex(5, test))).toBe(2);
    expect(tested).toEqual([0, 1, 2]);
  });

  it("ensuring ends once, after the result", () => {
    const events: string[] = [];
    const ensured = ensuring(
      () => after(start(), () => events.push("computed")),
      () => events.push("ended"),
    );
    run(ensured);
    expect(events).toEqual(["computed", "ended"]);
  });
});

describe.each([
  ["at once", () => new Machine().run(failing())],
  ["in a computation", failing],
])("a failure %s", (_name, start: () => Pending<never>) => {
  it("is rescued", () => {
    expect(new Machine().run<string>(rescuing<string>(start, (error) => failureOf(error).kind))).toBe("failed");
  });

  it("ends what is ensured", () => {
    let ends = 0;
    expect(() => new Machine().run(ensuring(start, () => ends++))).toThrow(expect.objectContaining({ kind: "failed" }));
    expect(ends).toBe(1);
  });
});

it("failureOf rethrows what isn't a failure", () => {
  const error = new TypeError("a bug");
  expect(() => failureOf(error)).toThrow(error);
});
