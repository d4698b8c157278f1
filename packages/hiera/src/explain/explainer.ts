/** The steps of a lookup, recorded as a tree (`Explainer`, `node`), and printed as Puppet's text or as JSON. */
import type { Span } from "@cairn/diagnostics";
import type { Value } from "@cairn/puppet-core/values";
import { masked } from "../secret.js";
import { createNode, type ExplainEvent, type ExplainKind, type ExplainNode } from "./node.js";

/** Records the steps of a lookup as a tree. */
export class Explainer {
  readonly root: ExplainNode = createNode({ type: "root" });
  /** Only how options were found is of interest. */
  readonly onlyOptions: boolean;
  /** The number of nested lookups in progress whose values must not be shown. */
  hidden = 0;
  private readonly open: ExplainNode[] = [this.root];

  constructor(onlyOptions = false) {
    this.onlyOptions = onlyOptions;
  }

  push(what: ExplainKind, key?: string): void {
    const node = createNode(what, key);
    this.current.branches.push(node);
    this.open.push(node);
  }

  pop(): void {
    this.open.pop();
  }

  /** A step without substeps. */
  add(what: ExplainKind, event?: ExplainEvent): void {
    this.push(what);
    this.current.event = event;
    this.pop();
  }

  found(key: string, value: Value, event: ExplainEvent = "found", span?: Span): void {
    this.current.key = key;
    this.current.value = this.hidden > 0 ? masked : value;
    this.current.event = event;
    this.current.span = span;
  }

  notFound(key: string): void {
    this.current.key = key;
    this.current.event = "not_found";
  }

  locationNotFound(): void {
    this.current.event = "location_not_found";
  }

  result(value: Value): void {
    this.current.value = this.hidden > 0 ? masked : value;
    this.current.event = "result";
  }

  text(text: string): void {
    this.current.strings.push(text);
  }

  /** Shows no further values. */
  hideFromHere(): void {
    this.hidden++;
  }

  private get current(): ExplainNode {
    return this.open.at(-1)!;
  }
}
