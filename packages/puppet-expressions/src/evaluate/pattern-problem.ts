/** Why Ruby refuses a regular expression, in its words, as far as that is known here; nothing where it takes it. */
export function patternProblem(source: string): string | undefined {
  const problem = bracketProblem(source);
  return problem === undefined ? undefined : `${problem}: /${source.replace(/(?<!\\)\//g, "\\/")}/`;
}

function bracketProblem(source: string): string | undefined {
  let open = 0;
  let canRepeat = false;
  const pieces = source.matchAll(/\\[\s\S]?|\[(?:\^?\]?(?:\[:\^?[a-z]+:\]|\\[\s\S]|[^\]\\])*)\]?|[\s\S]/g);
  for (const [piece] of pieces) {
    if (piece === "\\") return "too short escape sequence";
    if (piece.startsWith("[") && !piece.endsWith("]")) return "premature end of char-class";
    if (piece === "(") open++;
    else if (piece === ")" && open-- === 0) return "unmatched close parenthesis";
    else if (/^[*+?]$/.test(piece) && !canRepeat) return "target of repeat operator is not specified";
    canRepeat = piece !== "(" && piece !== "|";
    if (piece === "(") canRepeat = false;
  }
  return open > 0 ? "end pattern with unmatched parenthesis" : undefined;
}
