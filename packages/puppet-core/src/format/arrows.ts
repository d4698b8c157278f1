import { TokenType as T } from "../generated/token-types.js";
import type { Lines } from "./lines.js";
import type { Piece } from "./pieces.js";

const opening = new Set<number>([T.OPEN_BRACE, T.BODY_OPEN, T.OPEN_BRACKET, T.INDEX_OPEN, T.OPEN_PAREN, T.CALL_OPEN]);
const closing = new Set<number>([T.CLOSE_BRACE, T.CLOSE_BRACKET, T.CLOSE_PAREN]);

/** The arrows of one body or hash whose keys begin lines. */
interface Group {
  width: number;
  readonly arrows: number[];
}

/**
 * By piece: how many blanks precede it beyond the usual one, so that the arrows of a body are aligned. Only keys count
 * that are a single piece and begin a line, and only in bodies of several lines.
 */
export function alignArrows(pieces: readonly Piece[], lines: Lines): ReadonlyMap<number, number> {
  const paddings = new Map<number, number>();
  const groups: Group[] = [{ width: 0, arrows: [] }];
  const close = (group: Group): void => {
    for (const arrow of group.arrows) paddings.set(arrow, group.width - widthOf(pieces[arrow - 1]!));
  };
  pieces.forEach((piece, index) => {
    const group = groups[groups.length - 1]!;
    if (opening.has(piece.type)) groups.push({ width: 0, arrows: [] });
    else if (closing.has(piece.type) && groups.length > 1) close(groups.pop()!);
    else if (piece.type === T.SEMICOLON) {
      close(group);
      groups[groups.length - 1] = { width: 0, arrows: [] };
    } else if ((piece.type === T.ARROW || piece.type === T.PLUS_ARROW) && beginsLine(pieces, lines, index - 1)) {
      group.arrows.push(index);
      group.width = Math.max(group.width, widthOf(pieces[index - 1]!));
    }
  });
  for (const group of groups) close(group);
  return paddings;
}

function widthOf({ start, end }: Piece): number {
  return end - start;
}

/** Whether the piece is the first of its line and the next one is on the same line. */
function beginsLine(pieces: readonly Piece[], lines: Lines, index: number): boolean {
  return index >= 0 && !pieces[index]!.isComment && lines.mayBegin(index) && !lines.mayBegin(index + 1);
}
