import { createSpan, type Source, type Span } from "@cairn/diagnostics";
import type { Parameter, Resource } from "../catalog/resource.js";
import { DeclaredResource } from "../evaluate/declared-resource.js";
import type { Rendering } from "../templates/renderings.js";
import { variablesNamed, type VariableUsed } from "./variables.js";

/** A template that a value was made from. */
export interface TemplateUsed {
  readonly rendering: Rendering;
  /** The offset in the value at which its output begins. */
  readonly at: number;
}

/** The templates whose calls are in the attribute that set a parameter, and whose output is in its value, in order. */
export function templatesOf({ span, value }: Parameter, renderings: readonly Rendering[]): TemplateUsed[] {
  const found: TemplateUsed[] = [];
  const text = textOf(value);
  if (text === undefined) return found;
  let from = 0;
  for (const rendering of renderings) {
    const { call } = rendering;
    const isHere = call.source === span.source && call.start >= span.start && call.end <= span.end;
    const at = isHere && rendering.text !== "" ? text.indexOf(rendering.text, from) : -1;
    if (at < 0) continue;
    found.push({ rendering, at });
    from = at + rendering.text.length;
  }
  return found;
}

/** A string, possibly a secret one. */
export function textOf(value: Parameter["value"]): string | undefined {
  if (typeof value === "string") return value;
  const isSecret = typeof value === "object" && value !== null && "kind" in value && value.kind === "sensitive";
  return isSecret && typeof value.value === "string" ? value.value : undefined;
}

/** The lines of a template that wrote a part of its output, each once. */
export function sourceLines({ places, source, strings }: Rendering, start: number, end: number): Span[] {
  const lines = new Map<number, Span>();
  let at = 0;
  for (const [index, piece] of strings.entries()) {
    const [first, last] = [Math.max(start, at), Math.min(end, at + piece.length)];
    if (first < last && piece.slice(first - at, last - at).trim() !== "") {
      const line = lineAt(source, offsetInTemplate(source.text, places[index]!, first - at));
      lines.set(line.start, line);
    }
    at += piece.length;
  }
  return [...lines.values()];
}

/** A tag has the position of its start, a text that of the end of the preceding tag. */
function offsetInTemplate(text: string, place: number, offset: number): number {
  const [close] = /^-?%>/.exec(text.slice(place, place + 3)) ?? [];
  return close === undefined && text.startsWith("<%", place) ? place : place + (close?.length ?? 0) + offset;
}

function lineAt(source: Source, place: number): Span {
  const { text } = source;
  const start = text.lastIndexOf("\n", place - 1) + 1;
  const end = text.indexOf("\n", start);
  return createSpan(source, start, end < 0 ? text.length : end);
}

const inRuby = /@([a-z_]\w*)|scope\s*(?:\[|\.lookupvar\s*\()\s*['":]+([\w:]+)/g;
const inPuppet = /\$(?:\{)?((?:::)?[a-z_]\w*(?:::\w+)*)/g;

/**
 * The variables that a line of a template names, as far as the caller's scope knows them, and not the template itself.
 */
export function variablesInLine(line: Span, resource: Resource): VariableUsed[] {
  if (!(resource instanceof DeclaredResource)) return [];
  const { name: file, text: whole } = line.source;
  const text = whole.slice(line.start, line.end);
  const isRuby = file.endsWith(".erb") || (!file.endsWith(".epp") && text.includes("@"));
  const names = new Set([...text.matchAll(isRuby ? inRuby : inPuppet)].map(([, one, other]) => (one ?? other)!));
  const isOwn = (name: string) => !isRuby && new RegExp(`\\|[^|\\n]*\\$${name}\\b[^|\\n]*\\|`).test(whole);
  return variablesNamed(
    [...names].filter((name) => !isOwn(name)),
    resource.scope,
  );
}
