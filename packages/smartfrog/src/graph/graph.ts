/** The graph of a compiled program: components, containment, prototypes and links. */
import { pushAll, startOf, type Result } from "@cairn/diagnostics";
import {
  isComponent,
  OWN_COPY,
  showValue,
  type Component,
  type Graph,
  type GraphEdge,
  type GraphNode,
  type RecordId,
  type Store,
} from "@cairn/store";
import type { Compiled } from "../compile.js";
import { catalogue } from "../diagnostics/index.js";
import { STEP } from "../evaluate/index.js";

/** A drawing of more components than this is unreadable. */
const MAX_NODES = 10_000;
const mostLines = 100;

/** A component at a path, whose attributes are still to be drawn. */
interface Waiting {
  readonly path: string;
  readonly component: Component;
}

/** The components of a compiled program, what contains them, their prototypes, and the links between them. */
export function drawGraph(compiled: Compiled): Result<Graph> {
  const drawing = new Drawing(compiled.store);
  const complete = drawing.run();
  const diagnostics = complete ? [] : [tooLarge(compiled)];
  return { ...(complete ? { value: drawing.graph() } : {}), diagnostics };
}

class Drawing {
  private readonly store: Store;
  private readonly nodes = new Map<string, GraphNode>();
  /** The values of each component, as far as they are shown. */
  private readonly lines = new Map<string, string[]>();
  private readonly edges: GraphEdge[] = [];
  /** Edges to a path that may turn out to be an attribute's. */
  private readonly references: GraphEdge[] = [];
  private readonly prototypes: ReadonlyMap<RecordId, readonly RecordId[]>;

  constructor(store: Store) {
    this.store = store;
    this.prototypes = prototypesOf(store);
  }

  /** Returns false if there are too many components. */
  run(): boolean {
    const waiting: Waiting[] = [{ path: "", component: this.store.root }];
    for (const { path, component } of waiting) {
      for (const [name, record] of component.entries()) this.addAttribute(path, name, record, waiting);
      if (this.nodes.size > MAX_NODES) return false;
    }
    return true;
  }

  graph(): Graph {
    const references = this.references.map((edge) => ({ ...edge, to: this.nearest(edge.to) }));
    return { nodes: [...this.nodes.values()], edges: [...this.edges, ...references.filter(({ to }) => to !== "")] };
  }

  private addAttribute(parent: string, name: string, record: RecordId, waiting: Waiting[]): void {
    const { log } = this.store;
    const path = parent === "" ? name : `${parent}:${name}`;
    const value = log.value(record);
    if (!isComponent(value)) this.addLine(parent, `${name} ${showValue(value, log).text}`);
    const written = original(this.store, record);
    if (isComponent(value)) {
      const kind = parent !== "" ? "component" : name === "sfConfig" ? "main" : "prototype";
      const lines: string[] = [];
      this.lines.set(path, lines);
      this.nodes.set(path, { id: path, label: name, kind, path, span: log.span(record), lines });
      if (parent !== "") this.edges.push({ from: parent, to: path, kind: "contains" });
      waiting.push({ path, component: value });
    }
    if (log.path(written).join(":") !== path) return;
    const from = isComponent(value) ? path : parent;
    for (const prototype of this.prototypes.get(written) ?? []) this.refer(path, prototype, "extends");
    const step = log.step(written);
    if ((step === STEP.linked || step === STEP.resolved) && from !== "")
      this.refer(from, log.from(written).at(-1), "links", name);
  }

  private addLine(path: string, line: string): void {
    const lines = this.lines.get(path);
    if (lines && lines.length < mostLines) lines.push(line);
  }

  private refer(from: string, target: RecordId | undefined, kind: string, label?: string): void {
    if (target === undefined) return;
    const to = this.store.log.path(target).join(":");
    this.references.push({ from, to, kind, ...(label === undefined ? {} : { label }) });
  }

  /** The component at `path`, or the one that encloses the attribute there. */
  private nearest(path: string): string {
    let at = path;
    while (at !== "" && !this.nodes.has(at)) at = at.slice(0, Math.max(at.lastIndexOf(":"), 0));
    return at;
  }
}

/** The slots of each component's prototypes, by the component's own slot. */
function prototypesOf({ log }: Store): Map<RecordId, RecordId[]> {
  const prototypes = new Map<RecordId, RecordId[]>();
  for (let record = 1; record <= log.count; record++) {
    if (log.step(record) !== STEP.inherited || log.name(record) !== "") continue;
    const known = prototypes.get(log.parent(record)) ?? [];
    prototypes.set(log.parent(record), known);
    pushAll(known, log.from(record));
  }
  return prototypes;
}

/** The record that originally put the value, before it was copied. */
function original({ log }: Store, record: RecordId): RecordId {
  let at = record;
  while (log.step(at) === OWN_COPY && log.from(at).length > 0) at = log.from(at)[0]!;
  return at;
}

function tooLarge(compiled: Compiled): ReturnType<(typeof catalogue.create)["too-large"]> {
  const place = startOf(compiled.program.main.source);
  return catalogue.create["too-large"](place, { what: "the graph", limit: `${MAX_NODES} components` });
}
