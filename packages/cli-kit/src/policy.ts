import {
  defineDiagnostics,
  policyDeclarations,
  readSource,
  startOf,
  type Catalogue,
  type commonDeclarations,
  type Diagnostic,
  type Result,
  type Span,
} from "@cairn/diagnostics";
import {
  PolicyJudge,
  readChangePolicy,
  type DescribedViolation,
  type Difference,
  type PolicyNotation,
  type Violation,
} from "@cairn/store";
import { cliDeclarations } from "./catalogue.js";
import type { LanguageRequest } from "./language.js";

type CreatePolicy = Catalogue<typeof policyDeclarations>["create"];
type CreateCommon = Catalogue<typeof commonDeclarations>["create"];
type FormatPath = (path: readonly string[]) => string;

/** The diagnostics of policies for the language `name`, whose catalogue must include them. */
export function policyCatalogue(name: string) {
  return defineDiagnostics(name, { ...cliDeclarations, ...policyDeclarations });
}

/** The policy of `--policy`, for the groups of `--group`; without a policy there is no judge. */
export function readPolicyOption(
  { files, options }: Pick<LanguageRequest, "files" | "options">,
  notation: PolicyNotation,
  create: CreatePolicy & CreateCommon,
): Result<{ readonly judge: PolicyJudge | undefined }> {
  const path = options["policy"];
  const groups = (options["group"] ?? []) as readonly string[];
  if (typeof path !== "string") return { value: { judge: undefined }, diagnostics: [] };
  const { diagnostics, value: source } = readSource(path, files, create);
  if (!source) return { diagnostics };
  const { policy, problems } = readChangePolicy(source, notation);
  const { example } = notation;
  const found = problems.map(({ fixes, reason, span }) => create["policy-file"](span, { reason, example }, { fixes }));
  if (found.length > 0) return { diagnostics: [...diagnostics, ...found] };
  const judge = new PolicyJudge(policy, groups);
  if (!judge.lacksGroup) return { value: { judge }, diagnostics };
  const reason = "no rule applies to an author without a group";
  const help = 'name the author\'s group with `--group NAME`, or add a rule for everyone: `"*": […]`';
  return { diagnostics: [...diagnostics, create["policy-unchecked"](startOf(source), { reason, help })] };
}

/** Violations in words. */
export function describeViolations(
  violations: Iterable<readonly [Difference, Violation]>,
  judge: PolicyJudge,
  formatPath: FormatPath,
): ReadonlyMap<Difference, DescribedViolation> {
  return new Map(
    Array.from(violations, ([each, violation]) => [each, judge.describe(violation, formatPath(each.path), formatPath)]),
  );
}

/** A comparison that a policy judged. */
export interface JudgedComparison {
  /** False if the comparison stopped because there were too many differences. */
  readonly complete: boolean;
  readonly violations: ReadonlyMap<Difference, DescribedViolation>;
  /** The line behind a difference; by default where the value is written. */
  readonly causeOf?: (difference: Difference) => Span | undefined;
  readonly notesOf?: (difference: Difference) => readonly string[];
}

/** An error for each change that violates a policy, at the line that causes it; and one if not all were checked. */
export function violationDiagnostics(
  { causeOf, complete, notesOf, violations }: JudgedComparison,
  judge: PolicyJudge,
  create: CreatePolicy,
  formatPath: FormatPath,
): readonly Diagnostic[] {
  const start = startOf(judge.policy.source);
  const found = [...violations].map(([difference, { help, labels, reason, who }]) => {
    const { left, path, right } = difference;
    const span = causeOf?.(difference) ?? right?.span ?? left?.span ?? start;
    const notes = notesOf?.(difference) ?? [];
    return create.policy(span, { who, path: formatPath(path), reason, instead: help }, { labels, notes });
  });
  if (complete) return found;
  const reason = "there are more differences than are compared";
  return [...found, create["policy-unchecked"](start, { reason, help: "split the change into smaller ones" })];
}
