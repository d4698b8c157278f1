import { bytesOfText } from "@cairn/diagnostics";
import { after, firstIndex, inOrder, type Pending } from "@cairn/puppet-core/evaluate";
import type { Body, If, Node } from "../ast.js";
import { knownClasses, refusedConstants } from "../values/classes.js";
import { raise, refuse, RubyJump } from "../values/errors.js";
import { isTruthy, RClass, RHash, RRange, RRegexp, RString, RSymbol, type RubyValue } from "../values/values.js";
import { assign } from "./assign.js";
import { callNode, invoke, invokeOperator, procOf } from "./calls.js";
import { evaluateBegin, evaluateFor, evaluateWhile } from "./control.js";
import { defined } from "./defined.js";
import type { Frame } from "./frame.js";
import { evaluateBody, type Handler, type Interpreter } from "./interpreter.js";
import { copyEntries, evaluateItems } from "./items.js";
import { readName } from "./names.js";
import { textOf } from "../values/print.js";

type Handlers = { readonly [Kind in Node["kind"]]: Handler<Kind> };

/** How each kind of node is evaluated. */
export const handlers: Handlers = {
  body: evaluateBody,
  text(node, _frame, interpreter) {
    interpreter.put(node.text, node);
    return null;
  },
  output(node, frame, interpreter) {
    return after(interpreter.begin(node.body, frame), (value) => {
      interpreter.put(textOf(value, interpreter), node);
      return null;
    });
  },
  literal: ({ value }) => (typeof value === "string" ? new RString(value) : value),
  self: (_node, _frame, { self }) => self,
  symbol: ({ name }) => RSymbol.of(name),
  interpolated: ({ parts }, frame, interpreter) => {
    return after(joined(parts, frame, interpreter), (text) => new RString(text));
  },
  regexp: ({ parts, options }, frame, interpreter) => {
    return after(joined(parts, frame, interpreter), (text) => new RRegexp(text, options.replace(/[^mix]/g, "")));
  },
  array: ({ items }, frame, interpreter) => evaluateItems(items, frame, interpreter),
  *hash({ items }, frame, interpreter) {
    const hash = new RHash();
    for (const item of items) {
      if (item.kind === "pair") {
        const key: RubyValue = yield interpreter.begin(item.key, frame);
        hash.set(key, yield interpreter.begin(item.value, frame), interpreter);
      } else if (item.kind === "spread") {
        const other: RubyValue = yield interpreter.begin(item.operand, frame);
        if (other instanceof RHash) copyEntries(other, hash, interpreter);
      }
    }
    return hash;
  },
  pair: (node, frame, interpreter) => interpreter.begin({ ...node, kind: "hash", items: [node] }, frame),
  spread: (node, frame, interpreter) => evaluateItems([node], frame, interpreter),
  list: ({ items }, frame, interpreter) => evaluateItems(items, frame, interpreter),
  name: readName,
  instance: ({ name }, _frame, interpreter) => interpreter.instance(name),
  constant: ({ name }) => constant(name),
  global: ({ name }, _frame, { lastMatch }) => {
    if (name === "$~") return lastMatch;
    const group = /^\$(\d)$/.exec(name)?.[1];
    if (group === undefined) return refuse(`the global variable \`${name}\``);
    const text = lastMatch?.groups[Number(group)];
    return text === undefined ? null : new RString(text);
  },
  block: procOf,
  call: callNode,
  index(node, frame, interpreter) {
    return after(interpreter.begin(node.target, frame), (target) => {
      return after(evaluateItems(node.arguments, frame, interpreter), (args) => {
        return invoke(target, "[]", args, undefined, interpreter, node);
      });
    });
  },
  unary(node, frame, interpreter) {
    if (node.operator === "defined?") return defined(node.operand, frame, interpreter);
    return after(interpreter.begin(node.operand, frame), (value) => {
      if (node.operator === "!") return !isTruthy(value);
      return invoke(value, node.operator === "-" ? "-@" : "~", [], undefined, interpreter, node);
    });
  },
  binary(node, frame, interpreter) {
    return after(interpreter.begin(node.left, frame), (left) => {
      return after(interpreter.begin(node.right, frame), (right) => {
        return invokeOperator(left, node.operator, right, interpreter, node);
      });
    });
  },
  logical: (node, frame, interpreter) => {
    return after(interpreter.begin(node.left, frame), (left) => {
      return isTruthy(left) === (node.operator === "or") ? left : interpreter.begin(node.right, frame);
    });
  },
  *range(node, frame, interpreter) {
    const from: RubyValue = yield interpreter.begin(node.from, frame);
    const to: RubyValue = yield interpreter.begin(node.to, frame);
    const fits = from === null || to === null || typeof from === typeof to;
    if (isCompound(from) || isCompound(to)) refuse("a range of lists, hashes or ranges");
    return fits ? new RRange(from, to, node.isExclusive) : raise("ArgumentError", "bad value for range");
  },
  if: evaluateIf,
  *case(node, frame, interpreter) {
    const subject: RubyValue = node.subject ? yield interpreter.begin(node.subject, frame) : true;
    for (const { values, body } of node.options) {
      const wanted: RubyValue[] = yield evaluateItems(values, frame, interpreter);
      const found: number = yield firstIndex(wanted.length, (index) => {
        if (!node.subject) return isTruthy(wanted[index]!);
        return after(invoke(wanted[index]!, "===", [subject], undefined, interpreter, node), isTruthy);
      });
      if (found >= 0) return yield interpreter.begin(body, frame);
    }
    return node.otherwise ? yield interpreter.begin(node.otherwise, frame) : null;
  },
  while: evaluateWhile,
  for: evaluateFor,
  begin: evaluateBegin,
  assignment: assign,
  *jump(node, frame, interpreter) {
    const value: RubyValue = node.value ? yield interpreter.begin(node.value, frame) : null;
    throw new RubyJump(node.word, value);
  },
  definition: (node, _frame, interpreter) => {
    interpreter.methods.set(node.name, node);
    return RSymbol.of(node.name);
  },
  refused: ({ what }) => refuse(what),
};

/** A chain of `elsif` runs in a loop. */
function evaluateIf(node: If, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  return after(interpreter.begin(node.test, frame), (test) => {
    const chosen = isTruthy(test) ? node.then : node.otherwise;
    return chosen ? interpreter.begin(chosen, frame) : null;
  });
}

function joined(parts: readonly (string | Body)[], frame: Frame, interpreter: Interpreter): Pending<string> {
  let text = "";
  const pending = inOrder(
    parts.length,
    (index) => {
      const part = parts[index]!;
      return typeof part === "string"
        ? part
        : after(interpreter.begin(part, frame), (value) => textOf(value, interpreter));
    },
    (each) => {
      const added = Math.min(text.length, each.length);
      interpreter.take(bytesOfText(added, text.length + each.length));
      text += each;
    },
  );
  return after(pending, () => text);
}

function isCompound(value: RubyValue): boolean {
  return Array.isArray(value) || value instanceof RHash || value instanceof RRange;
}

function constant(name: string): RubyValue {
  const [first] = name.split("::");
  if (knownClasses.has(name)) return new RClass(name === "Fixnum" || name === "Bignum" ? "Integer" : name);
  if (name === "Float::INFINITY") return Infinity;
  if (refusedConstants.has(first!)) return refuse(`\`${name}\``);
  return raise("NameError", `uninitialized constant Puppet::Parser::TemplateWrapper::${name}`);
}
