/**
 * Differences between catalogs, ours or Puppet's: each is read into one form (`compared-catalog`), compared by its
 * resources and parameters regardless of their order, and for many nodes equal differences are reported once.
 */
import {
  compare,
  type Comparison,
  type Difference,
  type DifferenceSide,
  type PolicyJudge,
  type Violation,
} from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { mask } from "../view/secrets.js";
import type { ComparedCatalog } from "./compared-catalog.js";
import type { Ignores } from "./ignore.js";
import { touchOf } from "./policy/touch-of.js";
import { compareRelationships } from "./relationships.js";
import { compareServed, type UnseenFile } from "./served/compare-served.js";

/** What counts as a difference. */
export interface CompareCatalogsOptions {
  readonly ignored: Ignores;
  /** Whether relationships are compared as they are written, not as a graph. */
  readonly isWritten: boolean;
  /** Decides which changes violate a policy; those are shown even if they are ignored. */
  readonly judge?: PolicyJudge | undefined;
}

/** A comparison of two catalogs. */
export interface CatalogsComparison extends Comparison {
  /** The differences that are between copied files. */
  readonly copied: ReadonlySet<Difference>;
  /** The copied files that can't be compared. */
  readonly unseen: readonly UnseenFile[];
  /** The differences that the policy forbids. */
  readonly violations: ReadonlyMap<Difference, Violation>;
}

/**
 * The differences between two catalogs: resources and parameters, regardless of their order. Secrets are compared but
 * not shown.
 */
export function compareCatalogs(
  left: ComparedCatalog,
  right: ComparedCatalog,
  { ignored, isWritten, judge }: CompareCatalogsOptions,
): CatalogsComparison {
  const { complete, differences: written } = compare(left.tree, right.tree, { order: false });
  const differences = isWritten ? written : compareRelationships(left, right, written);
  const served = compareServed(left, right);
  const violations = new Map<Difference, Violation>();
  const shown: Difference[] = [];
  const masking = new Masking(left, right);
  const add = (difference: Difference, mask: (difference: Difference) => Difference | undefined) => {
    const violation = judge?.judge(touchOf(difference, left, right));
    if (!violation && ignored(difference.path)) return undefined;
    const masked = mask(difference);
    if (!masked) return undefined;
    shown.push(masked);
    if (violation) violations.set(masked, violation);
    return masked;
  };
  for (const each of differences) add(each, (difference) => masking.mask(difference));
  const copied = new Set(served.differences.flatMap((each) => add(each, (difference) => difference) ?? []));
  const unseen = served.unseen.flatMap((each): UnseenFile[] => {
    const path = [each.reference, "content"];
    if (!each.isElsewhere && judge?.judge(touchOf({ path }, left, right))) return [{ ...each, isForbidden: true }];
    return ignored(path) ? [] : [each];
  });
  return { differences: shown, copied, unseen, complete, violations };
}

/** Hides the values of differences between secrets. */
class Masking {
  private readonly secret: ReadonlySet<string>;
  private readonly resources: ReadonlySet<string>;
  /** The parameters that are shown already. */
  private readonly masked = new Set<string>();

  constructor(left: ComparedCatalog, right: ComparedCatalog) {
    this.secret = new Set([...left.secret, ...right.secret]);
    this.resources = new Set([...this.secret].map((path) => path.slice(0, path.lastIndexOf("["))));
  }

  /** The difference as it is shown; undefined if its parameter is shown already. */
  mask(difference: Difference): Difference | undefined {
    const parameter = formatReferencePath(difference.path.slice(0, 2));
    if (difference.path.length === 1 && this.resources.has(parameter)) return sides(difference, (text) => text);
    if (!this.secret.has(parameter)) return difference;
    if (this.masked.has(parameter)) return undefined;
    this.masked.add(parameter);
    return { ...sides(difference, () => mask), path: difference.path.slice(0, 2) };
  }
}

/** A difference of which only a short text is shown. */
function sides(difference: Difference, textOf: (text: string) => string): Difference {
  const side = (shown: DifferenceSide): DifferenceSide => {
    const text = textOf(shown.text);
    return { ...shown, text, json: JSON.stringify(text) };
  };
  const { left, right } = difference;
  return { ...difference, ...(left ? { left: side(left) } : {}), ...(right ? { right: side(right) } : {}) };
}
