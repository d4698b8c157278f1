import { startOf } from "@cairn/diagnostics";
import { isComponent, kindOf, type RecordId, type Store } from "@cairn/store";
import type { Assignment, Extends, Include, Reference } from "../ast/ast.js";
import { catalogue } from "../diagnostics/index.js";
import type { LoadedProgram } from "../resolve/includes.js";
import { bind, bindComponent, componentAt, hideAll } from "./assign.js";
import { basicValue } from "../values/basic-value.js";
import { describeStep, type Step } from "./describe-step.js";
import { describeKind } from "./describe.js";
import type { Dialect } from "./dialect.js";
import { emptyComponentFixes, mainMissing, prototypeMissing, prototypeNotComponent } from "./failures.js";
import { writable } from "./level.js";
import { HIDDEN, MISSING } from "./lookup.js";
import { bodyFrame, Machine, spanOf, type BodyFrame, type Evaluated, type PrototypesFrame } from "./machine.js";
import { mergeAll } from "./merge.js";
import { obeyConstraints } from "./order-constraints.js";
import type { Overrides } from "./overrides.js";
import { STEP } from "./steps.js";

/** The options of an evaluation. */
export interface EvaluateOptions {
  readonly dialect: Dialect;
  /** Whether to continue after an error (`check`) without reporting its consequences. */
  readonly goesOn: boolean;
  /** Whether ordering constraints are obeyed at the end (section 10.4). */
  readonly ordersAttributes?: boolean;
  /** Called after every step, with the resulting store. */
  readonly onStep?: (step: Step, store: Store) => void;
  /** Values from outside, which override all others. */
  readonly overrides?: Overrides;
  /** Called for every assignment of a basic value. */
  readonly onAssigned?: (machine: Machine, assigned: Assigned) => void;
  /** Called for every `extends` once all its prototypes are applied. */
  readonly onExtended?: (machine: Machine, frame: PrototypesFrame) => void;
}

/** An assignment, and the body that contains it. */
export interface Assigned {
  readonly assignment: Assignment;
  readonly frame: BodyFrame;
}

const END: Step = { definitions: [27], what: "the result is `sfConfig`", namespace: [] };

/** Evaluates a whole specification from the empty store (definition 27, *SF*). */
export function evaluate(program: LoadedProgram, options: EvaluateOptions): Evaluated {
  const machine = new Machine(program, options.goesOn);
  while (machine.running) {
    const frame = machine.frames[machine.frames.length - 1]!;
    const step = options.onStep && describeStep(frame);
    if (frame.kind === "body") stepBody(machine, frame, options);
    else stepPrototypes(machine, frame, options);
    if (step) options.onStep?.(step, machine.store);
  }
  if (machine.completed) options.overrides?.finish(machine);
  if (machine.completed && checkMain(machine, program)) finish(machine, options);
  if (machine.completed) options.onStep?.(END, machine.store);
  const main = machine.store.get(machine.store.root, "sfConfig");
  const { diagnostics, part, store } = machine;
  return { store, part, diagnostics, ...(isComponent(main) ? { main } : {}) };
}

function finish(machine: Machine, { dialect, ordersAttributes }: EvaluateOptions): void {
  dialect.finish(machine);
  if (machine.completed && ordersAttributes) obeyConstraints(machine);
}

/** Runs the next statement of a body (definition 26, *B*). */
function stepBody(machine: Machine, frame: BodyFrame, options: EvaluateOptions): void {
  const statement = frame.statements[frame.next++];
  if (!statement) machine.frames.pop();
  else if (machine.spend(() => spanOf(frame, statement))) {
    if (statement.kind === "include") enterInclude(machine, frame, statement);
    else assign(machine, frame, statement, options);
  }
}

/** An included file's assignments are evaluated in place, in the namespace of the includer. */
function enterInclude(machine: Machine, frame: BodyFrame, include: Include): void {
  const program = machine.included.get(include);
  if (program) machine.frames.push(bodyFrame(program.body, program.source, frame.level));
}

/** Definition 25, *A*, and 24, *V*. */
function assign(machine: Machine, frame: BodyFrame, assignment: Assignment, options: EvaluateOptions): void {
  const { target, value } = assignment;
  if (value.kind === "extends") return extend(machine, frame, assignment, value);
  if (value.kind === "link") options.dialect.link(machine, frame, assignment, value);
  else {
    const step = target.path.length > 1 ? STEP.placed : STEP.assigned;
    bind(
      machine,
      frame.level,
      target,
      basicValue(value),
      machine.origin(step, frame.source, assignment.start, assignment.end),
    );
    options.onAssigned?.(machine, { assignment, frame });
  }
  options.overrides?.after(machine, frame.level, target.path);
}

/** The target becomes an empty component before its prototypes are resolved (definition 24, second case). */
function extend(machine: Machine, frame: BodyFrame, assignment: Assignment, value: Extends): void {
  const origin = machine.origin(STEP.extended, frame.source, assignment.start, assignment.end);
  const kept = value.merges && componentAt(machine, frame.level, assignment.target);
  const target = kept || bindComponent(machine, frame.level, assignment.target, origin);
  if (!target) return;
  const { prototypes } = value;
  machine.frames.push({
    kind: "prototypes",
    assignment,
    prototypes,
    next: 0,
    source: frame.source,
    block: frame.level,
    target,
  });
}

/** Applies the next prototype of an `extends`, from left to right (definition 23, *P*). */
function stepPrototypes(machine: Machine, frame: PrototypesFrame, options: EvaluateOptions): void {
  const prototype = frame.prototypes[frame.next++];
  if (!prototype) {
    machine.frames.pop();
    options.onExtended?.(machine, frame);
    options.overrides?.after(machine, frame.block, frame.assignment.target.path);
  } else if (prototype.kind === "body") {
    machine.frames.push(bodyFrame(prototype.statements, frame.source, frame.target));
  } else if (machine.spend(() => spanOf(frame, prototype))) inherit(machine, frame, prototype, options.dialect);
}

/** Definition 18, *inherit*: the prototype is looked up in the block, and copied in its current state. */
function inherit(machine: Machine, frame: PrototypesFrame, reference: Reference, dialect: Dialect): void {
  const { store } = machine;
  writable(frame.target, store);
  writable(frame.block, store);
  const origin = machine.origin(STEP.inherited, frame.source, reference.start, reference.end);
  const record = dialect.prototype(machine, frame, reference);
  const value = record > 0 ? store.log.value(record) : undefined;
  if (!isComponent(value)) {
    reportPrototype(machine, frame, reference, record);
    hideAll(machine, frame.target, origin);
  } else if (value !== frame.target.component) {
    store.share(value);
    const merges = (frame.assignment.value as Extends).merges;
    const copied = { ...origin, from: record };
    if (merges) mergeAll(machine, writable(frame.target, store), value, copied);
    else store.copyAll(writable(frame.target, store), value, copied);
  }
}

function reportPrototype(machine: Machine, frame: PrototypesFrame, reference: Reference, record: RecordId): void {
  if (record === HIDDEN || machine.circular.has(reference)) return;
  const failure = { level: frame.block, path: reference.path, span: spanOf(frame, reference) };
  const target = frame.assignment.target.path.join(":");
  const isOnly = (frame.assignment.value as Extends).prototypes.length === 1;
  machine.report(
    record === MISSING
      ? prototypeMissing(machine, failure)
      : prototypeNotComponent(machine, failure, record, target, isOnly),
  );
}

/** Whether `sfConfig` is a component; reports err7 if not. */
function checkMain(machine: Machine, program: LoadedProgram): boolean {
  const { root, log } = machine.store;
  const record = root.find("sfConfig");
  const value = record === 0 ? undefined : log.value(record);
  if (isComponent(value)) return true;
  if (value === undefined) machine.report(mainMissing(machine, startOf(program.main.source)));
  else if (kindOf(value) !== "unknown") {
    const span = log.span(record);
    const fixes = emptyComponentFixes(span, value);
    machine.report(catalogue.create["main-not-component"](span, { kind: describeKind(value) }, { fixes }));
  }
  return false;
}
