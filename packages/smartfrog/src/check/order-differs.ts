import { createSpan, words, type Fix, type Span } from "@cairn/diagnostics";
import type { RecordId, Store } from "@cairn/store";
import type { Assignment, Body, Program, Statement } from "../ast/ast.js";
import { pathOf, type Machine, type PrototypesFrame } from "../evaluate/index.js";
import { mentions } from "./mentions.js";
import { declare, type Rule } from "./rule.js";

const declared = declare("order-differs", {
  severity: "warning",
  message: words`\`${"path"}\` is written after \`${"before"}\`, but compiled before it`,
  help: words`the order comes from the prototype; reorder the attributes there, or write them here in the compiled order`,
  page: {
    why: `Attributes have an order, and the result keeps it. An inherited attribute keeps the position that it has *in the prototype*,
even if a body gives it a new value (definition 12, *put*: a value is replaced in place). So a component that assigns its
attributes in one order may be compiled in another. Where order matters, as in a list of firewall rules, the effect
isn't the one that was written: figures 16 to 18 of the paper show how a change to a prototype opens a port.

Section 10.4 of the paper suggests this warning. It is reported when a body that follows prototypes assigns two attributes in
an order other than the result's.`,
    failing: {
      "firewall.sf": `default extends {
  private "-s DEV_NET ALLOW";
  public "-p PUB_PORT DENY";
}
sfConfig extends {
  testServer extends default, {
    public "-p PUB_PORT DENY";
    private "-s DEV_NET ALLOW";
  }
}
`,
    },
    repaired: {
      "firewall.sf": `default extends {
  public "-p PUB_PORT DENY";
  private "-s DEV_NET ALLOW";
}
sfConfig extends {
  testServer extends default, {
    public "-p PUB_PORT DENY";
    private "-s DEV_NET ALLOW";
  }
}
`,
    },
    args: ["check", "firewall.sf"],
  },
});

/** An attribute that the bodies of a component assign by its plain name. */
interface Stated {
  readonly name: string;
  readonly assignment: Assignment;
  readonly program: Pick<Program, "source">;
}

/**
 * A component assigns attributes in an order other than the compiled one (section 10 of the paper, figures
 * 16 to 18): an inherited attribute keeps its place in the prototype, so where order matters, as in a list of firewall
 * rules, the result isn't what was written.
 */
function check(frame: PrototypesFrame, machine: Machine): void {
  if (frame.prototypes.every((prototype) => prototype.kind === "body")) return;
  const stated = firstStatements(machine, frame);
  if (stated.length < 2) return;
  const component = machine.store.child(frame.target.parent!.component, frame.target.name) ?? frame.target.component;
  const positions = positionsOf(component.entries(), new Set(stated.map(({ name }) => name)));
  const index = stated.findIndex(
    ({ name }, at) => at > 0 && positions.get(name)! < positions.get(stated[at - 1]!.name)!,
  );
  if (index < 1) return;
  report(machine, frame, stated, index, positions, component.find(stated[index]!.name));
}

function report(
  machine: Machine,
  frame: PrototypesFrame,
  stated: readonly Stated[],
  index: number,
  positions: ReadonlyMap<string, number>,
  record: RecordId,
): void {
  const late = stated[index]!;
  const before = stated.slice(0, index).find(({ name }) => positions.get(name)! > positions.get(late.name)!)!;
  const owner = pathOf(frame.target).join(":");
  const labels = [{ span: spanOf(before), message: `\`${before.name}\` is written before it` }];
  const origin = inheritedFrom(machine.store, record);
  if (origin) labels.push({ span: origin, message: `the position of \`${late.name}\` comes from here` });
  const fix = reordered(frame, stated, positions);
  const parameters = { path: `${owner}:${late.name}`, before: `${owner}:${before.name}` };
  machine.report(declared.create(spanOf(late), parameters, { labels, fixes: fix ? [fix] : [] }));
}

/** The attributes that the bodies assign, each at its first assignment. */
function firstStatements(machine: Machine, frame: PrototypesFrame): Stated[] {
  const stated = new Map<string, Stated>();
  const waiting: { statement: Statement; program: Pick<Program, "source"> }[] = [];
  const push = (statements: readonly Statement[], program: Pick<Program, "source">): void => {
    for (let at = statements.length - 1; at >= 0; at--) waiting.push({ statement: statements[at]!, program });
  };
  for (const prototype of [...frame.prototypes].reverse())
    if (prototype.kind === "body") push(prototype.statements, frame);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { statement, program } = next;
    if (statement.kind === "include") {
      const included = machine.included.get(statement);
      if (included) push(included.body, included);
    } else if (statement.target.path.length === 1) {
      const [name] = statement.target.path as readonly [string];
      if (!stated.has(name)) stated.set(name, { name, assignment: statement, program });
    }
  }
  return [...stated.values()];
}

function positionsOf(entries: Iterable<readonly [string, RecordId]>, names: ReadonlySet<string>): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [name] of entries) {
    if (names.has(name)) positions.set(name, positions.size);
    if (positions.size === names.size) break;
  }
  return positions;
}

/** Where the attribute that determined the position was written: the oldest one that was replaced. */
function inheritedFrom({ log }: Store, record: RecordId): Span | undefined {
  let oldest = log.previous(record);
  while (oldest !== 0 && log.previous(oldest) !== 0) oldest = log.previous(oldest);
  return oldest === 0 ? undefined : log.span(oldest);
}

/**
 * Edits that put the statements of the only body into the compiled order. What is between them, including comments,
 * stays in place. Undefined if a statement refers to another one or to the component itself, because it would then see
 * other values.
 */
function reordered(
  frame: PrototypesFrame,
  stated: readonly Stated[],
  positions: ReadonlyMap<string, number>,
): Fix | undefined {
  const bodies = frame.prototypes.filter((prototype): prototype is Body => prototype.kind === "body");
  const own = new Set<Statement>(bodies[0]?.statements);
  const plain = stated.every(({ assignment }) => own.has(assignment));
  if (bodies.length !== 1 || !plain || stated.length !== own.size) return undefined;
  const names = new Set([...positions.keys(), ...pathOf(frame.target)]);
  if (mentions(bodies[0]!.statements, names)) return undefined;
  const compiled = [...stated].sort((left, right) => positions.get(left.name)! - positions.get(right.name)!);
  const edits = stated.map((each, at) => ({ span: spanOf(each), text: textOf(compiled[at]!) }));
  return {
    label: "write the attributes in the compiled order",
    edits: edits.filter(({ span, text }) => text !== span.source.text.slice(span.start, span.end)),
  };
}

function spanOf({ assignment, program }: Stated): Span {
  return createSpan(program.source, assignment.start, assignment.end);
}

function textOf({ assignment, program }: Stated): string {
  return program.source.text.slice(assignment.start, assignment.end);
}

/** The order in which attributes are written is the compiled one. */
export const orderDiffers: Rule = { declared, visit: { extended: check } };
