import { type Pending, after, inOrder } from "@cairn/evaluation";
import { aliasMethod, methodOfBlock, runHook, setConstant } from "../world/changes.js";
import type { Interpreter } from "../evaluate/interpreter.js";
import { setInstanceVariable, instanceVariable } from "../world/instance-variables.js";
import { raise, throwNotInterpreted } from "../values/errors.js";
import type { ModuleBody, UserMethod, Visibility } from "../values/module-body.js";
import { RClass, RProc, RSymbol, type RubyValue } from "../values/values.js";
import { newInstance } from "./instances.js";
import { defined, lists } from "./method-lists.js";
import { needName, str, type MethodCall, type Methods } from "./method.js";

const bodyOf = (self: RClass, { interpreter }: MethodCall): ModuleBody => interpreter.world.body(self.name);

function moduleOf(value: RubyValue | undefined, interpreter: Interpreter): ModuleBody {
  if (value instanceof RClass) return interpreter.world.body(value.name);
  return raise("TypeError", "wrong argument type (expected Module)");
}

const names = (args: readonly RubyValue[]): string[] => args.flat().map(needName);

function reader(name: string, owner: ModuleBody): UserMethod {
  const run: UserMethod["run"] = (self, _args, _block, interpreter) => instanceVariable(self, name, interpreter);
  return { name, owner, visibility: "public", arity: 0, parameters: [], run };
}

function writer(name: string, owner: ModuleBody): UserMethod {
  const run: UserMethod["run"] = (self, [value], _block, interpreter) => {
    setInstanceVariable(self, name, value ?? null, interpreter);
    return value ?? null;
  };
  return { name: `${name}=`, owner, visibility: "public", arity: 1, parameters: [["req", "value"]], run };
}

function attributes(...makers: readonly ((name: string, owner: ModuleBody) => UserMethod)[]): Methods<RClass>[string] {
  return [
    0,
    -1,
    (self, args, call) => {
      const body = definee(self, call);
      const made = names(args).flatMap((name) => makers.map((make) => make(name, body)));
      const visibility = visibilityNow(call);
      for (const each of made) call.interpreter.world.add(body, { ...each, visibility });
      return made.map(({ name }) => RSymbol.of(name));
    },
  ];
}

/** Where `attr_reader` defines its methods: in the class, but in the body of `class << self` that isn't the class itself. */
function definee(self: RClass, { frame, interpreter }: MethodCall): ModuleBody {
  const inside = frame?.context;
  return inside?.definee && inside.self === self && !inside.method ? inside.definee : interpreter.world.body(self.name);
}

function visibilityNow({ frame }: MethodCall): Visibility {
  const now = frame?.context.visibility;
  return now === undefined || now === "module_function" ? "public" : now;
}

/** `private` and the like: with names for those methods, without for all that follow. */
function setsVisibility(visibility: Visibility): Methods<RClass>[string] {
  return [
    0,
    -1,
    (self, args, call) => {
      const body = definee(self, call);
      if (args.length === 0) {
        if (call.frame) call.frame.context.visibility = visibility;
        return null;
      }
      for (const name of names(args)) changeVisibility(body, name, visibility, call);
      return args.length === 1 ? args[0]! : [...args];
    },
  ];
}

function changeVisibility(
  body: ModuleBody,
  name: string,
  visibility: Visibility,
  { interpreter }: MethodCall,
  method = body.find(name),
): void {
  if (method) interpreter.world.add(body, { ...method, owner: body, visibility });
  else raise("NameError", `undefined method \`${name}' for class \`${body.name}'`);
}

function including(
  run: (body: ModuleBody, module: ModuleBody) => void,
  hookName: "extended" | "included" | "prepended",
): Methods<RClass>[string] {
  return [
    1,
    -1,
    (self, args, call) => {
      const { interpreter } = call;
      const body = hookName === "extended" ? bodyOf(self, call) : definee(self, call);
      const modules = [...args].reverse().map((each) => moduleOf(each, interpreter));
      const done = inOrder(
        modules.length,
        (at) => {
          run(body, modules[at]!);
          interpreter.world.reopen(body);
          return runHook(hookName, modules[at]!, new RClass(body.name), interpreter);
        },
        () => {},
      );
      return after(done, () => self);
    },
  ];
}

/** A block that is run as if it were in the class body. */
function inside(self: RClass, args: readonly RubyValue[], call: MethodCall): Pending<RubyValue> {
  if (!call.block) return throwNotInterpreted(`\`${call.name}\` of a text`);
  const body = bodyOf(self, call);
  return call.block.call(args.length > 0 ? args : [self], undefined, { self, definee: body });
}

function compared(test: (isBelow: boolean, isAbove: boolean) => boolean | null): Methods<RClass>[string] {
  return [
    1,
    1,
    (self, [other], { interpreter }) => {
      if (!(other instanceof RClass)) return raise("TypeError", "compared with non class/module");
      return test(interpreter.world.isBelow(self.name, other.name), interpreter.world.isBelow(other.name, self.name));
    },
  ];
}

/** The methods of every class and module. */
export const moduleMethods: Methods<RClass> = {
  new: [0, -1, newInstance],
  allocate: [0, 0, newInstance],
  "===": [1, 1, (self, [value], { interpreter }) => interpreter.world.isA(value!, self.name)],
  "==": [1, 1, (self, [other]) => other instanceof RClass && other.name === self.name],
  name: [0, 0, ({ name }) => (name.startsWith("#<") ? null : str(name))],
  to_s: [0, 0, ({ name }) => str(name)],
  inspect: [0, 0, ({ name }) => str(name)],
  superclass: [0, 0, (self, _args, call) => classOf(bodyOf(self, call).superclass)],
  ancestors: [0, 0, (self, _args, call) => bodyOf(self, call).ancestors.map(({ name }) => new RClass(name))],
  "<": compared((isBelow, isAbove) => (isBelow ? !isAbove : isAbove ? false : null)),
  "<=": compared((isBelow, isAbove) => (isBelow ? true : isAbove ? false : null)),
  ">": compared((isBelow, isAbove) => (isAbove ? !isBelow : isBelow ? false : null)),
  ">=": compared((isBelow, isAbove) => (isAbove ? true : isBelow ? false : null)),
  attr_reader: attributes(reader),
  attr: attributes(reader),
  attr_writer: attributes(writer),
  attr_accessor: attributes(reader, writer),
  include: including((body, module) => body.include(module), "included"),
  prepend: including((body, module) => body.prepend(module), "prepended"),
  extend: including((body, module) => body.singleton.include(module), "extended"),
  "include?": [
    1,
    1,
    (self, [module], call) =>
      self.name !== (module as RClass).name && call.interpreter.world.isBelow(self.name, (module as RClass).name),
  ],
  private: setsVisibility("private"),
  public: setsVisibility("public"),
  protected: setsVisibility("protected"),
  module_function: [
    0,
    -1,
    (self, args, call) => {
      const body = bodyOf(self, call);
      if (args.length === 0 && call.frame) call.frame.context.visibility = "module_function";
      for (const name of names(args)) {
        const method = body.find(name) ?? raise("NameError", `undefined method \`${name}' for module \`${self.name}'`);
        call.interpreter.world.add(body.singleton, { ...method, owner: body.singleton, visibility: "public" });
      }
      return null;
    },
  ],
  private_class_method: [0, -1, (self, args, call) => classVisibility(self, args, "private", call)],
  public_class_method: [0, -1, (self, args, call) => classVisibility(self, args, "public", call)],
  private_constant: [0, -1, () => null],
  define_method: [
    1,
    2,
    (self, [name, given], call) => {
      const block = given instanceof RProc ? given : call.block;
      if (!block) return raise("ArgumentError", "tried to create Proc object without a block");
      const body = definee(self, call);
      call.interpreter.world.add(body, methodOfBlock(needName(name), block, body, visibilityNow(call)));
      return RSymbol.of(needName(name));
    },
  ],
  alias_method: [
    2,
    2,
    (self, [name, old], call) => {
      aliasMethod(definee(self, call), needName(name), needName(old), call.interpreter);
      return RSymbol.of(needName(name));
    },
  ],
  remove_method: [
    0,
    -1,
    (self, args, call) => (names(args).forEach((name) => bodyOf(self, call).methods.delete(name)), self),
  ],
  undef_method: [
    0,
    -1,
    (self, args, call) => (names(args).forEach((name) => bodyOf(self, call).methods.set(name, undefined)), self),
  ],
  instance_methods: lists("public", "protected"),
  public_instance_methods: lists("public"),
  private_instance_methods: lists("private"),
  "method_defined?": defined("public", "protected"),
  "public_method_defined?": defined("public"),
  "private_method_defined?": defined("private"),
  class_eval: [0, -1, inside],
  class_exec: [0, -1, inside],
  module_eval: [0, -1, inside],
  module_exec: [0, -1, inside],
  const_get: [
    1,
    2,
    (self, [name], call) => {
      const wanted = needName(name);
      const modules = { body: bodyOf(self, call), outer: undefined };
      const found = call.interpreter.world.constant(wanted, modules);
      return (
        found ?? raise("NameError", `uninitialized constant ${self.name === "Object" ? "" : `${self.name}::`}${wanted}`)
      );
    },
  ],
  const_set: [
    2,
    2,
    (self, [name, value], call) => {
      setConstant(bodyOf(self, call), needName(name), value!, call.interpreter);
      return value!;
    },
  ],
  "const_defined?": [
    1,
    2,
    (self, [name], call) =>
      call.interpreter.world.constant(needName(name), { body: bodyOf(self, call), outer: undefined }) !== undefined,
  ],
  constants: [0, 1, (self, _args, call) => [...bodyOf(self, call).constants.keys()].map((name) => RSymbol.of(name))],
  class_variable_get: [1, 1, (self, [name], call) => bodyOf(self, call).classVariables.get(needName(name)) ?? null],
  class_variable_set: [
    2,
    2,
    (self, [name, value], call) => (bodyOf(self, call).classVariables.set(needName(name), value!), value!),
  ],
  "class_variable_defined?": [1, 1, (self, [name], call) => bodyOf(self, call).classVariables.has(needName(name))],
  instance_method: [
    1,
    1,
    (self, [name], call) => {
      const method = bodyOf(self, call).find(needName(name));
      if (!method) return raise("NameError", `undefined method \`${needName(name)}' for class \`${self.name}'`);
      const proc = new RProc(() => throwNotInterpreted("a call of a method without an object"), method.arity, true);
      proc.parameters = method.parameters;
      return proc;
    },
  ],
};

function classVisibility(
  self: RClass,
  args: readonly RubyValue[],
  visibility: Visibility,
  call: MethodCall,
): RubyValue {
  const { singleton } = bodyOf(self, call);
  for (const name of names(args))
    changeVisibility(singleton, name, visibility, call, singleton.find(name) ?? builtIn(self, name, singleton, call));
  return null;
}

/** A built-in method of a class, such as `new`, in the form of those that files define. */
function builtIn(self: RClass, name: string, owner: ModuleBody, { interpreter }: MethodCall): UserMethod | undefined {
  const { world } = interpreter;
  const native = world.findNativeOfClass(world.body(self.name), name) ?? moduleMethods[name];
  if (!native) return undefined;
  const run: UserMethod["run"] = (receiver, args, block, caller) =>
    native[2](receiver as never, args, { name, block, interpreter: caller });
  return { name, owner, visibility: "public", arity: -1, parameters: [["rest", ""]], run };
}

function classOf(body: ModuleBody | undefined): RubyValue {
  return body ? new RClass(body.name) : null;
}
