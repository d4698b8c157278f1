import { resultOf } from "@cairn/evaluation";
import { Budget, bytesOfStep, longestText } from "@cairn/diagnostics";
import { grow, growText, Made, Pieces, settle, Walk, withBudget, type Deep } from "../src/index.js";

const tooMuch = expect.objectContaining({ kind: "too-much-memory" }) as unknown as Error;

type Tree = readonly Tree[];

function* leaves(tree: Tree): Deep<number> {
  let sum = tree.length === 0 ? 1 : 0;
  for (const part of tree) sum += yield* resultOf(leaves(part));
  return sum;
}

function nest(depth: number, around: (tree: Tree) => Tree): Tree {
  let tree: Tree = [];
  for (let level = 0; level < depth; level++) tree = around(tree);
  return tree;
}

describe("withBudget", () => {
  it("counts everything that grows inside of it, and nothing outside", () => {
    expect(() => withBudget(new Budget(100), () => [grow(60), grow(60)])).toThrow(tooMuch);
    expect(() => grow(Infinity)).not.toThrow();
  });

  it("puts the outer budget in force again, even after a failure", () => {
    const outer = new Budget(100);
    const run = () => {
      expect(() => withBudget(new Budget(1), () => grow(2))).toThrow(tooMuch);
      grow(100);
    };
    expect(() => withBudget(outer, run)).not.toThrow();
    expect(() => withBudget(outer, () => grow(1))).toThrow(tooMuch);
  });
});

describe("settle", () => {
  it("walks data deeper than the call stack could", () => {
    expect(settle(leaves(nest(100_000, (tree) => [tree])))).toBe(1);
  });

  it("ends a walk over shared parts that would take for ever", () => {
    const doubled = nest(60, (tree) => [tree, tree]);
    expect(() => withBudget(new Budget(), () => settle(leaves(doubled)))).toThrow(tooMuch);
  });

  it("walks shared parts once with Made", () => {
    const made = new Made<number>();
    function* shared(tree: Tree): Deep<number> {
      let sum = tree.length === 0 ? 1 : 0;
      for (const part of tree) sum += yield* resultOf(made.of(part, () => shared(part)));
      return sum;
    }
    expect(settle(shared(nest(60, (tree) => [tree, tree])))).toBe(2 ** 60);
  });
});

it("a walk takes for each of its steps", () => {
  const walked = (steps: number) => () =>
    withBudget(new Budget(bytesOfStep * 1000), () => {
      const walk = new Walk();
      for (let step = 0; step < steps; step++) walk.step();
      walk.end();
    });
  expect(walked(1000)).not.toThrow();
  expect(walked(1001)).toThrow(tooMuch);
});

describe("sources", () => {
  it("are rejected if no engine could represent them", () => {
    expect(() => growText(longestText + 1)).toThrow(tooMuch);
  });

  it("take for their pieces as they come", () => {
    const join = (pieces: number) => () =>
      withBudget(new Budget(100_000), () => {
        const all = new Pieces();
        for (let piece = 0; piece < pieces; piece++) all.add("piece");
        return all.join();
      });
    expect(join(3)()).toBe("piecepiecepiece");
    expect(join(100_000)).toThrow(tooMuch);
  });
});
