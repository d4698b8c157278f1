import { createSpan, replacement, startOf, type Fix, type Source, type Span } from "@cairn/diagnostics";
import { deserialize } from "../deserialize/deserialize.js";
import type { ValuePlaces } from "../deserialize/builder.js";
import type { DataTree } from "../deserialize/deserialize.js";
import type { RecordId } from "../provenance.js";
import { isComponent, isVector } from "../value.js";

/** One path in a policy. */
export interface PolicyPath {
  readonly text: string;
  readonly span: Span;
}

/** A member of a policy: a pattern of those to whom it applies, and the paths that they may touch. */
export interface PolicyMember {
  readonly key: string;
  readonly paths: readonly PolicyPath[];
  readonly span: Span;
}

/** A reason why a policy can't be used. */
export interface PolicyProblem {
  readonly span: Span;
  readonly reason: string;
  readonly fixes: readonly Fix[];
}

/** The contents of a policy; usable only if there are no problems. */
export interface PolicyMembers {
  readonly members: readonly PolicyMember[];
  readonly problems: readonly PolicyProblem[];
}

/** Reads the form that all policies share: a JSON object of patterns, each with a list of paths. */
export function readPolicyMembers(source: Source): PolicyMembers {
  const places: ValuePlaces = new Map();
  const { errors, tree } = deserialize(source, "json", { places });
  if (!tree || errors.length > 0) {
    const problems = errors.map(({ end, message, start }) => problem(createSpan(source, start, end), message));
    return { members: [], problems };
  }
  if (!isComponent(tree.value)) return { members: [], problems: [problem(startOf(source), "it is not an object")] };
  const members: PolicyMember[] = [];
  const problems: PolicyProblem[] = [];
  for (const [key, record] of tree.value.entries()) {
    members.push(readMember(key, record, { tree, places, problems }));
  }
  return { members, problems };
}

interface Reading {
  readonly tree: DataTree;
  readonly places: ValuePlaces;
  readonly problems: PolicyProblem[];
}

function readMember(key: string, record: RecordId, { places, problems, tree: { log } }: Reading): PolicyMember {
  const value = log.value(record);
  const span = log.span(record);
  if (!isVector(value)) {
    const fixes = typeof value === "string" ? inList(span) : [];
    problems.push(problem(span, `what \`${key}\` may touch is not a list`, fixes));
    return { key, span, paths: [] };
  }
  const placesOfItems = places.get(value) ?? [];
  const paths: PolicyPath[] = [];
  for (const [index, text] of value.entries()) {
    const [start, end] = placesOfItems[index]!;
    const item = createSpan(span.source, start, end);
    if (typeof text === "string") paths.push({ text, span: item });
    else problems.push(problem(item, `the list of \`${key}\` contains something other than strings`));
  }
  return { key, paths, span };
}

/** Puts brackets around the string that ends the member in `span`. */
function inList(span: Span): Fix[] {
  const [text] = /"(?:[^"\\]|\\.)*"$/.exec(span.source.text.slice(span.start, span.end)) ?? [];
  return text === undefined
    ? []
    : [replacement(createSpan(span.source, span.end - text.length, span.end), `[${text}]`)];
}

function problem(span: Span, reason: string, fixes: readonly Fix[] = []): PolicyProblem {
  return { span, reason, fixes };
}
