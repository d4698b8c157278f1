import { after, resultOf, type Evaluation, type Pending } from "@cairn/evaluation";
import type { Alias, Constant, Definition, ModuleNode, Node, SingletonNode, Undef } from "../ast.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import { inspectPlain } from "../values/print.js";
import type { ModuleBody, UserMethod, Visibility } from "../values/module-body.js";
import { RClass, RSymbol, type RubyValue } from "../values/values.js";
import { aliasMethod, inherited } from "../world/changes.js";
import { runBody } from "./calls.js";
import { Frame } from "./frame.js";
import type { Interpreter } from "./interpreter.js";
import { arityOf, parameterList } from "./parameters.js";

/** The module in which a constant is looked up. */
export interface Qualified {
  readonly body: ModuleBody;
  readonly name: string;
}

/** The module of a constant that is assigned, or opened. */
export function qualified(node: Node, frame: Frame, interpreter: Interpreter): Pending<Qualified> {
  const { world } = interpreter;
  if (node.kind === "constant-of")
    return after(interpreter.begin(node.parent, frame), (parent) => ({
      body: bodyOf(parent, interpreter),
      name: node.name,
    }));
  const { name } = node as Constant;
  const cut = name.lastIndexOf("::");
  const outer = frame.context.modules?.body ?? world.main.body;
  if (cut < 0) return { body: outer, name };
  if (cut === 0) return { body: world.main.body, name: name.slice(2) };
  const holder: Constant = { ...(node as Constant), name: name.slice(0, cut) };
  return after(interpreter.begin(holder, frame), (parent) => ({
    body: bodyOf(parent, interpreter),
    name: name.slice(cut + 2),
  }));
}

function bodyOf(value: RubyValue, { world }: Interpreter): ModuleBody {
  if (value instanceof RClass) return world.body(value.name);
  return raise("TypeError", `${Array.isArray(value) ? "[]" : inspectPlain(value)} is not a class/module`);
}

/** `class A < B` and `module A`: reopens it if it exists. */
export function* evaluateModule(node: ModuleNode, frame: Frame, interpreter: Interpreter): Evaluation<RubyValue> {
  const { world } = interpreter;
  const place = yield* resultOf(qualified(node.path, frame, interpreter));
  const above: RubyValue = node.superclass ? yield* resultOf(interpreter.begin(node.superclass, frame)) : null;
  if (above !== null && !(above instanceof RClass)) raise("TypeError", "superclass must be a Class");
  const known = world.ownConstant(place.body, place.name);
  let body: ModuleBody;
  if (known instanceof RClass) {
    body = world.body(known.name);
    if (body.isClass !== (node.what === "class")) raise("TypeError", `${place.name} is not a ${node.what}`);
    if (above instanceof RClass && body.superclass && body.superclass.name !== world.body(above.name).name)
      raise("TypeError", `superclass mismatch for class ${place.name}`);
  } else {
    const isClass = node.what === "class";
    const superclass = isClass ? world.body(above instanceof RClass ? above.name : "Object") : undefined;
    const full = place.body === world.main.body ? place.name : `${place.body.name}::${place.name}`;
    body = world.define(full, isClass, superclass);
    place.body.constants.set(place.name, new RClass(full));
    if (superclass) yield* resultOf(inherited(superclass, body, interpreter));
  }
  return yield* resultOf(runModule(body, new RClass(body.name), node.body, frame, interpreter));
}

function runModule(
  body: ModuleBody,
  self: RubyValue,
  inside: Node,
  frame: Frame,
  interpreter: Interpreter,
): Pending<RubyValue> {
  const modules = { body, outer: frame.context.modules };
  return interpreter.begin(inside, new Frame(undefined, { self, modules, definee: body }));
}

/** `class << object`. */
export function evaluateSingleton(node: SingletonNode, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  return after(interpreter.begin(node.target, frame), (target) => {
    const body = interpreter.world.singletonOf(target);
    const modules = { body, outer: frame.context.modules };
    return interpreter.begin(node.body, new Frame(undefined, { self: target, modules, definee: body }));
  });
}

/** `def`. */
export function evaluateDefinition(node: Definition, frame: Frame, interpreter: Interpreter): Pending<RubyValue> {
  const { world } = interpreter;
  const symbol = RSymbol.of(node.name);
  if (node.receiver) {
    return after(interpreter.begin(node.receiver, frame), (receiver) => {
      const body = world.singletonOf(receiver);
      world.add(body, methodOf(node, body, "public", frame, interpreter));
      return symbol;
    });
  }
  const { definee, visibility = "public" } = frame.context;
  if (!definee) return throwNotInterpreted("`def` here");
  const isModuleFunction = visibility === "module_function";
  const shown = isModuleFunction || alwaysPrivate.has(node.name) ? "private" : visibility;
  const method = methodOf(node, definee, shown, frame, interpreter);
  world.add(definee, method);
  if (isModuleFunction) world.add(definee.singleton, { ...method, owner: definee.singleton, visibility: "public" });
  return symbol;
}

/** Methods that Ruby alone calls, however they are defined. */
const alwaysPrivate: ReadonlySet<string> = new Set([
  "initialize",
  "initialize_clone",
  "initialize_copy",
  "initialize_dup",
  "respond_to_missing?",
]);

/** A method whose body is Ruby. */
function methodOf(
  { body, name, parameters }: Definition,
  owner: ModuleBody,
  visibility: Visibility,
  { context }: Frame,
  interpreter: Interpreter,
): UserMethod {
  const method: UserMethod = {
    name,
    owner,
    visibility,
    arity: arityOf(parameters),
    parameters: parameterList(parameters, true),
    run: (self, args, block) => {
      const frame = new Frame(undefined, { self, modules: context.modules, definee: owner, method, args, block });
      return runBody(parameters, body, args, frame, interpreter);
    },
  };
  return method;
}

/** `alias`. */
export function evaluateAlias({ name, old }: Alias, frame: Frame, interpreter: Interpreter): RubyValue {
  const { definee } = frame.context;
  if (!definee) return throwNotInterpreted("`alias` here");
  aliasMethod(definee, name, old, interpreter);
  return null;
}

/** `undef`. */
export function evaluateUndef({ names }: Undef, { context }: Frame): RubyValue {
  for (const name of names) context.definee?.methods.set(name, undefined);
  return null;
}
