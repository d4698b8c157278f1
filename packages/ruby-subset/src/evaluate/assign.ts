import { after, inOrder, isEvaluation, type Pending } from "@cairn/evaluation";
import type { Assignment, Call, Index, Local, Node, Targets } from "../ast.js";
import { toList } from "../methods/lists.js";
import { classNameOf } from "../values/classes.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { isTruthy, RObject, RSet, type RubyValue } from "../values/values.js";
import { callMethod } from "../methods/index.js";
import { invoke, invokeOperator } from "./calls.js";
import { setConstant } from "../world/changes.js";
import { qualified } from "./definitions.js";
import type { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { evaluateItems } from "./items.js";
import { instanceVariable, setInstanceVariable } from "../world/instance-variables.js";
import { classVariable, setClassVariable } from "./class-variables.js";

/** An assignable location. */
interface Place {
  /** Undefined if there is no value yet. */
  read(): Pending<RubyValue>;
  write(value: RubyValue): Pending<RubyValue>;
}

/** `=`, and `+=` and the like; `||=` and `&&=` only assign if they must. */
export function assign(node: Assignment, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { operator, target } = node;
  if (operator === "=" && target.kind === "local") {
    const value = interpreter.begin(node.value, frame);
    if (isEvaluation(value)) return after(value, (result) => assigned(target, result, frame));
    return assigned(target, value, frame);
  }
  const written = (): Pending<RubyValue> => interpreter.begin(node.value, frame);
  if (target.kind === "targets") {
    return after(written(), (value) => after(assignSeveral(target, value, frame, interpreter), () => value));
  }
  return after(assignedPlace(target, frame, interpreter), (place) => {
    if (!place) return null;
    const write = (value: RubyValue): Pending<RubyValue> => after(place.write(value), () => value);
    if (operator === "=") return after(written(), write);
    return after(place.read(), (old) => {
      if (operator === "||" || operator === "&&") {
        return isTruthy(old) === (operator === "||") ? old : after(written(), write);
      }
      return after(written(), (value) => after(invokeOperator(old, operator, value, interpreter, node), write));
    });
  });
}

function assigned({ name }: Local, value: RubyValue, frame: Frame): RubyValue {
  frame.set(name, value);
  return value;
}

/** The elements of a value that is destructured: of a list, of a set, of what `to_ary` returns; otherwise itself. */
function destructured(value: RubyValue, interpreter: Interpreter): Pending<readonly RubyValue[]> {
  if (Array.isArray(value)) return value;
  if (value instanceof RSet) return toList(value, interpreter);
  if (!(value instanceof RObject) || !interpreter.world.find(value, "to_ary")) return [value];
  return after(callMethod(value, "to_ary", [], undefined, interpreter), (list): readonly RubyValue[] => {
    if (Array.isArray(list)) return list;
    if (list === null) return [value];
    const name = classNameOf(value);
    return raise("TypeError", `can't convert ${name} to Array (${name}#to_ary gives ${classNameOf(list)})`);
  });
}

/** `a, *b = value`: destructures the value if it is a list. */
export function assignSeveral(
  targets: Targets,
  value: RubyValue,
  frame: Frame,
  interpreter: Interpreter,
): Pending<void> {
  return after(destructured(value, interpreter), (list) => {
    interpreter.spend(list.length / 8);
    const pairs = assignments(targets, list);
    return inOrder<unknown>(
      pairs.length,
      (index) => assignTo(...pairs[index]!, frame, interpreter),
      () => undefined,
    );
  });
}

/** Each target with its value. */
function assignments({ before, rest, behind }: Targets, list: readonly RubyValue[]): [Node, RubyValue][] {
  const end = Math.max(before.length, list.length - behind.length);
  const from = rest === undefined ? before.length : end;
  return [
    ...before.map((target, at): [Node, RubyValue] => [target, list[at] ?? null]),
    ...(rest === undefined || rest === "ignored" ? [] : [[rest, list.slice(before.length, end)] as [Node, RubyValue]]),
    ...behind.map((target, at): [Node, RubyValue] => [target, list[from + at] ?? null]),
  ];
}

/** Assigns a value to one target. */
export function assignTo(target: Node, value: RubyValue, frame: Frame, interpreter: Interpreter): Pending<unknown> {
  if (target.kind === "targets") return assignSeveral(target, value, frame, interpreter);
  return after(assignedPlace(target, frame, interpreter), (place) => place?.write(value) ?? null);
}

function assignedPlace(target: Node, frame: Frame, interpreter: Interpreter): Pending<Place | undefined> {
  switch (target.kind) {
    case "local":
      return { read: () => frame.get(target.name) ?? null, write: (value) => (frame.set(target.name, value), null) };
    case "instance":
      return {
        read: () => instanceVariable(frame.self, target.name, interpreter),
        write: (value) => (setInstanceVariable(frame.self, target.name, value, interpreter), null),
      };
    case "class-variable":
      return {
        read: () => classVariable(target.name, frame) ?? null,
        write: (value) => (setClassVariable(target.name, value, frame), null),
      };
    case "global":
      return globalPlace(target.name, interpreter);
    case "constant":
    case "constant-of":
      return after(qualified(target, frame, interpreter), ({ body, name }) => ({
        read: () => interpreter.world.constantIn(body, name, false) ?? null,
        write: (value: RubyValue) => (setConstant(body, name, value, interpreter), null),
      }));
    case "index":
      return elementPlace(target, frame, interpreter);
    case "call":
      return attributePlace(target, frame, interpreter);
    default:
      return throwNotInterpreted("a value for what can't have one");
  }
}

/** `target[keys]`, whose parts are evaluated once, however often it is read and written. */
function elementPlace(target: Index, frame: Frame, interpreter: Interpreter): Pending<Place> {
  return after(interpreter.begin(target.target, frame), (list) => {
    return after(evaluateItems(target.arguments, frame, interpreter), (keys) => ({
      read: () => invoke(list, "[]", keys, undefined, interpreter, target),
      write: (value: RubyValue) => invoke(list, "[]=", [...keys, value], undefined, interpreter, target),
    }));
  });
}

/** `receiver.name`; undefined for `receiver&.name` of nil. */
function attributePlace(target: Call, frame: Frame, interpreter: Interpreter): Pending<Place | undefined> {
  return after(interpreter.begin(target.receiver!, frame), (receiver) => {
    if (receiver === null && target.isSafe) return undefined;
    return {
      read: () => invoke(receiver, target.name, [], undefined, interpreter, target),
      write: (value: RubyValue) => invoke(receiver, `${target.name}=`, [value], undefined, interpreter, target),
    };
  });
}

/** Ruby's own global variables are accessible outside the program; those that a program defines are its own. */
function globalPlace(name: string, { world }: Interpreter): Place {
  if (/^\$(?:[^:\w]|[0-9_]|std(?:in|out|err)|PROGRAM|DEBUG|FILENAME)/.test(name))
    return throwNotInterpreted(`the global variable \`${name}\``);
  return { read: () => world.globals.get(name) ?? null, write: (value) => (world.globals.set(name, value), null) };
}
