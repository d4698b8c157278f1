import { statementsOf, type RubyCall, type RubyNode } from "./ruby.js";
import { atom, interpolated, isTerm, text, type Term, type Translation, type Untranslated } from "./term.js";

export interface Raised {
  readonly message: Term;
  /** The part of the message that couldn't be expressed. */
  readonly lost?: Untranslated;
}

const raising = new Set(["raise", "fail", "devfail"]);

/** The message of `raise`, `fail` and the like; undefined for other calls. */
export function raisedMessage(node: RubyCall, translate: (node: RubyNode) => Translation): Raised | undefined {
  if (!raising.has(node.name)) return undefined;
  if (node.receiver && node.receiver.kind !== "self" && node.receiver.kind !== "constant") return undefined;
  const [first, second] = node.arguments;
  const made = first && madeError(first);
  const message = made ? made.arguments[0] : isClass(first) ? second : first;
  if (message) return messageOf(message, translate);
  const name = made?.receiver ?? first;
  return { message: text(name?.kind === "constant" ? name.name : "unhandled exception") };
}

function isClass(node: RubyNode | undefined): boolean {
  return node?.kind === "constant" && /(?:Error|Exception)$/.test(node.name);
}

/** `ArgumentError.new("…")`. */
function madeError(node: RubyNode): RubyCall | undefined {
  return node.kind === "call" && node.name === "new" && isClass(node.receiver) ? node : undefined;
}

/** The message as far as it can be expressed: other parts become `…`. */
function messageOf(node: RubyNode, translate: (node: RubyNode) => Translation): Raised {
  const whole = translate(node);
  if (isTerm(whole)) return { message: whole.type === "string" ? whole : interpolated([whole]) };
  const inner = withoutWrapping(node);
  if (inner.kind !== "interpolation") return { message: text("…"), lost: whole };
  const parts = inner.parts.map(translate).map((part) => (isTerm(part) ? part : text("…")));
  return { message: interpolated(parts.length > 0 ? parts : [atom('""', "string")]), lost: whole };
}

function withoutWrapping(node: RubyNode): RubyNode {
  let inner = node;
  for (;;) {
    const statements = inner.kind === "statements" ? statementsOf(inner) : [];
    if (inner.kind === "call" && inner.name === "_" && inner.arguments.length === 1) inner = inner.arguments[0]!;
    else if (statements.length === 1) inner = statements[0]!;
    else return inner;
  }
}
