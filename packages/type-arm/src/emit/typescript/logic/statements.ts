/**
 * Logic as TypeScript: expressions are written from the outside in, and code that must precede one becomes statements;
 * a scope has the declared variables.
 */
import { pushAll } from "@cairn/diagnostics";
import type { Block, Case, Expression, If, Selector, Unless } from "@cairn/puppet-core";
import type { Deep } from "@cairn/evaluation";
import { braces } from "./writing.js";
import { inCall, leaf, writeCondition, type Writing, type Written } from "./written.js";

/** Nodes that choose one of several alternatives. */
type Choice = If | Unless | Case | Selector;

/** The lines of a function body that returns the value of a block. Preceding declarations are in the scope. */
export function* writeBody(block: Block | undefined, writing: Writing): Deep<string[]> {
  const lines: string[] = [];
  const statements = block?.statements ?? [];
  for (const statement of statements.slice(0, -1)) {
    pushAll(lines, (yield writeStatement(statement, writing)) as readonly string[]);
  }
  const last = statements.at(-1);
  if (!last) return [...lines, "return null;"];
  return [...lines, ...((yield writeReturn(last, writing)) as readonly string[])];
}

/** A statement whose value isn't used. */
function* writeStatement(node: Expression, writing: Writing): Deep<readonly string[]> {
  const { place, scope } = writing;
  if (node.kind === "assignment" && node.left.kind === "variable" && scope.branches === 0) {
    const { name } = node.left;
    const isFeature = place.isSetter && !scope.has(name) && place.feature(name) !== undefined;
    if (!isFeature && !scope.own(name)) {
      const { text } = (yield writing.expression(node.right, writing)) as Written;
      return [`const ${scope.declare(name, true)}: puppet.Value = ${text};`];
    }
  }
  return [`${((yield writing.expression(node, writing)) as Written).text};`];
}

function* writeReturn(node: Expression, writing: Writing): Deep<readonly string[]> {
  if (isChoice(node)) return (yield writeChoice(node, writing)) as readonly string[];
  const { text } = (yield writing.expression(node, writing)) as Written;
  return [`return ${text};`];
}

function isChoice({ kind }: Expression): boolean {
  return kind === "if" || kind === "unless" || kind === "case" || kind === "selector";
}

/** The lines that return the result of a choice. The groups that its conditions match are dropped after it. */
function* writeChoice(node: Expression, writing: Writing): Deep<readonly string[]> {
  const { matches } = writing.scope;
  writing.scope.branches++;
  const lines = (yield writeWays(node as Choice, writing)) as readonly string[];
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
  const short = (yield writeTernary(node, writing)) as Written | undefined;
  const lines = short ? [] : ((yield writeWays(node, writing)) as readonly string[]);
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
    (yield writeCondition(test, writing)) as Written,
    (yield writing.expression(yes, writing)) as Written,
    (yield writing.expression(no, writing)) as Written,
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
      return (yield writeIf(node, writing)) as readonly string[];
    case "unless": {
      const { text } = (yield writeCondition(node.test, writing)) as Written;
      const body = (yield writeBody(node.body, writing)) as string[];
      const otherwise = (yield writeBody(node.otherwise, writing)) as string[];
      return [`if (!${text}) ${braces(body)}`, ...otherwise];
    }
    case "case":
      return (yield writeCase(node, writing)) as readonly string[];
    case "selector":
      return (yield writeSelector(node, writing)) as readonly string[];
  }
}

/** As each branch returns, `elsif` needs no nesting. */
function* writeIf({ branches, otherwise }: If, writing: Writing): Deep<readonly string[]> {
  const lines: string[] = [];
  for (const { body, test } of branches) {
    const { text } = (yield writeCondition(test, writing)) as Written;
    lines.push(`if (${text}) ${braces((yield writeBody(body, writing)) as string[])}`);
  }
  return [...lines, ...((yield writeBody(otherwise, writing)) as string[])];
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
  const lines = [`const ${tested}: puppet.Value = ${((yield writing.expression(test, writing)) as Written).text};`];
  let last: Way | undefined;
  for (const way of ways) {
    if (way.values.some(isDefault)) last = way;
    const conditions: string[] = [];
    for (const value of way.values.filter((each) => !isDefault(each))) {
      const { text } = (yield writing.expression(value, writing)) as Written;
      const matches = writing.scope.matches === undefined ? "" : `, ${writing.scope.matches}`;
      conditions.push(`puppet.isMatch(${tested}, ${text}${matches})`);
    }
    if (conditions.length === 0) continue;
    lines.push(`if (${conditions.join(" || ")}) ${braces((yield writeWay(way, writing)) as readonly string[])}`);
  }
  return [...lines, ...(last ? ((yield writeWay(last, writing)) as readonly string[]) : [otherwise(tested)])];
}

function isDefault(option: Expression): boolean {
  let inside = option;
  while (inside.kind === "group") inside = inside.expression;
  return inside.kind === "default";
}

function* writeWay({ body }: Way, writing: Writing): Deep<readonly string[]> {
  if (body.kind === "block") return (yield writeBody(body, writing)) as string[];
  return (yield writeReturn(body, writing)) as readonly string[];
}
