import type { TypeDraft } from "./draft.js";
import { literalOf, type Literal } from "./literal.js";
import { moduleNamed, type Helper, type RubyModuleContent } from "./modules.js";
import { statementsOf, type RubyCall, type RubyNode } from "./ruby.js";
import type { GivenBlock, Scope, Walk } from "./scope.js";

const deepest = 20;

/**
 * Follows a call in a type or an attribute to a method of the files that defines attributes there: a mixin, a helper in
 * `puppet_x`, a method of the type itself. Returns false if there is no such method: then the call needs a review.
 */
export function followHelper(node: RubyCall, scope: Scope, state: Walk): boolean {
  if (!scope.type || (scope.depth ?? 0) >= deepest || state.budget <= 0) return false;
  const isFollowed = mixIn(node, scope, state) || evaluateBlock(node, scope, state) || callHelper(node, scope, state);
  if (isFollowed) state.budget--;
  return isFollowed;
}

/** Whether a node is the type itself: `self`, or the parameter of a helper that received it. */
export function isSelf(node: RubyNode | undefined, { selves }: Scope): boolean {
  return node === undefined || node.kind === "self" || (node.kind === "local" && selves?.has(node.name) === true);
}

/** `extend Mixin` and `include Mixin`, if the files contain the module. */
function mixIn(node: RubyCall, scope: Scope, state: Walk): boolean {
  if ((node.name !== "extend" && node.name !== "include") || !isSelf(node.receiver, scope)) return false;
  const modules = node.arguments.map((each) => (each.kind === "constant" ? moduleOf(each.name, state) : undefined));
  if (modules.length === 0 || !modules.every((each) => each !== undefined)) return false;
  for (const { given, own } of modules) {
    if (node.name === "extend") for (const [name, helper] of given) scope.helpers.set(name, helper);
    const hook = own.get(node.name === "extend" ? "extended" : "included");
    if (hook) run(hook, [{ kind: "self", start: node.start, end: node.end }], undefined, scope, state);
    else if (node.name === "include") noteMethods(node, given, scope);
  }
  return true;
}

/** Other methods of objects have no counterpart; those that check values need a review. */
function noteMethods(node: RubyCall, given: RubyModuleContent["given"], scope: Scope): void {
  const isChecking = ["validate", "munge", "initialize", "unsafe_validate", "unsafe_munge"].some((name) =>
    given.has(name),
  );
  const what = `the methods of \`${node.arguments.map((each) => (each.kind === "constant" ? each.name : "…")).join(", ")}\``;
  const notes = (scope.attribute ?? scope.type)?.notes;
  notes?.push({
    status: isChecking ? "to-review" : "not-carried",
    what,
    place: { source: scope.source, start: node.start },
  });
}

/** `base.class_eval do … end`, and `instance_eval(&block)`. */
function evaluateBlock(node: RubyCall, scope: Scope, state: Walk): boolean {
  if (!/^(?:class|instance|module)_(?:eval|exec)$/.test(node.name) || !isSelf(node.receiver, scope)) return false;
  if (node.arguments.length > 0) return false;
  const given = blockOf(node.block, scope);
  if (given) state.later([given.body], inside(given.scope, scope));
  return given !== undefined;
}

/** The scope of a block that was passed on: its own names, in the type or the attribute that runs it. */
export function inside(own: Scope, { attribute, type, depth }: Scope): Scope {
  const { attribute: _, type: __, ...rest } = own;
  return {
    ...rest,
    ...(type && { type }),
    ...(attribute && { attribute }),
    depth: (depth ?? 0) + 1,
    bindings: new Map(own.bindings),
  };
}

/** The block of a call: written there, or passed by name. */
export function blockOf(block: RubyNode | undefined, scope: Scope): GivenBlock | undefined {
  if (block?.kind === "block") return { body: block.body, scope };
  const [only] = statementsOf(block);
  return only?.kind === "local" ? scope.blocks?.get(only.name) : undefined;
}

function callHelper(node: RubyCall, scope: Scope, state: Walk): boolean {
  const helper = helperOf(node, scope, state);
  if (!helper) return false;
  run(helper, node.arguments, blockOf(node.block, scope), scope, state);
  return true;
}

function helperOf({ name, receiver }: RubyCall, scope: Scope, state: Walk): Helper | undefined {
  if (isSelf(receiver, scope)) return scope.helpers.get(name);
  return receiver?.kind === "constant" ? moduleOf(receiver.name, state)?.own.get(name) : undefined;
}

function moduleOf(name: string, { index }: Walk): RubyModuleContent | undefined {
  return moduleNamed(index, name);
}

/** Reads the body of a method with the values of its parameters. */
function run(
  { bindings, method, source }: Helper,
  given: readonly RubyNode[],
  block: GivenBlock | undefined,
  scope: Scope,
  state: Walk,
): void {
  const known = new Map<string, Literal>(bindings);
  const selves = new Set<string>();
  method.parameters.forEach((name, at) => {
    const value = given[at] && literalOf(given[at], scope.bindings);
    if (value) known.set(name, value);
    else if (given[at] && isSelf(given[at], scope)) selves.add(name);
  });
  const blocks = new Map<string, GivenBlock>();
  if (block && method.blockParameter !== undefined) blocks.set(method.blockParameter, block);
  const inner = { ...scope, source, bindings: known, selves, blocks, depth: (scope.depth ?? 0) + 1 };
  state.later([method.body], inner);
}

/** The type that a receiver denotes in a helper. */
export function typeOfSelf(receiver: RubyNode | undefined, scope: Scope): TypeDraft | undefined {
  return isSelf(receiver, scope) ? scope.type : undefined;
}
