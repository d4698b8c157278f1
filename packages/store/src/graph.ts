import type { Span } from "@cairn/diagnostics";

/** A box of a drawing. */
export interface GraphNode {
  /** Unique in its graph; never shown. */
  readonly id: string;
  readonly label: string;
  /** What it is, in the language's terms: nodes of one kind look alike. */
  readonly kind: string;
  readonly path?: string;
  readonly span?: Span;
  /** What is shown in the box, below the label: its attributes or values, one a line. */
  readonly lines?: readonly string[];
}

/** An arrow of a drawing. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  /** `contains` is drawn as a box around what is contained; edges of each further kind look alike. */
  readonly kind: string;
  readonly label?: string;
}

/** The output of `graph`; both lists in program order. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
