/**
 * Differences between catalogs, ours or Puppet's: each is read into one form (`compared-catalog`), compared by its
 * resources and parameters regardless of their order, and for many nodes equal differences are reported once.
 */
import { compare, type Comparison, type Difference, type DifferenceSide } from "@cairn/store";
import { formatReferencePath } from "../view/reference-path.js";
import { mask } from "../view/secrets.js";
import type { ComparedCatalog } from "./compared-catalog.js";
import type { Ignores } from "./ignore.js";
import { compareRelationships } from "./relationships.js";
import { compareServed, type UnseenFile } from "./served/compare-served.js";

/** What counts as a difference. */
export interface CompareCatalogsOptions {
  readonly ignored: Ignores;
  /** Whether relationships are compared as they are written, not as a graph. */
  readonly isWritten: boolean;
}

/** A comparison of two catalogs. */
export interface CatalogsComparison extends Comparison {
  /** The differences that are between copied files. */
  readonly copied: ReadonlySet<Difference>;
  /** The copied files that can't be compared. */
  readonly unseen: readonly UnseenFile[];
}

/**
 * The differences between two catalogs: resources and parameters, regardless of their order. Secrets are compared but
 * not shown.
 */
export function compareCatalogs(
  left: ComparedCatalog,
  right: ComparedCatalog,
  { ignored, isWritten }: CompareCatalogsOptions,
): CatalogsComparison {
  const { complete, differences: written } = compare(left.tree, right.tree, { order: false });
  const differences = isWritten ? written : compareRelationships(left, right, written);
  const served = compareServed(left, right);
  const isSecret = (path: string) => left.secret.has(path) || right.secret.has(path);
  const secretResources = new Set(
    [...left.secret, ...right.secret].map((path) => path.slice(0, path.lastIndexOf("["))),
  );
  const shown: Difference[] = [];
  const masked = new Set<string>();
  for (const difference of differences) {
    if (ignored(difference.path)) continue;
    const parameter = formatReferencePath(difference.path.slice(0, 2));
    if (difference.path.length === 1 && secretResources.has(parameter)) shown.push(sides(difference, (text) => text));
    else if (!isSecret(parameter)) shown.push(difference);
    else if (!masked.has(parameter)) {
      masked.add(parameter);
      shown.push({ ...sides(difference, () => mask), path: difference.path.slice(0, 2) });
    }
  }
  const copied = served.differences.filter(({ path }) => !ignored(path));
  const unseen = served.unseen.filter(({ reference }) => !ignored([reference, "content"]));
  return { differences: [...shown, ...copied], copied: new Set(copied), unseen, complete };
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
