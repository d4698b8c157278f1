import { addDefaultValues, collectDocumentation } from "./collect-type.js";
import { logicOf, methodLogic, type AttributeDraft } from "./draft.js";
import { isSelf } from "./helpers.js";
import { literalOf, textOf, type Literal } from "./literal.js";
import { textAt } from "./new-attribute.js";
import { statementsOf, type RubyCall, type RubyMethod, type RubyNode } from "./ruby.js";
import { describeMethod, placeIn, type Scope, type Walk } from "./scope.js";

type AddNote = (status: "to-review" | "not-carried", what: string) => void;

const housekeeping = new Set(["require", "require_relative", "private", "public", "attr_reader", "attr_accessor"]);

/** A statement in the body of an attribute. */
export function collectAttributeStatement(node: RubyNode, attribute: AttributeDraft, scope: Scope, _state: Walk): void {
  const note: AddNote = (status, what) => void attribute.notes.push({ status, what, place: placeIn(scope, node) });
  if (scope.isConditional) note("to-review", `it holds only under a condition: \`${textAt(node, scope)}\``);
  if (node.kind === "method") return collectMethod(node, attribute, scope, note);
  if (node.kind === "module") return note("to-review", "a class or its methods");
  if (node.kind === "assignment" && node.name === "@doc")
    return collectDocumentation(node.value, attribute, scope, note);
  if (node.kind === "nil" || node.kind === "string") return;
  if (node.kind !== "call" || !isSelf(node.receiver, scope)) return note("to-review", `\`${textAt(node, scope)}\``);
  if (!housekeeping.has(node.name)) collectCall(node, attribute, scope, note);
}

/** Methods that Puppet calls with a given value, equivalent to the blocks of `validate` and `munge`. */
const asBlocks: Readonly<Record<string, "validate" | "munge">> = {
  ...{ validate: "validate", unsafe_validate: "validate" },
  ...{ munge: "munge", unsafe_munge: "munge" },
};

/** Methods that change which values there are, in ways that only Ruby knows. */
const changesValues = /^(?:value=?|should=?|default|defaultvalue|set|unmunge|newvalues?|aliasvalue)$/;

function collectMethod(node: RubyMethod, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  const role = node.isOfClass ? undefined : asBlocks[node.name];
  if (role) attribute[role] = methodLogic(node, scope.bindings, placeIn(scope, node));
  else note(changesValues.test(node.name) ? "to-review" : "not-carried", describeMethod(node));
}

function collectCall(node: RubyCall, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  switch (node.name) {
    case "desc":
      return collectDocumentation(node.arguments[0], attribute, scope, note);
    case "isnamevar":
      attribute.isNamevar = true;
      return;
    case "isrequired":
      return note("not-carried", "`isrequired`, which Puppet doesn't check either");
    case "newvalues":
      return node.arguments.forEach((each) => addValues(each, attribute, scope, note));
    case "newvalue":
      return addValue(node, attribute, scope, note);
    case "aliasvalue":
      return addAlias(node, attribute, scope, note);
    case "defaultto":
      return setDefault(node, attribute, scope, note);
    case "nodefault":
      attribute.default = undefined;
      return;
    case "defaultvalues":
      return addDefaultValues(attribute, placeIn(scope, node));
    case "validate":
    case "munge":
      return setLogic(node.name, node, attribute, scope);
    case "unmunge":
      return note("to-review", "`unmunge`, which makes what its user sees");
    case "sensitive":
      return note("not-carried", "it is sensitive");
    case "accept_arrays":
      return note("to-review", "`accept_arrays`: it takes a list as well");
    default:
      return note("to-review", `\`${textAt(node, scope)}\``);
  }
}

function setLogic(name: "validate" | "munge", node: RubyCall, attribute: AttributeDraft, scope: Scope): void {
  if (node.block) attribute[name] = logicOf(node.block, scope.bindings, placeIn(scope, node));
}

/** The values of one argument of `newvalues`; `*LIST` is the list's elements. */
function addValues(node: RubyNode, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  const isSplat = node.kind === "splat";
  const value = literalOf(isSplat ? node.operand : node, scope.bindings);
  if (value?.kind === "list") for (const each of value.items) pushValue(each, attribute);
  else if (!value || !pushValue(value, attribute)) {
    note("to-review", `a value that is only known when it runs: \`${textAt(node, scope)}\``);
    attribute.values.push({ pattern: "", options: "" });
  }
}

function pushValue(value: Literal, attribute: AttributeDraft): boolean {
  if (value.kind === "regex") {
    attribute.values.push({ pattern: value.pattern, options: value.options });
    return true;
  }
  // nil matches nothing that can be given.
  if (value.kind === "nil") return true;
  const name = textOf(value);
  if (name !== undefined) attribute.values.push({ name });
  return name !== undefined;
}

function addValue(node: RubyCall, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  const [first, options] = node.arguments;
  if (first) addValues(first, attribute, scope, note);
  if (options) note("not-carried", `the options of a value: \`${textAt(options, scope)}\``);
  if (node.block) note("not-carried", `what the provider does for the value \`${first ? textAt(first, scope) : ""}\``);
}

function addAlias(node: RubyCall, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  const [alias, name] = node.arguments
    .map((each) => literalOf(each, scope.bindings))
    .map((each) => each && textOf(each));
  if (alias !== undefined && name !== undefined) attribute.aliases.push([alias, name]);
  else note("to-review", `\`${textAt(node, scope)}\``);
}

/** A default that is a literal, possibly as the single value of a block. */
function setDefault(node: RubyCall, attribute: AttributeDraft, scope: Scope, note: AddNote): void {
  const { block } = node;
  const written = node.arguments[0] ?? (block?.kind === "block" ? onlyStatement(block.body) : undefined);
  const value = written && literalOf(written, scope.bindings);
  if (value) attribute.default = { value, place: placeIn(scope, node) };
  else note("to-review", `its default, which is computed: \`${textAt(written ?? node, scope)}\``);
}

function onlyStatement(body: RubyNode): RubyNode | undefined {
  const statements = statementsOf(body);
  return statements.length === 1 ? statements[0] : undefined;
}
