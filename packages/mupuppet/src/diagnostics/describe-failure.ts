import { meantDetails, readable, type Diagnostic, type Span } from "@cairn/diagnostics";
import { fixesOf } from "./failure-fixes.js";
import type { Failure, Meant } from "@cairn/evaluation";
import type { hieraDiagnostics } from "./data.js";
import type { evaluationDiagnostics } from "./evaluation.js";
import type { templateDiagnostics } from "./templates.js";
import { catalogue } from "./index.js";

/** The kinds of failures that manifests add, named after their messages. */
declare module "@cairn/evaluation" {
  interface FailureKinds {
    "bad-reference": true;
    "broken-function": true;
    "default-redefined": true;
    "dependency-cycle": true;
    "duplicate-attribute": true;
    "duplicate-declaration": true;
    "duplicate-parameter": true;
    "duplicate-title": true;
    "illegal-class-name": true;
    "illegal-resource-type": true;
    "illegal-title": true;
    inheritance: true;
    "inheritance-cycle": true;
    "invalid-tag": true;
    "later-parameter": true;
    "misplaced-stage": true;
    "missing-file": true;
    "missing-parameter": true;
    "missing-resource": true;
    "missing-title": true;
    "never-virtual": true;
    "no-node": true;
    override: true;
    reassignment: true;
    "reserved-variable": true;
    "ruby-refused": true;
    stuck: true;
    "unknown-class": true;
    "unknown-fact": true;
    "unknown-parameter": true;
    "unknown-resource": true;
    "unknown-stage": true;
    "unreal-alias": true;
  }
}

type Code =
  | Exclude<keyof typeof evaluationDiagnostics, "already-defined" | "wrong-file" | "not-in-module">
  | keyof typeof hieraDiagnostics
  | keyof typeof templateDiagnostics;

/** The diagnostic for each kind of failure; all others are `evaluation`, with Puppet's own words. */
const codes: Readonly<Record<string, Code>> = {
  "absent-here": "absent-here",
  "costly-pattern": "pattern-too-slow",
  "bad-reference": "unknown-resource",
  "default-redefined": "default-redefined",
  "dependency-cycle": "dependency-cycle",
  "duplicate-declaration": "duplicate-declaration",
  "duplicate-title": "illegal-title",
  endless: "endless",
  "endless-template": "endless-template",
  failed: "failed",
  "hiera-backend": "hiera-backend",
  "hiera-config": "hiera-config",
  "hiera-cycle": "hiera-cycle",
  "hiera-data": "hiera-data",
  "hiera-ignored": "hiera-ignored",
  "illegal-title": "illegal-title",
  "inheritance-cycle": "inheritance-cycle",
  "invalid-tag": "illegal-tag",
  "missing-file": "missing-file",
  lookup: "lookup",
  "missing-argument": "missing-parameter",
  "missing-parameter": "missing-parameter",
  "missing-resource": "unknown-resource",
  "missing-title": "illegal-title",
  "no-node": "no-node",
  override: "override",
  "ruby-refused": "ruby-refused",
  reassigned: "reassignment",
  reassignment: "reassignment",
  template: "template",
  "template-refused": "template-refused",
  "too-deep-calls": "endless",
  "too-long": "endless",
  "too-much-memory": "too-much-memory",
  "type-mismatch": "type-mismatch",
  "unknown-class": "unknown-class",
  "unknown-function": "unknown-function",
  "unknown-parameter": "unknown-parameter",
  "unknown-resource": "unknown-resource",
  "unknown-type": "unknown-type",
  "unknown-variable": "unknown-variable",
  "unkept-state": "unkept-state",
  "variable-in-path": "unknown-variable",
};

/** The diagnostic for a failure; `place` is its position, unless the failure has its own. */
export function describeFailure(failure: Failure, place: Span): Diagnostic {
  const code = codes[failure.kind] ?? "evaluation";
  const labels = failure.notes.flatMap(({ message, span }) => (span ? [{ message, span }] : []));
  const notes = failure.notes.flatMap(({ message, span }) => (span ? [] : [message]));
  const message = asSentence(readable(failure.message)) || "the program failed here without a message";
  const span = failure.span ?? place;
  const { help, meant } = failure;
  const guess = meant ? meantDetails(meant.place ?? span, meant.wrong, meant.names) : {};
  return catalogue.create[code](span, { message }, { labels, notes, help, fixes: fixesOf(code, span), ...guess });
}

/** The diagnostic for what Puppet 7 only warns about, and Puppet 8 rejects. */
export function describeWarning(kind: string, message: string, place: Span, meant?: Meant): Diagnostic {
  const code = codes[kind] ?? "questionable";
  const guess = meant ? meantDetails(place, meant.wrong, meant.names) : {};
  return catalogue.create[code](
    place,
    { message: asSentence(readable(message)) },
    { severity: "warning", help: warningHelp[kind], fixes: fixesOf(code, place), ...guess },
  );
}

/** Help for warnings that share their code with an error. */
const warningHelp: Readonly<Record<string, string>> = {
  "variable-in-path":
    "define the fact or variable for this node, or keep its data in a level whose path does not need it",
};

/** One sentence without a full stop. */
function asSentence(message: string): string {
  return message
    .replace(/:\n\s*/, ": ")
    .replaceAll(/\n\s*/g, "; ")
    .replace(/\.$/, "");
}
