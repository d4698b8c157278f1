import { dedent } from "./documentation.js";
import { createAttributeDraft, logicOf, type AttributeDraft, type TypeDraft } from "./draft.js";
import { isSelf } from "./helpers.js";
import { literalOf } from "./literal.js";
import { textAt } from "./new-attribute.js";
import type { RubyCall, RubyNode } from "./ruby.js";
import { describeMethod, placeIn, type Scope, type Walk } from "./scope.js";

/** Calls in the body of a type that have no counterpart in a type here. */
const ofProviders: ReadonlyMap<string, string> = new Map([
  ["feature", "the feature of providers"],
  ["autorequire", "what it requires by itself:"],
  ["autobefore", "what it comes before by itself:"],
  ["autonotify", "what it notifies by itself:"],
  ["autosubscribe", "what it subscribes to by itself:"],
  ["apply_to_device", "that it applies to devices"],
  ["apply_to_host", "that it applies to hosts"],
  ["apply_to_all", "that it applies to all"],
]);

/** Ruby's housekeeping, which isn't about the type. */
const housekeeping = new Set([
  "require",
  "require_relative",
  "private",
  "public",
  "attr_reader",
  "attr_accessor",
  "attr_writer",
]);

/** Methods of a type that may change or reject what a resource is given. */
const checks = /^(?:initialize|validate|\[\]=?|set_parameters|set_default|newattr|value)$/;

/** A statement in the body of a type that doesn't define an attribute by its name. */
export function collectTypeStatement(node: RubyNode, type: TypeDraft, scope: Scope, state: Walk): void {
  const note = (status: "to-review" | "not-carried", what: string) =>
    void type.notes.push({ status, what, place: placeIn(scope, node) });
  if (node.kind === "method")
    return note(!node.isOfClass && checks.test(node.name) ? "to-review" : "not-carried", describeMethod(node));
  if (node.kind === "module") return note("to-review", "a class or its methods");
  if (node.kind === "assignment") return collectInstance(node, type, scope, note);
  if (node.kind !== "call")
    return node.kind === "nil" || node.kind === "string" ? undefined : note("to-review", textWith(node, scope));
  if (!isSelf(node.receiver, scope)) return note("to-review", textWith(node, scope));
  if (housekeeping.has(node.name)) return;
  const said = ofProviders.get(node.name);
  if (said !== undefined) return note("not-carried", said + subjectOf(node, scope));
  switch (node.name) {
    case "desc":
      return collectDocumentation(node.arguments[0], type, scope, note);
    case "ensurable":
      return collectEnsurable(node, type, scope, state);
    case "providify":
      type.attributes.set("provider", createAttributeDraft("provider", "parameter", placeIn(scope, node)));
      return;
    case "validate":
      if (node.block) type.validations.push(logicOf(node.block, scope.bindings, placeIn(scope, node)));
      return;
    default:
      return note("to-review", textWith(node, scope));
  }
}

type AddNote = (status: "to-review" | "not-carried", what: string) => void;

function textWith(node: RubyNode, scope: Scope): string {
  return `\`${textAt(node, scope)}\``;
}

function subjectOf({ arguments: [first] }: RubyCall, scope: Scope): string {
  return first ? ` \`${textAt(first, scope)}\`` : "";
}

function collectInstance(
  node: RubyNode & { readonly kind: "assignment" },
  type: TypeDraft,
  scope: Scope,
  note: AddNote,
): void {
  if (node.name === "@doc") collectDocumentation(node.value, type, scope, note);
  else note("not-carried", `\`${textAt(node, scope)}\``);
}

/** The string of `desc` or `@doc`, if it is known. */
export function collectDocumentation(
  node: RubyNode | undefined,
  subject: { documentation: string },
  scope: Scope,
  note: AddNote,
): void {
  const value = node && literalOf(node, scope.bindings);
  if (value?.kind === "string") subject.documentation = dedent(value.value);
  else if (node) note("to-review", "its documentation, which is put together when it runs");
}

/** `ensurable`, alone or with a block that defines the values of `ensure`. */
export function collectEnsurable(node: RubyCall, type: TypeDraft, scope: Scope, state: Walk): void {
  const place = placeIn(scope, node);
  const attribute = createAttributeDraft("ensure", "property", place);
  attribute.parent = "Ensure";
  type.attributes.delete("ensure");
  type.attributes.set("ensure", attribute);
  if (node.block?.kind === "block")
    state.later([node.block.body], { ...scope, attribute, bindings: new Map(scope.bindings) });
  else addDefaultValues(attribute, place);
}

/** The values of `ensure` according to `defaultvalues`. */
export function addDefaultValues(attribute: AttributeDraft, place: TypeDraft["place"]): void {
  attribute.values.push({ name: "present" }, { name: "absent" });
  attribute.documentation ||= "The basic property that the resource should be in.";
  const what = "its default: `present` where the resource is managed, which only Puppet knows";
  attribute.notes.push({ status: "not-carried", what, place });
}
