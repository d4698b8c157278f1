import { goingOn } from "./token-sets.js";

/** Where the name that begins at `start` ends, `?` or `!` included where they belong to it. */
export function endOfName(text: string, end: number): number {
  const sign = text[end];
  if (sign !== "?" && sign !== "!") return end;
  const next = text[end + 1];
  if (next === "=" && !/^=[=~>]/.test(text.slice(end + 1, end + 3))) return end;
  return sign === "?" && next === ":" ? end : end + 1;
}

/** Where a symbol ends whose word ends at `end`: a sign may belong to it, as in `:empty?`. */
export function endOfSymbol(text: string, end: number): number {
  const hasSign = /\w/.test(text[end - 1]!) && /[?!=]/.test(text[end] ?? "");
  return hasSign && !/^(?:==|=~|=>|!=|\?\s)/.test(text.slice(end, end + 2)) ? end + 1 : end;
}

/** Whether an argument without parentheses begins behind the method's name that ends at `end`. */
export function commandFollows(text: string, end: number, isKnown: boolean): boolean {
  let at = end;
  while (text[at] === " " || text[at] === "\t") at++;
  if (isKnown || at >= text.length) return false;
  if (at === end) return /[?!]/.test(text[end - 1]!) && /[A-Za-z_@"']/.test(text[at]!);
  const [sign, next] = [text[at]!, text[at + 1] ?? ""];
  if (/[A-Za-z_]/.test(sign)) return !goingOn.has(/^\w+/.exec(text.slice(at, at + 40))![0]);
  if (/["'@$0-9[(`\u0080-\uffff]/.test(sign)) return true;
  const isTight = !/\s/.test(next);
  switch (sign) {
    case ":":
      return next === ":" ? /[A-Z]/.test(text[at + 2] ?? "") : /[A-Za-z_"']/.test(next);
    case "-":
      return isTight && next !== "=" && next !== "%";
    case "*":
    case "&":
      return isTight && next !== "=" && next !== sign && next !== ".";
    case "!":
      return next !== "=" && next !== "~";
    case "/":
      return isTight && next !== "=";
    case "%":
      return /[wWiIqQr][[({<|!/]/.test(text.slice(at + 1, at + 3)) || /[[({|]/.test(next);
    default:
      return false;
  }
}

/** Whether behind the dot that ends at `end` stands a method with an argument without parentheses. */
export function commandFollowsDot(text: string, end: number): boolean {
  const found = /^\s*[A-Za-z_]\w*/.exec(text.slice(end, end + 200));
  return found !== null && commandFollows(text, endOfName(text, end + found[0].length), false);
}

/** Whether `=` follows, which gives the name in front a value. */
export function assignmentFollows(text: string, end: number): boolean {
  return /^[ \t]*(?:(?:[-+*/%|&^]|\*\*|<<|>>|\|\||&&)?=(?![=~>])|,[ \t\w,]*=(?![=~>]))/.test(text.slice(end, end + 80));
}

/** Whether a value follows `next`, `break` or `return`. */
export function jumpsWith(text: string, end: number): boolean {
  const [, word] = /^[ \t]*(?:([a-z]+)\b|[^\s;}%-])/.exec(text.slice(end, end + 40)) ?? [];
  if (word !== undefined) return !/^(?:if|unless|while|until|and|or|end|rescue)$/.test(word);
  return /^[ \t]*[^\s;})%a-z-]/.test(text.slice(end, end + 40)) || /^[ \t]*-[^%]/.test(text.slice(end, end + 40));
}
