/**
 * Exported resources between nodes: taken from a catalog (`of-catalog`), read from a file or PuppetDB, kept in a table
 * that collectors search, and answers for `puppetdb_query`.
 */
import type { ExportedResource, ExportedResources } from "../catalog/exported.js";

const none: readonly ExportedResource[] = [];

/** Exported resources by type, in the order in which they were added. */
export class ExportedTable implements ExportedResources {
  private readonly byType = new Map<string, ExportedResource[]>();

  constructor(resources: Iterable<ExportedResource> = []) {
    for (const each of resources) this.add(each);
  }

  add(resource: ExportedResource): void {
    const others = this.byType.get(resource.type);
    if (others) others.push(resource);
    else this.byType.set(resource.type, [resource]);
  }

  find(type: string): readonly ExportedResource[] {
    return this.byType.get(type) ?? none;
  }
}
