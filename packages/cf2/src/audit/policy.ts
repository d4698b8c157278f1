import type { Diagnostic, Result, Source, Span } from "@cairn/diagnostics";
import { readPolicyMembers, type PolicyMember, type PolicyProblem } from "@cairn/store";
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
  const { members, problems } = readPolicyMembers(source);
  const all = [...problems];
  const rules = members.flatMap((member) => readRule(member, all));
  return all.length > 0 ? { diagnostics: all.map(bad) } : { value: { source, rules }, diagnostics: [] };
}

function readRule({ key: files, paths, span }: PolicyMember, problems: PolicyProblem[]): PolicyRule[] {
  const matches = filePattern(files);
  const noPattern =
    files === "" ? "an empty pattern matches no file" : `\`${files}\` matches no file: it ends in \`/\``;
  if (!matches) problems.push({ span, reason: noPattern, fixes: [] });
  for (const { span: place, text } of paths)
    if (!isPath(text)) {
      const reason = `\`${text}\`, which \`${files}\` may touch, is not a path of a resource`;
      problems.push({ span: place, reason, fixes: [] });
    }
  return matches ? [{ files, matches, paths: paths.map(({ text }) => text.split(".")), span }] : [];
}

function isPath(text: string): boolean {
  return text.split(".").every((name) => name === "*" || isName(name) || /^[0-9]+$/.test(name));
}

function bad({ fixes, reason, span }: PolicyProblem): Diagnostic {
  return catalogue.create["policy-file"](span, { reason }, { fixes });
}
