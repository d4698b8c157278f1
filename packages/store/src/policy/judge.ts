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
  /** The path that is excluded or not allowed: one of those of the change. */
  readonly path: readonly string[];
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

type FormatPath = (path: readonly string[]) => string;

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

  /** `path`: the changed value as messages show it, in the language's notation. */
  describe({ entry, group, path: touched, rule }: Violation, path: string, formatPath: FormatPath): DescribedViolation {
    const who = group === undefined ? "this change" : `\`${group}\``;
    const { name: file } = this.policy.source;
    const found = rule === undefined ? undefined : this.policy.rules[rule];
    if (!found) {
      const help = `add a rule that does: \`${JSON.stringify(group ?? "*")}: [${JSON.stringify(path)}]\``;
      return {
        who,
        help,
        reason: `no rule of \`${file}\` matches this group`,
        labels: [],
        file,
        line: 1,
        column: 1,
      };
    }
    const excluding = entry === undefined ? undefined : found.entries[entry];
    const { span } = excluding ?? found;
    const name = formatPath(touched);
    const isRenamed = name === path ? "" : `, and this is \`${name}\``;
    const verdict = excluding ? `excludes \`${excluding.text}\`` : `allows ${allowedBy(found)}`;
    const help = excluding
      ? `undo the change, or ask those who may change \`${file}\``
      : `undo the change, leave it to a group that may touch \`${name}\`, or add \`${name}\` to the rule`;
    return {
      who,
      help,
      reason: `the rule \`${found.groups}\` of \`${file}\` ${verdict}${isRenamed}`,
      labels: [{ span, message: excluding ? "the path is excluded here" : "the rule is here" }],
      file,
      ...positionAt(span.source, span.start),
    };
  }

  private judgeBy(rules: readonly ChangeRule[], group: string | undefined, touch: Touch): Violation | undefined {
    if (rules.length === 0) return { group, rule: undefined, entry: undefined, path: touch.paths[0]! };
    for (const rule of rules) {
      const broken = excludedBy(rule, touch) ?? notAllowedBy(rule, touch);
      if (broken) return { group, rule: this.policy.rules.indexOf(rule), ...broken };
    }
    return undefined;
  }
}

type Broken = Pick<Violation, "entry" | "path">;

/** The entry that excludes a change. */
function excludedBy({ entries }: ChangeRule, { aliases = [], isWhole, paths }: Touch): Broken | undefined {
  const all = [...paths, ...aliases];
  for (const [entry, { isExclusion, pattern }] of entries.entries()) {
    if (!isExclusion) continue;
    const path = all.find((each) => pattern.includes(each) || (isWhole && pattern.reachesInto(each)));
    if (path) return { entry, path };
  }
  return undefined;
}

/** The path of a change that no entry allows. */
function notAllowedBy({ entries }: ChangeRule, { paths }: Touch): Broken | undefined {
  const path = paths.find(
    (each) => !entries.some(({ isExclusion, pattern }) => !isExclusion && pattern.includes(each)),
  );
  return path && { entry: undefined, path };
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
