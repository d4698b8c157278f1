import { Coroutine, Machine, pause, resultOf, ShallowStack, type Evaluation, type Pending } from "../src/index.js";

/** Counts down by calling itself, as an interpreter whose nodes nest would. */
class Countdown {
  readonly stack = new ShallowStack(10);
  /** How many computations are on the machine's own stack, and the most there were. */
  private now = 0;
  most = 0;

  begin(from: number, last: () => Pending<string>): Pending<string> {
    if (!this.stack.enter()) return this.later(from, last);
    this.most = Math.max(this.most, ++this.now);
    try {
      return this.stack.advance(from === 0 ? last() : this.next(from, last));
    } finally {
      this.now--;
      this.stack.leave();
    }
  }

  private *next(from: number, last: () => Pending<string>): Evaluation<string> {
    try {
      return `${yield* resultOf(this.begin(from - 1, last))}${from}`;
    } catch (error) {
      throw new Error(`${(error as Error).message} ${from}`, { cause: error });
    }
  }

  private *later(from: number, last: () => Pending<string>): Evaluation<string> {
    this.stack.restart();
    return yield* resultOf(this.begin(from, last));
  }
}

function* stopped(): Evaluation<string> {
  yield* resultOf(pause());
  return "go";
}

const fail = (): never => {
  throw new Error("no");
};

describe("ShallowStack", () => {
  it("has the result of what nests less than its limit at once", () => {
    expect(new Countdown().begin(3, () => "go")).toBe("go123");
  });

  it("leaves what nests more to the trampoline", () => {
    const countdown = new Countdown();
    const result = new Machine().run(countdown.begin(5000, () => ""));
    expect(result).toBe(Array.from({ length: 5000 }, (_, index) => index + 1).join(""));
    expect(countdown.most).toBeLessThanOrEqual(10);
  });

  it.each([
    [3, "no 1 2 3"],
    [30, `no ${Array.from({ length: 30 }, (_, index) => index + 1).join(" ")}`],
  ])("throws an exception at each computation that waits, of %i", (from, message) => {
    const countdown = new Countdown();
    expect(() => new Machine().run(countdown.begin(from, fail))).toThrow(expect.objectContaining({ message }));
  });

  it.each([3, 30])("rests where a computation pauses, below %i others", (from) => {
    const countdown = new Countdown();
    function* counted(): Evaluation<string> {
      return yield* resultOf(countdown.begin(from, stopped));
    }
    const routine = new Coroutine(counted());
    routine.resume(() => undefined);
    expect(routine.result).toBeUndefined();
    routine.resume(() => undefined);
    expect(routine.result?.value).toMatch(/^go123/);
  });
});
