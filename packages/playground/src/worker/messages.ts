/** What the page and the worker that compiles say to each other. */
import type { JsonDiagnostic } from "@cairn/diagnostics";
import type { Project } from "../project.js";

/** Names of members and indexes, from the outermost value of a result inwards. */
export type ResultPath = readonly (string | number)[];

export interface RunRequest {
  readonly kind: "run";
  readonly project: Project;
  readonly format: string;
  /** Whether it is another project, with no results before this one. */
  readonly fresh: boolean;
}

export interface ExplainRequest {
  readonly kind: "explain";
  /** A path in the language's notation, or a place in the printed JSON or YAML. */
  readonly path: string | ResultPath;
}

export interface GraphRequest {
  readonly kind: "graph";
}

export interface ChangesRequest {
  readonly kind: "changes";
  /** The last result that differed, or the one that was kept. */
  readonly since: "kept" | "last";
}

export interface KeepRequest {
  readonly kind: "keep";
}

export type Request = ChangesRequest | ExplainRequest | GraphRequest | KeepRequest | RunRequest;

export interface RunAnswer {
  /** The printed result; undefined if there are errors. */
  readonly text: string | undefined;
  readonly format: string;
  /** In the order of `check`. */
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly milliseconds: number;
}

/** One step of an explanation, in the shape of `explain --format json`. */
export interface StepJson {
  readonly value: unknown;
  readonly step: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface ExplanationJson extends StepJson {
  readonly path: string;
  readonly from: readonly ExplanationJson[];
  readonly lost: readonly (StepJson & { readonly why: string })[];
  readonly omitted?: number;
}

export type ExplainAnswer = { readonly explanation: ExplanationJson } | { readonly problem: string };

/** A drawing, or a sentence that says why there is none. */
export type GraphAnswer = { readonly svg: string; readonly boxes: number } | { readonly problem: string };

/** The differences as the command `diff` writes them. */
export interface ChangesAnswer {
  readonly text: string;
  readonly count: number;
}

export interface Answers {
  readonly run: RunAnswer;
  readonly explain: ExplainAnswer;
  readonly graph: GraphAnswer;
  readonly changes: ChangesAnswer;
  readonly keep: null;
}

export interface Asked {
  readonly id: number;
  readonly request: Request;
}

export type Answered =
  { readonly id: number; readonly answer: Answers[keyof Answers] } | { readonly id: number; readonly bug: string };
