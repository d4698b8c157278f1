/**
 * Logic as TypeScript: expressions are written from the outside in, and code that must precede one becomes statements;
 * a scope has the declared variables.
 */
import { pushAll } from "@cairn/diagnostics";
import type { Block, Case, Expression, If, Selector, Unless } from "@cairn/puppet-core";
import { resultOf, type Deep } from "@cairn/evaluation";
import { braces } from "./writing.js";
import { inCall, leaf, writeCondition, type Writing, type Written } from "./written.js";

/** Nodes that choose one of several alternatives. */
type Choice = If | Unless | Case | Selector;

/** The lines of a function body that returns the value of a block. Preceding declarations are in the scope. */
export function* writeBody(block: Block | undefined, writing: Writing): Deep<string[]> {
  const lines: string[] = [];
  const statements = block?.statements ?? [];
  for (const statement of statements.slice(0, -1)) {
    pushAll(lines, yield* resultOf(writeStatement(statement, writing)));
  }
  const last = statements.at(-1);
  if (!last) return [...lines, "return null;"];
  return [...lines, ...(yield* resultOf(writeReturn(last, writing)))];
}

/** A statement whose value isn't used. */
function* writeStatement(node: Expression, writing: Writing): Deep<readonly string[]> {
  const { place, scope } = writing;
  if (node.kind === "assignment" && node.left.kind === "variable" && scope.branches === 0) {
    const { name } = node.left;
    const isFeature = place.isSetter && !scope.has(name) && place.feature(name) !== undefined;
    if (!isFeature && !scope.own(name)) {
      const { text } = yield* resultOf(writing.expression(node.right, writing));
      return [`const ${scope.declare(name, true)}: puppet.Value = ${text};`];
    }
  }
  return [`${(yield* resultOf(writing.expression(node, writing))).text};`];
}

function* writeReturn(node: Expression, writing: Writing): Deep<readonly string[]> {
  if (isChoice(node)) return yield* resultOf(writeChoice(node, writing));
  const { text } = yield* resultOf(writing.expression(node, writing));
  return [`return ${text};`];
}

function isChoice({ kind }: Expression): boolean {
  return kind === "if" || kind === "unless" || kind === "case" || kind === "selector";
}

/** The lines that return the result of a choice. The groups that its conditions match are dropped after it. */
function* writeChoice(node: Expression, writing: Writing): Deep<readonly string[]> {
  const { matches } = writing.scope;
  writing.scope.branches++;
  const lines = yield* resultOf(writeWays(node as Choice, writing));
  const name = partOf(lines, writing);
  writing.scope.branches--;
  if (matches !== undefined) return [`return ${matches}.keep(${name ?? `(): puppet.Value => ${braces(lines)}`});`];
  return name === undefined ? lines : [`return ${name}();`];
}

/** How deep braces nest before their content becomes a separate function: compilers recurse on them. */
const deepest = 20;

function partOf(lines: readonly string[], { scope }: Writing): string | undefined {
  if (scope.branches % deepest !== 0) return undefined;
  const name = scope.next("part");
  scope.declarations.push(`const ${name} = (): puppet.Value => ${braces(lines)};`);
  return name;
}

/** A choice within an expression. */
export function* writeImmediate(node: Choice, writing: Writing): Deep<Written> {
  const { matches } = writing.scope;
  writing.scope.branches++;
  const short = yield* resultOf(writeTernary(node, writing));
  const lines = short ? [] : yield* resultOf(writeWays(node, writing));
  const name = short ? undefined : partOf(lines, writing);
  writing.scope.branches--;
  if (short) return short;
  const run = name ?? `(): puppet.Value => ${braces(lines)}`;
  if (matches !== undefined) return leaf(`${matches}.keep(${run})`);
  return leaf(name === undefined ? `(${run})()` : `${name}()`);
}

/** `if` with one expression on either side. */
function* writeTernary(node: Choice, writing: Writing): Deep<Written | undefined> {
  if (node.kind !== "if" || writing.scope.matches !== undefined || node.branches.length !== 1) return undefined;
  const [{ body, test }] = node.branches as readonly [If["branches"][number]];
  const [yes, no] = [onlyOf(body), node.otherwise ? onlyOf(node.otherwise) : undefined];
  if (!yes || !no) return undefined;
  const parts = [
    yield* resultOf(writeCondition(test, writing)),
    yield* resultOf(writing.expression(yes, writing)),
    yield* resultOf(writing.expression(no, writing)),
  ];
  const [condition, then, otherwise] = parts.map(({ text }) => text);
  return { ...inCall("", parts), text: `(${condition!} ? ${then!} : ${otherwise!})` };
}

function onlyOf({ statements }: Block): Expression | undefined {
  return statements.length === 1 && !isChoice(statements[0]!) ? statements[0] : undefined;
}

function* writeWays(node: Choice, writing: Writing): Deep<readonly string[]> {
  switch (node.kind) {
    case "if":
      return yield* resultOf(writeIf(node, writing));
    case "unless": {
      const { text } = yield* resultOf(writeCondition(node.test, writing));
      const body = yield* resultOf(writeBody(node.body, writing));
      const otherwise = yield* resultOf(writeBody(node.otherwise, writing));
      return [`if (!${text}) ${braces(body)}`, ...otherwise];
    }
    case "case":
      return yield* resultOf(writeCase(node, writing));
    case "selector":
      return yield* resultOf(writeSelector(node, writing));
  }
}

/** As each branch returns, `elsif` needs no nesting. */
function* writeIf({ branches, otherwise }: If, writing: Writing): Deep<readonly string[]> {
  const lines: string[] = [];
  for (const { body, test } of branches) {
    const { text } = yield* resultOf(writeCondition(test, writing));
    lines.push(`if (${text}) ${braces(yield* resultOf(writeBody(body, writing)))}`);
  }
  return [...lines, ...(yield* resultOf(writeBody(otherwise, writing)))];
}

/** An alternative: the values of which one must match, and its result. */
interface Way {
  readonly values: readonly Expression[];
  readonly body: Block | Expression;
}

function writeCase({ options, test }: Case, writing: Writing): Deep<readonly string[]> {
  return writeOptions(test, options, () => "return null;", writing);
}

function writeSelector({ entries, subject }: Selector, writing: Writing): Deep<readonly string[]> {
  const ways = entries.map(({ key, value }): Way => ({ values: [key], body: value }));
  return writeOptions(subject, ways, (tested) => `return puppet.noEntry(${tested});`, writing);
}

/** `default` is tried last wherever it is written. */
function* writeOptions(
  test: Expression,
  ways: readonly Way[],
  otherwise: (tested: string) => string,
  writing: Writing,
): Deep<readonly string[]> {
  const tested = writing.scope.next("tested");
  const lines = [`const ${tested}: puppet.Value = ${(yield* resultOf(writing.expression(test, writing))).text};`];
  let last: Way | undefined;
  for (const way of ways) {
    if (way.values.some(isDefault)) last = way;
    const conditions: string[] = [];
    for (const value of way.values.filter((each) => !isDefault(each))) {
      const { text } = yield* resultOf(writing.expression(value, writing));
      const matches = writing.scope.matches === undefined ? "" : `, ${writing.scope.matches}`;
      conditions.push(`puppet.isMatch(${tested}, ${text}${matches})`);
    }
    if (conditions.length === 0) continue;
    lines.push(`if (${conditions.join(" || ")}) ${braces(yield* resultOf(writeWay(way, writing)))}`);
  }
  return [...lines, ...(last ? yield* resultOf(writeWay(last, writing)) : [otherwise(tested)])];
}

function isDefault(option: Expression): boolean {
  let inside = option;
  while (inside.kind === "group") inside = inside.expression;
  return inside.kind === "default";
}

function* writeWay({ body }: Way, writing: Writing): Deep<readonly string[]> {
  if (body.kind === "block") return yield* resultOf(writeBody(body, writing));
  return yield* resultOf(writeReturn(body, writing));
}
