import type { Source } from "@cairn/diagnostics";
import { collectAttributeStatement } from "./collect-attribute.js";
import { collectEnsurable, collectTypeStatement } from "./collect-type.js";
import type { TypeDescription } from "./description.js";
import { createTypeDraft, type TypeDraft } from "./draft.js";
import { followHelper } from "./helpers.js";
import { literalOf, type Literal } from "./literal.js";
import { unrolled } from "./loops.js";
import { indexModules, type ModuleIndex } from "./modules.js";
import { collectRegisteredType, isRegisteredType } from "./resource-api.js";
import { attributeCall, collectAttribute, definerOf, typeOfReceiver } from "./new-attribute.js";
import { statementsOf, type RubyAssignment, type RubyCall, type RubyNode } from "./ruby.js";
import { placeIn, type Scope, type Step, type Walk } from "./scope.js";

/** A Ruby file that was read. */
export interface RubyFile {
  readonly source: Source;
  readonly root: RubyNode;
}

/** The resource types that some files define, by name; definitions of one type in several files are merged. */
export function collect(files: readonly RubyFile[]): ReadonlyMap<string, TypeDescription> {
  const types = new Map<string, TypeDraft>();
  const index = indexModules(files);
  for (const { source, root } of files) {
    const scope = { source, bindings: new Map(index.constants), definers: new Map(), helpers: new Map() };
    walk(types, index, root, scope);
  }
  return types;
}

/** More calls of helpers than any module has. */
const mostHelpers = 20_000;

function walk(types: Map<string, TypeDraft>, index: ModuleIndex, root: RubyNode, scope: Scope): void {
  const waiting: Step[] = [{ node: root, scope }];
  const state: Walk = {
    types,
    index,
    budget: mostHelpers,
    later: (nodes, inner) => {
      for (let at = nodes.length - 1; at >= 0; at--) waiting.push({ node: nodes[at]!, scope: inner });
    },
  };
  for (let step = waiting.pop(); step; step = waiting.pop()) visit(step, state);
}

function visit({ node, scope }: Step, state: Walk): void {
  switch (node.kind) {
    case "statements":
      return state.later(node.body, scope);
    case "begin":
      return node.isGuarded ? branches([node.body], scope, state) : state.later([node.body], scope);
    case "module":
      return scope.type ? collectStatement(node, scope, state) : state.later([node.body], scope);
    case "assignment":
      return bind(node, scope, state);
    case "if":
      return branches([node.body, node.otherwise], scope, state);
    case "method": {
      const definer = definerOf(node);
      if (definer && scope.type && !scope.attribute) scope.definers.set(node.name, definer);
      else {
        if (scope.type && node.isOfClass) {
          scope.helpers.set(node.name, { method: node, source: scope.source, bindings: new Map(scope.bindings) });
        }
        collectStatement(node, scope, state);
      }
      return;
    }
    case "call":
      return visitCall(node, scope, state);
    default:
      return collectStatement(node, scope, state);
  }
}

function branches(bodies: readonly (RubyNode | undefined)[], scope: Scope, state: Walk): void {
  const inner = { ...scope, isConditional: true };
  state.later(
    bodies.flatMap((body) => statementsOf(body)),
    inner,
  );
}

/** Records names with a known value; a class in a constant determines the meaning of `parent`. */
function bind(node: RubyAssignment, scope: Scope, state: Walk): void {
  if (node.target === "instance") return collectStatement(node, scope, state);
  const value = node.operator === "" ? literalOf(node.value, scope.bindings) : undefined;
  if (value) scope.bindings.set(node.name, value);
  else {
    scope.bindings.delete(node.name);
    state.later([node.value], scope);
  }
}

function visitCall(node: RubyCall, scope: Scope, state: Walk): void {
  const made = newtypeName(node, scope);
  if (made !== undefined) return collectType(node, made, scope, state);
  if (isRegisteredType(node)) return collectRegisteredType(node, scope, state);
  const iterations = unrolled(node, scope.bindings);
  if (iterations) {
    for (const { body, bindings } of [...iterations].reverse()) state.later([body], { ...scope, bindings });
    return;
  }
  if (node.name === "ensurable" && node.receiver && !scope.type) {
    const type = typeOfReceiver(node, scope, state);
    if (type) return collectEnsurable(node, type, scope, state);
  }
  const kind = attributeCall(node, scope);
  if (kind) {
    const type = typeOfReceiver(node, scope, state);
    if (type) return collectAttribute(node, kind, { ...scope, type }, state);
  }
  if (!followHelper(node, scope, state)) collectStatement(node, scope, state);
}

/** The name that `Puppet::Type.newtype(:name)` gives a type. */
function newtypeName({ name, receiver, arguments: given }: RubyCall, scope: Scope): string | undefined {
  if (name !== "newtype" || given[0] === undefined || scope.type) return undefined;
  if (receiver !== undefined && !(receiver.kind === "constant" && /(?:^|::)(?:Type|Puppet)$/.test(receiver.name)))
    return undefined;
  const value: Literal | undefined = literalOf(given[0], scope.bindings);
  return value?.kind === "symbol" || value?.kind === "string" ? value.value : undefined;
}

function collectType(node: RubyCall, name: string, scope: Scope, state: Walk): void {
  const place = placeIn(scope, node);
  const type = state.types.get(name) ?? createTypeDraft(name, place);
  type.isDefined = true;
  type.place = place;
  state.types.set(name, type);
  if (node.block?.kind !== "block") return;
  state.later([node.block.body], {
    ...scope,
    type,
    bindings: new Map(scope.bindings),
    definers: new Map(),
    helpers: new Map(),
  });
}

function collectStatement(node: RubyNode, scope: Scope, state: Walk): void {
  if (scope.attribute) collectAttributeStatement(node, scope.attribute, scope, state);
  else if (scope.type) collectTypeStatement(node, scope.type, scope, state);
}
