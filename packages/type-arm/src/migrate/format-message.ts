import { interpolated, text, type Term, type Translation } from "./term.js";

/** Ruby's `"… %{name} … %s" % values`, if the string and the kind of the values are known. */
export function formatted(format: Term, values: Term): Translation | undefined {
  if (typeof format.literal !== "string") return undefined;
  if (/%/.test(format.literal.replace(/%(?:\{\w+\}|<\w+>[sd]|[sd%])/g, ""))) return undefined;
  const parts: Term[] = [];
  const inOrder = values.items ?? [values];
  let next = 0;
  let at = 0;
  for (const hole of format.literal.matchAll(/%(?:\{(\w+)\}|<(\w+)>[sd]|([sd%]))/g)) {
    const [whole, braced, angled, letter] = hole;
    const name = braced ?? angled;
    const value = name !== undefined ? values.entries?.get(name) : letter === "%" ? text("%") : inOrder[next++];
    if (!value) return undefined;
    parts.push(text(format.literal.slice(at, hole.index)), value);
    at = hole.index + whole.length;
  }
  return interpolated([...parts, text(format.literal.slice(at))]);
}
