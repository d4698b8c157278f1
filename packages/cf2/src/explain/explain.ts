/**
 * Explains where a value comes from: its definition, what that was made from, what it replaced, and by which imports it
 * came in.
 */
import { lineText, positionAt, type Result } from "@cairn/diagnostics";
import {
  explainedStep,
  showView,
  withoutPrivate,
  type Explanation,
  type LostValue,
  type ShownValue,
  type View,
} from "@cairn/store";
import type { Compiled } from "../compile.js";
import { plainDigits, resultView } from "../emit/result-view.js";
import { spanOf } from "../diagnostics/said.js";
import { Block } from "../blocks/block.js";
import type { Cell, MacroUse, Place } from "../blocks/cell.js";
import type { Resource } from "../blocks/resource.js";
import { type Definition, type Loser } from "../blocks/resource.js";
import type { Contents } from "../evaluate/materialize.js";
import { MASK, SecretText } from "../secrets/secret-text.js";
import { isNumber, ListValue, type Value } from "../values/value.js";
import { findPath } from "./find-path.js";

/** The most explanations in one answer. */
const mostSteps = 1000;

/**
 * Explains the value at a path: its definitions, what they were made from, what they replaced, and which file imports
 * which. Private values are hidden, and the lines of code that may contain them, unless the result includes them.
 */
export function explain(compiled: Compiled, path: string): Result<Explanation> {
  const found = findPath(compiled, path);
  if ("code" in found) return { diagnostics: [found] };
  const { resource, element, value } = found;
  const first = new Explainer(compiled).explain(resource, path, element);
  const shown = element ? { ...first, value: showValue(value, compiled) } : first;
  return { value: compiled.includesPrivate ? shown : withoutPrivate(shown), diagnostics: [] };
}

/** An explanation whose sources are still to be added. */
type Draft = { -readonly [Member in keyof Explanation]: Explanation[Member] } & { from: Explanation[] };

interface Waiting {
  readonly draft: Draft;
  readonly resource: Resource;
}

class Explainer {
  private readonly compiled: Compiled;
  private readonly known = new Map<Resource, Draft>();
  private readonly waiting: Waiting[] = [];

  constructor(compiled: Compiled) {
    this.compiled = compiled;
  }

  /** `element`: the requested part of a list. */
  explain(resource: Resource, path: string, element: Cell | undefined): Explanation {
    const first = this.draft(resource, path);
    if (element) first.from.push(...this.sources(element, first));
    for (const { draft, resource: each } of this.waiting) this.fill(draft, each);
    return first;
  }

  private draft(resource: Resource, path = resource.path.join(".")): Draft {
    const [top] = resource.used;
    const definition = top ?? resource.first;
    const draft: Draft = {
      ...this.step(definition, resource.value),
      path,
      private: privacyOf(resource, definition),
      from: [],
      lost: resource.lost.map((loser) => this.lost(loser, top)),
      omitted: 0,
    };
    this.known.set(resource, draft);
    this.waiting.push({ draft, resource });
    return draft;
  }

  /** Adds the definitions of lower priority that took part, then the resources that were read. */
  private fill(draft: Draft, { used, first, path }: Resource): void {
    const [top, ...lower] = used.length > 0 ? used : [first];
    for (const definition of lower) {
      const own = {
        ...this.step(definition, definition.cell.value),
        ...{ path: path.join("."), private: draft.private, lost: [], omitted: 0 },
      };
      draft.from.push({ ...own, from: this.sources(definition.cell, draft) });
    }
    if (top) draft.from.push(...this.sources(top.cell, draft));
  }

  private sources(cell: Definition["cell"], draft: Draft): Explanation[] {
    const calls = new Map((cell.calls ?? []).map((use) => [use.place.start, use]));
    const hidesCalls = draft.private !== undefined && !this.compiled.includesPrivate;
    const sources: Explanation[] = [...calls.values()].map((use) => explainCall(use, hidesCalls));
    for (const resource of new Set(cell.reads ?? [])) {
      const known = this.known.get(resource);
      if (known) sources.push({ ...known, from: [], omitted: known.from.length });
      else if (this.known.size < mostSteps) sources.push(this.draft(resource));
      else draft.omitted++;
    }
    return sources;
  }

  private step(definition: Definition, value: Value | undefined) {
    const { place, operator } = definition;
    const step = operator === "=>" ? "assigned" : operator === "~>" ? "merged" : `combined by ${operator}`;
    const from =
      place.database === undefined ? (hasOwnText(place) ? "" : " from outside") : ` from \`${place.database}\``;
    return explainedStep(spanOf(place), step + from, showValue(value, this.compiled, place));
  }

  private lost({ definition, why }: Loser, winner: Definition | undefined): LostValue {
    const value = definition.cell.value;
    return { ...this.step(definition, value), why: this.reason(definition, why, winner) };
  }

  private reason({ place }: Definition, why: Loser["why"], winner: Definition | undefined): string {
    if (why === "undefined") return "`?` gives way to every other definition";
    if (!winner) return "it was overridden";
    const { name: file } = winner.place.source;
    const there = `${file}:${positionAt(winner.place.source, winner.place.start).line}`;
    if (why === "equal") return `${there} assigns the same value`;
    if (!this.compiled.files.has(file)) return `overridden from outside, which has priority over all files`;
    const because = winner.place.source === place.source ? "" : ", whose file imports this one";
    return `overridden by the assignment at ${there}${because}`;
  }
}

/** Longer lines aren't searched for private definitions. */
const longestLine = 1000;

/** What is inside of a private resource is private. A line of code may contain private definitions, too. */
function privacyOf(resource: Resource, { place }: Definition): Explanation["private"] {
  for (let around: Resource | undefined = resource; around; around = around.block.owner)
    if (around.isPrivate) return "value";
  const { line } = positionAt(place.source, place.start);
  const text = lineText(place.source, line);
  return text.length > longestLine || /\bprivate\b/.test(text) ? "code" : undefined;
}

/** A call of a macro, at the macro's definition. */
function explainCall({ macro, place }: MacroUse, hidesArguments: boolean): Explanation {
  const { source } = place;
  const definition = { source, start: macro.start, end: macro.end };
  const call = hidesArguments ? `${macro.name}(…)` : showText(source.text.slice(place.start, place.end)).text;
  const value = showText(source.text.slice(macro.start, macro.end));
  return {
    ...explainedStep(spanOf(definition), `by the macro \`${macro.name}\``, value),
    path: call,
    from: [],
    lost: [],
    omitted: 0,
  };
}

function hasOwnText({ source }: Place): boolean {
  return !source.name.startsWith("--");
}

/** A value that was never evaluated is shown as it is written. */
function showValue(value: Value | undefined, compiled: Compiled, place?: Place): ShownValue {
  if (value === undefined) return showText(place ? place.source.text.slice(place.start, place.end) : "");
  if (value instanceof SecretText) return { text: String(value), json: JSON.stringify(value) };
  if (typeof value === "string") return { text: JSON.stringify(value), json: JSON.stringify(value) };
  if (typeof value === "boolean") return { text: String(value), json: String(value) };
  if (isNumber(value)) return { text: value.digits, json: plainDigits(value) };
  return value instanceof Block || value instanceof ListValue
    ? showContainer(value, compiled)
    : { text: "?", json: "null" };
}

function showText(text: string): ShownValue {
  const line = text.replace(/\s+/g, " ");
  const shown = line.length <= 80 ? line : `${line.slice(0, 79)}…`;
  return { text: shown, json: JSON.stringify(shown) };
}

function showContainer(value: Block | ListValue, { contents }: Compiled): ShownValue {
  if (contents.has(value)) return showView(value, maskedView(contents), "resource");
  const text = value instanceof Block ? `{${value.size} resources}` : `[${value.items.length} elements]`;
  return { text, json: JSON.stringify(text) };
}

/** The result as it may be shown: without the values of databases. */
function maskedView(contents: Contents): View {
  const view = resultView(contents, "plain");
  return {
    ...view,
    scalar: (value, layout, inline) =>
      value instanceof SecretText ? layout.quote(MASK, inline) : view.scalar(value, layout, inline),
  };
}
