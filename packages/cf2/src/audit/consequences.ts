import type { Resource } from "../blocks/resource.js";
import type { AuditedConsequence, AuditedFile } from "./report.js";

/** The most resources that are followed for one file. */
const mostSteps = 2000;

/** Resources outside a file's reach that depend on resources inside it. */
export function findConsequences(
  reach: Pick<AuditedFile, "couldChange" | "except">,
  readers: ReadonlyMap<Resource, ReadonlySet<Resource>>,
  pathOf: (resource: Resource) => string,
  inResult: ReadonlyMap<Resource, string>,
): readonly AuditedConsequence[] {
  const isInside = insideOf(reach);
  const found = new Map<string, string>();
  const changed = new Set<Resource>();
  for (const read of readers.keys()) {
    if (isInside(pathOf(read))) changed.add(read);
    if (changed.size >= mostSteps) break;
  }
  for (const resource of changed) {
    for (const reader of readers.get(resource) ?? []) {
      const path = pathOf(reader);
      const through = pathOf(resource);
      if (inResult.has(reader) && !isInside(path) && !isLonger(found.get(path), through)) found.set(path, through);
      if (changed.size < mostSteps) changed.add(reader);
    }
  }
  return [...found].map(([path, through]) => ({ path, through })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `$A.B.C` reads all three: the longest path is the most specific. */
function isLonger(known: string | undefined, path: string): boolean {
  return known !== undefined && !path.startsWith(`${known}.`);
}

function insideOf({ couldChange, except }: Pick<AuditedFile, "couldChange" | "except">): (path: string) => boolean {
  const blocks = couldChange.map((pattern) => pattern.slice(0, -1));
  const locked = new Set(except);
  return (path) => blocks.some((block) => path.startsWith(block)) && !hasPrefixIn(path, locked);
}

function hasPrefixIn(path: string, paths: ReadonlySet<string>): boolean {
  for (let end = path.indexOf("."); end > 0; end = path.indexOf(".", end + 1))
    if (paths.has(path.slice(0, end))) return true;
  return paths.has(path);
}
