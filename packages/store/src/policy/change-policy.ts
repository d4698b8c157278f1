import type { Source, Span } from "@cairn/diagnostics";
import { readPolicyMembers, type PolicyMember, type PolicyProblem } from "./members.js";
import { Wildcard } from "./wildcard.js";

/** The paths that a text in a policy means. */
export interface PathPattern {
  /** Whether a path is one of them, or inside one. */
  includes(path: readonly string[]): boolean;
  /** Whether a part of the value at a path is. */
  reachesInto(path: readonly string[]): boolean;
}

/** How a language writes paths in policies. */
export interface PolicyNotation {
  /** A path for messages: `File[/srv/www/*]`. */
  readonly example: string;
  /** The pattern that a text is; undefined if it isn't one. An exclusion may match more generously. */
  patternOf(text: string, isExclusion: boolean): PathPattern | undefined;
}

/** A path that a rule allows or, after `!`, excludes. */
export interface PolicyEntry {
  readonly text: string;
  readonly isExclusion: boolean;
  readonly pattern: PathPattern;
  readonly span: Span;
}

/** What some groups of authors may change. */
export interface ChangeRule {
  /** The pattern of groups as written. */
  readonly groups: string;
  readonly matches: Wildcard;
  readonly entries: readonly PolicyEntry[];
  readonly span: Span;
}

/** Which groups of authors may change which paths. */
export interface ChangePolicy {
  readonly source: Source;
  readonly rules: readonly ChangeRule[];
}

/** The maximum number of paths in a policy, and of UTF-16 units in one. */
const [maxPaths, maxLength] = [5_000, 1_000];

/** Parses a policy about changes: `{"*": ["*", "!File[/etc/sudoers*]"], "web-team": ["File[/srv/www/*]"]}`. */
export function readChangePolicy(
  source: Source,
  notation: PolicyNotation,
): { readonly policy: ChangePolicy; readonly problems: readonly PolicyProblem[] } {
  const { members, problems } = readPolicyMembers(source);
  const all = [...problems];
  const count = members.reduce((sum, { paths }) => sum + paths.length + 1, 0);
  if (count > maxPaths) {
    const { span } = members[0]!;
    return { policy: { source, rules: [] }, problems: [{ span, reason: tooMany, fixes: [] }] };
  }
  const rules = members.map((member) => readRule(member, notation, all));
  return { policy: { source, rules }, problems: all };
}

const tooMany = `it has more than ${maxPaths} groups and paths`;

function readRule({ key, paths, span }: PolicyMember, notation: PolicyNotation, problems: PolicyProblem[]): ChangeRule {
  if (key === "") problems.push({ span, reason: "an empty pattern matches no group", fixes: [] });
  if (key.length > maxLength)
    problems.push({ span, reason: `a group is longer than ${maxLength} characters`, fixes: [] });
  const entries: PolicyEntry[] = [];
  for (const { span: place, text } of paths) {
    const isExclusion = text.startsWith("!");
    const path = isExclusion ? text.slice(1) : text;
    const isTooLong = path.length > maxLength;
    const pattern = isTooLong ? undefined : notation.patternOf(path, isExclusion);
    if (pattern) entries.push({ text: path, isExclusion, pattern, span: place });
    else
      problems.push({
        span: place,
        reason: isTooLong
          ? `a path in the list of \`${key}\` is longer than ${maxLength} characters`
          : `\`${path}\`, in the list of \`${key}\`, is not a path such as \`${notation.example}\``,
        fixes: [],
      });
  }
  return { groups: key, matches: new Wildcard(key.slice(0, maxLength)), entries, span };
}
