import { hasErrors } from "@cairn/diagnostics";
import type { Comparison, DescribedViolation, Difference, PolicyJudge, PolicyNotation } from "@cairn/store";
import {
  describeViolations,
  policyCatalogue,
  readPolicyOption,
  violationDiagnostics,
  type JudgedComparison,
} from "./policy.js";
import type { Session } from "./session.js";

type FormatPath = (path: readonly string[]) => string;

/** Checks the differences between two results against a policy. */
export class DiffPolicy {
  private readonly session: Session;
  private readonly judge: PolicyJudge;

  constructor(session: Session, judge: PolicyJudge) {
    this.session = session;
    this.judge = judge;
  }

  /** The differences that the policy forbids. */
  violationsIn({ differences }: Comparison, formatPath: FormatPath): ReadonlyMap<Difference, DescribedViolation> {
    const { judge } = this;
    const found = differences.flatMap((each) => {
      const violation = judge.judge({ paths: [each.path], isWhole: each.kind !== "moved" });
      return violation ? [[each, violation] as const] : [];
    });
    return describeViolations(found, judge, formatPath);
  }

  /** Reports violations; returns whether there are any. */
  report(comparison: JudgedComparison, formatPath: FormatPath): boolean {
    const { create } = policyCatalogue(this.session.language.name);
    const found = violationDiagnostics(comparison, this.judge, create, formatPath);
    this.session.report(found);
    return hasErrors(found);
  }
}

/** The policy that the options name; "wrong" after reporting why it can't be used. */
export function openPolicy(session: Session, notation: PolicyNotation): DiffPolicy | "wrong" {
  const { create } = policyCatalogue(session.language.name);
  const { diagnostics, value } = readPolicyOption(session.request(), notation, create);
  session.report(diagnostics);
  return value?.judge ? new DiffPolicy(session, value.judge) : "wrong";
}
