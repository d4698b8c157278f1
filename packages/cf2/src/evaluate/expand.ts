import { createSpan, type Diagnostic } from "@cairn/diagnostics";
import { catalogue } from "../diagnostics/index.js";
import { withoutDefinition } from "../diagnostics/fixes.js";
import type { Statement } from "../ast/ast.js";
import type { Block, Contribution, Expansion, Fragment, HeadRead } from "../blocks/block.js";
import type { Context } from "./context.js";
import { HeadOrder } from "./head-order.js";
import { runHead, type HeadResult } from "./heads.js";
import { isVisible, type Inline } from "../blocks/inline.js";
import type { Demand, Task } from "./machine.js";
import type { Part } from "../blocks/part.js";
import { orderByPriority } from "../blocks/priority.js";
import { JoinedDefinition, Resource, type Definition } from "../blocks/resource.js";
import { addDefinitionsOf, addPart, addText, type TextPart } from "../blocks/block-text.js";

/** Computes the contents of a block. */
export function expand({ block }: Expansion, context: Context): Demand {
  const { origin } = block;
  if (origin.kind === "filled") return true;
  if (origin.kind === "merged") return expandMerged(block, origin.contributions);
  const strings = stringsOf(block, origin.statements);
  const definitions: Definition[] = [];
  if (!strings.every((text) => addDefinitionsOf(text, definitions, context)))
    return runInlines(block, strings, context);
  block.addAll(definitions);
  return true;
}

/** The sources that form a block, its own first. */
function stringsOf(block: Block, statements: readonly Statement[]): TextPart[] {
  const { environment, part } = block.text!;
  const own: TextPart = { block, statements, environment, part, isResult: false };
  return [own, ...block.outside.map((text) => ({ block, isResult: false, ...text }))];
}

/** The elements of all merged blocks; each keeps its operator and takes the priority of its merge. */
function* expandMerged(block: Block, contributions: readonly Contribution[]): Task {
  for (const { definition, block: member } of contributions) {
    yield member.expansion;
    for (const inner of member.definitions())
      block.add(new JoinedDefinition(inner, definition.priority, inner.isResult));
  }
  return true;
}

/**
 * Runs the inline statements of a block in rounds: the heads of a round see the plain definitions that existed before
 * it, so that the order of the statements doesn't matter. Their results must not change what any head has read
 * (sections 3.8 and 3.9).
 */
function* runInlines(block: Block, strings: readonly TextPart[], context: Context): Task {
  const first: Inline[] = [];
  const fragments = strings.map((text) => addText(text, first, context));
  const order = new HeadOrder(block);
  order.add(first);
  for (let round = order.next(); round.length > 0; round = order.next()) {
    const results: HeadResult[] = [];
    for (const inline of round) {
      block.head = inline;
      results.push((yield runHead(inline, context)) as unknown as HeadResult);
    }
    block.head = undefined;
    const next: Inline[] = [];
    for (const [index, inline] of round.entries()) yield* join(block, inline, results[index]!, next, context);
    order.add(next);
  }
  block.rankParts();
  reportConflicts(block, context);
  block.order = inTextOrder({ entries: fragments.flatMap(({ entries }) => entries) });
  return true;
}

/** Adds the result of an inline statement to the block. */
function* join(block: Block, inline: Inline, result: HeadResult, next: Inline[], context: Context): Task<void> {
  const { part } = inline;
  if (result.kind === "text") {
    const { statements, environment } = result;
    inline.result = addText({ block, statements, environment, part, isResult: true }, next, context);
  } else if (result.kind === "block") {
    yield result.block.expansion;
    inline.result = joinBlock(block, part, result.block, true, context);
  } else if (result.kind === "file") {
    const { file } = result;
    const known = block.partOf(file);
    const joined = known ?? addPart(file, block);
    part.addImport(joined, inline.node.start);
    if (known) return;
    inline.result = file.isDatabase
      ? joinBlock(block, joined, file.block!, inline.isResult, context)
      : addText(fileText(block, joined, inline), next, context);
  }
}

/** The source of a file that an inline import made a part of a block. */
function fileText(block: Block, part: Part, { isResult }: Inline): TextPart {
  const { file } = part;
  return { block, statements: file.program.statements, environment: { file, part }, part, isResult };
}

/**
 * The elements of a block that is a value: they belong to the file of the statement, those of a database to the
 * database.
 */
function joinBlock(block: Block, part: Part, value: Block, isResult: boolean, context: Context): Fragment {
  const outer = { part, statement: context.nextStatement(), index: 0, inner: undefined };
  const entries: Fragment["entries"] = [];
  for (const inner of value.definitions()) entries.push(block.add(new JoinedDefinition(inner, outer, isResult)));
  return { entries };
}

/**
 * Each name that a head has read must have had all its definitions by then, counting those of the head's own file or an
 * importing one.
 */
function reportConflicts(block: Block, context: Context): void {
  const reported = new Set<string>();
  for (const read of block.headReads) {
    const definitions = block.find(read.name)?.definitions ?? [];
    const culprit = definitions.find((definition, index) => index >= read.count || !isVisible(definition, read.head));
    if (!culprit || reported.has(read.name)) continue;
    reported.add(read.name);
    context.report(inlineConflict(read, culprit, context));
  }
  for (const { name, diagnostic } of block.headMisses) if (!reported.has(name)) context.report(diagnostic);
}

function inlineConflict({ name, head }: HeadRead, culprit: Definition, context: Context): Diagnostic {
  const { source, start, end } = culprit.place;
  const readerSpan = createSpan(head.environment.file.source, head.node.start, head.node.end);
  const owner = context.currentResource();
  const path = [...(owner ? owner.path : []), name].join(".");
  const result = culprit.isResult ? "the result of an inline statement" : `the imported file \`${source.name}\``;
  const reader = `an inline ${{ import: "import", conditional: "conditional", call: "call" }[head.node.value.kind]}`;
  const labels = [{ span: readerSpan, message: `this depends on \`${name}\`` }];
  const fixes = culprit.isResult ? [] : withoutDefinition(name, culprit.place);
  return catalogue.create["inline-conflict"](
    createSpan(source, start, end),
    { path, result, reader },
    { labels, fixes },
  );
}

/** Each resource at its first occurrence, in source order with the results of inline statements at their positions. */
function inTextOrder(fragment: Fragment): Resource[] {
  const resources: Resource[] = [];
  const seen = new Set<Fragment | Resource>([fragment]);
  const stack = [{ entries: fragment.entries, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const entry = top.entries[top.next++];
    if (entry === undefined) stack.pop();
    else if (entry instanceof Resource) {
      if (entry.count > 1 && seen.has(entry)) continue;
      if (entry.count > 1) seen.add(entry);
      resources.push(entry);
    } else if (entry.result && !seen.has(entry.result)) {
      seen.add(entry.result);
      stack.push({ entries: entry.result.entries, next: 0 });
    }
  }
  return resources;
}

/** Sorts blocks to be merged by ascending priority. */
export function sortContributions(contributions: readonly Contribution[]): Contribution[] {
  return [...contributions].sort((left, right) => orderByPriority(left.definition.priority, right.definition.priority));
}
