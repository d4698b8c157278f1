import type { Source } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { describeType, FAILED, UNDEFINED, type Value } from "../values/value.js";
import { Block, type Contribution } from "../blocks/block.js";
import { Cell } from "../blocks/cell.js";
import type { Context } from "./context.js";
import { equalValues, failsInside } from "./equality.js";
import { sortContributions } from "./expand.js";
import { withoutDefinition } from "../diagnostics/fixes.js";
import { said, spanOf } from "../diagnostics/said.js";
import { conflict, duplicate } from "./failures.js";
import type { Demand, Task } from "./machine.js";
import { Overriding } from "./overriding.js";
import { comparePriority, orderByPriority } from "../blocks/priority.js";
import type { Definition, Loser, Resource } from "../blocks/resource.js";

/** A definition with its own value. */
interface Live {
  readonly definition: Definition;
  readonly value: Value;
}

/** The final value of a resource, from all its definitions (section 4 of the manual). */
export function combine(resource: Resource, context: Context): Demand {
  return plainCell(resource) ?? combineSeveral(resource, context);
}

/** The single definition of a resource, which needs no combining; undefined if there are several. */
export function plainCell({ count, first }: Resource): Definition["cell"] | undefined {
  return count === 1 && isPlainOperator(first.operator) ? first.cell : undefined;
}

function isPlainOperator(operator: string): boolean {
  return operator === "=>" || operator === "~>";
}

function* combineSeveral(resource: Resource, context: Context): Task {
  const chosen = yield* mutateUnevaluated(resource, context);
  if (chosen !== undefined) return chosen;
  const live = yield* findLive(resource);
  if (live.some(({ value }) => value === FAILED)) return FAILED;
  if (!checkOperators(live, context)) return FAILED;
  if (live.length === 0) return UNDEFINED;
  const assignments = live.filter(({ definition }) => definition.operator === "=>");
  if (assignments.length > 1 && (yield* holdsFailure(assignments))) return FAILED;
  const agreed = assignments.length > 1 ? yield* agree(assignments) : true;
  const isPlain = assignments.length === live.length;
  if (!agreed) return report(resource, live, isPlain && isOneFile(live) ? duplicate : conflict, context);
  if (isPlain) return settleAssigned(resource, live, context);
  if (!isOrdered(live, context)) return report(resource, live, conflict, context);
  return yield* fold(resource, live.reverse(), context);
}

/**
 * The result of a custom function that combines all definitions below its own, which it evaluates itself (section 6.2);
 * undefined if there is none.
 */
function* mutateUnevaluated(resource: Resource, context: Context): Task<Value | undefined> {
  const { definitions } = resource;
  if (definitions.every(({ operator }) => isPlainOperator(operator))) return undefined;
  resource.block.rankParts();
  const [top, ...lower] = [...definitions].sort((left, right) => orderByPriority(right.priority, left.priority));
  const found = isPlainOperator(top!.operator) ? undefined : context.findFunction(top!.operator);
  if (!found?.mutateUnevaluated) return undefined;
  const below = new Overriding();
  below.add(top!.priority);
  if (!lower.every(({ priority }) => below.covers(priority))) return undefined;
  const own = yield top!.cell;
  if (own === UNDEFINED || own === FAILED) return own === FAILED ? FAILED : undefined;
  resource.combination = { used: [top!, ...lower], lost: [] };
  return yield found.mutateUnevaluated(own, lower, top!, context);
}

/** Steps 1 and 2: drops undefined values, and everything below an assignment, which isn't evaluated. */
function* findLive(resource: Resource): Task<Live[]> {
  resource.block.rankParts();
  const sorted = [...resource.definitions].sort((left, right) => orderByPriority(right.priority, left.priority));
  const overriding = new Overriding();
  const live: Live[] = [];
  const lost: Loser[] = [];
  for (const definition of sorted) {
    if (overriding.covers(definition.priority)) {
      lost.push({ definition, why: "overridden" });
      continue;
    }
    const value = yield definition.cell;
    if (value === UNDEFINED) {
      lost.push({ definition, why: "undefined" });
      continue;
    }
    if (value instanceof Block) value.owner ??= resource;
    live.push({ definition, value });
    if (definition.operator === "=>") overriding.add(definition.priority);
  }
  resource.combination = { used: live.map(({ definition }) => definition), lost };
  return live;
}

/** Whether evaluating part of a value failed: that is reported, and equality can't be decided. */
function* holdsFailure(assignments: readonly Live[]): Task<boolean> {
  let hasFailed = false;
  for (const { value } of assignments) hasFailed = (yield* failsInside(value)) || hasFailed;
  return hasFailed;
}

/** Whether assignments without priority over each other are equal (interpretations A09, A17). */
function* agree(assignments: readonly Live[]): Task<boolean> {
  const [first, ...rest] = assignments;
  for (const { value } of rest) if (!(yield* equalValues(first!.value, value))) return false;
  return true;
}

/** The value that all assignments share, as the first one is written. */
function settleAssigned(resource: Resource, live: readonly Live[], context: Context): Value {
  const first = live.at(-1)!;
  const equal = live.slice(0, -1).map(({ definition }): Loser => ({ definition, why: "equal" }));
  resource.combination = { used: [first.definition], lost: [...resource.lost, ...equal] };
  if (context.warnsOfDuplicates && live.length > 1) warnOfDuplicates(resource, live, context);
  return first.value;
}

function isOneFile(live: readonly Live[]): boolean {
  return new Set(live.map(({ definition }) => definition.place.source)).size === 1;
}

function warnOfDuplicates(resource: Resource, live: readonly Live[], context: Context): void {
  const bySource = new Map<Source, Definition[]>();
  for (const { definition } of live) {
    const { source } = definition.place;
    const known = bySource.get(source);
    if (known) known.push(definition);
    else bySource.set(source, [definition]);
  }
  for (const definitions of bySource.values()) {
    const [first, ...others] = definitions.reverse();
    if (others.length === 0) continue;
    const labels = others.map(({ place }) => ({ span: spanOf(place), message: "also here" }));
    const path = resource.path.join(".");
    const choices = definitions.flatMap(({ name, place }) => withoutDefinition(name, place));
    const fixes = choices.length === definitions.length ? choices : [];
    context.report(catalogue.create["duplicate-value"](spanOf(first!.place), { path }, { labels, fixes }));
  }
}

function report(resource: Resource, live: readonly Live[], create: typeof conflict, context: Context): Value {
  const inOrder = [...live].reverse();
  const definitions = inOrder.map(({ definition }) => definition);
  const values = inOrder.map(({ value }) => value);
  context.report(create(resource.path.join("."), definitions, values, findUnordered(inOrder, context)));
  return FAILED;
}

/** Two definitions without an order, among the first ones. */
function findUnordered(live: readonly Live[], context: Context): readonly Definition[] {
  const definitions = live.slice(0, mostShown).map(({ definition }) => definition);
  for (const [index, one] of definitions.entries())
    for (const other of definitions.slice(index + 1)) {
      const agree = one.operator === other.operator && one.operator !== "=>" && isCommutative(one.operator, context);
      if (!agree && comparePriority(one.priority, other.priority) === 0) return [one, other];
    }
  return definitions;
}

const mostShown = 20;

/** Checks that every function used as an operator exists and has a mutation. */
function checkOperators(live: readonly Live[], context: Context): boolean {
  const wrong = live.find(({ definition: { operator } }) => {
    return !isPlainOperator(operator) && context.findFunction(operator)?.mutate === undefined;
  });
  if (!wrong) return true;
  const { operator, place } = wrong.definition;
  const exists = context.findFunction(operator) !== undefined;
  const problem = exists
    ? `the function \`${operator}\` is not a mutation operator`
    : `there is no function \`${operator}\``;
  const instead = "the mutation operators are `max`, `min`, `sum`, and custom functions that export `mutate`";
  context.report(said("function", place, problem, instead));
  return false;
}

/** Comparing more pairs than this would take too long; a chain of imports needs none. */
const mostPairs = 4_000_000;

/**
 * Step 3: every unordered pair must be two merges, two (equal) assignments, or two uses of the same commutative
 * function.
 */
function isOrdered(live: readonly Live[], context: Context): boolean {
  const operators = live.map(({ definition }) => definition.operator);
  if (operators.every((operator) => operator === operators[0]) && isCommutative(operators[0]!, context)) return true;
  const priorities = live.map(({ definition }) => definition.priority);
  if (priorities.every((priority, index) => index === 0 || comparePriority(priorities[index - 1]!, priority) === 1))
    return true;
  if (live.length * live.length > 2 * mostPairs) return false;
  return priorities.every((priority, index) => {
    for (let other = index + 1; other < live.length; other++) {
      const agree = operators[index] === operators[other] && isCommutative(operators[index]!, context);
      if (!agree && comparePriority(priority, priorities[other]!) === 0) return false;
    }
    return true;
  });
}

function isCommutative(operator: string, context: Context): boolean {
  return isPlainOperator(operator) || context.findFunction(operator)?.commutative === true;
}

/** Step 4: folds the values from the lowest priority up. */
function* fold(resource: Resource, live: readonly Live[], context: Context): Task {
  let value: Value | undefined;
  let merging: Contribution[] = [];
  for (const { definition, value: own } of live) {
    const { operator } = definition;
    if (value === undefined || operator === "=>") {
      value = own;
      merging = own instanceof Block ? [{ definition, block: own }] : [];
    } else if (operator === "~>") {
      if (!(own instanceof Block) || merging.length === 0)
        return reportScalarMerge(resource, definition, value, own, context);
      merging.push({ definition, block: own });
    } else {
      const lower: Value = mergedValue(resource, merging, value, context);
      value = yield context.findFunction(operator)!.mutate!(lower, own, definition.place, context, definition);
      if (value === FAILED) return FAILED;
      merging = value instanceof Block ? [{ definition, block: value }] : [];
    }
  }
  return mergedValue(resource, merging, value!, context);
}

function mergedValue(resource: Resource, merging: readonly Contribution[], single: Value, context: Context): Value {
  if (merging.length < 2) return single;
  const contributions = sortContributions(merging);
  const top = contributions.at(-1)!.block;
  const known = top.mergedAs?.find(
    ({ origin }) => origin.kind === "merged" && isSame(origin.contributions, contributions),
  );
  if (known) return known;
  const block = context.register(new Block({ kind: "merged", contributions }));
  (top.mergedAs ??= []).push(block);
  block.owner = resource;
  for (const { definition, block: member } of merging)
    if (definition.cell instanceof Cell && definition.cell.node?.kind === "block") member.mergedInto = block;
  return block;
}

/** Merges of more blocks than this aren't memoised. */
const mostCompared = 20;

/**
 * Whether the same blocks are merged in the same order. Reusing the block makes a block that is merged into a part of
 * itself finite: only then does it meet itself again.
 */
function isSame(known: readonly Contribution[], wanted: readonly Contribution[]): boolean {
  if (known.length !== wanted.length || known.length > mostCompared) return false;
  const order = (all: readonly Contribution[], one: number, other: number) =>
    comparePriority(all[one]!.definition.priority, all[other]!.definition.priority);
  return known.every(
    ({ block }, index) =>
      block === wanted[index]!.block &&
      wanted.slice(0, index).every((_, other) => order(known, index, other) === order(wanted, index, other)),
  );
}

function reportScalarMerge(
  { path }: Resource,
  definition: Definition,
  lower: Value,
  own: Value,
  context: Context,
): Value {
  const { name, place } = definition;
  const wrong = own instanceof Block ? lower : own;
  const at = path.join(".");
  if (place.source.name === "--set") {
    const reason = `\`${at}\` is ${describeType(wrong)}, not a block`;
    const written = place.source.text.slice(0, place.source.text.indexOf("="));
    context.report(catalogue.create["cannot-set"](spanOf(place), { path: written, reason }));
    return FAILED;
  }
  const what = own instanceof Block ? "what it is merged with" : "its value";
  const problem = `\`~>\` merges blocks, but ${what} at \`${at}\` is ${describeType(wrong)}`;
  context.report(said("type", place, problem, `write \`${name} => …\` to override the value`));
  return FAILED;
}
