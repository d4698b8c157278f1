import { createSpan, type Label } from "@cairn/diagnostics";
import type { Assignment, Reference } from "../ast/ast.js";
import type { Frame, Machine } from "./machine.js";
import { definitionIn } from "./suggestions.js";

/** The most definitions examined in search of a cycle. */
const most = 100;

/**
 * Finds the cycle of prototypes that explains why `path`, which the assignment of `frame` extends, doesn't exist yet:
 * reordering wouldn't help.
 */
export function prototypeCycle(
  machine: Machine,
  path: readonly string[],
  frame: Frame,
): { readonly chain: string; readonly labels: readonly Label[] } | undefined {
  if (frame.kind !== "prototypes" || path.length > 1 || frame.assignment.target.path.length > 1) return undefined;
  const own = frame.assignment.target.path[0]!;
  const body = [...machine.frames].reverse().find((each) => each.kind === "body" && each.level === frame.block);
  if (body?.kind !== "body" || path[0] === own) return undefined;
  const chains: (readonly Assignment[])[] = [];
  const start = definitionIn(body, path[0]!);
  if (start) chains.push([start]);
  const seen = new Set(chains.flat());
  for (const chain of chains) {
    for (const { path: next } of prototypesOf(chain[chain.length - 1]!)) {
      if (next[0] === own) return settle(machine, own, chain, frame);
      const definition = definitionIn(body, next[0]!);
      if (!definition || seen.has(definition) || seen.size > most) continue;
      seen.add(definition);
      chains.push([...chain, definition]);
    }
  }
  return undefined;
}

function prototypesOf({ value }: Assignment): readonly Reference[] {
  return value.kind === "extends"
    ? value.prototypes.filter((each): each is Reference => each.kind === "reference")
    : [];
}

/** Marks what the members extend as reported, and describes the cycle. */
function settle(machine: Machine, own: string, chain: readonly Assignment[], frame: Frame) {
  const members = new Set(chain.map(({ target }) => target.path[0]!));
  for (const prototype of chain.flatMap(prototypesOf))
    if (members.has(prototype.path[0]!)) machine.circular.add(prototype);
  return describe(own, chain, frame);
}

function describe(own: string, chain: readonly Assignment[], { source }: Frame) {
  const names = [own, ...chain.map(({ target }) => target.path[0]!), own];
  const labels = chain.map((each, index) => ({
    span: createSpan(source, each.target.start, each.target.end),
    message: `\`${names[index + 1]!}\` extends \`${names[index + 2]!}\``,
  }));
  return { chain: names.map((name) => `\`${name}\``).join(" → "), labels };
}
