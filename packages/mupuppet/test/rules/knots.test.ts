import { describe, expect, it } from "@jest/globals";
import * as fc from "fast-check";
import { Graph } from "../../src/evaluate/relationships/graph.js";
import { findKnots, shortestCircle } from "../../src/evaluate/relationships/knots.js";

type Edge = readonly [from: number, to: number];

const size = 8;
const node = fc.nat(size - 1);
const edges = fc.array(fc.tuple(node, node), { maxLength: 20 });

function graphOf(all: readonly Edge[]): Graph {
  const graph = new Graph(size);
  for (const [from, to] of all) graph.add(from, to);
  return graph;
}

/** Whether there is a way of at least one edge. */
function isWay(all: readonly Edge[], from: number, to: number): boolean {
  const reached = new Set<number>();
  const waiting = [from];
  for (const each of waiting) {
    for (const [start, end] of all) {
      if (start !== each || reached.has(end)) continue;
      reached.add(end);
      waiting.push(end);
    }
  }
  return reached.has(to);
}

describe("knots of a graph", () => {
  it("hold together just those that can reach each other", () => {
    fc.assert(
      fc.property(edges, (all) => {
        const knots = findKnots(graphOf(all));
        const knotOf = (each: number) => knots.findIndex((knot) => knot.includes(each));
        for (let one = 0; one < size; one++) {
          expect(knotOf(one) >= 0).toBe(isWay(all, one, one));
          for (let other = 0; other < one; other++) {
            const areTogether = isWay(all, one, other) && isWay(all, other, one);
            expect(knotOf(one) >= 0 && knotOf(one) === knotOf(other)).toBe(areTogether);
          }
        }
      }),
    );
  });

  it("have a circle through each member, of edges that are there, without repetition", () => {
    fc.assert(
      fc.property(edges, (all) => {
        const graph = graphOf(all);
        for (const knot of findKnots(graph)) {
          for (const start of knot) {
            const circle = shortestCircle(graph, knot, start);
            expect(circle[0]).toBe(start);
            expect(new Set(circle).size).toBe(circle.length);
            circle.forEach((each, index) => {
              const next = circle[(index + 1) % circle.length]!;
              expect(all.some(([from, to]) => from === each && to === next)).toBe(true);
            });
          }
        }
      }),
    );
  });
});
