import type { AttributeDescription } from "./description.js";
import { textOf, type Literal } from "./literal.js";
import { review, type PlanDraft } from "./plan.js";
import { escaped } from "./term.js";

/** The default as a literal of the attribute's type, if it is one. */
export function planDefault(attribute: AttributeDescription, draft: PlanDraft): void {
  const given = attribute.default;
  if (!given || given.value.kind === "nil") return;
  const value = onlyItem(given.value, attribute.isMany);
  const written = value && defaultText(value, attribute, draft);
  if (written !== undefined) draft.default = written;
  else review(draft, `its default \`${describe(given.value)}\``, given.place);
}

function onlyItem(value: Literal, isMany: boolean): Literal | undefined {
  if (value.kind !== "list") return value;
  return isMany && value.items.length === 1 ? value.items[0] : undefined;
}

function defaultText(value: Literal, attribute: AttributeDescription, { type }: PlanDraft): string | undefined {
  const text = textOf(value);
  if (text === undefined || (value.kind === "symbol" && (value.value === "undef" || attribute.validate)))
    return undefined;
  if (type === "String") return `"${escaped(text)}"`;
  if (type === "Integer") return /^-?(?:0|[1-9]\d*)$/.test(text) ? text : undefined;
  if (type === "Float") return /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
  if (type === "Boolean") return text === "true" || text === "false" ? text : undefined;
  const main = attribute.aliases.find(([alias]) => alias === text)?.[1] ?? text;
  return type.includes(main) ? `"${main}"` : undefined;
}

export function describe(value: Literal): string {
  if (value.kind === "list") return value.items.length === 0 ? "[]" : "[…]";
  if (value.kind === "symbol") return `:${value.value}`;
  return value.kind === "string" ? `'${value.value}'` : (textOf(value) ?? "…");
}
