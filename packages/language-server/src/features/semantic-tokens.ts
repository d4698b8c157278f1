import type { Range, SemanticTokens, SemanticTokensLegend } from "vscode-languageserver";
import type { Analysis, HighlightedToken, TokenKind } from "../service.js";
import type { Text } from "../text.js";

const types = [
  "class",
  "comment",
  "function",
  "keyword",
  "macro",
  "namespace",
  "number",
  "operator",
  "parameter",
  "property",
  "regexp",
  "string",
  "struct",
  "type",
  "variable",
] as const;

const typeOf: Readonly<Record<TokenKind, (typeof types)[number]>> = {
  attribute: "property",
  class: "class",
  comment: "comment",
  dataKey: "property",
  fact: "property",
  feature: "property",
  function: "function",
  keyword: "keyword",
  macro: "macro",
  node: "namespace",
  number: "number",
  operator: "operator",
  parameter: "parameter",
  prototype: "class",
  regexp: "regexp",
  resource: "string",
  resourceType: "struct",
  string: "string",
  template: "string",
  type: "type",
  variable: "variable",
};

export const legend: SemanticTokensLegend = { tokenTypes: [...types], tokenModifiers: ["definition"] };

/** The semantic tokens; names by their kinds. A token over several lines is split at line ends. */
export function semanticTokens(analysis: Analysis, text: Text, range?: Range): SemanticTokens {
  const data: number[] = [];
  let [line, column] = [0, 0];
  for (const { end, isDefinition, kind, start } of drawn(analysis)) {
    for (const stretch of linesOf(analysis.source.text, start, end)) {
      const [from, to] = [text.position(stretch.start), text.position(stretch.end)];
      if (range && (from.line < range.start.line || from.line > range.end.line)) continue;
      const isSameLine = from.line === line;
      const type = types.indexOf(typeOf[kind]);
      data.push(
        from.line - line,
        isSameLine ? from.character - column : from.character,
        to.character - from.character,
        type,
        isDefinition ? 1 : 0,
      );
      [line, column] = [from.line, from.character];
    }
  }
  return { data };
}

interface Drawn extends HighlightedToken {
  readonly isDefinition: boolean;
}

/** Names and tokens in order, without overlaps: names take precedence, and the rest of a token is omitted. */
function drawn({ names, tokens }: Analysis): Drawn[] {
  const all: Drawn[] = [
    ...names.map(({ end, isDefinition, kind, start }) => ({ start, end, kind, isDefinition, rank: 0 })),
    ...tokens.map((token) => ({ ...token, isDefinition: false, rank: 1 })),
  ].sort((left, right) => left.rank - right.rank || left.start - right.start);
  const taken = all.filter(({ end, start }) => end > start);
  const chosen: Drawn[] = [];
  let last = -1;
  const inNames = taken.filter((each) => (each as Drawn & { rank: number }).rank === 0);
  for (const each of inNames) {
    if (each.start < last) continue;
    chosen.push(each);
    last = each.end;
  }
  return withTokens(chosen, taken.slice(inNames.length));
}

/** Tokens between names; one that a name splits is emitted in pieces. */
function withTokens(names: readonly Drawn[], tokens: readonly Drawn[]): Drawn[] {
  const all: Drawn[] = [];
  let next = 0;
  let done = 0;
  for (const token of tokens) {
    let start = Math.max(token.start, done);
    while (next < names.length && names[next]!.start < token.end) {
      const name = names[next++]!;
      if (name.start > start && name.start > token.start) all.push({ ...token, start, end: name.start });
      all.push(name);
      done = start = Math.max(start, name.end);
    }
    if (token.end > start) {
      all.push({ ...token, start });
      done = token.end;
    }
  }
  return [...all, ...names.slice(next)];
}

function* linesOf(text: string, start: number, end: number): Generator<{ start: number; end: number }> {
  for (let from = start; from < end;) {
    const rest = text.slice(from, end);
    const length = rest.search(/[\r\n]/);
    if (length !== 0) yield { start: from, end: length < 0 ? end : from + length };
    if (length < 0) return;
    from += length + 1;
  }
}
