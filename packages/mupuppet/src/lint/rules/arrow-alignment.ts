import { words, type Fix } from "@cairn/diagnostics";
import type { LintedManifest } from "../manifest.js";
import { edits, lintRule, safe } from "../rule.js";
import { isComment, type Token } from "../token.js";

/** The arrows in a pair of braces. */
interface Group {
  readonly arrows: Token[];
  /** Where the first parameter begins. */
  first: number | undefined;
  /** Where the arrows belong. */
  column: number;
}

/** The arrows of a resource, or of a hash in it, are below one another. */
export const arrowAlignment = lintRule(
  "arrow_alignment",
  {
    severity: "warning",
    message: words`indentation of => is not properly aligned (expected in column ${"expected"}, but found it in column ${"found"})`,
    why: `Names and values are easier to read in columns of their own. \`mupuppet fmt\` aligns a whole file.`,
    failing: "file { '/a':\n  ensure => file,\n  mode => '0644',\n}\n",
    repaired: "file { '/a':\n  ensure => file,\n  mode   => '0644',\n}\n",
  },
  (manifest, report) => {
    const check = (group: Group): void => {
      const { arrows, column } = group;
      if (arrows.length < 2 || arrows[0]!.line === arrows.at(-1)!.line) return;
      for (const [index, arrow] of arrows.entries()) {
        if (arrow.column === column) continue;
        const isSecond = arrows[index - 1]?.line === arrow.line;
        report(arrow, { expected: column, found: arrow.column }, aligned(manifest, arrow, group, isSecond));
      }
    };
    for (const { colon, end } of manifest.bodies) {
      const tokens = manifest.between(colon, end).filter((token) => !isComment(token));
      const arrows = tokens.filter(({ type }) => type === "FARROW");
      if (arrows.length === 0 || arrows[0]!.line === arrows.at(-1)!.line) continue;
      const groups: Group[] = [newGroup()];
      for (const token of tokens) {
        if (token.type === "FARROW") addArrow(token, groups.at(-1)!);
        else if (token.type === "LBRACE") groups.push(newGroup());
        else if (token.type === "RBRACE" || token.type === "SEMIC") {
          const group = groups.pop();
          if (group) check(group);
          if (groups.length === 0) groups.push(newGroup());
        }
      }
    }
  },
);

function newGroup(): Group {
  return { arrows: [], first: undefined, column: 0 };
}

function addArrow(arrow: Token, group: Group): void {
  const last = arrow.prevCode;
  if (!last) return;
  const start = last.type === "DQPOST" ? beginningOf(last) : last;
  const length = last.end - start.start;
  group.first ??= start.column;
  const isSecond = group.arrows.at(-1)?.line === arrow.line;
  const column = isSecond ? group.first + length + 1 : last.column + (last.end - last.start) + 1;
  group.column = Math.max(group.column, column);
  group.arrows.push(arrow);
}

/** The beginning of a string with interpolations. */
function beginningOf(end: Token): Token {
  let token = end;
  while (token.type !== "DQPRE" && token.prev) token = token.prev;
  return token;
}

/** Moves an arrow to its column; the second one of a line goes to a line of its own. */
function aligned(manifest: LintedManifest, arrow: Token, group: Group, isSecond: boolean): Fix | undefined {
  const name = arrow.prevCode!;
  const gap = { start: name.end, end: arrow.start };
  if (/\S/.test(manifest.text.slice(gap.start, gap.end))) return undefined;
  if (!isSecond) {
    const width = arrow.start - name.end + group.column - arrow.column;
    return width < 0 ? undefined : safe(edits(manifest, "align it", [gap, " ".repeat(width)]));
  }
  if (name.prev?.type !== "WHITESPACE" || hasHeredoc(name)) return undefined;
  const indent = group.first! - 1;
  const width = group.column - 1 - indent - (name.end - name.start);
  if (width < 0) return undefined;
  const newLine = [name.prev, `\n${" ".repeat(indent)}`] as const;
  return safe(edits(manifest, "move it to a line of its own", newLine, [gap, " ".repeat(width)]));
}

/** Whether a heredoc begins on the line of a token: its text has to follow that line. */
function hasHeredoc(token: Token): boolean {
  for (let each: Token | undefined = token; each && each.type !== "NEWLINE"; each = each.prev)
    if (each.type === "HEREDOC_OPEN") return true;
  return false;
}
