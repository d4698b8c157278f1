import {
  createSpan,
  replacement,
  spanText,
  startOf,
  type Diagnostic,
  type Fix,
  type Result,
  type Source,
  type Span,
} from "@cairn/diagnostics";
import { deserialize, isComponent, isVector, type ProvenanceLog, type RecordId, type StoreValue } from "@cairn/store";
import { catalogue } from "../diagnostics/index.js";
import { isName } from "../values/name.js";
import { filePattern } from "./file-pattern.js";

/** One entry of a policy: the resources that some files may touch. */
export interface PolicyRule {
  /** The pattern as written. */
  readonly files: string;
  readonly matches: (file: string) => boolean;
  /** Names and `*`; a path includes everything below it. */
  readonly paths: readonly (readonly string[])[];
  readonly span: Span;
}

/** Which files may touch which resources. */
export interface Policy {
  readonly source: Source;
  readonly rules: readonly PolicyRule[];
}

/** Parses a policy file, `{"teams/web/*.cf2": ["Services.Web"]}`, and reports all its errors. */
export function readPolicy(source: Source): Result<Policy> {
  const { tree, errors } = deserialize(source, "json");
  if (!tree || errors.length > 0)
    return { diagnostics: errors.map(({ message, start, end }) => bad(createSpan(source, start, end), message)) };
  if (!isComponent(tree.value)) return { diagnostics: [bad(startOf(source), "it is not an object")] };
  const diagnostics: Diagnostic[] = [];
  const rules: PolicyRule[] = [];
  for (const [files, record] of tree.value.entries()) {
    const rule = readRule(files, record, tree.log, diagnostics);
    if (rule) rules.push(rule);
  }
  return diagnostics.length > 0 ? { diagnostics } : { value: { source, rules }, diagnostics };
}

function readRule(
  files: string,
  record: RecordId,
  log: ProvenanceLog,
  diagnostics: Diagnostic[],
): PolicyRule | undefined {
  const value = log.value(record);
  const span = log.span(record);
  const matches = filePattern(files);
  const noPattern =
    files === "" ? "an empty pattern matches no file" : `\`${files}\` matches no file: it ends in \`/\``;
  if (!matches) diagnostics.push(bad(span, noPattern));
  if (!isVector(value)) {
    diagnostics.push(
      bad(span, `what \`${files}\` may touch is not a list`, typeof value === "string" ? inList(span) : []),
    );
    return undefined;
  }
  const problems = value.flatMap((path) => problemOf(path, files));
  for (const problem of problems) diagnostics.push(bad(span, problem));
  if (!matches || problems.length > 0) return undefined;
  return { files, matches, paths: value.map((path) => (path as string).split(".")), span };
}

function problemOf(path: StoreValue, files: string): string[] {
  if (typeof path !== "string") return [`the list of \`${files}\` contains something other than strings`];
  if (path.split(".").every((name) => name === "*" || isName(name) || /^[0-9]+$/.test(name))) return [];
  return [`\`${path}\`, which \`${files}\` may touch, is not a path of a resource`];
}

/** Puts brackets around the string that ends the member in `span`. */
function inList(span: Span): Fix[] {
  const [text] = /"(?:[^"\\]|\\.)*"$/.exec(spanText(span)) ?? [];
  return text === undefined
    ? []
    : [replacement(createSpan(span.source, span.end - text.length, span.end), `[${text}]`)];
}

function bad(span: Span, reason: string, fixes: readonly Fix[] = []): Diagnostic {
  return catalogue.create["policy-file"](span, { reason }, { fixes });
}
