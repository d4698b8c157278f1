import { bytesOfText } from "@cairn/diagnostics";
import { after, firstIndex, inOrder, isEvaluation, resultOf, type Pending } from "@cairn/evaluation";
import type { Binary, Body, If, Literal, Node } from "../ast.js";
import { callMethod } from "../methods/index.js";
import { raise, throwNotInterpreted, RubyJump } from "../values/errors.js";
import {
  isTruthy,
  RClass,
  RException,
  RHash,
  RObject,
  RRange,
  RString,
  RSymbol,
  type RubyValue,
} from "../values/values.js";
import { assign } from "./assign.js";
import { procOf } from "./blocks.js";
import { callNode, evaluateSuper, evaluateYield, invoke, invokeOperator } from "./calls.js";
import { evaluateCaseIn } from "./case-in.js";
import { evaluateAlias, evaluateDefinition, evaluateModule, evaluateSingleton, evaluateUndef } from "./definitions.js";
import { evaluateBegin, evaluateFor, evaluateWhile } from "./control.js";
import { defined } from "./defined.js";
import type { Frame } from "./frame.js";
import { evaluateBody } from "./body.js";
import type { Handler, Interpreter } from "./interpreter.js";
import { copyEntries, evaluateItems } from "./items.js";
import { constant, constantOf, globalVariable } from "./names.js";
import { instanceVariable } from "../world/instance-variables.js";
import { classVariable } from "./class-variables.js";
import { inspected } from "../methods/own-texts.js";
import { newRegexp } from "../methods/patterns.js";
import { newRange } from "../methods/range-ends.js";
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
      return after(interpolated(value, interpreter), (text) => {
        interpreter.put(text, node);
        return null;
      });
    });
  },
  literal: (node) => (typeof node.value === "string" ? stringOf(node.value, node) : node.value),
  self: (_node, frame) => frame.self,
  symbol: ({ name }) => RSymbol.of(name),
  interpolated: ({ parts }, frame, interpreter) => {
    return after(joined(parts, frame, interpreter), (text) => new RString(text));
  },
  regexp: ({ parts, options }, frame, interpreter) => {
    return after(joined(parts, frame, interpreter), (text) => newRegexp(text, options.replace(/[^mix]/g, "")));
  },
  array: ({ items }, frame, interpreter) => evaluateItems(items, frame, interpreter),
  hash({ items }, frame, interpreter) {
    const hash = new RHash();
    const done = inOrder(
      items.length,
      (index) => addItem(items[index]!, hash, frame, interpreter),
      () => undefined,
    );
    return after(done, () => hash);
  },
  pair: (node, frame, interpreter) => interpreter.begin({ ...node, kind: "hash", items: [node] }, frame),
  spread: (node, frame, interpreter) => evaluateItems([node], frame, interpreter),
  list: ({ items }, frame, interpreter) => evaluateItems(items, frame, interpreter),
  local: ({ name }, frame) => frame.get(name) ?? null,
  instance: ({ name }, frame, interpreter) => instanceVariable(frame.self, name, interpreter),
  "class-variable": ({ name }, frame) => {
    const found = classVariable(name, frame);
    const holder = frame.context.modules!.body.name;
    return found ?? raise("NameError", `uninitialized class variable ${name} in ${holder}`);
  },
  constant: ({ name }, frame, interpreter) => constant(name, frame, interpreter),
  "constant-of": constantOf,
  global: ({ name }, _frame, interpreter) => globalVariable(name, interpreter),
  block: procOf,
  call: callNode,
  super: evaluateSuper,
  yield: evaluateYield,
  index(node, frame, interpreter) {
    return after(interpreter.begin(node.target, frame), (target) => {
      if (node.isSafe && target === null) return null;
      return after(evaluateItems(node.arguments, frame, interpreter), (args) => {
        return invoke(target, "[]", args, undefined, interpreter, node);
      });
    });
  },
  unary(node, frame, interpreter) {
    if (node.operator === "defined?") return defined(node.operand, frame, interpreter);
    return after(interpreter.begin(node.operand, frame), (value) => {
      if (node.operator === "!" && !(value instanceof RObject)) return !isTruthy(value);
      if (node.operator === "!") return invoke(value, "!", [], undefined, interpreter, node);
      return invoke(value, node.operator === "-" ? "-@" : "~", [], undefined, interpreter, node);
    });
  },
  binary(node, frame, interpreter) {
    const left = interpreter.begin(node.left, frame);
    if (isEvaluation(left)) return after(left, (value) => evaluateRight(node, value, frame, interpreter));
    return evaluateRight(node, left, frame, interpreter);
  },
  logical: (node, frame, interpreter) => {
    return after(interpreter.begin(node.left, frame), (left) => {
      return isTruthy(left) === (node.operator === "or") ? left : interpreter.begin(node.right, frame);
    });
  },
  range(node, frame, interpreter) {
    return after(interpreter.begin(node.from, frame), (from) => {
      return after(interpreter.begin(node.to, frame), (to) => newRange(from, to, node.isExclusive, interpreter));
    });
  },
  if: evaluateIf,
  *case(node, frame, interpreter) {
    const subject: RubyValue = node.subject ? yield* resultOf(interpreter.begin(node.subject, frame)) : true;
    for (const { values, body } of node.options) {
      const wanted = yield* resultOf(evaluateItems(values, frame, interpreter));
      const found = yield* resultOf(
        firstIndex(wanted.length, (index) => {
          if (!node.subject) return isTruthy(wanted[index]!);
          return after(invoke(wanted[index]!, "===", [subject], undefined, interpreter, node), isTruthy);
        }),
      );
      if (found >= 0) return yield* resultOf(interpreter.begin(body, frame));
    }
    return node.otherwise ? yield* resultOf(interpreter.begin(node.otherwise, frame)) : null;
  },
  while: evaluateWhile,
  for: evaluateFor,
  begin: evaluateBegin,
  assignment: assign,
  jump(node, frame, interpreter) {
    return after(node.value ? interpreter.begin(node.value, frame) : null, (value): never => {
      throw new RubyJump(node.word, value, frame, node.isInLoop);
    });
  },
  definition: evaluateDefinition,
  module: evaluateModule,
  singleton: evaluateSingleton,
  alias: evaluateAlias,
  undef: evaluateUndef,
  "case-in": evaluateCaseIn,
  targets() {
    return throwNotInterpreted("targets without a value");
  },
  *"match-write"(node, frame, interpreter) {
    const found = yield* resultOf(interpreter.begin(node.call, frame));
    const { lastMatch } = interpreter;
    for (const name of node.names) {
      const group = found === null ? undefined : lastMatch?.groups[lastMatch.names.get(name) ?? -1];
      frame.set(name, group === undefined ? null : new RString(group));
    }
    return found;
  },
  refused: ({ what }) => throwNotInterpreted(what),
};

/** Adds `key => value` or `**hash` to a hash. */
function addItem(item: Node, hash: RHash, frame: Frame, interpreter: Interpreter): Pending<void> {
  if (item.kind === "pair")
    return after(interpreter.begin(item.key, frame), (key) =>
      after(interpreter.begin(item.value, frame), (value) => hash.set(key, value, interpreter)),
    );
  if (item.kind !== "spread") return undefined;
  return after(interpreter.begin(item.operand, frame), (other) => {
    if (other instanceof RHash) copyEntries(other, hash, interpreter);
  });
}

function stringOf(text: string, { isBytes, isFrozen }: Literal): RString {
  const made = new RString(text);
  made.isBinary = isBytes === true;
  if (isBytes) made.encoding = "UTF-8";
  made.isFrozen = isFrozen === true;
  return made;
}

function evaluateRight(node: Binary, left: RubyValue, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const right = interpreter.begin(node.right, frame);
  if (isEvaluation(right))
    return after(right, (value) => invokeOperator(left, node.operator, value, interpreter, node));
  return invokeOperator(left, node.operator, right, interpreter, node);
}

function evaluateIf(node: If, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const test = interpreter.begin(node.test, frame);
  if (isEvaluation(test)) return after(test, (value) => evaluateBranch(node, value, frame, interpreter));
  return evaluateBranch(node, test, frame, interpreter);
}

function evaluateBranch(node: If, test: RubyValue, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const chosen = isTruthy(test) ? node.then : node.otherwise;
  return chosen ? interpreter.begin(chosen, frame) : null;
}

function joined(parts: readonly (string | Body)[], frame: Frame, interpreter: Interpreter): Pending<string> {
  let text = "";
  const pending = inOrder(
    parts.length,
    (index) => {
      const part = parts[index]!;
      return typeof part === "string"
        ? part
        : after(interpreter.begin(part, frame), (value) => interpolated(value, interpreter));
    },
    (each) => {
      const added = Math.min(text.length, each.length);
      interpreter.take(bytesOfText(added, text.length + each.length));
      text += each;
    },
  );
  return after(pending, () => text);
}

/** The string of `#{…}`: `to_s`, possibly one that is written in Ruby. */
function interpolated(value: RubyValue, interpreter: Interpreter): Pending<string> {
  const hasOwnText =
    value instanceof RObject || value instanceof RException || value instanceof RClass || value instanceof RRange;
  if (Array.isArray(value) || value instanceof RHash) return inspected(value, interpreter);
  if (!hasOwnText) return textOf(value, interpreter);
  return after(callMethod(value, "to_s", [], undefined, interpreter), (text) => textOf(text, interpreter));
}
