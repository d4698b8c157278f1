import {
  createSpan,
  removal,
  replacement,
  spanText,
  type Diagnostic,
  type Fix,
  type Label,
  type Span,
  withoutElement,
} from "@cairn/diagnostics";
import type { Failure } from "@cairn/evaluation";
import { catalogue } from "../diagnostics/index.js";
import type { InstanceCode } from "../diagnostics/instances.js";
import { failuresOf } from "./refused.js";

/** Failures of objects have the names of their diagnostics. */
declare module "@cairn/evaluation" {
  interface FailureKinds extends Record<InstanceCode, true> {
    /** All errors of an object, each with a separate diagnostic (`Refused`). */
    refused: true;
  }
}

const codes: ReadonlySet<string> = new Set<InstanceCode>([
  ...(["refused-value", "refused-object", "wrong-type", "wrong-count", "unknown-feature", "read-only"] as const),
  ...(["append-to-one", "frozen-object", "abstract-type", "managed-type", "not-a-type", "wrong-arguments"] as const),
  ...(["setter-cycle", "getter-cycle", "endless-new", "already-contained", "containment-cycle"] as const),
  ...([
    "repeated-object",
    "unfinished-object",
    "logic-result",
    "costly-pattern",
    "too-long",
    "too-much-memory",
  ] as const),
  ...(["unresolved-link", "wrong-data", "no-type", "no-value", "no-function"] as const),
]);

const others: Readonly<Record<string, InstanceCode>> = {
  "too-deep-calls": "too-long",
  "unknown-variable": "no-value",
  "unknown-type": "no-type",
  "unknown-function": "no-function",
};

/** The diagnostics of a failure: one for each error. */
export function describeFailure(failure: Failure, place: Span): Diagnostic[] {
  return failuresOf(failure).map((each) => describeOne(each, place));
}

function describeOne({ kind, message, span, notes, help }: Failure, place: Span): Diagnostic {
  const code = others[kind] ?? (codes.has(kind) ? (kind as InstanceCode) : "evaluation");
  const labels = notes.flatMap((note): Label[] => (note.span ? [{ message: note.message, span: note.span }] : []));
  const strings = notes.flatMap((note) => (note.span ? [] : [note.message]));
  const details = { labels, notes: strings, help, fixes: span ? fixesOf(code, span, help ?? "") : [] };
  return catalogue.create[code](span ?? place, { message }, details);
}

/** Writes the names that the help of a failure suggests, in the quotes of the wrong one; or a number without quotes. */
function fixesOf(code: InstanceCode, span: Span, help: string): Fix[] {
  if (span.end - span.start > longest) return [];
  const written = spanText(span);
  const [quote = ""] = /^['"](?=[\w:]*['"]$)/.exec(written) ?? [];
  if (code === "unknown-feature" || code === "no-type") {
    if (quote === "" && !/^[\w:]+$/.test(written)) return [];
    const [, meant = ""] = /^did you mean (.*)\?$/.exec(help) ?? [];
    return [...meant.matchAll(/`([\w:]+)`/g)].map(([, name]) => replacement(span, `${quote}${name!}${quote}`));
  }
  if (code === "read-only") return withoutEntry(span);
  if (code === "repeated-object") return withoutElement(span.source, span, "remove this one");
  if (code === "append-to-one" && written.split("+=").length === 2)
    return [replacement(span, written.replace("+=", "="), "write `=`")];
  const [, type] = /(`"\$type": "[\w:]+")`/.exec(help) ?? [];
  if (code === "abstract-type" && type !== undefined && written.startsWith("{"))
    return [
      replacement(createSpan(span.source, span.start + 1, span.start + 1), ` ${type.slice(1)},`, "name the type"),
    ];
  const [, plain] = /^write `([-\w.]+)` without quotes/.exec(help) ?? [];
  return code === "wrong-type" && plain !== undefined && written.slice(1, -1) === plain
    ? [replacement(span, plain)]
    : [];
}

/** Removes `, name => value`, whose value is in `span`. */
function withoutEntry({ source, start, end }: Span): Fix[] {
  const before = source.text.slice(Math.max(0, start - longest), start);
  const [key] = /(?:,\s*)?\w+\s*=>\s*$/.exec(before) ?? [];
  const [comma = ""] = key?.startsWith(",") ? [] : (/^\s*,\s*/.exec(source.text.slice(end, end + longest)) ?? []);
  return key === undefined ? [] : [removal(createSpan(source, start - key.length, end + comma.length), "leave it out")];
}

/** Longer strings are no names. */
const longest = 200;
