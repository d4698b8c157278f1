import { positionAt, type Label } from "@cairn/diagnostics";
import type { ChangePolicy, ChangeRule } from "./change-policy.js";

/** A change, as a policy sees it. */
export interface Touch {
  /** The paths of the changed value: before and after, if they differ. All of them must be allowed. */
  readonly paths: readonly (readonly string[])[];
  /** Further names of it, which can only exclude the change. */
  readonly aliases?: readonly (readonly string[])[];
  /** Whether the whole value comes, goes or is replaced, with everything inside it. */
  readonly isWhole: boolean;
}

/** The reason why a change isn't allowed, as data that can be sent between threads. */
export interface Violation {
  /** The author's group; undefined without one. */
  readonly group: string | undefined;
  /** The index of the rule that doesn't allow the change; undefined if no rule matches the group. */
  readonly rule: number | undefined;
  /** The index of the entry that excludes the change; undefined if no entry allows it. */
  readonly entry: number | undefined;
}

/** A violation in words. */
export interface DescribedViolation {
  /** The author, or the change if the author has no group. */
  readonly who: string;
  readonly reason: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** The position of the rule or path in the policy. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Decides which changes the author may make. */
export class PolicyJudge {
  readonly policy: ChangePolicy;
  private readonly groups: readonly (string | undefined)[];
  private readonly rules: readonly (readonly ChangeRule[])[];

  /** `groups`: those that the author belongs to. A change is allowed if one of them may make it. */
  constructor(policy: ChangePolicy, groups: readonly string[]) {
    this.policy = policy;
    this.groups = groups.length === 0 ? [undefined] : groups;
    this.rules = this.groups.map((group) => policy.rules.filter(({ matches }) => matches.matches(group ?? "")));
  }

  /** Whether no group is named although every rule is for named groups. */
  get lacksGroup(): boolean {
    return this.groups[0] === undefined && this.rules[0]!.length === 0;
  }

  /** The violation that a change is; undefined if it is allowed. */
  judge(touch: Touch): Violation | undefined {
    let violation: Violation | undefined;
    for (const [index, group] of this.groups.entries()) {
      const found = this.judgeBy(this.rules[index]!, group, touch);
      if (!found) return undefined;
      violation ??= found;
    }
    return violation;
  }

  /** `path`: the changed value as messages show it. */
  describe({ entry, group, rule }: Violation, path: string): DescribedViolation {
    const who = group === undefined ? "this change" : `\`${group}\``;
    const { name } = this.policy.source;
    const found = rule === undefined ? undefined : this.policy.rules[rule];
    if (!found) {
      const help = `add a rule that does: \`${JSON.stringify(group ?? "*")}: [${JSON.stringify(path)}]\``;
      return {
        who,
        help,
        reason: `no rule of \`${name}\` matches this group`,
        labels: [],
        file: name,
        line: 1,
        column: 1,
      };
    }
    const excluding = entry === undefined ? undefined : found.entries[entry];
    const { span } = excluding ?? found;
    const reason = excluding
      ? `the rule \`${found.groups}\` of \`${name}\` excludes \`${excluding.text}\``
      : `the rule \`${found.groups}\` of \`${name}\` allows ${allowedBy(found)}`;
    const help = excluding
      ? `undo the change, or ask those who may change \`${name}\``
      : `undo the change, leave it to a group that may touch \`${path}\`, or add \`${path}\` to the rule`;
    return {
      who,
      reason,
      help,
      labels: [{ span, message: excluding ? "the path is excluded here" : "the rule is here" }],
      file: name,
      ...positionAt(span.source, span.start),
    };
  }

  private judgeBy(rules: readonly ChangeRule[], group: string | undefined, touch: Touch): Violation | undefined {
    const broken = rules.find((rule) => excludedBy(rule, touch) >= 0 || !isAllowed(rule, touch));
    if (!broken) return rules.length > 0 ? undefined : { group, rule: undefined, entry: undefined };
    const entry = excludedBy(broken, touch);
    return { group, rule: this.policy.rules.indexOf(broken), entry: entry < 0 ? undefined : entry };
  }
}

/** The index of the entry that excludes a change, or -1. */
function excludedBy({ entries }: ChangeRule, { aliases = [], isWhole, paths }: Touch): number {
  const all = [...paths, ...aliases];
  return entries.findIndex(
    ({ isExclusion, pattern }) =>
      isExclusion && all.some((path) => pattern.includes(path) || (isWhole && pattern.reachesInto(path))),
  );
}

function isAllowed({ entries }: ChangeRule, { paths }: Touch): boolean {
  return paths.every((path) => entries.some(({ isExclusion, pattern }) => !isExclusion && pattern.includes(path)));
}

/** At most this many of the allowed paths are named. */
const maxNamed = 5;

function allowedBy({ entries }: ChangeRule): string {
  const allowed = entries.filter(({ isExclusion }) => !isExclusion);
  if (allowed.length === 0) return "nothing";
  const shown = allowed.slice(0, maxNamed).map(({ text }) => `\`${text}\``);
  const more = allowed.length > maxNamed ? ` and ${allowed.length - maxNamed} more` : "";
  return `only ${shown.join(", ")}${more}`;
}
