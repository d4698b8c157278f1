import type { DeclaredResource } from "../declared-resource.js";
import type { ResourceTable } from "../resource-table.js";
import { Graph } from "./graph.js";
import { targetsOf } from "./references.js";
import type { TargetFinder } from "./target-finder.js";

/** The order in which the catalog is applied, as an agent sees it. */
export interface Dependencies {
  readonly graph: Graph;
  /** The resource of each node: a container has one node for its beginning, and one for its end. */
  readonly resources: readonly DeclaredResource[];
}

/** The parameters that order resources, and whether the resources that they name come first. */
const ordered = [
  ["require", true],
  ["subscribe", true],
  ["before", false],
  ["notify", false],
] as const;

/** Their names. */
export const orderings: ReadonlySet<string> = new Set(ordered.map(([name]) => name));

interface Nodes {
  /** The node of each resource, by its order in the catalog, or its beginning; -1 if agents don't get it. */
  readonly begins: Int32Array;
  readonly resources: readonly DeclaredResource[];
}

/** The dependencies of all resources that an agent gets; undefined if there is trivially no cycle. */
export function dependenciesOf(resources: ResourceTable, finder: TargetFinder): Dependencies | undefined {
  const all = resources.all.filter(({ virtual }) => !virtual);
  if (!all.some((each) => each.containers.length > 1 || hasOrdering(each))) return undefined;
  const nodes = numberNodes(all, resources.all.length);
  const graph = new Graph(nodes.resources.length);
  for (const resource of all) {
    addContents(resource, nodes, graph);
    for (const { source, target } of ordersOf(resource, finder)) {
      const begin = beginOf(target, nodes);
      if (begin >= 0 && beginOf(source, nodes) >= 0) graph.add(endOf(source, nodes), begin);
    }
  }
  return { graph, resources: nodes.resources };
}

/** One ordering constraint of a relationship parameter. */
export interface Order {
  readonly source: DeclaredResource;
  readonly target: DeclaredResource;
  readonly parameter: string;
}

/** The ordering constraints of a resource's relationship parameters. */
export function ordersOf(resource: DeclaredResource, finder: TargetFinder): readonly Order[] {
  if (!hasOrdering(resource)) return none;
  const orders: Order[] = [];
  for (const [parameter, isFirst] of ordered) {
    const given = resource.valueOf(parameter) ?? null;
    if (given === null) continue;
    for (const value of targetsOf(given)) {
      const other = finder.find(value);
      if (!other) continue;
      orders.push(
        isFirst ? { source: other, target: resource, parameter } : { source: resource, target: other, parameter },
      );
    }
  }
  return orders;
}

const none: readonly Order[] = [];

/** Whether it contains other resources as far as order is concerned. */
export function isContainer({ kind, isStage }: DeclaredResource): boolean {
  return kind !== "compilable_type" || isStage;
}

function hasOrdering({ parameters }: DeclaredResource): boolean {
  return parameters.values().some(({ name }) => orderings.has(name));
}

function numberNodes(all: readonly DeclaredResource[], count: number): Nodes {
  const begins = new Int32Array(count).fill(-1);
  const resources: DeclaredResource[] = [];
  for (const resource of all) {
    begins[resource.order] = resources.length;
    resources.push(resource);
    if (isContainer(resource)) resources.push(resource);
  }
  return { begins, resources };
}

function beginOf({ order }: DeclaredResource, { begins }: Nodes): number {
  return begins[order] ?? -1;
}

function endOf(resource: DeclaredResource, nodes: Nodes): number {
  const begin = beginOf(resource, nodes);
  return isContainer(resource) ? begin + 1 : begin;
}

function addContents(container: DeclaredResource, nodes: Nodes, graph: Graph): void {
  if (!isContainer(container)) return;
  const begin = beginOf(container, nodes);
  graph.add(begin, begin + 1);
  for (const content of container.contents) {
    const inner = beginOf(content, nodes);
    if (inner < 0) continue;
    graph.add(begin, inner);
    graph.add(endOf(content, nodes), begin + 1);
  }
}
