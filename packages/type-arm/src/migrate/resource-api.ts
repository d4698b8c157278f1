import { dedent } from "./documentation.js";
import { declaredType } from "./declared-type.js";
import { createAttributeDraft, createTypeDraft, type AttributeDraft, type TypeDraft } from "./draft.js";
import { literalOf, type Literal } from "./literal.js";
import { isTrue, textAt } from "./new-attribute.js";
import type { RubyCall, RubyNode } from "./ruby.js";
import { placeIn, type Scope, type Walk } from "./scope.js";

/** Whether a call is `Puppet::ResourceApi.register_type(…)`. */
export function isRegisteredType({ name, receiver }: RubyCall): boolean {
  return name === "register_type" && receiver?.kind === "constant" && /(?:^|::)ResourceApi$/.test(receiver.name);
}

interface Entry {
  readonly name: string;
  readonly node: RubyNode;
  readonly value: Literal | undefined;
}

const notOfTypes = new Set([
  ...["features", "title_patterns", "autorequire", "autobefore", "autosubscribe", "autonotify"],
]);

/** A type that is described by data: everything in it is known, or needs a review. */
export function collectRegisteredType(node: RubyCall, scope: Scope, { types }: Walk): void {
  const [definition] = node.arguments;
  const entries = definition && entriesOf(definition, scope);
  const named = entries?.find(({ name }) => name === "name")?.value;
  if (!entries || (named?.kind !== "string" && named?.kind !== "symbol")) return;
  const type = createTypeDraft(named.value, placeIn(scope, node));
  type.isDefined = true;
  types.set(type.name, type);
  for (const entry of entries) collectEntry(entry, type, scope);
}

function collectEntry({ name, node, value }: Entry, type: TypeDraft, scope: Scope): void {
  const note = (status: "to-review" | "not-carried", what: string): void =>
    void type.notes.push({ status, what, place: placeIn(scope, node) });
  if (name === "name") return;
  if ((name === "desc" || name === "docs") && value?.kind === "string") type.documentation = dedent(value.value);
  else if (name === "attributes") {
    const attributes = entriesOf(node, scope);
    if (!attributes)
      return note("to-review", `its attributes, which are only known when it runs: \`${textAt(node, scope)}\``);
    for (const attribute of attributes) collectAttribute(attribute, type, scope);
  } else if (notOfTypes.has(name)) note("not-carried", `\`${name}\`: \`${textAt(node, scope)}\``);
  else note("to-review", `\`${name}\`: \`${textAt(node, scope)}\``);
}

function collectAttribute({ name, node }: Entry, type: TypeDraft, scope: Scope): void {
  const attribute = createAttributeDraft(name, "property", placeIn(scope, node));
  type.attributes.set(name, attribute);
  const options = entriesOf(node, scope);
  if (options) for (const option of options) readOption(option, attribute, scope);
  if (!attribute.declared && !attribute.notes.some(({ status }) => status === "to-review"))
    attribute.notes.push({ status: "to-review", what: "its type, which isn't written there", place: attribute.place });
}

function readOption({ name, node, value }: Entry, attribute: AttributeDraft, scope: Scope): void {
  const place = placeIn(scope, node);
  const note = (status: "to-review" | "not-carried"): void =>
    void attribute.notes.push({ status, what: `its \`${name}\`: \`${textAt(node, scope)}\``, place });
  const text = value?.kind === "string" || value?.kind === "symbol" ? value.value : undefined;
  if (name === "type" && text !== undefined) {
    attribute.declared = declaredType(text);
    attribute.isMany = attribute.declared?.count !== undefined;
    if (!attribute.declared) note("to-review");
  } else if ((name === "desc" || name === "docs") && text !== undefined) attribute.documentation = dedent(text);
  else if (/^behaviou?r$/.test(name) && text !== undefined) readBehaviour(text, attribute, note);
  else if (name === "default" && value) attribute.default = { value, place };
  else if (name === "sensitive" && isTrue(value)) note("not-carried");
  else if (name !== "order") note("to-review");
}

function readBehaviour(
  text: string,
  attribute: AttributeDraft,
  note: (status: "to-review" | "not-carried") => void,
): void {
  if (text === "namevar") attribute.isNamevar = true;
  else if (text === "read_only") attribute.isReadOnly = true;
  else if (text === "parameter") attribute.kind = "parameter";
  else note(text === "init_only" ? "not-carried" : "to-review");
}

/** The entries of a hash by name; undefined if it isn't one, or a name isn't known. */
function entriesOf(node: RubyNode, scope: Scope): readonly Entry[] | undefined {
  if (node.kind !== "hash") return entriesOfKnown(node, scope);
  const entries: Entry[] = [];
  for (const [at, key] of node.keys.entries()) {
    const known = literalOf(key, scope.bindings);
    if (known?.kind !== "symbol" && known?.kind !== "string") return undefined;
    const value = node.values[at]!;
    entries.push({ name: known.value, node: value, value: literalOf(value, scope.bindings) });
  }
  return entries;
}

/** The same for a name whose value is a hash. */
function entriesOfKnown(node: RubyNode, scope: Scope): readonly Entry[] | undefined {
  const known = literalOf(node, scope.bindings);
  if (known?.kind !== "hash") return undefined;
  return known.entries.map(([key, value]) => ({ name: "value" in key ? String(key.value) : "", node, value }));
}
