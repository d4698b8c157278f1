import { binary, inside, levels, nothing, truth, type Term } from "./term.js";

/** Whether Ruby treats a value as true: everything but nil and false is. */
export function truthOf(term: Term): Term {
  if (term.condition) return term.condition;
  if (term.literal !== undefined) return truth(term.literal !== null && term.literal !== false);
  if (term.type === "boolean") return term;
  if (term.type === "raw" && !term.isNullable) return term;
  if (term.isNullable) return binary(term, "!=", nothing);
  return term.type === "unknown" ? term : truth(true);
}

export function not(term: Term): Term {
  if (typeof term.literal === "boolean") return truth(!term.literal);
  const { comparison } = term;
  const opposite = comparison && opposites.get(comparison.operator);
  if (opposite !== undefined) return binary(comparison!.left, opposite, comparison!.right);
  if (term.text.startsWith("!") && term.level === levels.not) {
    const inner = term.text.slice(1);
    return { text: inner, level: levels.atom, type: "boolean" };
  }
  return { text: `!${inside(term, levels.atom)}`, level: levels.not, type: "boolean" };
}

const opposites: ReadonlyMap<string, string> = new Map([
  ["==", "!="],
  ["!=", "=="],
  ["=~", "!~"],
  ["!~", "=~"],
]);

export function and(left: Term, right: Term): Term {
  if (left.literal === true) return right;
  if (right.literal === true) return left;
  if (left.literal === false || right.literal === false) return truth(false);
  const text = `${inside(left, levels.and)} and ${inside(right, levels.and)}`;
  return { text, level: levels.and, type: "boolean" };
}

export function or(left: Term, right: Term): Term {
  if (left.literal === false) return right;
  if (right.literal === false) return left;
  if (left.literal === true || right.literal === true) return truth(true);
  const text = `${inside(left, levels.or)} or ${inside(right, levels.or)}`;
  return { text, level: levels.or, type: "boolean" };
}

/** One of two values, depending on a condition. */
export function choice(condition: Term, yes: Term, no: Term): Term {
  if (condition.literal === true) return yes;
  if (condition.literal === false) return no;
  if (yes.text === no.text) return yes;
  const rest = no.text.startsWith("if ") && no.level === levels.choice ? ` els${no.text}` : ` else { ${no.text} }`;
  const type = yes.type === no.type ? yes.type : "unknown";
  const isNullable = yes.isNullable === true || no.isNullable === true || yes.type === "nil" || no.type === "nil";
  const text = `if ${condition.text} { ${yes.text} }${rest}`;
  return { text, level: levels.choice, type, ...(isNullable && { isNullable }) };
}
