import { createAttributeDraft, createTypeDraft, type AttributeDraft, type TypeDraft } from "./draft.js";
import { blockOf, inside, typeOfSelf } from "./helpers.js";
import { literalOf, type Literal } from "./literal.js";
import { foldRuby, type RubyCall, type RubyMethod, type RubyNode } from "./ruby.js";
import { placeIn, type Scope, type Walk } from "./scope.js";

const definers: ReadonlyMap<string, "parameter" | "property"> = new Map([
  ["newparam", "parameter"],
  ["newproperty", "property"],
  ["newstate", "property"],
]);

/** The attribute that a call defines, if any. */
export function attributeCall(
  { name, arguments: given }: RubyCall,
  scope: Scope,
): "parameter" | "property" | undefined {
  if (given.length === 0) return undefined;
  return definers.get(name) ?? scope.definers.get(name);
}

/** What `def self.newcheck(name, options, &block)` defines by passing its name and its block on. */
export function definerOf(method: RubyMethod): "parameter" | "property" | undefined {
  const [name] = method.parameters;
  if (name === undefined || !method.isOfClass) return undefined;
  return foldRuby<"parameter" | "property" | undefined>(method.body, (node, children) => {
    // One with its own block means more than its name.
    const isDefiner = node.kind === "call" && definers.has(node.name) && node.block?.kind !== "block";
    if (isDefiner && node.arguments[0]?.kind === "local" && node.arguments[0].name === name)
      return definers.get(node.name);
    return children.find((child) => child !== undefined);
  });
}

/** The type that gets the attribute: that of the surrounding call, or the one that `Puppet::Type.type(:file)` names. */
export function typeOfReceiver({ receiver }: RubyCall, scope: Scope, { types }: Walk): TypeDraft | undefined {
  const own = typeOfSelf(receiver, scope);
  if (own) return own;
  if (receiver?.kind !== "call" || receiver.name !== "type" || !receiver.arguments[0]) return undefined;
  const value = literalOf(receiver.arguments[0], scope.bindings);
  if (value?.kind !== "symbol" && value?.kind !== "string") return undefined;
  const type = types.get(value.value) ?? createTypeDraft(value.value, placeIn(scope, receiver));
  types.set(value.value, type);
  return type;
}

export function collectAttribute(
  node: RubyCall,
  kind: "parameter" | "property",
  scope: Scope & { readonly type: TypeDraft },
  state: Walk,
): void {
  const value = literalOf(node.arguments[0]!, scope.bindings);
  const place = placeIn(scope, node);
  if (value?.kind !== "symbol" && value?.kind !== "string") {
    const what = `an attribute whose name is only known when it runs: \`${textAt(node.arguments[0]!, scope)}\``;
    scope.type.notes.push({ status: "to-review", what, place });
    return;
  }
  const attribute = createAttributeDraft(value.value, kind, place);
  scope.type.attributes.delete(value.value);
  scope.type.attributes.set(value.value, attribute);
  if (scope.isConditional)
    attribute.notes.push({ status: "to-review", what: "it is only defined under a condition", place });
  for (const options of node.arguments.slice(1)) readOptions(options, attribute, scope);
  const { isConditional: _, ...around } = scope;
  const block = blockOf(node.block, scope);
  if (node.block && !block)
    scope.type.notes.push({ status: "to-review", what: `what it hands on to \`${attribute.name}\``, place });
  if (block) state.later([block.body], { ...inside(block.scope, { ...around, attribute }) });
}

/** `:namevar => true, :parent => Puppet::Property::List`. */
function readOptions(node: RubyNode, attribute: AttributeDraft, scope: Scope): void {
  if (node.kind !== "hash") {
    const what = `its options: \`${textAt(node, scope)}\``;
    attribute.notes.push({ status: "to-review", what, place: placeIn(scope, node) });
    return;
  }
  node.keys.forEach((key, at) => {
    const name = literalOf(key, scope.bindings);
    const option = name?.kind === "symbol" || name?.kind === "string" ? name.value : "?";
    readOption(option, node.values[at]!, attribute, scope);
  });
}

function readOption(name: string, node: RubyNode, attribute: AttributeDraft, scope: Scope): void {
  const value: Literal | undefined = literalOf(node, scope.bindings);
  const note = (status: "to-review" | "not-carried", what: string) =>
    attribute.notes.push({ status, what, place: placeIn(scope, node) });
  switch (name) {
    case "namevar":
      attribute.isNamevar = isTrue(value);
      return;
    case "array_matching":
      attribute.isMany = value?.kind === "symbol" && value.value === "all";
      return;
    case "boolean":
      // Only adds the method `name?` to the type.
      return;
    case "parent":
      readParent(node, attribute, note);
      return;
    case "required_features":
      return void note("not-carried", `it needs features of the provider: \`${textAt(node, scope)}\``);
    case "sensitive":
      return void note("not-carried", "it is sensitive");
    default:
      note("to-review", `its option \`${name}\`: \`${textAt(node, scope)}\``);
  }
}

const knownParents = new Set(["Boolean", "List", "OrderedList", "Ensure", "Path", "Parameter", "Property"]);

function readParent(
  node: RubyNode,
  attribute: AttributeDraft,
  note: (status: "to-review", what: string) => unknown,
): void {
  const name = node.kind === "constant" ? node.name : "";
  const last = name.split("::").at(-1)!;
  if (/^(?:::)?(?:Puppet::)/.test(name) && knownParents.has(last)) {
    attribute.parent = last;
    if (last === "List" || last === "OrderedList") attribute.isMany = true;
  } else note("to-review", `it inherits \`${name || "?"}\`, which isn't read`);
}

export function isTrue(value: Literal | undefined): boolean {
  return value?.kind === "boolean" && value.value;
}

/** The Ruby source of a node on one line, abbreviated. */
export function textAt(node: RubyNode, { source }: { readonly source: Scope["source"] }): string {
  const text = source.text.slice(node.start, node.end).replace(/\s+/g, " ").replaceAll("`", "'");
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
