import { createSource } from "@cairn/diagnostics";
import { parse, type Statement } from "../inside.js";
import type { Random } from "@cairn/testing/deep";

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The source with the statements of every block in another order. Macros stay before all others, in order: they are
 * visible from their definition on.
 */
export function permute(text: string, random: Random): string {
  const { value } = parse(createSource("permuted.cf2", text));
  if (!value) return text;
  const levels = blocksOf(value.statements).sort((left, right) => right[0]!.start - left[0]!.start);
  let permuted: Piece[] = [];
  for (const statements of levels) {
    const pieces = statements.map(({ kind, start, end }) => ({ kind, text: rewrite(text, start, end, permuted) }));
    const macros = pieces.filter(({ kind }) => kind === "macro");
    const others = pieces.filter(({ kind }) => kind !== "macro");
    const order = [...macros, ...shuffle(others, random)];
    const [start, end] = [statements[0]!.start, statements.at(-1)!.end];
    const joined = order.map((piece) => piece.text).join("\n");
    permuted = [...permuted.filter((piece) => piece.start < start || piece.end > end), { start, end, text: joined }];
  }
  return rewrite(text, 0, text.length, permuted);
}

/** The statements of every block that has some, at any depth. */
function blocksOf(statements: readonly Statement[]): (readonly Statement[])[] {
  const found: (readonly Statement[])[] = [];
  const waiting: unknown[] = [{ statements }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if ("statements" in node && Array.isArray(node.statements) && node.statements.length > 0)
      found.push(node.statements as Statement[]);
    waiting.push(...Object.values(node));
  }
  return found;
}

/** A range of the source with the pieces in it replaced. */
function rewrite(text: string, start: number, end: number, pieces: readonly Piece[]): string {
  const inside = pieces.filter((piece) => piece.start >= start && piece.end <= end);
  let [at, written] = [start, ""];
  for (const piece of inside.sort((left, right) => left.start - right.start)) {
    written += text.slice(at, piece.start) + piece.text;
    at = piece.end;
  }
  return written + text.slice(at, end);
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => [random.integer(0, 1_000_000), item] as const);
  return keyed.sort(([left], [right]) => left - right).map(([, item]) => item);
}
